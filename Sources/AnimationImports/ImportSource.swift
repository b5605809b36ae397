import AnimationDocuments
import AnimationEngine

/// An imported text in the forms that all formats need.
struct ImportSource: Sendable {
  /// The bytes of the text.
  let bytes: [UInt8]
  /// The text without surrounding spaces.
  let text: String
  /// The text as JSON. Nil if it does not begin with a bracket or brace, or with a selector of CSS
  /// such as `[data-open]`, or if it has elements such as `<motion.div>`.
  let json: JSONText?
  /// The lines of a text that is not JSON.
  let places: TextPlaces?

  /// The approximate work and memory per byte: the text is read several times, and partly kept.
  private static let workPerByte = 20
  private static let keptPerByte = 8
  /// The number of characters examined to recognise a format.
  private static let beginning = 4096

  /// Reads a text, as JSON if it begins like it. A byte order mark before it is passed over, as
  /// browsers do in style sheets.
  ///
  /// - Throws: The refusal of a text that begins like JSON and is none, that is not UTF-8, or
  ///   that is empty.
  /// - Complexity: O(length).
  init(
    _ sent: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    let bytes = sent.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(sent.dropFirst(3)) : sent
    self.bytes = bytes
    guard bytes.count <= limits.maxBody else { throw Self.tooLong(bytes.count, limits.maxBody) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Self.noText(bytes) }
    self.text = text
    try Self.checkMarks(of: text, bytes)
    let first = bytes.first { $0 > 0x20 }
    guard let first else {
      throw .malformed(.emptyBody, "There is nothing to import.")
    }
    let isBracket = first == UInt8(ascii: "[") && !Self.beginsWithAttribute(bytes)
    let isBrace = first == UInt8(ascii: "{") && !Self.beginsWithElements(bytes, text)
    let isJSON = isBrace || isBracket
    json = isJSON ? try JSONText(reading: bytes, within: limits, meter: &meter) : nil
    places = isJSON ? nil : TextPlaces(bytes)
    try meter.charge(
      work: WorkMeter.product(Self.workPerByte, bytes.count),
      bytes: WorkMeter.product(Self.keptPerByte, bytes.count))
  }

  /// Whether a text that begins with a bracket begins with an attribute selector of CSS. Such a
  /// selector has a name, and then the end of the brackets or a comparison.
  private static func beginsWithAttribute(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.drop { $0 != UInt8(ascii: "[") }.dropFirst().drop { $0 <= 0x20 }
    let name = rest.prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || "-_0123456789".utf8.contains($0)
    }
    let end = rest.dropFirst(name.count).first { $0 > 0x20 }
    let isWord = ["true", "false", "null"].contains { name.elementsEqual($0.utf8) }
    guard let start = name.first, let end, !isWord else { return false }
    return start > UInt8(ascii: "9") && "]=~|^$*".utf8.contains(end)
  }

  /// Whether a text that begins with a brace begins with an expression of JSX, `{items.map(…)}`: there is
  /// no quotation mark behind the brace, and there are elements.
  private static func beginsWithElements(_ bytes: [UInt8], _ text: String) -> Bool {
    let next = bytes.drop { $0 != UInt8(ascii: "{") }.dropFirst().first { $0 > 0x20 }
    return next.map { $0.isLetter || $0 == UInt8(ascii: "/") } == true
      && MotionElement.stands(in: text)
  }

  /// The beginning of the text, by which formats that are not JSON are recognised.
  var start: Substring { text.prefix(Self.beginning) }

  /// Whether the text is a JSON object with all of these members.
  func has(_ names: String...) -> Bool { names.allSatisfy { json?[$0] != nil } }

  private static func tooLong(_ count: Int, _ limit: Int) -> DocumentRefusal {
    DocumentRefusal(
      DocumentProblem(
        .tooLarge, "A body has at most \(limit) bytes; this one has \(count).",
        excess: .init(limit: limit, actual: count, setting: "max-body")))
  }

  /// Refuses a text with too many combining marks in a row.
  private static func checkMarks(of text: String, _ bytes: [UInt8]) throws(DocumentRefusal) {
    var marks = MarkRun()
    var offset = 0
    for scalar in text.unicodeScalars {
      guard marks.takes(scalar) else {
        throw DocumentRefusal(
          .malformed,
          DocumentProblem(.malformed, MarkRun.message, place: .init(at: offset, in: bytes)))
      }
      offset += UTF8.width(scalar)
    }
  }

  private static func noText(_ bytes: [UInt8]) -> DocumentRefusal {
    if let foreign = ForeignBytes(bytes) {
      return .malformed(.invalidUTF8, foreign.sentence, hint: foreign.hint)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    let offset = zip(decoded.utf8, bytes).prefix { $0 == $1 }.count
    return DocumentRefusal(
      .malformed,
      DocumentProblem(
        .invalidUTF8, UTF8Sequence.fault, place: .init(at: offset, in: bytes)))
  }
}

extension DocumentRefusal {
  /// The refusal of a text that is not JSON, for a format that has to be.
  static func noJSON(_ sentence: String) -> DocumentRefusal {
    .malformed(.syntax, sentence + ": this text is none.")
  }

  /// The refusal of a text that cannot be read at all, told at its start.
  static func malformed(
    _ code: ErrorCode, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    let place = DocumentProblem.Place(line: 1, column: 1, offset: 0)
    return DocumentRefusal(.malformed, DocumentProblem(code, message, hint: hint, place: place))
  }
}
