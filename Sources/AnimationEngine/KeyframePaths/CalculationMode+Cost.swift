// The costs of creating a path through keyframes, for each value on it.

extension CalculationMode {
  /// The cost of one more value on a path of `components` components, in units of work.
  package func segmentCost(_ components: Int) -> Int {
    switch self {
    case .discrete, .linear, .paced: 60 + 15 * components
    case .cubic: 80 + 20 * components
    // A spline is integrated on intervals that are halved repeatedly, between its turning points.
    case .cubicPaced: 1000 + 20 * components
    }
  }

  /// The memory that one more value takes, in bytes: for each component, and for all together.
  package func segmentBytes(_ components: Int) -> Int {
    switch self {
    case .discrete, .linear: 300 + 250 * components
    case .paced: 150 + 20 * components
    case .cubic: 600 + 240 * components
    case .cubicPaced: 1000 + 240 * components
    }
  }
}
