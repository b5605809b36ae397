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
/// comma, a quotation mark or the end of a line.
///
/// The text is made piece by piece, in memory that does not grow with the number of rows.
public struct SampleTable: Sendable {
  /// Appends the texts of numbers to a list, with a comma behind each.
  ///
  /// How numbers are written is the caller's to say, so that a table says the same as other texts.
  public typealias NumberList = @Sendable (_ numbers: Span<Double>, _ text: inout [UInt8]) -> Void

  /// What a column holds of a component.
  private enum Quantity {
    case value, velocity, model

    /// The name of the column of a component.
    func title(of name: String) -> String {
      switch self {
      case .value: name
      case .velocity: "velocity(\(name))"
      case .model: "model(\(name))"
      }
    }
  }

  private let samples: Samples
  private let columnCount: Int
  /// What there are columns of; the columns of one follow all of the one before.
  private let quantities: [Quantity]
  /// How many numbers a row has beside its time.
  private let width: Int
  private let times: NumberList
  private let values: NumberList
  /// The cells of the labels, at each place of a row that shows one.
  private let labels: [[[UInt8]]?]
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
    quantities = [.value] + (includesVelocity ? [.velocity] : []) + (includesModel ? [.model] : [])
    columnCount = samples.columnCount
    width = columnCount * quantities.count
    self.times = times
    self.values = values
    let cells = Self.labelCells(of: samples)
    labels = quantities.flatMap { $0 == .velocity ? cells.map { _ in nil } : cells }
  }

  /// The cells of the labels of each column that is one of a discrete property.
  private static func labelCells(of samples: Samples) -> [[[UInt8]]?] {
    samples.columns.map { column in
      let property = samples.properties[column.property]
      return property.type == .discrete ? property.labels.map(TableCell.bytes(label:)) : nil
    }
  }

  /// The most rows that are sampled at once.
  private static let mostRows = 2048
  /// The most numbers that are sampled at once.
  private static let mostNumbers = 1 << 16
  /// A piece ends once it has so many bytes.
  private static let pieceBytes = 1 << 15

  /// Appends the next piece, some tens of kilobytes, and tells whether more is left; after the
  /// last piece nothing is appended.
  public mutating func next(into text: inout [UInt8]) -> Bool {
    if row < 0 {
      text += header
      row = 0
    }
    let end = text.count + Self.pieceBytes
    while row < samples.rowCount, text.count < end {
      if !held.contains(row) { hold(from: row) }
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
    let names = samples.columns.map(\.name)
    let titles = quantities.flatMap { quantity in names.map(quantity.title(of:)) }
    let cells = (["time"] + titles).map(TableCell.bytes(text:))
    return Array(cells.joined(separator: [UInt8(ascii: ",")])) + "\r\n".utf8
  }

  /// Samples the rows from `first` on.
  private mutating func hold(from first: Int) {
    // Fewer rows than a handful would cost the start of each column's recurrences too often.
    let handful = min(16, 16 * Self.mostNumbers / max(width, 1))
    let length = min(Self.mostRows, max(Self.mostNumbers / max(width, 1), handful, 1))
    held = first..<min(first + length, samples.rowCount)
    numbers = [Double](repeating: 0, count: held.count * width)
    var column = [Double](repeating: 0, count: held.count)
    for place in 0..<width {
      var span = column.mutableSpan
      sample(place, to: &span)
      for offset in 0..<held.count { numbers[offset * width + place] = column[offset] }
    }
  }

  /// Samples one column of the rows that are held.
  private func sample(_ place: Int, to span: inout MutableSpan<Double>) {
    let column = place % columnCount
    switch quantities[place / columnCount] {
    case .value: samples.writeValues(column: column, rows: held, into: &span)
    case .velocity: samples.writeVelocities(column: column, rows: held, into: &span)
    case .model: samples.writeModels(column: column, rows: held, into: &span)
    }
  }

  private func append(_ row: Int, to text: inout [UInt8]) {
    let time = [samples.grid.time(at: row)]
    times(time.span, &text)
    let first = (row - held.lowerBound) * width
    append(numbers.span.extracting(first..<first + width), to: &text)
    text[text.count - 1] = UInt8(ascii: "\r")
    text.append(UInt8(ascii: "\n"))
  }

  /// Writes the cells of a row, a comma behind each: stretches of numbers at once, and labels and
  /// missing values by themselves.
  private func append(_ row: Span<Double>, to text: inout [UInt8]) {
    var start = 0
    for place in row.indices {
      let cells = labels[place]
      if cells == nil, row[place].isFinite { continue }
      values(row.extracting(start..<place), &text)
      if let cells, !row[place].isNaN { text += cells[Int(row[place])] }
      text.append(UInt8(ascii: ","))
      start = place + 1
    }
    values(row.extracting(start..<row.count), &text)
  }
}
