import AnimationEngine

extension CSSLinear {
  /// What an easing pays for, in the units of `WorkMeter`: it grows with the lines that it needs, and these
  /// with a tolerance that gets smaller.
  enum Charge {
    /// So many values of the motion.
    case samples(Int)
    /// A fit of lines to so many samples.
    case fit(Int)

    /// The work, where a value costs `cost`.
    func work(at cost: Int) -> Int {
      switch self {
      case .samples(let count): WorkMeter.product(count, cost + 1)
      case .fit(let count):
        // Lines are found and rounded some times over.
        WorkMeter.product(
          count,
          3 * (LinearFit.coarsePasses / LinearFit.coarser + LinearFit.passes)
            + LinearFit.mostRoundings / 2)
      }
    }

    /// The bytes that stay.
    var bytes: Int {
      switch self {
      case .samples(let count): WorkMeter.product(count, 16)
      case .fit(let count): WorkMeter.product(count, 32)
      }
    }
  }
}
