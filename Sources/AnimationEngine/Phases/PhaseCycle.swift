/// The progress of a phase sequence: the next step and the time at which it is due.
///
/// It is the one rule of phases, for sequences that are computed in advance (`PhaseSequencer`) and
/// for those that are advanced over time (``PhaseAnimator``). Both take each step when it is due
/// and report when it is complete.
///
/// A cycle goes through all phases after the first, and the first again. A step is due as soon as the one
/// before it is complete. A trigger comes after the steps that are due at its time.
struct PhaseCycle {
  /// A step into a phase.
  struct Step: Equatable {
    /// The index of the phase into which the step leads.
    var phase: Int
    /// The time at which the step begins, in seconds.
    var time: Double
  }

  /// The number of phases.
  private let count: Int
  /// The index of the phase into which the last step led.
  private(set) var phase = 0
  /// The next step. It is nil at rest, and due at infinity after a step that never completes.
  private(set) var next: Step?
  /// The time at which the cycle began, in seconds.
  private var start = 0.0
  /// The number of cycles that follow this one.
  private var cyclesLeft = 0

  /// Creates a sequence that rests in its first phase.
  init(count: Int) { self.count = count }

  /// Starts a cycle: the step to the second phase is due at `time`, wherever the cycle was.
  ///
  /// With fewer than two phases there are no steps.
  mutating func begin(at time: Double, cycles: Int = 1) {
    guard count > 1, cycles > 0 else { return }
    (start, cyclesLeft) = (time, cycles - 1)
    next = Step(phase: 1, time: time)
  }

  /// Takes the step due at or before `time`, if any; the caller must report its completion.
  mutating func takeStep(until time: Double) -> Step? {
    guard let step = next, step.time <= time, step.time.isFinite else { return nil }
    phase = step.phase
    return step
  }

  /// Reports the time at which the last step is complete.
  ///
  /// No cycle follows one that takes no time, since it would repeat endlessly at one moment.
  mutating func complete(at time: Double) {
    next = nil
    if phase != 0 {
      next = Step(phase: (phase + 1) % count, time: time)
    } else if time > start {
      begin(at: time, cycles: cyclesLeft)
    }
  }
}
