import AnimationEngine

extension CSSLinear {
  /// Work to be charged while an easing is made. It grows with the number of lines, and so with
  /// smaller tolerances.
  enum Charge {
    /// Computing this number of values of the motion.
    case samples(Int)
    /// Fitting lines to `kept` of the samples.
    case fit(kept: Int, of: Int)

    /// The work in units of `WorkMeter`, if a value of the motion costs `cost`.
    func work(at cost: Int) -> Int {
      switch self {
      // One unit more: each value is compared with its neighbours.
      case .samples(let count): WorkMeter.product(count, cost + 1)
      case .fit(let kept, let count):
        WorkMeter.sum(
          WorkMeter.product(kept, Self.workPerPass * LinearSearch.mostPasses),
          WorkMeter.product(count, LinearFit.mostRoundings / Self.samplesPerWork))
      }
    }

    /// The work per kept sample when lines are searched, and the number of samples measured per
    /// unit of work.
    private static let workPerPass = 2
    private static let samplesPerWork = 8

    /// The memory in bytes that stays in use: the samples, and those of them that are kept.
    var bytes: Int {
      switch self {
      case .samples(let count): WorkMeter.product(count, 24)
      case .fit: 0
      }
    }
  }
}
