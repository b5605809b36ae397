import Testing

@testable import InbetweenDaemon

private let millisecond: Int64 = 1_000_000

@Suite("A queue that is crowded")
struct CrowdingTests {
  private var fresh: Crowding {
    Crowding(
      most: 60 * millisecond, mostWhenCrowded: 10 * millisecond, places: 2,
      spell: 1000 * millisecond)
  }

  /// One whose queue goes on by a turn in so many nanoseconds, for a tenth of a second.
  private func paced(_ turn: Int64) -> Crowding {
    var crowding = fresh
    for now in stride(from: millisecond, through: 100 * millisecond, by: Int(turn)) {
      crowding.noteTurn(at: now)
    }
    return crowding
  }

  private func time(_ milliseconds: Int64) -> Int64 { milliseconds * millisecond }

  @Test func nobodyIsRefusedBeforeThePaceIsKnown() {
    var crowding = fresh
    #expect(crowding.mostWaiting(at: time(1), having: 10_000) == nil)
    crowding.noteTurn(at: time(2))
    crowding.noteTurn(at: time(40))
    #expect(crowding.mostWaiting(at: time(41), having: 10_000) == nil)
    #expect(crowding.places(of: 8) == 8)
  }

  @Test func allConnectionsMayWaitForShortTurns() {
    var crowding = paced(millisecond / 10)
    #expect(crowding.mostWaiting(at: time(101), having: 511) == nil)
    #expect(crowding.places(of: 8) == 8)
  }

  @Test func aQueueOfLongTurnsIsAsLongAsItsLastMayWait() {
    var crowding = paced(2 * millisecond)
    #expect(crowding.mostWaiting(at: time(101), having: 29) == 30)
    #expect(!crowding.isCrowded)
    #expect(crowding.places(of: 8) == 2)
  }

  @Test func onceItIsTooLongItIsKeptShortForASpell() {
    var crowding = paced(2 * millisecond)
    #expect(crowding.mostWaiting(at: time(101), having: 30) == 5)
    #expect(crowding.mostWaiting(at: time(1100), having: 3) == 5)
    #expect(crowding.mostWaiting(at: time(1102), having: 3) == 30)
  }

  @Test func anEmptyQueueForgetsThePaceButWhereItHasJustBeenCrowded() {
    var calm = paced(2 * millisecond)
    calm.noteEmpty()
    #expect(calm.mostWaiting(at: time(101), having: 10_000) == nil)
    var crowding = paced(2 * millisecond)
    _ = crowding.mostWaiting(at: time(101), having: 30)
    crowding.noteEmpty()
    #expect(crowding.mostWaiting(at: time(102), having: 0) == 5)
    #expect(crowding.mostWaiting(at: time(3000), having: 10_000) == nil)
  }

  @Test func oneLongPauseIsNoSlowQueue() {
    var crowding = fresh
    for now in stride(from: time(1), through: time(30), by: Int(millisecond / 10)) {
      crowding.noteTurn(at: now)
    }
    for now in stride(from: time(50), through: time(80), by: Int(millisecond / 10)) {
      crowding.noteTurn(at: now)
    }
    #expect(crowding.mostWaiting(at: time(81), having: 400) == nil)
  }

  @Test func refusalsAreToldOneAfterTheOther() {
    var crowding = fresh
    #expect(crowding.refusal(at: time(1)) == time(1))
    #expect(crowding.refusal(at: time(1)) == time(1) + millisecond / 2)
    #expect(crowding.refusal(at: time(1)) == time(2))
    #expect(crowding.refusal(at: time(9)) == time(9))
    for _ in 0..<2000 { #expect(crowding.refusal(at: time(10)) <= time(260)) }
  }
}
