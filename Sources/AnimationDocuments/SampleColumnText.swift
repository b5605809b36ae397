internal import AnimationEngine

/// The text of an answer in columns: fixed text, a column of numbers, fixed text, and so on.
///
/// The text is made piece by piece; a column is sampled and written in windows, so that memory is
/// the same for any number of rows.
struct SampleColumnText: Sendable {
  /// A stretch of fixed text and the column that follows it.
  private struct Part: Sendable {
    var text: Range<Int>
    var source: SampleSource?
    var labels: [[UInt8]]?
  }

  private let samples: Samples
  private let numbers: NumberWriter
  private var fixed: [UInt8] = []
  private var parts: [Part] = []
  private var part = 0
  /// The next row of the part's column; nil before its text is written.
  private var row: Int?
  private var window: [Double]

  init(_ samples: Samples, _ options: SampleOptions) {
    self.samples = samples
    numbers = options.numbers
    window = [Double](repeating: 0, count: min(samples.rowCount, SamplePiece.rows))
    addParts(options)
  }

  /// About how many bytes the whole text has.
  var byteEstimate: Int {
    let digits = numbers.precision.map { $0 + 6 } ?? 20
    return fixed.count + (samples.rowCount * parts.count + window.count) * digits
  }

  /// Appends the next piece and tells whether more is left.
  mutating func next(into text: inout [UInt8]) -> Bool {
    let end = text.count + SamplePiece.bytes
    while part < parts.count, text.count < end { step(&text) }
    return part < parts.count
  }

  /// Writes the fixed text of a part, or one window of its column.
  private mutating func step(_ text: inout [UInt8]) {
    let current = parts[part]
    guard let row else {
      text += fixed[current.text]
      if current.source == nil || samples.rowCount == 0 { part += 1 } else { self.row = 0 }
      return
    }
    let rows = row..<min(row + window.count, samples.rowCount)
    current.source?.read(rows, of: samples, into: &window)
    if let labels = current.labels {
      append(window[..<rows.count], labels, to: &text)
    } else {
      append(rows.count, isTime: current.source == .time, to: &text)
    }
    self.row = rows.upperBound
    if rows.upperBound == samples.rowCount {
      text.removeLast()  // the comma behind the last one
      part += 1
      self.row = nil
    }
  }

  private func append(_ count: Int, isTime: Bool, to text: inout [UInt8]) {
    let writer = isTime ? NumberWriter() : numbers
    text.appendText(atMost: count * NumberWriter.room) { bytes, start in
      writer.writeList(window.span.extracting(first: count), to: &bytes, at: start)
    }
  }

  private func append(
    _ indices: ArraySlice<Double>, _ labels: [[UInt8]], to text: inout [UInt8]
  ) {
    for index in indices {
      if index.isNaN { text += "null".utf8 } else { text += labels[Int(index)] }
      text.append(UInt8(ascii: ","))
    }
  }
}

// MARK: - Parts

extension SampleColumnText {
  private mutating func addParts(_ options: SampleOptions) {
    let properties = samples.properties
    fixed.reserveCapacity(128 + 96 * properties.count)
    parts.reserveCapacity(2 + samples.columnCount * options.quantityCount)
    fixed += "{".utf8
    fixed += SampleHeader.opening(samples, options)
    fixed += ",\"times\":[".utf8
    add(.time)
    fixed += "],\"tracks\":[".utf8
    var column = 0
    for property in properties {
      fixed += (column > 0 ? ",{" : "{").utf8
      SampleHeader.append(naming: property, to: &fixed)
      let columns = column..<column + property.columnCount
      addQuantities(of: SampledProperty(property: property, columns: columns), options)
      fixed.append(UInt8(ascii: "}"))
      column = columns.upperBound
    }
    fixed += "],\"events\":".utf8
    fixed += SampleHeader.events(samples)
    fixed.append(UInt8(ascii: "}"))
    add(nil)
  }

  private mutating func addQuantities(of property: SampledProperty, _ options: SampleOptions) {
    let labels = property.labels
    fixed += ",\"values\":".utf8
    add(property, labels) { .value($0) }
    if options.includesVelocity {
      fixed += ",\"velocities\":".utf8
      add(property, nil) { .velocity($0) }
    }
    if options.includesModel {
      fixed += ",\"model\":".utf8
      add(property, labels) { .model($0) }
    }
  }

  /// The columns of a property: a list, or an object of lists by component.
  private mutating func add(
    _ property: SampledProperty, _ labels: [[UInt8]]?, _ source: (Int) -> SampleSource
  ) {
    if property.property.type.isScalar {
      fixed.append(UInt8(ascii: "["))
      add(source(property.columns.lowerBound), labels)
      fixed.append(UInt8(ascii: "]"))
      return
    }
    for (name, column) in property.components {
      fixed += (column > property.columns.lowerBound ? "],\"" : "{\"").utf8
      fixed += name.utf8
      fixed += "\":[".utf8
      add(source(column))
    }
    fixed += "]}".utf8
  }

  /// Ends a part with the fixed text that was written since the part before.
  private mutating func add(_ source: SampleSource?, _ labels: [[UInt8]]? = nil) {
    let start = parts.last?.text.upperBound ?? 0
    parts.append(Part(text: start..<fixed.count, source: source, labels: labels))
  }
}
