import AnimationEngine

extension CSSLinear {
  /// What an easing pays for, in the units of `WorkMeter`: it grows with the lines that it needs, and these
  /// with a tolerance that gets smaller.
  enum Charge {
    /// So many values of the motion.
    case samples(Int)
    /// A fit of lines to the kept of so many samples.
    case fit(kept: Int, of: Int)

    /// The work, where a value costs `cost`.
    func work(at cost: Int) -> Int {
      switch self {
      // A value is compared with its neighbours too.
      case .samples(let count): WorkMeter.product(count, cost + 1)
      case .fit(let kept, let count):
        WorkMeter.sum(
          WorkMeter.product(kept, Self.workPerPass * (LinearFit.mostHalvings + 2)),
          WorkMeter.product(count, LinearFit.mostRoundings / Self.samplesPerWork))
      }
    }

    /// What it takes to look at a kept sample, when lines are found, and how many samples are looked at for
    /// a unit of work, when points are.
    private static let workPerPass = 4
    private static let samplesPerWork = 8

    /// The bytes that stay.
    var bytes: Int {
      switch self {
      case .samples(let count): WorkMeter.product(count, 16)
      case .fit(let kept, _): WorkMeter.product(kept, 128)
      }
    }
  }
}
