internal import AnimationEngine

/// Writes samples by columns as JSON: fixed text, a column, fixed text, and so on.
///
/// The text is made piece by piece, and a column is sampled in windows, so that memory does not
/// grow with the number of rows.
struct SampleColumnText: Sendable {
  /// A run of fixed text and the column that follows it.
  private struct Part: Sendable {
    var text: Range<Int>
    var column: Column?
  }

  /// The content of a column.
  private enum Column: Sendable {
    case numbers(SampleSource)
    /// Labels as texts; a sample is an index into them.
    case labels(SampleSource, [[UInt8]])
    /// Paths, by their index among those of the answer.
    case paths(Int)
  }

  private let samples: Samples
  private let numbers: NumberWriter
  /// The texts of the first times, if they are kept for this grid.
  private let times: FrameTimes?
  private var fixed: [UInt8] = []
  private var parts: [Part] = []
  private var paths: [SampleTextColumn] = []
  private var part = 0
  /// The next row of the current column; nil before its fixed text is written.
  private var row: Int?
  private var window: [Double]
  /// The work of the current piece, in units of work.
  private var work = 0

  init(_ samples: Samples, _ options: SampleOptions) {
    self.samples = samples
    numbers = options.numbers
    times = FrameTimes.kept(of: samples.grid)
    window = [Double](capacity: min(samples.rowCount, SamplePiece.rows)) {
      while !$0.isFull { $0.append(0) }
    }
    addParts(options)
  }

  /// An estimate of the length of the whole text in bytes.
  var byteEstimate: Int {
    let digits = numbers.precision.map { $0 + 6 } ?? 20
    return fixed.count + (samples.rowCount * parts.count + window.count) * digits
  }

  /// Appends the next piece and returns whether more is left.
  mutating func next(into text: inout [UInt8]) -> Bool {
    let end = text.count + SamplePiece.bytes
    work = 0
    while part < parts.count, text.count < end, work < SamplePiece.work { step(&text) }
    return part < parts.count
  }

  /// Writes the fixed text of a part, or one window of its column.
  private mutating func step(_ text: inout [UInt8]) {
    let current = parts[part]
    guard let row else {
      text += fixed[current.text]
      if current.column == nil || samples.rowCount == 0 { part += 1 } else { self.row = 0 }
      return
    }
    let end = write(current, from: row, to: &text)
    self.row = end
    if end == samples.rowCount {
      text.removeLast()  // the comma behind the last one
      part += 1
      self.row = nil
    }
  }

