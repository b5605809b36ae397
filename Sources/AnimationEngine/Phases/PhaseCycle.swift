/// Where a sequence of phases stands in its cycle: all phases after the first, and the first again.
///
/// The one rule of who comes next, for sequences that are computed ahead (`PhaseSequencer`) and for
/// those that go on with time (``PhaseAnimator``).
struct PhaseCycle {
  /// How many phases there are.
  private let count: Int
  /// The phase that was stepped into last.
  private(set) var index = 0
  /// When the cycle began.
  private var start: Double

  /// A sequence that shows its first phase.
  init(count: Int, at time: Double) { (self.count, start) = (count, time) }

  /// Steps into the second phase at `time`, wherever the cycle was.
  ///
  /// - Returns: false where there is none: fewer than two phases stand still.
  mutating func begin(at time: Double) -> Bool {
    guard count > 1 else { return false }
    (index, start) = (1, time)
    return true
  }

  /// Steps into the next phase.
  ///
  /// - Returns: false after the first phase, which ends the cycle.
  mutating func goOn() -> Bool {
    guard index != 0 else { return false }
    index = (index + 1) % count
    return true
  }

  /// Whether the cycle has taken time until `time`. One that takes none would turn for ever at one
  /// moment, so no other follows it.
  func hasTakenTime(at time: Double) -> Bool { time > start }
}
