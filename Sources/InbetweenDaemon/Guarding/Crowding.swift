/// Decides how many requests may wait and how many run at a time, from how fast the queue moves.
///
/// Where turns are short many requests run, as each turn has a price, and none is refused: all
/// connections together are served in a moment. Where turns are long few run, since requests that
/// share the processors all end late. A burst of long turns may wait. But if the last in the queue
/// would wait too long, more requests arrive than can be served. Then the queue is kept short for a
/// while, so that a new request soon has its turn or is refused at once.
struct Crowding: Sendable {
  /// The longest expected wait that is allowed, in nanoseconds.
  var most: Int64
  /// The longest expected wait, in nanoseconds, that is allowed while the daemon is crowded.
  var mostWhenCrowded: Int64
  /// The number of requests that run at a time where turns are long.
  var places: Int
  /// How long a crowded state lasts, in nanoseconds.
  var spell: Int64

  /// Whether the daemon was crowded at the last call.
  private(set) var isCrowded = false
  /// Whether the daemon was crowded less than ``spell`` ago.
  private var isRecovering = false
  private var end = Int64.min / 2
  /// The time of the latest refusal that has been scheduled, in nanoseconds.
  private var lastRefusal: Int64 = 0
  /// The average time from one turn to the next in nanoseconds; nil if unknown.
  private var pace: Int64?
  /// The turns counted since `begin`, which is 0 while no request waits.
  private var turns: Int64 = 0
  private var begin: Int64 = 0

  init(most: Int64, mostWhenCrowded: Int64, places: Int, spell: Int64) {
    self.most = most
    self.mostWhenCrowded = mostWhenCrowded
    self.places = places
    self.spell = spell
  }

  /// The time over which turns are counted, in nanoseconds. A shorter one would mistake a
  /// thread's pause for a slow queue.
  private static let window: Int64 = 50_000_000
  /// The pace in nanoseconds from which on turns are long. At shorter turns, 512 connections are
  /// served in an eighth of a second.
  private static let longTurn: Int64 = 250_000

  /// The pace if turns are long; nil otherwise.
  private var slowPace: Int64? { pace.flatMap { $0 < Self.longTurn ? nil : $0 } }

  /// The number of requests that may run now, out of `capacity`.
  func places(of capacity: Int) -> Int { slowPace == nil ? capacity : min(places, capacity) }

  /// Notes that a place was given back while other requests wait.
  mutating func noteTurn(at now: Int64) {
    look(at: now)
    guard begin > 0 else {
      begin = now
      return
    }
    turns += 1
    guard now - begin >= Self.window else { return }
    pace = (now - begin) / turns
    (begin, turns) = (now, 0)
  }

  /// Notes that no request waits. The next requests may be of another kind, so the pace is
  /// forgotten, unless it was crowded just before.
  mutating func noteEmpty() {
    (begin, turns) = (0, 0)
    if !isRecovering { pace = nil }
  }

  /// The greatest number of requests that may wait now; nil is unlimited.
  mutating func mostWaiting(at now: Int64, having waiting: Int) -> Int? {
    look(at: now)
    guard let slowPace else { return nil }
    if !isCrowded, Int64(waiting) >= most / slowPace {
      end = now + spell
      look(at: now)
    }
    return Int((isCrowded ? mostWhenCrowded : most) / slowPace)
  }

  /// The time, in nanoseconds, at which the refusal of a request is to be sent. Refusals are sent soon
  /// but one after the other: clients that retry at once would take time from those being served.
  mutating func refusal(at now: Int64) -> Int64 {
    lastRefusal = min(max(now, lastRefusal + Self.pause), now + Self.longestPause)
    return lastRefusal
  }

  /// The time between two refusals, in nanoseconds.
  private static let pause: Int64 = 500_000
  /// The longest time before a refusal, in nanoseconds.
  private static let longestPause: Int64 = 250_000_000

  private mutating func look(at now: Int64) {
    isCrowded = now < end
    isRecovering = now < end + spell
    if begin == 0, !isRecovering { pace = nil }
  }
}
