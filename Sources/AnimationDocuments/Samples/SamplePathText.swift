internal import AnimationEngine

/// How a path is written from its numbers: `M0 0L10 10Z`, straight into a buffer.
///
/// It is the text that ``Path/svgText`` gives, between other texts that are always the same.
struct SamplePathText: Sendable {
  /// What stands before a number.
  private struct Step: Sendable {
    /// Where the text before it stands among the words.
    var words: Range<Int>
    /// How many bytes that text has.
    var count: Int
    /// Whether the number is a flag of an arc, of which only the sign counts.
    var isFlag = false
  }

  private var steps: [Step] = []
  private var end = Step(words: 0..<0, count: 0)
  private var words: [UInt64] = []
  /// The most bytes that the text may touch.
  let room: Int

  /// The text of paths of a structure, with something before and behind it.
  init(_ structure: PathStructure, opening: String = "\"", closing: String = "\"") {
    var text = Array(opening.utf8)
    var steps: [Step] = []
    var words: [UInt64] = []
    func step(isFlag: Bool) -> Step {
      let fixed = FixedText(text)
      text = []
      words += fixed.words
      return Step(
        words: words.count - fixed.words.count..<words.count, count: fixed.count, isFlag: isFlag)
    }
    let nothing = [Double](repeating: 0, count: structure.numberCount)
    structure.forEachTextPart(numbers: nothing[...]) { part in
      switch part {
      case .command(let letter): text.append(letter)
      case .space: text.append(UInt8(ascii: " "))
      case .number: steps.append(step(isFlag: false))
      case .flag: steps.append(step(isFlag: true))
      }
    }
    text += closing.utf8
    end = step(isFlag: false)
    room = words.count * 8 + steps.count * NumberWriter.room + 8
    self.steps = steps
    self.words = words
  }

  /// How many numbers the path has.
  var numberCount: Int { steps.count }

  /// Writes the path whose numbers are prepared, `null` when one of them is missing, and returns the
  /// offset behind it.
  func write(
    _ numbers: Span<NumberWriter.Prepared>, _ writer: NumberWriter, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    for index in numbers.indices where !numbers[index].value.isFinite {
      return NumberWriter.writeNull(to: &bytes, at: offset)
    }
    var place = offset
    for index in steps.indices {
      let step = steps[index]
      place = write(step, to: &bytes, at: place)
      if step.isFlag {
        bytes.put(UInt8(ascii: numbers[index].value > 0 ? "1" : "0"), at: place)
        place += 1
      } else {
        place = writer.write(numbers[index], to: &bytes, at: place)
      }
    }
    return write(end, to: &bytes, at: place)
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

extension SamplePathText {
  /// Appends the path of numbers that no writer has prepared.
  func append(_ numbers: Span<Double>, _ writer: NumberWriter, to text: inout [UInt8]) {
    var prepared = [NumberWriter.Prepared](repeating: .zero, count: numbers.count)
    for index in numbers.indices { prepared[index] = writer.prepared(numbers[index]) }
    text.appendText(atMost: room) { bytes, start in
      write(prepared.span, writer, to: &bytes, at: start)
    }
  }
}
