/// How many may wait and how many are let in at a time, by how fast a queue goes on.
///
/// Where turns are short, many are let in, since each turn has a price, and nobody is refused: all
/// connections together are through in a moment. Where they are long, few are let in, since those who
/// share the processors all end late. A burst of these may wait. But where the last in the queue would
/// wait too long, more comes than can be done: then the queue is kept short for a while, so that who
/// comes has its turn soon or is refused at once.
struct Crowding: Sendable {
  /// The longest wait that is foreseen, in nanoseconds.
  var most: Int64
  /// The same while it is crowded.
  var mostWhenCrowded: Int64
  /// How many are let in at a time where turns are long.
  var places: Int
  /// How long it stays crowded, in nanoseconds.
  var spell: Int64

  /// Whether it was crowded when it was last looked at.
  private(set) var isCrowded = false
  /// Whether that was less than a spell ago.
  private var isRecovering = false
  private var end = Int64.min / 2
  /// When the last refusal is told.
  private var told: Int64 = 0
  /// The time from one turn to the next, where it is known.
  private var pace: Int64?
  /// Turns since a time; 0 where nobody has waited.
  private var turns: Int64 = 0
  private var begin: Int64 = 0

  init(most: Int64, mostWhenCrowded: Int64, places: Int, spell: Int64) {
    self.most = most
    self.mostWhenCrowded = mostWhenCrowded
    self.places = places
    self.spell = spell
  }

  /// The turns of so many nanoseconds tell the pace: fewer would take a thread's pause for a slow queue.
  private static let window: Int64 = 50_000_000
  /// Turns are long from here on. At less, 512 connections are through in an eighth of a second.
  private static let longTurn: Int64 = 250_000

  /// The pace where turns are long.
  private var slowPace: Int64? { pace.flatMap { $0 < Self.longTurn ? nil : $0 } }

  /// How many of `capacity` places there are now.
  func places(of capacity: Int) -> Int { slowPace == nil ? capacity : min(places, capacity) }

  /// A place is given back while others wait for one.
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

  /// Nobody waits. What comes next may be of another kind, but hardly where it has just been crowded.
  mutating func noteEmpty() {
    (begin, turns) = (0, 0)
    if !isRecovering { pace = nil }
  }

  /// How many may wait where so many do; nil is any number.
  mutating func longest(at now: Int64, waiting: Int) -> Int? {
    look(at: now)
    guard let slowPace else { return nil }
    if !isCrowded, Int64(waiting) >= most / slowPace {
      end = now + spell
      look(at: now)
    }
    return Int((isCrowded ? mostWhenCrowded : most) / slowPace)
  }

  /// When a request that is refused now is told so: soon, but one after the other. Clients that ask again
  /// at once would else take the time of those who compute.
  mutating func refusal(at now: Int64) -> Int64 {
    told = min(max(now, told + Self.pause), now + Self.longestPause)
    return told
  }

  /// Between two refusals.
  private static let pause: Int64 = 500_000
  /// Before a refusal.
  private static let longestPause: Int64 = 250_000_000

  private mutating func look(at now: Int64) {
    isCrowded = now < end
    isRecovering = now < end + spell
    if begin == 0, !isRecovering { pace = nil }
  }
}
