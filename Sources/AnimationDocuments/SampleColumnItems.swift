internal import AnimationEngine

/// The data items of an answer in columns: fixed bytes, a column, fixed bytes, and so on.
struct SampleColumnItems: Sendable {
  /// A stretch of fixed bytes and the column that follows it.
  private struct Part: Sendable {
    var fixed: Range<Int>
    var column: Column?
  }

  /// What a column holds.
  private enum Column: Sendable {
    case numbers(SampleSource)
    /// Data items by their indices.
    case labels(SampleSource, [[UInt8]])
    /// Whole paths, by their index among those of the answer.
    case paths(Int)
  }

  private let samples: Samples
  private var fixed = CBORWriter()
  private var parts: [Part] = []
  private var paths: [SamplePathColumn] = []
  private var part = 0
  /// The next row of the part's column; nil before its head is written.
  private var row: Int?
  /// Whether the column is a typed array.
  private var isTyped = true
  private var window: [Double]

  init(_ samples: Samples, _ options: SampleOptions) {
    self.samples = samples
    window = [Double](repeating: 0, count: min(samples.rowCount, SamplePiece.rows))
    addParts(options)
  }

  mutating func next(into buffer: inout [UInt8]) -> Bool {
    let end = buffer.count + SamplePiece.bytes
    while part < parts.count, buffer.count < end { step(&buffer) }
    return part < parts.count
  }

  /// Writes what stands before a column, or one window of it.
  private mutating func step(_ buffer: inout [UInt8]) {
    let current = parts[part]
    if let row {
      write(row..<min(row + window.count, samples.rowCount), of: current, to: &buffer)
    } else {
      buffer += fixed.bytes[current.fixed]
      if let column = current.column { begin(column, &buffer) }
      row = 0
    }
    if row == samples.rowCount || current.column == nil {
      part += 1
      row = nil
    }
  }

  /// Writes the head of a column. Whether a value is missing has to be known before the first.
  private mutating func begin(_ column: Column, _ buffer: inout [UInt8]) {
    if case .numbers(let source) = column {
      isTyped = source.isComplete(in: samples)
    } else {
      isTyped = false
    }
    var head = CBORWriter()
    if isTyped { head.doubles(count: samples.rowCount) } else { head.list(count: samples.rowCount) }
    buffer += head.bytes
  }

  private mutating func write(_ rows: Range<Int>, of part: Part, to buffer: inout [UInt8]) {
    row = rows.upperBound
    switch part.column {
    case nil: break
    case .numbers(let source):
      source.read(rows, of: samples, into: &window)
      if isTyped { append(rows.count, to: &buffer) } else { appendItems(rows.count, [], &buffer) }
    case .labels(let source, let labels):
      source.read(rows, of: samples, into: &window)
      appendItems(rows.count, labels, &buffer)
    case .paths(let index): append(pathsOf: index, rows, to: &buffer)
    }
  }

  /// Numbers, or what they are the indices of.
  private func appendItems(_ count: Int, _ labels: [[UInt8]], _ buffer: inout [UInt8]) {
    var items = CBORWriter()
    for value in window[..<count] {
      if labels.isEmpty || value.isNaN {
        items.append(value)
      } else {
        items.bytes += labels[Int(value)]
      }
    }
    buffer += items.bytes
  }

  /// Writes paths until a piece is full.
  private mutating func append(
    pathsOf index: Int, _ rows: Range<Int>, to buffer: inout [UInt8]
  ) {
    let end = buffer.count + SamplePiece.bytes
    for row in rows {
      paths[index].append(itemOf: row, to: &buffer)
      self.row = row + 1
      if buffer.count >= end { return }
    }
  }

  private func append(_ count: Int, to buffer: inout [UInt8]) {
    buffer.appendText(atMost: count * 8) { bytes, start in
      for index in 0..<count { bytes.put(window[index].bitPattern, at: start &+ index &* 8) }
      return start + count * 8
    }
  }
}

// MARK: - Parts

// The names of every map stand in the order of their encoded bytes: the shorter before the longer,
// names of one length by the alphabet.
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
    if property.property.type == .path { return fixed.appendNull() }
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
      paths.append(SamplePathColumn(samples, property, source, NumberWriter()))
      add(.paths(paths.count - 1))
    default: addNumbers(of: property, source)
    }
  }

  /// The columns of a property: one, or a map of them by component.
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

  /// Ends a part with the bytes that were added since the one before.
  private mutating func add(_ column: Column?) {
    let start = parts.last?.fixed.upperBound ?? 0
    parts.append(Part(fixed: start..<fixed.bytes.count, column: column))
  }
}
