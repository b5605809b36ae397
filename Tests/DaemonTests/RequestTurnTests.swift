import AnimationEngine
import HTTPTypes
import MicroHTTP
import Testing

@testable import InbetweenDaemon

private let heavy = WorkMeter.lightWork

extension Workload {
  /// A workload of one heavy request at a time in 70 MiB, without patience.
  fileprivate static func make(threads: Int = 1, patience: Int64 = 0) -> Workload {
    Workload(threads: threads, memory: 80 << 20, patience: patience)
  }
}

extension RequestTurn {
  /// A turn of a request whose client stays.
  fileprivate convenience init(_ workload: Workload) {
    let head = HTTPRequest(method: .get, scheme: "http", authority: "h", path: "/")
    self.init(workload, peer: Request(head: head).peer)
  }
}

@Suite("A request's turn")
struct RequestTurnTests {
  @Test func lightWorkNeverMeetsTheGate() {
    let workload = Workload.make()
    let turn = RequestTurn(workload)
    #expect(turn.begin())
    #expect(workload.quick.running == 1)
    #expect(turn.stop(work: heavy - 1, bytes: 1 << 20) == nil)
    #expect(workload.gate.running == 0)
    turn.endWork(answer: 10)
    #expect(workload.quick.running == 0)
  }

  @Test func heavyWorkLeavesItsFirstPlaceForTheGate() {
    let workload = Workload.make()
    let turn = RequestTurn(workload)
    #expect(turn.begin())
    #expect(turn.stop(work: heavy, bytes: 0) == nil)
    #expect(workload.quick.running == 0)
    #expect(workload.gate.running == 1)
    #expect(turn.stop(work: 2 * heavy, bytes: 0) == nil)
    #expect(workload.gate.running == 1)
    turn.endWork(answer: 10)
    #expect(workload.gate.running == 0)
  }

  @Test func heavyWorkThatWaitsTooLongIsRefused() {
    let workload = Workload.make()
    let first = RequestTurn(workload)
    #expect(first.stop(work: heavy, bytes: 0) == nil)
    let second = RequestTurn(workload)
    #expect(second.begin())
    #expect(second.stop(work: heavy, bytes: 0) == .queue)
    #expect(second.interruption == .queue)
    first.endWork(answer: 0)
    #expect(RequestTurn(workload).stop(work: heavy, bytes: 0) == nil)
  }

  @Test func aStreamGivesTheGateBackBetweenItsWindows() {
    let workload = Workload.make()
    let stream = RequestTurn(workload)
    #expect(stream.begin())
    #expect(stream.startStreaming())
    let first = stream.window {
      #expect(stream.stop(work: heavy, bytes: 0) == nil)
      return workload.gate.running
    }
    #expect(first == 1)
    #expect(workload.gate.running == 0)
    #expect(stream.window { workload.gate.running } == 1)
    #expect(workload.gate.running == 0)
  }

  @Test func aLightStreamNeedsNoGate() {
    let workload = Workload.make()
    let other = RequestTurn(workload)
    #expect(other.stop(work: heavy, bytes: 0) == nil)
    let stream = RequestTurn(workload)
    #expect(stream.startStreaming())
    #expect(stream.window { workload.gate.waiting } == 0)
  }

  @Test func aStreamUnderWayWaitsHoweverLongItTakes() throws {
    let workload = Workload.make()
    let stream = RequestTurn(workload)
    #expect(stream.startStreaming())
    _ = stream.window { stream.stop(work: heavy, bytes: 0) }
    let other = RequestTurn(workload)
    #expect(other.stop(work: heavy, bytes: 0) == nil)
    try OperatingSystem.detach {
      while workload.gate.waiting == 0 { OperatingSystem.sleep(seconds: 0.001) }
      OperatingSystem.sleep(seconds: 0.05)
      other.endWork(answer: 0)
    }
    #expect(stream.window { workload.gate.running } == 1)
  }

  @Test func memoryIsHeldAsItIsCounted() {
    let workload = Workload.make()
    do {
      let turn = RequestTurn(workload)
      #expect(turn.stop(work: 0, bytes: 30 << 20) == nil)
      #expect(workload.memory.held == 30 << 20)
      #expect(turn.stop(work: 0, bytes: 20 << 20) == nil)
      #expect(workload.memory.held == 20 << 20)
      turn.endWork(answer: 5 << 20)
      #expect(workload.memory.held == 5 << 20)
    }
    #expect(workload.memory.held == 0)
  }

