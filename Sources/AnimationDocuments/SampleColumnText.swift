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
    var text = Array("{".utf8) + SampleHeader.opening(samples, options)
    text += ",\"times\":[".utf8
    add(&text, .time)
    text += "],\"tracks\":[".utf8
    for (index, property) in SampledProperty.all(of: samples).enumerated() {
      text += (index > 0 ? ",{" : "{").utf8
      text += SampleHeader.naming(property.property)
      let labels = property.labels
      add(&text, "values", property, labels) { .value($0) }
      if options.includesVelocity { add(&text, "velocities", property, nil) { .velocity($0) } }
      if options.includesModel { add(&text, "model", property, labels) { .model($0) } }
      text.append(UInt8(ascii: "}"))
    }
    text += "],\"events\":".utf8
    text += SampleHeader.events(samples)
    text.append(UInt8(ascii: "}"))
    add(&text, nil)
  }

  /// The columns of a property: a list, or an object of lists by component.
  private mutating func add(
    _ text: inout [UInt8], _ member: String, _ property: SampledProperty, _ labels: [[UInt8]]?,
    _ source: (Int) -> SampleSource
  ) {
    text += ",\"\(member)\":".utf8
    if property.property.type.isScalar {
      text.append(UInt8(ascii: "["))
      add(&text, source(property.columns.lowerBound), labels)
      text.append(UInt8(ascii: "]"))
      return
    }
    for (name, column) in property.components {
      text += (column > property.columns.lowerBound ? "],\"\(name)\":[" : "{\"\(name)\":[").utf8
      add(&text, source(column))
    }
    text += "]}".utf8
  }

  /// Ends a part with the text that was collected for it.
  private mutating func add(
    _ text: inout [UInt8], _ source: SampleSource?, _ labels: [[UInt8]]? = nil
  ) {
    let start = fixed.count
    fixed += text
    text.removeAll(keepingCapacity: true)
    parts.append(Part(text: start..<fixed.count, source: source, labels: labels))
  }
}
