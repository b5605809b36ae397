/// Writes a matrix as documents do: `{"matrix":[1,0,0,0,…]}`.
enum SampleMatrixText {
  private static let opening = FixedText("{\"matrix\":[")
  private static let closing = FixedText("]}")

  /// The number of bytes that writing a matrix may touch.
  static let room = 16 * (NumberWriter.room + 1) + 32

  /// Writes sixteen prepared numbers, or `null` if one is missing, and returns the offset after.
  static func write(
    _ entries: Span<NumberWriter.Prepared>, _ writer: NumberWriter,
    to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    for index in entries.indices where !entries[index].value.isFinite {
      return NumberWriter.writeNull(to: &bytes, at: offset)
    }
    let tables = NumberWriter.Tables()
    var end = opening.write(to: &bytes, at: offset)
    for index in entries.indices {
      if index > 0 {
        bytes.put(UInt8(ascii: ","), at: end)
        end += 1
      }
      end = writer.write(entries[index], tables, to: &bytes, at: end)
    }
    return closing.write(to: &bytes, at: end)
  }
}
