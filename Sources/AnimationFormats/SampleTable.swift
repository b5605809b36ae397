public import AnimationEngine

/// Samples as a table of comma-separated values (RFC 4180, `text/csv`).
///
///     time,scale,offset.x,offset.y
///     0,1,0,0
///     0.1,1.5,1,2
///
/// A column for the time and one for each component; the columns of the velocities follow all
/// values, as `velocity(scale)`, and those of the model values come last, as `model(scale)`. Lines
/// end in CR LF, the last one too. A missing value, and a velocity that is not finite, is empty. A
/// discrete value is its text, or the JSON of what is not text; it is quoted where it holds a
/// comma, a quotation mark or the end of a line. A path is one column of texts, whose velocities
/// are empty.
///
/// The text is made piece by piece, in memory that does not grow with the number of rows.
public struct SampleTable: Sendable {
  /// A function that appends numbers as text, with a comma after each.
  ///
  /// The caller provides it, so that a table writes numbers as its other texts do.
  public typealias NumberList = @Sendable (_ numbers: Span<Double>, _ text: inout [UInt8]) -> Void

  private let samples: Samples
  /// The samples whose numbers are written, where values are written as texts.
  private let written: Samples
  /// The columns of the table: all values, then velocities, then model values.
  private let layout: TableLayout
  /// The cost of a row in units of work.
  private let workPerRow: Int
  private let times: NumberList
  private let values: NumberList
  /// The numbers of the rows sampled at once, row by row, without the times.
  private var numbers: [Double] = []
  private var held = 0..<0
  /// The next row; -1 before the header is written.
  private var row = -1

  /// The table of `samples`.
  ///
  /// - Parameters:
  ///   - writing: Whether values are written as texts, and as which; nil for the numbers that show.
  ///   - includesVelocity: Whether there are columns of velocities.
  ///   - includesModel: Whether there are columns of model values.
  ///   - times: What writes the times.
  ///   - values: What writes all other numbers.
  public init(
    _ samples: Samples, as writing: Timeline.Writing? = nil, includesVelocity: Bool = false,
    includesModel: Bool = false,
    times: @escaping NumberList, values: @escaping NumberList
  ) {
    self.samples = samples
    let written = writing.map { Samples(samples.timeline.written(as: $0), on: samples.grid) }
    self.written = written ?? samples
    layout = TableLayout(
      samples, written: self.written,
      [.value] + (includesVelocity ? [.velocity] : []) + (includesModel ? [.model] : []))
    workPerRow = layout.sources.reduce(0) { sum, source in
      let isVelocity = source.quantity == .velocity
      let cost = (isVelocity ? samples : written ?? samples).work(ofColumn: source.column)
      return WorkMeter.sum(sum, isVelocity ? WorkMeter.product(2, cost) : cost)
    }
    self.times = times
    self.values = values
  }

  /// The number of bytes after which a piece ends.
  private static let pieceBytes = 1 << 15

  /// Appends the next piece, some tens of kilobytes, and returns whether more is left; after the
  /// last piece nothing is appended.
  public mutating func next(into text: inout [UInt8]) -> Bool {
    if row < 0 {
      appendHeader(to: &text)
      row = 0
    }
    var piece = SamplePiece(behind: text.count, bytes: Self.pieceBytes)
    while row < samples.rowCount, piece.isOpen(at: text.count) {
      if !held.contains(row) {
        hold(from: row)
        piece.add(rows: held.count, each: workPerRow)
      }
      append(row, to: &text)
      row += 1
    }
    return row < samples.rowCount
  }

  /// The whole table as text at once.
  ///
  /// - Complexity: O(rows * columns), and as much memory.
  public func encoded() -> [UInt8] {
    var rest = self
    var text: [UInt8] = []
    while rest.next(into: &text) {}
    return text
  }

  /// Writes the titles one by one: a long name stands in each of its columns, and copies of the whole
  /// line would take as much again.
  private func appendHeader(to text: inout [UInt8]) {
    text.reserveCapacity(layout.titles.reduce(text.count + 8) { $0 + $1.utf8.count + 1 })
    text += TableCell.bytes(text: "time")
    for title in layout.titles {
      text.append(UInt8(ascii: ","))
      text += TableCell.bytes(text: title)
    }
    text += "\r\n".utf8
  }

  /// The number of values in a row, without its time.
  private var width: Int { layout.sources.count }

  /// Samples the rows from `first` on.
  private mutating func hold(from first: Int) {
    held = SamplePiece.window(
      from: first, of: samples.rowCount, atMost: SamplePiece.rows(width: width), cost: workPerRow)
    numbers = [Double](repeating: 0, count: held.count * width)
    var column = [Double](repeating: 0, count: held.count)
    let hasVelocities = layout.sources.contains { $0.quantity == .velocity }
    let values = written.prepared(for: held, velocities: false)
    let rates = hasVelocities ? samples.prepared(for: held, velocities: true) : values
    for (place, source) in layout.sources.enumerated() {
      var span = column.mutableSpan
      (source.quantity == .velocity ? rates : values)
        .write(source.quantity, ofColumn: source.column, held, to: &span)
      for offset in 0..<held.count { numbers[offset * width + place] = column[offset] }
    }
  }

  private func append(_ row: Int, to text: inout [UInt8]) {
    let time: InlineArray<1, Double> = [samples.grid.time(at: row)]
    times(time.span, &text)
    let first = (row - held.lowerBound) * width
    append(numbers[first..<first + width], to: &text)
    text[text.count - 1] = UInt8(ascii: "\r")
    text.append(UInt8(ascii: "\n"))
  }

  /// Writes the cells of a row, with a comma after each.
  private func append(_ row: ArraySlice<Double>, to text: inout [UInt8]) {
    let start = row.startIndex
    for cell in layout.cells {
      switch cell {
      case .numbers(let places):
        append(numbers: row.span.extracting(places), to: &text)
      case .label(let place, let cells):
        let index = row[start + place]
        if !index.isNaN { text += cells[Int(saturating: index)] }
        text.append(UInt8(ascii: ","))
      case .text(let places, let content):
        append(row[start + places.lowerBound..<start + places.upperBound], content, to: &text)
      case .empty: text.append(UInt8(ascii: ","))
      }
    }
  }

  /// Writes consecutive numbers at once, and empty cells for missing ones.
  private func append(numbers: Span<Double>, to text: inout [UInt8]) {
    var start = 0
    for place in numbers.indices where !numbers[place].isFinite {
      values(numbers.extracting(start..<place), &text)
      text.append(UInt8(ascii: ","))
      start = place + 1
    }
    values(numbers.extracting(start..<numbers.count), &text)
  }

  /// Writes a text as one cell, which is empty if one of its numbers is missing.
  private func append(
    _ numbers: ArraySlice<Double>, _ content: ValueText, to text: inout [UInt8]
  ) {
    if numbers.allSatisfy(\.isFinite) {
      text += TableCell.bytes(text: content.filled(with: numbers) { number($0) })
    }
    text.append(UInt8(ascii: ","))
  }

  /// The text of a number, as the table writes it.
  private func number(_ number: Double) -> String {
    var list: [UInt8] = []
    values([number].span, &list)
    return String(decoding: list.dropLast(), as: UTF8.self)
  }
}
