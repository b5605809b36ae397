internal import AnimationEngine

/// A text with changing numbers between fixed parts, such as `M0 0L10 10Z` or `rotate(45deg)`,
/// written straight into a buffer.
struct SampleText: Sendable {
  /// A fixed text and the content after it.
  private struct Step: Sendable {
    /// The range of the fixed text among the words.
    var words: Range<Int>
    /// The length of the fixed text in bytes.
    var count: Int
    var content = Content.nothing
  }

  private enum Content: Sendable {
    case nothing
    case number
    /// One of several fixed texts: the number is its index.
    case choice(Int)
    case color(ValueText.ColorNotation)
    /// A number that only says whether there is a value, and is not written.
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
  /// The number of bytes that writing the text may touch.
  private(set) var room = 8
  private(set) var numberCount = 0

  /// A text in quotation marks, or between other opening and closing parts.
  ///
  /// - Parameter escapes: Whether it is JSON, in which quotation marks inside are escaped.
  init(_ text: ValueText, opening: String = "\"", closing: String = "\"", escapes: Bool = true) {
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

  /// Writes the text from prepared numbers, or `null` if one is missing; returns the offset after.
  func write(
    _ numbers: Span<NumberWriter.Prepared>, _ writer: NumberWriter, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    for index in 0..<numberCount where !numbers[index].value.isFinite {
      return NumberWriter.writeNull(to: &bytes, at: offset)
    }
    let tables = NumberWriter.Tables()
    var (place, column) = (offset, 0)
    for step in steps {
      place = write(step, to: &bytes, at: place)
      switch step.content {
      case .nothing, .presence: break
      case .number: place = writer.write(numbers[column], tables, to: &bytes, at: place)
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
  /// Appends the text from numbers that are not prepared.
  func append(_ numbers: Span<Double>, _ writer: NumberWriter, to text: inout [UInt8]) {
    var prepared = [NumberWriter.Prepared](repeating: .zero, count: numbers.count)
    let tables = NumberWriter.Tables()
    for index in numbers.indices { prepared[index] = writer.prepared(numbers[index], tables) }
    text.appendText(atMost: room) { bytes, start in
      write(prepared.span, writer, to: &bytes, at: start)
    }
  }
}

extension AnimatedProperty {
  /// The text in which frames write the property's values; nil if its values are no texts.
  func sampleText(_ values: SampleOptions.Values) -> SampleText? {
    guard let text else { return nil }
    if values == .css { return SampleText(text) }
    return SampleText(text, opening: "{\"\(type.name)\":\"", closing: "\"}")
  }
}
