internal import AnimationEngine

/// Writes samples by columns as CBOR: fixed bytes, a column, fixed bytes, and so on.
struct SampleColumnItems: Sendable {
  /// A run of fixed bytes and the column that follows it.
  private struct Part: Sendable {
    var fixed: Range<Int>
    var column: Column?
  }

  /// The content of a column.
  private enum Column: Sendable {
    case numbers(SampleSource)
    /// Labels as data items; a sample is an index into them.
    case labels(SampleSource, [[UInt8]])
    /// Paths, by their index among those of the answer.
    case paths(Int)
  }

  private let samples: Samples
  private var fixed = CBORWriter()
  private var parts: [Part] = []
  private var paths: [SampleTextColumn] = []
  private var part = 0
  /// The next row of the current column; nil before its head is written.
  private var row: Int?
  /// The next row to be checked for missing values, before the head is written.
  private var lookedAt = 0
  /// Whether the current column is a typed array.
  private var isTyped = true
  private var window: [Double]
  /// The work of the current piece, in units of work.
  private var work = 0

  init(_ samples: Samples, _ options: SampleOptions) {
    self.samples = samples
    window = [Double](repeating: 0, count: min(samples.rowCount, SamplePiece.rows))
    addParts(options)
  }

  mutating func next(into buffer: inout [UInt8]) -> Bool {
    let end = buffer.count + SamplePiece.bytes
    work = 0
    while part < parts.count, buffer.count < end, work < SamplePiece.work { step(&buffer) }
    return part < parts.count
  }

  /// Does one step: checks a window of a column, writes its head, or writes one window.
  private mutating func step(_ buffer: inout [UInt8]) {
    let current = parts[part]
    if let row {
      write(from: row, of: current, to: &buffer)
    } else if case .numbers(let source) = current.column, isTyped, lookedAt < samples.rowCount {
      look(at: source)
    } else {
      buffer += fixed.bytes[current.fixed]
      if let column = current.column { begin(column, &buffer) }
      row = 0
    }
    if row == samples.rowCount || (row != nil && current.column == nil) {
      part += 1
      (row, lookedAt, isTyped) = (nil, 0, true)
    }
  }

  /// Checks a window for missing values. The head depends on them, as a typed array holds numbers
  /// only.
  private mutating func look(at source: SampleSource) {
    let count = read(source, from: lookedAt)
    isTyped = window[..<count].allSatisfy(\.isFinite)
    lookedAt += count
  }

  /// Writes the head of a column.
  private mutating func begin(_ column: Column, _ buffer: inout [UInt8]) {
    if case .numbers = column {} else { isTyped = false }
    var head = CBORWriter()
    if isTyped { head.doubles(count: samples.rowCount) } else { head.list(count: samples.rowCount) }
    buffer += head.bytes
  }

  private mutating func write(from first: Int, of part: Part, to buffer: inout [UInt8]) {
    switch part.column {
    case nil: row = samples.rowCount
    case .numbers(let source):
      let count = read(source, from: first)
      if isTyped { append(count, to: &buffer) } else { appendItems(count, &buffer) }
      row = first + count
    case .labels(let source, let labels):
      let count = read(source, from: first)
      row = first + append(labelsOf: 0..<count, labels, to: &buffer)
    case .paths(let index): row = append(pathsOf: index, from: first, to: &buffer)
    }
  }

  /// Samples a source from `row` on and returns the number of rows sampled.
  private mutating func read(_ source: SampleSource, from row: Int) -> Int {
    let cost = source.work(in: samples)
    let rows = SamplePiece.window(
      from: row, of: samples.rowCount, atMost: window.count, cost: cost)
    source.read(rows, of: samples, into: &window)
    work += rows.count * cost
    return rows.count
  }

  /// Writes numbers one by one, with `null` for missing ones.
  private func appendItems(_ count: Int, _ buffer: inout [UInt8]) {
    var items = CBORWriter()
    for value in window[..<count] { items.append(value) }
    buffer += items.bytes
  }

  /// Writes labels until the piece is full, and returns how many; a label may be long.
  private func append(
    labelsOf places: Range<Int>, _ labels: [[UInt8]], to buffer: inout [UInt8]
  ) -> Int {
    var items = CBORWriter()
    defer { buffer += items.bytes }
    for index in places {
      if window[index].isNaN {
        items.append(window[index])
      } else {
        items.bytes += labels[Int(saturating: window[index])]
      }
      if items.bytes.count >= SamplePiece.bytes { return index + 1 }
    }
    return places.count
  }

  /// Writes paths until the piece is full, and returns the row after them.
  private mutating func append(
    pathsOf index: Int, from first: Int, to buffer: inout [UInt8]
  ) -> Int {
    let end = buffer.count + SamplePiece.bytes
    var row = first
    repeat {
      paths[index].append(itemOf: row, to: &buffer)
      work = WorkMeter.sum(work, paths[index].workPerRow)
      row += 1
    } while row < samples.rowCount && buffer.count < end && work < SamplePiece.work
    return row
  }

  private func append(_ count: Int, to buffer: inout [UInt8]) {
    buffer.append(window.span.extracting(first: count)) { $0.bitPattern }
  }
}

// MARK: - Parts

// The names of each map are in the order of their encoded bytes: shorter before longer ones,
// equal lengths by alphabet.
extension SampleColumnItems {
  private mutating func addParts(_ options: SampleOptions) {
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
    fixed.map(count: 3 + (options.includesVelocity ? 1 : 0) + (options.includesModel ? 1 : 0))
    fixed.append("type")
    fixed.append(property.property.type.name)
    if options.includesModel {
      fixed.append("model")
      addValues(of: property) { .model($0) }
    }
    fixed.append("values")
    addValues(of: property) { .value($0) }
    fixed.append("property")
    fixed.append(property.property.name)
    guard options.includesVelocity else { return }
    fixed.append("velocities")
    if property.property.type == .path { return add(.numbers(.missing)) }
    addNumbers(of: property) { .velocity($0) }
  }

  private mutating func addValues(
    of property: SampledProperty, _ source: (Int) -> SampleSource
  ) {
    switch property.property.type {
    case .discrete:
      let labels = property.property.labels.map(CBORWriter.item)
      add(.labels(source(property.columns.lowerBound), labels))
    case .path:
      let text = property.property.text ?? ValueText()
      paths.append(
        SampleTextColumn(
          samples, text, property.columns, source, NumberWriter()))
      add(.paths(paths.count - 1))
    default: addNumbers(of: property, source)
    }
  }

  /// Adds the columns of a property: a single one, or a map of them by component.
  private mutating func addNumbers(
    of property: SampledProperty, _ source: (Int) -> SampleSource
  ) {
    if property.property.type.isScalar {
      return add(.numbers(source(property.columns.lowerBound)))
    }
    fixed.map(count: property.components.count)
    let keyed = property.components.map { (key: CBORWriter.key($0.name), column: $0.column) }
    for (key, column) in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      fixed.bytes += key
      add(.numbers(source(column)))
    }
  }

  /// Ends a part at the fixed bytes added since the part before.
  private mutating func add(_ column: Column?) {
    let start = parts.last?.fixed.upperBound ?? 0
    parts.append(Part(fixed: start..<fixed.bytes.count, column: column))
  }
}
