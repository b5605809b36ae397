internal import AnimationEngine

/// Writes the values of a row as JSON.
struct SampleRowValues: Sendable {
  private let times = NumberWriter()
  private let numbers: NumberWriter
  private let tables = NumberWriter.Tables()
  /// The number of bytes that writing a row may touch.
  private let room: Int
  private let labels: [[[UInt8]]]
  private let texts: [SampleText]
  private let angle = (opening: FixedText("\""), closing: FixedText("deg\""))
  private let integer = (opening: FixedText("{\"integer\":"), closing: FixedText("}"))

  init(_ numbers: NumberWriter, _ form: SampleRowForm) {
    self.numbers = numbers
    room = form.room
    labels = form.labels
    texts = form.texts
  }

  /// Prepares the numbers of a row for writing; the first is the time.
  @inline(__always)
  func prepare(_ row: Span<Double>, into prepared: inout MutableSpan<NumberWriter.Prepared>) {
    prepared[0] = times.prepared(row[0], tables)
    for index in 1..<row.count { prepared[index] = numbers.prepared(row[index], tables) }
  }

  /// Writes a row from prepared numbers and returns the offset after it.
  @inline(__always)
  func write(
    _ fields: Span<SampleRowForm.Field>, _ words: Span<UInt64>,
    _ prepared: Span<NumberWriter.Prepared>, row: Int, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    bytes.requireRoom(room, at: offset)
    var end = offset
    for index in fields.indices {
      let field = fields[index]
      var place = end
      for word in field.words {
        bytes.putInRoom(words[word], at: place)
        place &+= 8
      }
      end = write(field, prepared, row, to: &bytes, at: end &+ field.count)
    }
    return end
  }

  @inline(__always)
  private func write(
    _ field: SampleRowForm.Field, _ prepared: Span<NumberWriter.Prepared>, _ row: Int,
    to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    let first = field.first
    switch field.value {
    case .number: return numbers.write(prepared[first], tables, to: &bytes, at: offset)
    case .time: return times.write(prepared[first], tables, to: &bytes, at: offset)
    case .frame:
      return DecimalDigits.writeWhole(UInt64(row), tables.fours.span, to: &bytes, at: offset)
    case .none: return offset
    case .angle: return write(prepared[first], within: angle, to: &bytes, at: offset)
    case .integer: return write(prepared[first], within: integer, to: &bytes, at: offset)
    case .color:
      let color = SIMD4(
        prepared[first].value, prepared[first + 1].value, prepared[first + 2].value,
        prepared[first + 3].value)
      return SampleColorText(color, numbers).write(to: &bytes, at: offset)
    case .matrix:
      let matrix = prepared.extracting(first..<first + 16)
      return SampleMatrixText.write(matrix, numbers, to: &bytes, at: offset)
    case .text(let index):
      let text = texts[index]
      let place = first..<first + text.numberCount
      return text.write(prepared.extracting(place), numbers, to: &bytes, at: offset)
    case .label(let list): return write(labels[list], prepared[first].value, &bytes, offset)
    }
  }

  /// Writes a number between two texts, or `null` if it is missing.
  private func write(
    _ number: NumberWriter.Prepared, within texts: (opening: FixedText, closing: FixedText),
    to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    guard number.value.isFinite else { return NumberWriter.writeNull(to: &bytes, at: offset) }
    var end = texts.opening.write(to: &bytes, at: offset)
    end = numbers.write(number, tables, to: &bytes, at: end)
    return texts.closing.write(to: &bytes, at: end)
  }

  /// Writes the label with an index, or `null` if the index is NaN.
  private func write(
    _ labels: [[UInt8]], _ index: Double, _ bytes: inout MutableRawSpan, _ offset: Int
  ) -> Int {
    if index.isNaN { return NumberWriter.writeNull(to: &bytes, at: offset) }
    let label = labels[Int(saturating: index)]
    for place in label.indices { bytes.put(label[place], at: offset + place) }
    return offset + label.count
  }
}
