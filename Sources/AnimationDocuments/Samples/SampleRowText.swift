internal import AnimationEngine

/// Writes an answer by rows: a head, a text for each row, a tail.
///
/// Rows are sampled in windows, so that memory does not grow with their number.
struct SampleRowText: Sendable {
  private let rowCount: Int
  private let form: SampleRowForm
  private let values: SampleRowValues
  private let head: [UInt8]
  private let tail: [UInt8]
  /// Whether the separator after the last row is removed.
  private let dropsLastSeparator: Bool
  private var window: SampleRowWindow
  /// The next row; -1 before the head is written, more than the row count after the tail.
  private var row = -1

  init(
    _ samples: Samples, _ options: SampleOptions, head: [UInt8], separator: String,
    dropsLastSeparator: Bool, tail: [UInt8]
  ) {
    rowCount = samples.rowCount
    let samples = WrittenSamples(rows: samples, options.values)
    form = SampleRowForm(samples, options, separator: separator)
    values = SampleRowValues(options.numbers, form)
    self.head = head
    self.tail = tail
    self.dropsLastSeparator = dropsLastSeparator
    window = SampleRowWindow(samples, form.sources)
  }

  /// An estimate of the length of the whole text in bytes.
  var byteEstimate: Int { head.count + tail.count + (rowCount + 1) * form.room / 2 }

  /// Appends the next piece and returns whether more is left.
  mutating func next(into text: inout [UInt8]) -> Bool {
    if row < 0 {
      text += head
      row = 0
    }
    var piece = SamplePiece(behind: text.count)
    while row < rowCount, piece.isOpen(at: text.count) { step(&text, &piece) }
    guard row == rowCount else { return row < rowCount }
    row += 1
    if dropsLastSeparator, rowCount > 0 { text.removeLast() }
    text += tail
    return false
  }

  /// Writes the rows that are sampled and fit into the piece; at least one.
  private mutating func step(_ text: inout [UInt8], _ piece: inout SamplePiece) {
    if !window.rows.contains(row) { window.move(to: row, in: &piece) }
    let most = max(SamplePiece.bytes / form.room, 1)
    let rows = row..<min(row + most, window.rows.upperBound)
    text.appendText(atMost: rows.count * form.room) { bytes, start in
      write(rows, to: &bytes, at: start)
    }
    row = rows.upperBound
  }

  private func write(_ rows: Range<Int>, to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    var preparation = [NumberWriter.Prepared](repeating: .zero, count: form.sources.count)
    var prepared = preparation.mutableSpan
    let (fields, words) = (form.fields, form.words)
    let numbers = window.numbers
    var end = offset
    for row in rows {
      values.prepare(numbers.span.extracting(window.places(of: row)), into: &prepared)
      end = values.write(fields.span, words.span, prepared.span, row: row, to: &bytes, at: end)
    }
    return end
  }
}
