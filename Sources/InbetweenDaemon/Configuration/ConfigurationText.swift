import AnimationDocuments
import AnimationEngine
import HTTPNames

/// How the configuration file writes the value of a setting: as it is, or as a JSON string in
/// quotation marks where it would otherwise read as something else.
enum ConfigurationText {
  /// The text that the configuration file has for a value.
  static func written(_ value: String) -> String {
    let isLine = !value.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return isLine && read(value.utf8) == value ? value : value.quotedJSON
  }

  /// The value that a text of the file stands for, with a comment after it or without. Nil for
  /// quotation marks that are not closed, or that something follows.
  static func read(_ text: some BidirectionalCollection<UInt8>) -> String? {
    let text = text.trimmed
    guard text.first == mark else {
      return String(decoding: withoutComment(text), as: UTF8.self)
    }
    let quoted = text.prefix(lengthOfQuoted(text))
    guard withoutComment(text.dropFirst(quoted.count).trimmed).isEmpty else { return nil }
    var meter = WorkMeter(.none)
    return try? JSONText(reading: Array(quoted), within: .standard, meter: &meter).text
  }

  /// The text without a comment, which begins with `#` at its start or after a blank.
  static func withoutComment<Text: BidirectionalCollection<UInt8>>(
    _ text: Text
  ) -> Text.SubSequence {
    var isFree = true
    for index in text.indices {
      if isFree, text[index] == UInt8(ascii: "#") { return text[..<index].trimmed }
      isFree = text[index].isBlank
    }
    return text.trimmed
  }

  private static let mark = UInt8(ascii: "\"")

  /// The length up to the quotation mark that closes the first one, or that of the whole.
  private static func lengthOfQuoted(_ text: some Collection<UInt8>) -> Int {
    var (length, isEscaped) = (0, false)
    for byte in text {
      length += 1
      if !isEscaped, byte == mark, length > 1 { break }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return length
  }
}
