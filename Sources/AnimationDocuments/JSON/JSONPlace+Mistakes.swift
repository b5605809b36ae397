internal import AnimationEngine

// The sentences for what people often write that JSON does not have.

extension JSONPlace {
  /// The part of a JSON text that was expected where something else was found.
  enum Expectation {
    case text, value, name, colon, element, separatorOfMembers, separatorOfElements, end
    /// No array or object: `maxDepth` of them are open already.
    case container(maxDepth: Int)
  }

  /// Refuses what stands here. Apart, so that the loop that finds it is small.
  @inline(never)
  func refuse(_ expectation: Expectation) throws(JSONSyntaxError) -> Never {
    throw error(expectation)
  }

  private func error(_ expectation: Expectation) -> JSONSyntaxError {
    switch expectation {
    case .text: JSONSyntaxError(.emptyBody, at: position, "There is no JSON here.")
    case .value: unexpected(.syntax, comment ?? mistakenValue ?? "A value belongs here.")
    case .name:
      unexpected(
        .syntax, comment ?? mistakenName ?? "A member's name in quotation marks belongs here.")
    case .colon: unexpected(.syntax, "A colon belongs here.")
    case .element: unexpected(.syntax, "The last element has no comma after it: take it away.")
    case .separatorOfMembers: unexpected(.syntax, comment ?? "A comma or } belongs here.")
    case .separatorOfElements: unexpected(.syntax, comment ?? "A comma or ] belongs here.")
    case .end: unexpected(.trailingContent, "The value ends before this; nothing may follow it.")
    case .container(let maxDepth):
      JSONSyntaxError(
        .tooDeep, at: position, "Arrays and objects stand at most \(maxDepth) deep in each other.",
        limit: maxDepth)
    }
  }

  private var comment: String? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let opensComment =
      byte == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
    return opensComment || byte == UInt8(ascii: "#")
      ? "JSON has no comments: take this one away." : nil
  }

  private var mistakenValue: String? {
    switch byte {
    case UInt8(ascii: "'"): singleQuotes
    case UInt8(ascii: "]"), UInt8(ascii: "}"): "A value is missing before this bracket."
    case UInt8(ascii: ","): "A value is missing before this comma."
    case UInt8(ascii: "."): missingZero
    case UInt8(ascii: "+"): "A number has no plus sign: leave it out."
    default: mistakenWord
    }
  }

  private var mistakenName: String? {
    switch byte {
    case UInt8(ascii: "'"): singleQuotes
    case UInt8(ascii: "}"): "The last member has no comma after it: take it away."
    case UInt8(ascii: ","): "A member is missing before this comma."
    default: word.map { "Names stand in quotation marks: write \"\($0)\"." }
    }
  }

  private var singleQuotes: String { "JSON quotes with \", not with '." }

  private var missingZero: String { "A number begins with a digit: write 0.5 for .5." }

  /// The sentence for what stands in place of the first digit of a number, behind its sign.
  var mistakenDigit: String {
    if byte == UInt8(ascii: ".") { return missingZero }
    return notFinite ?? "A digit belongs here."
  }

  private var notFinite: String? {
    guard let word, ["nan", "infinity"].contains(word.lowercased()) else { return nil }
    return "JSON has no \(word): every number is finite."
  }

  private var mistakenWord: String? {
    guard let word else { return nil }
    if let notFinite { return notFinite }
    switch word.lowercased() {
    case "undefined", "none", "nil": return "JSON has no \(word): leave the member out."
    case "true", "false", "null":
      return "JSON writes \(word.lowercased()) in small letters, not \(word)."
    default: return "A text stands in quotation marks: write \"\(word)\"."
    }
  }

  /// The word of letters, digits and underscores at the current byte; nil without a letter.
  private var word: String? {
    guard Self.isLetter(byte) else { return nil }
    let rest = bytes[position...].prefix(Self.longestWord)
    return String(decoding: rest.prefix { Self.isLetter($0) || $0.isDigit }, as: UTF8.self)
  }

  /// The length at which words are cut off in messages, in bytes.
  private static let longestWord = 40

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
