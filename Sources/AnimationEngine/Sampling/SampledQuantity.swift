/// A quantity of a component that samples provide, as a column of a table or a line of a plot shows it.
package enum SampledQuantity: Sendable {
  case value, velocity, model

  /// The title of a column for a component with this name.
  package func title(of name: String) -> String {
    switch self {
    case .value: name
    case .velocity: "velocity(\(name))"
    case .model: "model(\(name))"
    }
  }
}
