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
  /// Appends the texts of numbers to a list, with a comma behind each.
  ///
  /// How numbers are written is the caller's to say, so that a table says the same as other texts.
  public typealias NumberList = @Sendable (_ numbers: Span<Double>, _ text: inout [UInt8]) -> Void

  private let samples: Samples
  /// What the columns show, those of one quantity behind all of the one before.
  private let layout: TableLayout
  /// What one row costs, in units of work.
  private let workPerRow: Int
  private let times: NumberList
  private let values: NumberList
  /// The numbers of the rows that are held, row after row, without the times.
  private var numbers: [Double] = []
  private var held = 0..<0
  /// The next row; -1 before the header.
  private var row = -1

  /// The table of `samples`.
  ///
  /// - Parameters:
  ///   - includesVelocity: Whether there are columns of velocities.
  ///   - includesModel: Whether there are columns of model values.
  ///   - times: What writes the times.
  ///   - values: What writes all other numbers.
  public init(
    _ samples: Samples, includesVelocity: Bool = false, includesModel: Bool = false,
    times: @escaping NumberList, values: @escaping NumberList
  ) {
    self.samples = samples
    layout = TableLayout(
      samples,
      [.value] + (includesVelocity ? [.velocity] : []) + (includesModel ? [.model] : []))
    workPerRow = layout.sources.reduce(0) { sum, source in
      let cost = samples.work(ofColumn: source.column)
      return WorkMeter.sum(sum, source.quantity == .velocity ? WorkMeter.product(2, cost) : cost)
    }
    self.times = times
    self.values = values
  }

  /// The fewest rows that are sampled at once, whatever they cost: the start of each column's
  /// recurrences takes as long as some rows.
  private static let fewestRows = 4
  /// The most rows that are sampled at once.
  private static let mostRows = 2048
  /// The most numbers that are sampled at once.
  private static let mostNumbers = 1 << 16
  /// A piece ends once it has so many bytes.
  private static let pieceBytes = 1 << 15
  /// A piece ends once it has taken so many units of work, some two milliseconds.
  private static let pieceWork = 200_000

  /// Appends the next piece, some tens of kilobytes, and tells whether more is left; after the
  /// last piece nothing is appended.
  public mutating func next(into text: inout [UInt8]) -> Bool {
    if row < 0 {
      text += header
      row = 0
    }
    let end = text.count + Self.pieceBytes
    var work = 0
    while row < samples.rowCount, text.count < end, work < Self.pieceWork {
      if !held.contains(row) {
        hold(from: row)
        work = WorkMeter.product(held.count, workPerRow)
      }
      append(row, to: &text)
      row += 1
    }
    return row < samples.rowCount
  }

  /// The whole table at once.
  ///
  /// - Complexity: O(rows * columns), and as much memory.
  public func encoded() -> [UInt8] {
    var rest = self
    var text: [UInt8] = []
    while rest.next(into: &text) {}
    return text
  }

  private var header: [UInt8] {
    let cells = (["time"] + layout.titles).map(TableCell.bytes(text:))
    return Array(cells.joined(separator: [UInt8(ascii: ",")])) + "\r\n".utf8
  }

  /// How many numbers a row has beside its time.
  private var width: Int { layout.sources.count }

  /// Samples the rows from `first` on.
  private mutating func hold(from first: Int) {
    // Fewer rows than a handful would cost the start of each column's recurrences too often.
    let handful = min(16, 16 * Self.mostNumbers / max(width, 1))
    let length = min(Self.mostRows, max(Self.mostNumbers / max(width, 1), handful, 1))
    let affordable = max(Self.pieceWork / max(workPerRow, 1), Self.fewestRows)
    held = first..<min(first + min(length, affordable), samples.rowCount)
    numbers = [Double](repeating: 0, count: held.count * width)
    var column = [Double](repeating: 0, count: held.count)
    let samples = samples.prepared(
      for: held, velocities: layout.sources.contains { $0.quantity == .velocity })
    for (place, source) in layout.sources.enumerated() {
      var span = column.mutableSpan
      source.write(held, of: samples, to: &span)
      for offset in 0..<held.count { numbers[offset * width + place] = column[offset] }
    }
  }

  private func append(_ row: Int, to text: inout [UInt8]) {
    let time = [samples.grid.time(at: row)]
    times(time.span, &text)
    let first = (row - held.lowerBound) * width
    append(numbers[first..<first + width], to: &text)
    text[text.count - 1] = UInt8(ascii: "\r")
    text.append(UInt8(ascii: "\n"))
  }

  /// Writes the cells of a row, a comma behind each.
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
      case .path(let places, let structure):
        append(row[start + places.lowerBound..<start + places.upperBound], structure, to: &text)
      case .empty: text.append(UInt8(ascii: ","))
      }
    }
  }

  /// Writes stretches of numbers at once, and missing ones by themselves.
  private func append(numbers: Span<Double>, to text: inout [UInt8]) {
    var start = 0
    for place in numbers.indices where !numbers[place].isFinite {
      values(numbers.extracting(start..<place), &text)
      text.append(UInt8(ascii: ","))
      start = place + 1
    }
    values(numbers.extracting(start..<numbers.count), &text)
  }

  /// Writes a path as one cell, empty where a number is missing.
  private func append(
    _ numbers: ArraySlice<Double>, _ structure: PathStructure, to text: inout [UInt8]
  ) {
    if numbers.allSatisfy(\.isFinite) {
      // The texts of all numbers at once, from where they are taken one by one.
      var list: [UInt8] = []
      values(numbers.span, &list)
      var rest = list[...]
      structure.forEachTextPart(numbers: numbers) { part in
        switch part {
        case .command(let letter): text.append(letter)
        case .space: text.append(UInt8(ascii: " "))
        case .number: text += rest.takeCell()
        case .flag(let isSet):
          text.append(UInt8(ascii: isSet ? "1" : "0"))
          _ = rest.takeCell()
        }
      }
    }
    text.append(UInt8(ascii: ","))
  }
}

extension ArraySlice<UInt8> {
  /// The bytes up to the next comma, which are taken away with it.
  fileprivate mutating func takeCell() -> ArraySlice<UInt8> {
    let cell = prefix { $0 != UInt8(ascii: ",") }
    removeFirst(Swift.min(cell.count + 1, count))
    return cell
  }
}
