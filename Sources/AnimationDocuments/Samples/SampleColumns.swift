internal import AnimationEngine

/// The columns of an answer, which are written one after another with fixed bytes between them.
///
/// The bytes are made piece by piece, and a column is sampled in windows, so that memory does not
/// grow with the number of rows.
struct SampleColumns: Sendable {
  /// A run of fixed bytes and the column that follows it.
  struct Part: Sendable {
    var fixed: Range<Int>
    var column: Column?
  }

  /// The content of a column.
  enum Column: Sendable {
    case numbers(SampleSource)
    /// Labels as they are written; a sample is an index into them.
    case labels(SampleSource, [[UInt8]])
    /// Paths, by their index among those of the answer.
    case paths(Int)
  }

  let samples: Samples
  private(set) var parts: [Part] = []
  private var paths: [SampleTextColumn] = []
  private var part = 0
  /// The next row of the current column; nil before its fixed bytes are written.
  var row: Int?
  /// The numbers that were read last, from the front on.
  private(set) var window: [Double]
  /// The piece that is being written.
  private(set) var piece = SamplePiece(behind: 0)

  init(_ samples: Samples) {
    self.samples = samples
    window = [Double](capacity: min(samples.rowCount, SamplePiece.rows)) {
      while !$0.isFull { $0.append(0) }
    }
  }

  /// The part that is being written; nil after the last one.
  var current: Part? { part < parts.count ? parts[part] : nil }

  /// Begins a piece behind the first `count` bytes of a buffer.
  mutating func beginPiece(behind count: Int) { piece = SamplePiece(behind: count) }

  /// Counts rows that cost a unit of work each.
  mutating func count(rows: Int) { piece.add(rows: rows, each: 1) }

  /// Goes on to the next part.
  mutating func finishPart() { (part, row) = (part + 1, nil) }

  /// Samples a source from `row` on and returns the number of rows sampled.
  mutating func read(_ source: SampleSource, from row: Int) -> Int {
    let cost = source.work(in: samples)
    let rows = SamplePiece.window(from: row, of: samples.rowCount, atMost: window.count, cost: cost)
    source.read(rows, of: samples, into: &window)
    piece.add(rows: rows.count, each: cost)
    return rows.count
  }

  /// Writes labels from a row on until the piece is full, as a label may be long, and returns the row
  /// after them. `missing` is what is written in place of a missing one.
  mutating func append(
    _ labels: [[UInt8]], _ missing: [UInt8], of source: SampleSource, from first: Int,
    to buffer: inout [UInt8]
  ) -> Int {
    let end = buffer.count + SamplePiece.bytes
    let count = read(source, from: first)
    for index in 0..<count {
      buffer += window[index].isNaN ? missing : labels[Int(saturating: window[index])]
      if buffer.count >= end { return first + index + 1 }
    }
    return first + count
  }

  /// Writes paths by `write` until the piece is full, and returns the row after them.
  mutating func append(
    pathsOf index: Int, from first: Int, to buffer: inout [UInt8],
    _ write: (inout SampleTextColumn, Int, inout [UInt8], inout SamplePiece) -> Void
  ) -> Int {
    var row = first
    repeat {
      write(&paths[index], row, &buffer, &piece)
      row += 1
    } while row < samples.rowCount && piece.isOpen(at: buffer.count)
    return row
  }
}

// MARK: - Parts

extension SampleColumns {
  mutating func reserveParts(_ count: Int) { parts.reserveCapacity(count) }

  /// Ends a part at the fixed bytes up to `end`.
  mutating func add(_ column: Column?, behind end: Int) {
    parts.append(Part(fixed: (parts.last?.fixed.upperBound ?? 0)..<end, column: column))
  }

  /// The column of a property whose values are labels, written by `label`, or paths; nil for one whose
  /// values are numbers.
  mutating func column(
    of property: SampledProperty, _ numbers: NumberWriter, _ quantity: SampledQuantity,
    label: (String) -> [UInt8]
  ) -> Column? {
    switch property.property.type {
    case .discrete:
      return .labels(
        .column(quantity, property.columns.lowerBound), property.property.labels.map(label))
    case .path:
      let text = property.property.text ?? ValueText()
      paths.append(SampleTextColumn(samples, text, property.columns, quantity, numbers))
      return .paths(paths.count - 1)
    default: return nil
    }
  }
}
