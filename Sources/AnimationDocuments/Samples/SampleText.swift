internal import AnimationEngine

/// How a value is written whose numbers stand in a text: `M0 0L10 10Z`, `rotate(45deg)`, straight into
/// a buffer, between other texts that are always the same.
struct SampleText: Sendable {
  /// What stands at a place, behind fixed text.
  private struct Step: Sendable {
    /// Where the text before it stands among the words.
    var words: Range<Int>
    /// How many bytes that text has.
    var count: Int
    var content = Content.nothing
  }

  private enum Content: Sendable {
    case nothing
    case number
    /// One of two texts, by their index among the choices.
    case choice(Int)
    case color(ValueText.ColorNotation)
    /// A number that is not written.
    case presence

    var columnCount: Int {
      switch self {
      case .nothing: 0
      case .number, .choice, .presence: 1
      case .color: 4
      }
    }
  }

  private var steps: [Step] = []
  private var words: [UInt64] = []
  private var choices: [(above: [UInt8], below: [UInt8])] = []
  /// The most bytes that the text may touch.
  private(set) var room = 8
  /// How many numbers the text takes.
  private(set) var numberCount = 0

  /// A text in quotation marks, with something before and behind it.
  ///
  /// - Parameter escapes: Whether it is JSON, which escapes quotation marks inside.
  init(
    _ text: ValueText, opening: String = "\"", closing: String = "\"", escapes: Bool = true
  ) {
    var fixed = opening
    for part in text.parts {
      switch part {
      case .text(let text): fixed += escapes ? JSONQuoting.escaped(text) : text
      case .number: add(.number, behind: &fixed)
      case .presence: add(.presence, behind: &fixed)
      case .color(let notation): add(.color(notation), behind: &fixed)
      case .choice(let above, let below):
        choices.append((Array(above.utf8), Array(below.utf8)))
        add(.choice(choices.count - 1), behind: &fixed)
      }
    }
    fixed += closing
    add(.nothing, behind: &fixed)
  }

  private mutating func add(_ content: Content, behind text: inout String) {
    let fixed = FixedText(text)
    text = ""
    let start = words.count
    words += fixed.words
    steps.append(Step(words: start..<words.count, count: fixed.count, content: content))
    numberCount += content.columnCount
    room += fixed.words.count * 8 + mostBytes(of: content)
  }

  private func mostBytes(of content: Content) -> Int {
    switch content {
    case .nothing, .presence: 0
    case .number: NumberWriter.room
    case .choice(let index): max(choices[index].above.count, choices[index].below.count)
    case .color: SampleColorText.room
    }
  }

  /// Writes the text whose numbers are prepared, `null` when one of them is missing, and returns the
  /// offset behind it.
  func write(
    _ numbers: Span<NumberWriter.Prepared>, _ writer: NumberWriter, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    for index in 0..<numberCount where !numbers[index].value.isFinite {
      return NumberWriter.writeNull(to: &bytes, at: offset)
    }
    var (place, column) = (offset, 0)
    for step in steps {
      place = write(step, to: &bytes, at: place)
      switch step.content {
      case .nothing, .presence: break
      case .number: place = writer.write(numbers[column], to: &bytes, at: place)
      case .choice(let index):
        let choice = choices[index]
        let isAbove = numbers[column].value > 0
        place = write(isAbove ? choice.above : choice.below, to: &bytes, at: place)
      case .color(let notation):
        let color = ResolvedColor(
          red: numbers[column].value, green: numbers[column + 1].value,
          blue: numbers[column + 2].value, opacity: numbers[column + 3].value)
        let text = color.written(notation) { writer.text($0) }
        place = write(Array(text.utf8), to: &bytes, at: place)
      }
      column += step.content.columnCount
    }
    return place
  }

  private func write(_ text: [UInt8], to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    for index in text.indices { bytes.put(text[index], at: offset + index) }
    return offset + text.count
  }

  @inline(__always)
  private func write(_ step: Step, to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    var place = offset
    for word in step.words {
      bytes.put(words[word], at: place)
      place += 8
    }
    return offset + step.count
  }
}

extension SampleText {
  /// Appends the text of numbers that no writer has prepared.
  func append(_ numbers: Span<Double>, _ writer: NumberWriter, to text: inout [UInt8]) {
    var prepared = [NumberWriter.Prepared](repeating: .zero, count: numbers.count)
    for index in numbers.indices { prepared[index] = writer.prepared(numbers[index]) }
    text.appendText(atMost: room) { bytes, start in
      write(prepared.span, writer, to: &bytes, at: start)
    }
  }
}

extension AnimatedProperty {
  /// How frames write the property's values, where they stand in a text: as documents do, or as plain
  /// texts of CSS.
  func sampleText(_ values: SampleOptions.Values) -> SampleText? {
    guard let text else { return nil }
    if values == .css { return SampleText(text) }
    return SampleText(text, opening: "{\"\(type.name)\":\"", closing: "\"}")
  }
}