  @Test func aRequestThatDoesNotFitIsRefusedAndTheOthersGoOn() {
    let workload = Workload.make()
    let first = RequestTurn(workload)
    #expect(first.stop(work: 0, bytes: 50 << 20) == nil)
    let second = RequestTurn(workload)
    #expect(second.stop(work: 0, bytes: 30 << 20) == .memory)
    #expect(workload.memory.held == 50 << 20)
    #expect(first.stop(work: 0, bytes: 60 << 20) == nil)
  }

  @Test func everyStreamHoldsWhatNobodyCounts() {
    let workload = Workload.make()
    var streams: [RequestTurn] = []
    while true {
      let turn = RequestTurn(workload)
      guard turn.startStreaming() else { break }
      streams.append(turn)
    }
    #expect(streams.count == 70)
    streams.removeAll()
    #expect(workload.memory.held == 0)
  }

  @Test func whenThereIsMoreToDoThanCanBeDoneWhoComesIsRefused() {
    let workload = Workload.make()
    let inside = (0..<4).map { _ in RequestTurn(workload) }
    for turn in inside { #expect(turn.begin()) }
    #expect(!RequestTurn(workload).begin())
    inside[0].endWork(answer: 0)
    #expect(RequestTurn(workload).begin())
  }

  @Test func helpersGiveTheirPlacesBack() {
    let workload = Workload.make(threads: 4)
    let turn = RequestTurn(workload)
    #expect(turn.begin())
    let squares = turn.map(500, holding: .max) { index, owner in
      #expect(owner?(0, 0) == nil)
      return (index * index, 0)
    }
    #expect(squares == (0..<500).map { $0 * $0 })
    #expect(workload.gate.running == 0 && workload.quick.running == 1)
  }

  @Test func aBusyGateLeavesTheWorkToItsOwnThread() {
    let workload = Workload.make(threads: 1)
    let other = RequestTurn(workload)
    #expect(other.stop(work: heavy, bytes: 0) == nil)
    let turn = RequestTurn(workload)
    #expect(turn.map(10, holding: .max) { index, _ in (index, 0) } == Array(0..<10))
    other.endWork(answer: 0)
  }

  /// What is made waits to be written, and is held until then, beside what the stream holds itself.
  @Test func whatIsMadeIsHeldAndNoMoreIsBegunThanMayBe() {
    let workload = Workload.make(threads: 4)
    let turn = RequestTurn(workload)
    #expect(turn.stop(work: 0, bytes: 2 << 20) == nil && turn.startStreaming())
    let made = turn.map(500, holding: 3 << 10) { index, owner in
      #expect(owner?(0, 1) == nil)
      return (index, 1 << 10)
    }
    #expect(made == Array(0..<made.count) && (3..<500).contains(made.count))
    #expect(workload.memory.held == 2 << 20 + made.count << 10)
    #expect(turn.map(500, holding: 0) { index, _ in (index, 1) }.first == 0)
    turn.endWork(answer: 0)
    #expect(workload.memory.held == 0)
  }
}

@Suite("Known lengths")
struct KnownLengthsTests {
  @Test func theLastTagsAreKnown() {
    let lengths = KnownLengths(capacity: 10)
    for number in 0..<100 { lengths.note(number, of: "\"\(number)\"") }
    for number in 90..<100 { #expect(lengths.length(of: "\"\(number)\"") == number) }
    for number in 0..<80 { #expect(lengths.length(of: "\"\(number)\"") == nil) }
    #expect(lengths.knows("\"95\"") && !lengths.knows("\"0\""))
  }

  @Test func aLengthThatCannotBeFoundOutIsNotAskedForAgain() {
    let lengths = KnownLengths()
    lengths.note(nil, of: "\"a\"")
    #expect(lengths.knows("\"a\"") && lengths.length(of: "\"a\"") == nil)
    lengths.note(7, of: "\"a\"")
    #expect(lengths.length(of: "\"a\"") == 7)
  }
}

@Suite("A request that waits for the library")
struct AwayTests {
  @Test func leavesItsPlaceToOthers() {
    let workload = Workload.make()
    let turns = (0..<4).map { _ in RequestTurn(workload) }
    #expect(turns.allSatisfy { $0.begin() })
    #expect(!RequestTurn(workload).begin(), "all places are taken")
    let isLetIn = turns[0].away { RequestTurn(workload).begin() }
    #expect(isLetIn)
    #expect(workload.quick.running == 4, "afterwards they have their places again")
  }

  @Test func getsAPlaceAtTheGateAgain() {
    let workload = Workload.make()
    let turn = RequestTurn(workload)
    #expect(turn.takeFreeGate())
    #expect(turn.away { workload.gate.running } == 0)
    #expect(workload.gate.running == 1)
    turn.endWork(answer: 0)
    #expect(turn.away { 1 } == 1)
    #expect(workload.gate.running == 0)
  }
}
