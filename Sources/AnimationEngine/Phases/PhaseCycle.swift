/// A sequence of phases as it goes on: which step is next, and when it is due.
///
/// The one rule of phases, for sequences that are computed ahead (`PhaseSequencer`) and for those that
/// go on with time (``PhaseAnimator``). Both take each step when it is due and say when it is complete.
///
/// A cycle goes through all phases after the first, and the first again. A step is due as soon as the one
/// before it is complete. A trigger comes after the steps that are due at its time.
struct PhaseCycle {
  /// A step into a phase.
  struct Step: Equatable {
    /// The phase that it leads to.
    var phase: Int
    /// When it begins, in seconds.
    var time: Double
  }

  /// How many phases there are.
  private let count: Int
  /// The phase that was stepped into last.
  private(set) var phase = 0
  /// The next step. It is nil at rest, and due at infinity after a step that never completes.
  private(set) var next: Step?
  /// When the cycle began.
  private var start = 0.0
  /// How many cycles follow this one.
  private var cyclesLeft = 0

  /// A sequence that rests in its first phase.
  init(count: Int) { self.count = count }

  /// Makes the step to the second phase due at `time`, wherever the cycle was.
  ///
  /// Fewer than two phases stand still.
  mutating func begin(at time: Double, cycles: Int = 1) {
    guard count > 1, cycles > 0 else { return }
    (start, cyclesLeft) = (time, cycles - 1)
    next = Step(phase: 1, time: time)
  }

  /// The step that is due at or before `time`, if one is. It is taken, and has to be completed.
  mutating func takeStep(until time: Double) -> Step? {
    guard let step = next, step.time <= time, step.time.isFinite else { return nil }
    phase = step.phase
    return step
  }

  /// Says when the step that was taken last is complete.
  ///
  /// No cycle follows one that takes no time: it would turn for ever at one moment.
  mutating func complete(at time: Double) {
    next = nil
    if phase != 0 {
      next = Step(phase: (phase + 1) % count, time: time)
    } else if time > start {
      begin(at: time, cycles: cyclesLeft)
    }
  }
}
