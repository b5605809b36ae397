internal import AnimationEngine

/// Writes the paths of a property row by row, in memory that does not grow with the number of rows.
struct SampleTextColumn: Sendable {
  private let text: SampleText
  private let writer: NumberWriter
  private var window: SampleRowWindow

  init(
    _ samples: Samples, _ text: ValueText, _ columns: Range<Int>,
    _ quantity: SampledQuantity, _ writer: NumberWriter
  ) {
    self.text = SampleText(text)
    self.writer = writer
    window = SampleRowWindow(WrittenSamples(samples), columns.map { .column(quantity, $0) })
  }

  /// Appends the text at `row` in quotation marks, or `null`. The work of sampling it counts for
  /// `piece`.
  mutating func append(_ row: Int, to bytes: inout [UInt8], in piece: inout SamplePiece) {
    if !window.rows.contains(row) { window.move(to: row, in: &piece) }
    let numbers = window.numbers
    text.append(numbers.span.extracting(window.places(of: row)), writer, to: &bytes)
  }

  /// Appends the text at `row` as a data item of CBOR, or `null`.
  mutating func append(itemOf row: Int, to bytes: inout [UInt8], in piece: inout SamplePiece) {
    var quoted: [UInt8] = []
    append(row, to: &quoted, in: &piece)
    var item = CBORWriter()
    if quoted.first == UInt8(ascii: "\"") {
      item.append(text: quoted.dropFirst().dropLast())
    } else {
      item.appendNull()
    }
    bytes += item.bytes
  }
}
