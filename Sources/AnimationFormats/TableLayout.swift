internal import AnimationEngine

/// The columns of a table, and the sampled numbers that they contain.
struct TableLayout: Sendable {
  /// A column of sampled numbers.
  struct Source: Sendable {
    var quantity: SampledQuantity
    var column: Int
  }

  /// The content of one or more columns of the table; ranges and indices refer to the numbers of
  /// a row.
  enum Cell: Sendable {
    /// Numbers, in a column each.
    case numbers(Range<Int>)
    /// A label: the number at this index of the row is an index into the labels.
    case label(Int, [[UInt8]])
    /// A text that contains these numbers.
    case text(Range<Int>, ValueText)
    /// An empty cell.
    case empty
  }

  /// The titles of the columns after the time.
  private(set) var titles: [String] = []
  /// The cells of a row, in order.
  private(set) var cells: [Cell] = []
  /// The sources of a row's numbers.
  private(set) var sources: [Source] = []

  /// A layout that shows some quantities of all properties.
  ///
  /// - Parameter written: The samples whose values are written; velocities come from `samples`.
  init(_ samples: Samples, written: Samples, _ quantities: [SampledQuantity]) {
    for quantity in quantities {
      let samples = quantity == .velocity ? samples : written
      let columns = samples.columns
      for (property, own) in zip(samples.properties, samples.properties.columnRanges) {
        add(property, quantity, own, columns[own].map(\.name))
      }
    }
  }

  private mutating func add(
    _ property: AnimatedProperty, _ quantity: SampledQuantity, _ columns: Range<Int>,
    _ names: [String]
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
      let labels = property.discreteValues.map { TableCell.bytes(text: $0.description) }
      cells.append(.label(place, labels))
    default:
      titles += names.map(quantity.title(of:))
      addNumbers(addSources(quantity, columns))
    }
  }

  /// Adds number cells, joined with those before them so that they are written at once.
  private mutating func addNumbers(_ places: Range<Int>) {
    if case .numbers(let before) = cells.last, before.upperBound == places.lowerBound {
      cells[cells.count - 1] = .numbers(before.lowerBound..<places.upperBound)
    } else {
      cells.append(.numbers(places))
    }
  }

  /// Adds sources for some columns and returns their indices among the numbers of a row.
  private mutating func addSources(_ quantity: SampledQuantity, _ columns: Range<Int>) -> Range<Int>
  {
    let first = sources.count
    sources += columns.map { Source(quantity: quantity, column: $0) }
    return first..<sources.count
  }
}

/// The cells of a table of comma-separated values (RFC 4180).
enum TableCell {
  /// A text as a cell, quoted if it contains commas, quotes or line ends.
  static func bytes(text: String) -> [UInt8] {
    let special = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard special else { return Array(text.utf8) }
    let doubled = text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }
    return [0x22] + doubled + [0x22]
  }
}
