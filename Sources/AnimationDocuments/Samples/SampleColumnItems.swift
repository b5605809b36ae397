internal import AnimationEngine

/// Writes samples by columns as CBOR: fixed bytes, a column, fixed bytes, and so on.
struct SampleColumnItems: Sendable {
  private var columns: SampleColumns
  private var fixed = CBORWriter()
  /// The next row to be checked for missing values, before the head is written.
  private var lookedAt = 0
  /// Whether the current column is a typed array.
  private var isTyped = true

  init(_ samples: Samples, _ options: SampleOptions) {
    columns = SampleColumns(samples)
    addParts(options)
  }

  private var rowCount: Int { columns.samples.rowCount }

  mutating func next(into buffer: inout [UInt8]) -> Bool {
    columns.beginPiece(behind: buffer.count)
    while let current = columns.current {
      guard columns.piece.isOpen(at: buffer.count) else { return true }
      step(current, &buffer)
    }
    return false
  }

  /// Does one step: checks a window of a column, writes its head, or writes one window.
  private mutating func step(_ current: SampleColumns.Part, _ buffer: inout [UInt8]) {
    if let row = columns.row, let column = current.column {
      columns.row = write(column, from: row, to: &buffer)
    } else if case .numbers(let source) = current.column, isTyped, lookedAt < rowCount {
      return look(at: source)
    } else {
      buffer += fixed.bytes[current.fixed]
      if let column = current.column { begin(column, &buffer) }
      columns.row = 0
    }
    guard columns.row == rowCount || current.column == nil else { return }
    columns.finishPart()
    (lookedAt, isTyped) = (0, true)
  }

  /// Checks a window for missing values. The head depends on them, as a typed array holds numbers
  /// only.
  private mutating func look(at source: SampleSource) {
    let count = columns.read(source, from: lookedAt)
    isTyped = columns.window[..<count].allSatisfy(\.isFinite)
    lookedAt += count
  }

  /// Writes the head of a column.
  private mutating func begin(_ column: SampleColumns.Column, _ buffer: inout [UInt8]) {
    if case .numbers = column {} else { isTyped = false }
    var head = CBORWriter()
    if isTyped { head.doubles(count: rowCount) } else { head.list(count: rowCount) }
    buffer += head.bytes
  }

  /// Writes some rows of a column from `row` on, and returns the row after them.
  private mutating func write(
    _ column: SampleColumns.Column, from row: Int, to buffer: inout [UInt8]
  ) -> Int {
    switch column {
    case .numbers(let source):
      let count = columns.read(source, from: row)
      if isTyped { append(count, to: &buffer) } else { appendItems(count, &buffer) }
      return row + count
    case .labels(let source, let labels):
      return columns.append(labels, [CBORWriter.null], of: source, from: row, to: &buffer)
    case .paths(let index):
      return columns.append(pathsOf: index, from: row, to: &buffer) {
        $0.append(itemOf: $1, to: &$2, in: &$3)
      }
    }
  }

  /// Writes numbers one by one, with `null` for missing ones.
  private func appendItems(_ count: Int, _ buffer: inout [UInt8]) {
    var items = CBORWriter()
    for value in columns.window[..<count] { items.append(value) }
    buffer += items.bytes
  }

  private func append(_ count: Int, to buffer: inout [UInt8]) {
    buffer.append(columns.window.span.extracting(first: count)) { $0.bitPattern }
  }
}

// MARK: - Parts

// Names in each map are in the order of their encoded bytes: by length, then by alphabet.
extension SampleColumnItems {
  private mutating func addParts(_ options: SampleOptions) {
    let samples = columns.samples
    fixed.map(count: 5)
    fixed.append("kind")
    fixed.append(options.kind)
    fixed.append("times")
    add(.numbers(.time))
    fixed.append("events")
    fixed.append(samples.events)
    fixed.append("tracks")
    fixed.list(count: samples.properties.count)
    for property in SampledProperty.all(of: samples) { add(property, options) }
    fixed.append("duration")
    fixed.append(samples.duration)
    add(nil)
  }

  private mutating func add(_ property: SampledProperty, _ options: SampleOptions) {
    fixed.map(count: 2 + options.quantities.count)
    fixed.append("type")
    fixed.append(property.property.type.name)
    if options.includesModel {
      fixed.append("model")
      addValues(of: property, .model)
    }
    fixed.append("values")
    addValues(of: property, .value)
    fixed.append("property")
    fixed.append(property.property.name)
    guard options.includesVelocity else { return }
    fixed.append("velocities")
    if property.property.type == .path { return add(.numbers(.missing)) }
    addNumbers(of: property, .velocity)
  }

  private mutating func addValues(of property: SampledProperty, _ quantity: SampledQuantity) {
    let column = columns.column(of: property, NumberWriter(), quantity, label: CBORWriter.item)
    if let column { add(column) } else { addNumbers(of: property, quantity) }
  }

  /// Adds the columns of a property: a single one, or a map of them by component.
  private mutating func addNumbers(of property: SampledProperty, _ quantity: SampledQuantity) {
    if property.property.type.isScalar {
      return add(.numbers(.column(quantity, property.columns.lowerBound)))
    }
    fixed.map(count: property.components.count)
    let keyed = property.components.map { (key: CBORWriter.key($0.name), column: $0.column) }
    for (key, column) in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      fixed.bytes += key
      add(.numbers(.column(quantity, column)))
    }
  }

  private mutating func add(_ column: SampleColumns.Column?) {
    columns.add(column, behind: fixed.bytes.count)
  }
}
