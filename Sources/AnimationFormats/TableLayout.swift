internal import AnimationEngine

/// What stands where in the rows of a table.
struct TableLayout: Sendable {
  /// What a column holds of a component.
  enum Quantity: Sendable {
    case value, velocity, model

    /// The name of the column of a component.
    func title(of name: String) -> String {
      switch self {
      case .value: name
      case .velocity: "velocity(\(name))"
      case .model: "model(\(name))"
      }
    }
  }

  /// A column of numbers that samples give.
  struct Source: Sendable {
    var quantity: Quantity
    var column: Int

    /// Writes the numbers of some rows.
    func write(_ rows: Range<Int>, of samples: Samples, to span: inout MutableSpan<Double>) {
      switch quantity {
      case .value: samples.writeValues(column: column, rows: rows, into: &span)
      case .velocity: samples.writeVelocities(column: column, rows: rows, into: &span)
      case .model: samples.writeModels(column: column, rows: rows, into: &span)
      }
    }
  }

  /// What one or more columns of the table show, by its places among the numbers of a row.
  enum Cell: Sendable {
    /// Numbers, a column each.
    case numbers(Range<Int>)
    /// The text with an index.
    case label(Int, [[UInt8]])
    /// A text with these numbers in it.
    case text(Range<Int>, ValueText)
    /// Nothing.
    case empty
  }

  /// The names of the columns behind the time.
  private(set) var titles: [String] = []
  /// What a row is made of, in order.
  private(set) var cells: [Cell] = []
  /// The numbers that a row needs.
  private(set) var sources: [Source] = []

  /// The layout of a table that shows some quantities of all properties.
  ///
  /// - Parameter written: The samples with their values as they are written; velocities are those of
  ///   `samples`.
  init(_ samples: Samples, written: Samples, _ quantities: [Quantity]) {
    for quantity in quantities {
      let samples = quantity == .velocity ? samples : written
      let columns = samples.columns
      var start = 0
      for property in samples.properties {
        let end = start + property.columnCount
        add(property, quantity, start..<end, columns[start..<end].map(\.name))
        start = end
      }
    }
  }

  private mutating func add(
    _ property: AnimatedProperty, _ quantity: Quantity, _ columns: Range<Int>, _ names: [String]
  ) {
    switch property.type {
    case .path where quantity == .velocity:
      titles.append(quantity.title(of: property.name))
      cells.append(.empty)
    case .path where quantity != .velocity, .css where quantity != .velocity:
      titles.append(quantity.title(of: property.name))
      cells.append(.text(addSources(quantity, columns), property.text ?? ValueText()))
    case .discrete where quantity != .velocity:
      titles.append(quantity.title(of: property.name))
      let place = addSources(quantity, columns).lowerBound
      cells.append(.label(place, property.discreteValues.map { TableCell.bytes($0) }))
    default:
      titles += names.map(quantity.title(of:))
      addNumbers(addSources(quantity, columns))
    }
  }

  /// Adds numbers to those before them, so that they are written at once.
  private mutating func addNumbers(_ places: Range<Int>) {
    if case .numbers(let before) = cells.last, before.upperBound == places.lowerBound {
      cells[cells.count - 1] = .numbers(before.lowerBound..<places.upperBound)
    } else {
      cells.append(.numbers(places))
    }
  }

  /// The places of columns among the numbers of a row.
  private mutating func addSources(_ quantity: Quantity, _ columns: Range<Int>) -> Range<Int> {
    let first = sources.count
    sources += columns.map { Source(quantity: quantity, column: $0) }
    return first..<sources.count
  }
}
