internal import AnimationEngine

/// Writes samples by columns as JSON: fixed text, a column, fixed text, and so on.
struct SampleColumnText: Sendable {
  private var columns: SampleColumns
  private let numbers: NumberWriter
  /// The texts of the first times, if they are kept for this grid.
  private let times: FrameTimes?
  private var fixed: [UInt8] = []

  init(_ samples: Samples, _ options: SampleOptions) {
    columns = SampleColumns(samples)
    numbers = options.numbers
    times = FrameTimes.kept(of: samples.grid)
    addParts(options)
  }

  private var rowCount: Int { columns.samples.rowCount }

  /// An estimate of the length of the whole text in bytes.
  var byteEstimate: Int {
    let digits = numbers.precision.map { $0 + 6 } ?? 20
    return fixed.count + (rowCount * columns.parts.count + columns.window.count) * digits
  }

  /// Appends the next piece and returns whether more is left.
  mutating func next(into text: inout [UInt8]) -> Bool {
    columns.beginPiece(behind: text.count)
    while let current = columns.current {
      guard columns.piece.isOpen(at: text.count) else { return true }
      step(current, &text)
    }
    return false
  }

  /// Writes the fixed text of a part, or one window of its column.
  private mutating func step(_ current: SampleColumns.Part, _ text: inout [UInt8]) {
    guard let row = columns.row, let column = current.column else {
      text += fixed[current.fixed]
      if current.column == nil || rowCount == 0 { columns.finishPart() } else { columns.row = 0 }
      return
    }
    let end = write(column, from: row, to: &text)
    columns.row = end
    if end == rowCount {
      text.removeLast()  // the comma behind the last one
      columns.finishPart()
    }
  }

  /// Writes rows of a column from `row` on, each with a comma, and returns the row after them.
  private mutating func write(
    _ column: SampleColumns.Column, from row: Int, to text: inout [UInt8]
  ) -> Int {
    switch column {
    case .numbers(.time) where isKept(row): return append(timesFrom: row, to: &text)
    case .numbers(let source):
      let count = columns.read(source, from: row)
      append(count, isTime: source == .time, to: &text)
      return row + count
    case .labels(let source, let labels):
      return columns.append(labels, Array("null,".utf8), of: source, from: row, to: &text)
    case .paths(let index):
      return columns.append(pathsOf: index, from: row, to: &text) { paths, row, text, piece in
        paths.append(row, to: &text, in: &piece)
        text.append(UInt8(ascii: ","))
      }
    }
  }

  /// Whether a row's time is kept as text; the last row's is not, as it is the end of the grid.
  private func isKept(_ row: Int) -> Bool {
    times != nil && row < min(rowCount - 1, FrameTimes.count)
  }

  /// Writes the kept times from a row on, and returns the row after them.
  private mutating func append(timesFrom row: Int, to text: inout [UInt8]) -> Int {
    let end = times?.append(row..<rowCount - 1, to: &text) ?? row
    columns.count(rows: end - row)
    return end
  }

  private func append(_ count: Int, isTime: Bool, to text: inout [UInt8]) {
    let writer = isTime ? NumberWriter() : numbers
    text.appendText(atMost: count * NumberWriter.room) { bytes, start in
      writer.writeList(columns.window.span.extracting(first: count), to: &bytes, at: start)
    }
  }
}

// MARK: - Parts

extension SampleColumnText {
  private mutating func addParts(_ options: SampleOptions) {
    let samples = columns.samples
    fixed.reserveCapacity(128 + 96 * samples.properties.count)
    columns.reserveParts(2 + samples.columnCount * options.quantities.count)
    fixed.append(UInt8(ascii: "{"))
    SampleHeader.appendOpening(samples, options, to: &fixed)
    fixed += ",\"times\":[".utf8
    add(.numbers(.time))
    fixed += "],\"tracks\":[".utf8
    for (index, own) in samples.properties.columnRanges.enumerated() {
      let property = samples.properties[index]
      if index > 0 { fixed.append(UInt8(ascii: ",")) }
      SampleHeader.append(opening: property, to: &fixed)
      addQuantities(of: SampledProperty(property: property, columns: own), options)
      fixed.append(UInt8(ascii: "}"))
    }
    fixed += "],\"events\":".utf8
    SampleHeader.appendEvents(samples, to: &fixed)
    fixed.append(UInt8(ascii: "}"))
    add(nil)
  }

  private mutating func addQuantities(of property: SampledProperty, _ options: SampleOptions) {
    addValues(of: property, .value)
    if options.includesVelocity {
      fixed += ",\"velocities\":".utf8
      addVelocities(of: property)
    }
    if options.includesModel {
      fixed += ",\"model\":".utf8
      addValues(of: property, .model)
    }
  }

  private mutating func addValues(of property: SampledProperty, _ quantity: SampledQuantity) {
    let column = columns.column(of: property, numbers, quantity) { Array($0.utf8) + ",".utf8 }
    if let column { addList(column) } else { addNumbers(of: property, quantity) }
  }

  /// Adds the velocities of a property; a path has none, as no number of it means anything alone.
  private mutating func addVelocities(of property: SampledProperty) {
    if property.property.type == .path {
      addList(.numbers(.missing))
    } else {
      addNumbers(of: property, .velocity)
    }
  }

  private mutating func addList(_ column: SampleColumns.Column) {
    fixed.append(UInt8(ascii: "["))
    add(column)
    fixed.append(UInt8(ascii: "]"))
  }

  /// Adds the columns of a property: a list, or an object of lists by component.
  private mutating func addNumbers(of property: SampledProperty, _ quantity: SampledQuantity) {
    if property.property.type.isScalar {
      return addList(.numbers(.column(quantity, property.columns.lowerBound)))
    }
    let names = property.property.componentNames
    for (index, column) in property.columns.enumerated() where index < names.count {
      fixed += (index > 0 ? "],\"" : "{\"").utf8
      fixed += names[index].utf8
      fixed += "\":[".utf8
      add(.numbers(.column(quantity, column)))
    }
    fixed += "]}".utf8
  }

  private mutating func add(_ column: SampleColumns.Column?) {
    columns.add(column, behind: fixed.count)
  }
}
