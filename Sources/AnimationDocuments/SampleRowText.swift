internal import AnimationEngine

/// The text of an answer in rows: a head, one text for each row, a tail.
///
/// A window of rows is sampled at a time, so that memory is the same for any number of rows.
struct SampleRowText: Sendable {
  private let rowCount: Int
  private let numbers: NumberWriter
  private let form: SampleRowForm
  private let head: [UInt8]
  private let tail: [UInt8]
  /// Whether the separator behind the last row is taken away again.
  private let dropsLastSeparator: Bool
  private var window: SampleRowWindow
  private var prepared: [NumberWriter.Prepared]
  private let angle = (opening: FixedText("\""), closing: FixedText("deg\""))
  private let integer = (opening: FixedText("{\"integer\":"), closing: FixedText("}"))
  /// The next row; -1 before the head is written, more than there are after the tail.
  private var row = -1

  init(
    _ samples: Samples, _ options: SampleOptions, head: [UInt8], separator: String,
    dropsLastSeparator: Bool, tail: [UInt8]
  ) {
    rowCount = samples.rowCount
    numbers = options.numbers
    form = SampleRowForm(samples, options, separator: separator)
    self.head = head
    self.tail = tail
    self.dropsLastSeparator = dropsLastSeparator
    window = SampleRowWindow(samples, form.sources)
    prepared = [NumberWriter.Prepared](repeating: .zero, count: form.sources.count)
  }

  /// About how many bytes the whole text has.
  var byteEstimate: Int { head.count + tail.count + (rowCount + 1) * form.room / 2 }

  /// Appends the next piece and tells whether more is left.
  mutating func next(into text: inout [UInt8]) -> Bool {
    if row < 0 {
      text += head
      row = 0
    }
    let end = text.count + SamplePiece.bytes
    while row < rowCount, text.count < end { step(&text) }
    guard row == rowCount else { return row < rowCount }
    row += 1
    if dropsLastSeparator, rowCount > 0 { text.removeLast() }
    text += tail
    return false
  }

  /// Writes as many rows as are held and fit a piece; at least one.
  private mutating func step(_ text: inout [UInt8]) {
    if !window.rows.contains(row) { window.move(to: row) }
    let most = max(SamplePiece.bytes / form.room, 1)
    let rows = row..<min(row + most, window.rows.upperBound)
    text.appendText(atMost: rows.count * form.room) { bytes, start in
      var end = start
      for row in rows { end = write(row, to: &bytes, at: end) }
      return end
    }
    row = rows.upperBound
  }

  @inline(__always)
  private mutating func write(
    _ row: Int, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    prepared[0] = NumberWriter().prepared(window.number(0, at: row))
    for source in 1..<prepared.count {
      prepared[source] = numbers.prepared(window.number(source, at: row))
    }
    var end = offset
    for field in form.fields {
      end = field.text.write(to: &bytes, at: end)
      end = write(field.value, field.first, to: &bytes, at: end)
    }
    return end
  }

  @inline(__always)
  private func write(
    _ value: SampleRowForm.Value, _ first: Int, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    switch value {
    case .number: numbers.write(prepared[first], to: &bytes, at: offset)
    case .time: NumberWriter().write(prepared[0], to: &bytes, at: offset)
    case .angle: writeEnclosed(first, angle, to: &bytes, at: offset)
    case .integer: writeEnclosed(first, integer, to: &bytes, at: offset)
    case .color:
      SampleColorText(color(first), numbers)
        .write(to: &bytes, at: offset)
    case .label(let labels): writeLabel(labels, first, to: &bytes, at: offset)
    case .none: offset
    }
  }

  private func color(_ first: Int) -> SIMD4<Double> {
    SIMD4(
      prepared[first].value, prepared[first + 1].value, prepared[first + 2].value,
      prepared[first + 3].value)
  }

  /// A number between two texts, or `null`.
  private func writeEnclosed(
    _ first: Int, _ texts: (opening: FixedText, closing: FixedText),
    to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    guard prepared[first].value.isFinite else {
      return NumberWriter.writeNull(to: &bytes, at: offset)
    }
    var end = texts.opening.write(to: &bytes, at: offset)
    end = numbers.write(prepared[first], to: &bytes, at: end)
    return texts.closing.write(to: &bytes, at: end)
  }

  private func writeLabel(
    _ labels: [[UInt8]], _ first: Int, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    let index = prepared[first].value
    if index.isNaN { return NumberWriter.writeNull(to: &bytes, at: offset) }
    let label = labels[Int(index)]
    for place in label.indices { bytes.put(label[place], at: offset + place) }
    return offset + label.count
  }
}
