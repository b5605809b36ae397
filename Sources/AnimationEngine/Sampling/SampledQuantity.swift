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

extension Samples {
  /// Writes the numbers of some rows of a column to the front of `span`, which must be large enough.
  package func write(
    _ quantity: SampledQuantity, ofColumn column: Int, _ rows: Range<Int>,
    to span: inout MutableSpan<Double>
  ) {
    switch quantity {
    case .value: writeValues(column: column, rows: rows, into: &span)
    case .velocity: writeVelocities(column: column, rows: rows, into: &span)
    case .model: writeModels(column: column, rows: rows, into: &span)
    }
  }
}
