internal import AnimationEngine

/// The data items of an answer in columns: fixed bytes, a column, fixed bytes, and so on.
struct SampleColumnItems: Sendable {
  /// A stretch of fixed bytes and the column that follows it.
  private struct Part: Sendable {
    var fixed: Range<Int>
    var source: SampleSource?
    var labels: [[UInt8]]?
  }

  private let samples: Samples
  private var fixed = CBORWriter()
  private var parts: [Part] = []
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
      if let source = current.source { begin(source, hasLabels: current.labels != nil, &buffer) }
      row = 0
    }
    if row == samples.rowCount || current.source == nil {
      part += 1
      row = nil
    }
  }

  /// Writes the head of a column. Whether a value is missing has to be known before the first.
  private mutating func begin(
    _ source: SampleSource, hasLabels: Bool, _ buffer: inout [UInt8]
  ) {
    isTyped = !hasLabels && source.isComplete(in: samples)
    var head = CBORWriter()
    if isTyped { head.doubles(count: samples.rowCount) } else { head.list(count: samples.rowCount) }
    buffer += head.bytes
  }

  private mutating func write(_ rows: Range<Int>, of part: Part, to buffer: inout [UInt8]) {
    part.source?.read(rows, of: samples, into: &window)
    row = rows.upperBound
    if isTyped { return append(rows.count, to: &buffer) }
    var items = CBORWriter()
    for value in window[..<rows.count] {
      if let labels = part.labels, !value.isNaN {
        items.bytes += labels[Int(value)]
      } else {
        items.append(value)
      }
    }
    buffer += items.bytes
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
    add(.time)
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
    let isDiscrete = property.property.type == .discrete
    let labels = isDiscrete ? property.property.labels.map(CBORWriter.item) : nil
    fixed.map(count: 3 + (options.includesVelocity ? 1 : 0) + (options.includesModel ? 1 : 0))
    fixed.append("type")
    fixed.append(property.property.type.name)
    if options.includesModel {
      fixed.append("model")
      add(property, labels) { .model($0) }
    }
    fixed.append("values")
    add(property, labels) { .value($0) }
    fixed.append("property")
    fixed.append(property.property.name)
    guard options.includesVelocity else { return }
    fixed.append("velocities")
    add(property, nil) { .velocity($0) }
  }

  /// The columns of a property: one, or a map of them by component.
  private mutating func add(
    _ property: SampledProperty, _ labels: [[UInt8]]?, _ source: (Int) -> SampleSource
  ) {
    if property.property.type.isScalar {
      return add(source(property.columns.lowerBound), labels)
    }
    fixed.map(count: property.components.count)
    let keyed = property.components.map { (key: CBORWriter.key($0.name), column: $0.column) }
    for (key, column) in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      fixed.bytes += key
      add(source(column))
    }
  }

  /// Ends a part with the bytes that were added since the one before.
  private mutating func add(_ source: SampleSource?, _ labels: [[UInt8]]? = nil) {
    let start = parts.last?.fixed.upperBound ?? 0
    parts.append(Part(fixed: start..<fixed.bytes.count, source: source, labels: labels))
  }
}