  /// Writes some rows of a column from `row` on, with a comma after each, and returns the row
  /// after them.
  private mutating func write(_ current: Part, from row: Int, to text: inout [UInt8]) -> Int {
    switch current.column {
    case nil: return samples.rowCount
    case .numbers(.time) where isKept(row): return append(timesFrom: row, to: &text)
    case .numbers(let source):
      let count = read(source, from: row)
      append(count, isTime: source == .time, to: &text)
      return row + count
    case .labels(let source, let labels):
      let count = read(source, from: row)
      return row + append(labelsOf: 0..<count, labels, to: &text)
    case .paths(let index): return append(pathsOf: index, from: row, to: &text)
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

  /// Writes paths until the piece is full, and returns the row after them.
  private mutating func append(
    pathsOf index: Int, from first: Int, to text: inout [UInt8]
  ) -> Int {
    let end = text.count + SamplePiece.bytes
    var row = first
    repeat {
      paths[index].append(row, to: &text)
      text.append(UInt8(ascii: ","))
      work = WorkMeter.sum(work, paths[index].workPerRow)
      row += 1
    } while row < samples.rowCount && text.count < end && work < SamplePiece.work
    return row
  }

  /// Whether the text of a row's time is kept. That of the last row is not, as it is the end of
  /// the grid.
  private func isKept(_ row: Int) -> Bool {
    times != nil && row < min(samples.rowCount - 1, FrameTimes.count)
  }

  /// Writes the kept times from a row on, and returns the row after them.
  private mutating func append(timesFrom row: Int, to text: inout [UInt8]) -> Int {
    let end = times?.append(row..<samples.rowCount - 1, to: &text) ?? row
    work += end - row
    return end
  }

  private func append(_ count: Int, isTime: Bool, to text: inout [UInt8]) {
    let writer = isTime ? NumberWriter() : numbers
    text.appendText(atMost: count * NumberWriter.room) { bytes, start in
      writer.writeList(window.span.extracting(first: count), to: &bytes, at: start)
    }
  }

  /// Writes labels until the piece is full, and returns how many; a label may be long.
  private func append(
    labelsOf places: Range<Int>, _ labels: [[UInt8]], to text: inout [UInt8]
  ) -> Int {
    let end = text.count + SamplePiece.bytes
    for index in places {
      if window[index].isNaN {
        text += "null".utf8
      } else {
        text += labels[Int(saturating: window[index])]
      }
      text.append(UInt8(ascii: ","))
      if text.count >= end { return index + 1 }
    }
    return places.count
  }
}

// MARK: - Parts

extension SampleColumnText {
  private mutating func addParts(_ options: SampleOptions) {
    let properties = samples.properties
    fixed.reserveCapacity(128 + 96 * properties.count)
    parts.reserveCapacity(2 + samples.columnCount * options.quantityCount)
    fixed.append(UInt8(ascii: "{"))
    SampleHeader.appendOpening(samples, options, to: &fixed)
    fixed += ",\"times\":[".utf8
    add(.numbers(.time))
    fixed += "],\"tracks\":[".utf8
    var column = 0
    for (index, property) in properties.enumerated() {
      if index > 0 { fixed.append(UInt8(ascii: ",")) }
      SampleHeader.append(opening: property, to: &fixed)
      let columns = column..<column + property.columnCount
      addQuantities(of: SampledProperty(property: property, columns: columns), options)
      fixed.append(UInt8(ascii: "}"))
      column = columns.upperBound
    }
    fixed += "],\"events\":".utf8
    SampleHeader.appendEvents(samples, to: &fixed)
    fixed.append(UInt8(ascii: "}"))
    add(nil)
  }

  private mutating func addQuantities(of property: SampledProperty, _ options: SampleOptions) {
    addValues(of: property) { .value($0) }
    if options.includesVelocity {
      fixed += ",\"velocities\":".utf8
      addVelocities(of: property)
    }
    if options.includesModel {
      fixed += ",\"model\":".utf8
      addValues(of: property) { .model($0) }
    }
  }

  private mutating func addValues(
    of property: SampledProperty, _ source: (Int) -> SampleSource
  ) {
    let first = source(property.columns.lowerBound)
    switch property.property.type {
    case .discrete: addList(.labels(first, property.labels))
    case .path:
      let text = property.property.text ?? ValueText()
      paths.append(SampleTextColumn(samples, text, property.columns, source, numbers))
      addList(.paths(paths.count - 1))
    default: addNumbers(of: property, source)
    }
  }

  /// Adds the velocities of a property. A path has none, as none of its numbers is meaningful
  /// alone.
  private mutating func addVelocities(of property: SampledProperty) {
    if property.property.type == .path {
      addList(.numbers(.missing))
    } else {
      addNumbers(of: property) { .velocity($0) }
    }
  }

  private mutating func addList(_ column: Column) {
    fixed.append(UInt8(ascii: "["))
    add(column)
    fixed.append(UInt8(ascii: "]"))
  }

  /// Adds the columns of a property: a list, or an object of lists by component.
  private mutating func addNumbers(
    of property: SampledProperty, _ source: (Int) -> SampleSource
  ) {
    if property.property.type.isScalar {
      return addList(.numbers(source(property.columns.lowerBound)))
    }
    let names = property.property.componentNames
    for (index, column) in property.columns.enumerated() where index < names.count {
      fixed += (index > 0 ? "],\"" : "{\"").utf8
      fixed += names[index].utf8
      fixed += "\":[".utf8
      add(.numbers(source(column)))
    }
    fixed += "]}".utf8
  }

  /// Ends a part at the fixed text written since the part before.
  private mutating func add(_ column: Column?) {
    let start = parts.last?.text.upperBound ?? 0
    parts.append(Part(text: start..<fixed.count, column: column))
  }
}
