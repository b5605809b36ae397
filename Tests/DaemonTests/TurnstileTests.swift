import MicroHTTP
import Testing

@testable import InbetweenDaemon

/// What several threads have done, in order.
private final class Diary: Sendable {
  private let entries = Lock<[Int]>([])

  func note(_ entry: Int) { entries.withLock { $0.append(entry) } }

  /// The entries, once there are so many of them.
  func wait(for count: Int) -> [Int] {
    while true {
      let entries = entries.withLock { $0 }
      if entries.count >= count { return entries }
      OperatingSystem.sleep(seconds: 0.001)
    }
  }
}

private let second: Int64 = 1_000_000_000

@Suite("Turnstiles")
struct TurnstileTests {
  /// Lets requests of these ages wait, one after the other.
  private func queue(_ ages: [Int], at turnstile: Turnstile, _ diary: Diary) throws {
    for (index, age) in ages.enumerated() {
      try OperatingSystem.detach {
        guard turnstile.enter(age: age, patience: 60 * second) == .entered else { return }
        diary.note(age)
        turnstile.leave()
      }
      while turnstile.waiting <= index { OperatingSystem.sleep(seconds: 0.001) }
    }
  }

  @Test func noMoreGoInThanThereArePlaces() {
    let turnstile = Turnstile(capacity: 2)
    #expect(turnstile.enter(age: 1, patience: 0) == .entered)
    #expect(turnstile.enter(age: 2, patience: 0) == .entered)
    #expect(turnstile.enter(age: 3, patience: 0) == .refused)
    #expect(turnstile.running == 2)
    turnstile.leave()
    #expect(turnstile.enter(age: 4, patience: 0) == .entered)
    turnstile.leave()
    turnstile.leave()
    #expect(turnstile.running == 0)
  }

  @Test func theOldestGoesFirstWheneverItCame() throws {
    let turnstile = Turnstile(capacity: 1)
    let diary = Diary()
    #expect(turnstile.enter(age: 0, patience: nil) == .entered)
    try queue([5, 2, 9, 1, 7], at: turnstile, diary)
    turnstile.leave()
    #expect(diary.wait(for: 5) == [1, 2, 5, 7, 9])
    #expect(turnstile.running == 0)
    #expect(turnstile.waiting == 0)
  }

  @Test func whoHasWaitedLongEnoughIsRefusedAndTakesNoPlace() {
    let turnstile = Turnstile(capacity: 1)
    #expect(turnstile.enter(age: 1, patience: nil) == .entered)
    let start = OperatingSystem.uptime
    #expect(turnstile.enter(age: 2, patience: second / 50) == .refused)
    #expect(OperatingSystem.uptime - start >= second / 50)
    #expect(turnstile.waiting == 0)
    turnstile.leave()
    #expect(turnstile.running == 0)
  }

  @Test func whoFindsTooManyIsRefusedAtOnceButWhoMustWaitWaits() throws {
    let turnstile = Turnstile(capacity: 1, crowding: .slow())
    let diary = Diary()
    #expect(turnstile.enter(age: 0, patience: nil) == .entered)
    #expect(turnstile.enter(age: 1, patience: 60 * second) == .refused)
    try OperatingSystem.detach {
      _ = turnstile.enter(age: 2, patience: nil)
      diary.note(2)
    }
    while turnstile.waiting < 1 { OperatingSystem.sleep(seconds: 0.001) }
    turnstile.leave()
    #expect(diary.wait(for: 1) == [2])
  }

  @Test func whenItBecomesCrowdedTheYoungestAreTurnedAway() throws {
    let turnstile = Turnstile(capacity: 1, crowding: .slow(most: 3, mostWhenCrowded: 1))
    let (entered, refused) = (Diary(), Diary())
    #expect(turnstile.enter(age: 0, patience: nil) == .entered)
    for age in 1...3 {
      try OperatingSystem.detach {
        let outcome = turnstile.enter(age: age, patience: 60 * second)
        (outcome == .entered ? entered : refused).note(age)
      }
      while turnstile.waiting < age { OperatingSystem.sleep(seconds: 0.001) }
    }
    #expect(turnstile.enter(age: 4, patience: 60 * second) == .refused)
    #expect(refused.wait(for: 2).sorted() == [2, 3])
    turnstile.leave()
    #expect(entered.wait(for: 1) == [1])
  }

  @Test func whereItIsCrowdedFewerAreLetIn() {
    let turnstile = Turnstile(capacity: 3, crowding: .slow())
    #expect(turnstile.enter(age: 0, patience: nil) == .entered)
    #expect(turnstile.enter(age: 1, patience: 0) == .refused)
    turnstile.leave()
    #expect(turnstile.enter(age: 2, patience: 0) == .entered)
  }

  @Test func manyThreadsGetThroughAndEveryPlaceComesBack() throws {
    let turnstile = Turnstile(capacity: 3)
    let diary = Diary()
    for thread in 0..<16 {
      try OperatingSystem.detach {
        for round in 0..<200 {
          let outcome = turnstile.enter(age: round * 16 + thread, patience: 20_000)
          if outcome == .entered { turnstile.leave() }
        }
        diary.note(thread)
      }
    }
    #expect(diary.wait(for: 16).count == 16)
    #expect(turnstile.running == 0)
    #expect(turnstile.waiting == 0)
  }
}

extension Crowding {
  /// One that has seen a turn a second, where so many seconds may be waited.
  fileprivate static func slow(most: Int64 = 0, mostWhenCrowded: Int64 = 0) -> Crowding {
    var crowding = Crowding(
      most: most * second, mostWhenCrowded: mostWhenCrowded * second, places: 1,
      spell: 3600 * second)
    let now = OperatingSystem.uptime
    crowding.noteTurn(at: now - second)
    crowding.noteTurn(at: now)
    return crowding
  }
}
