import TestSupport
import Testing

@testable import AnimationDocuments

/// What texts of documents are broken with, and what has to hold of them when they are.
enum BrokenText {
  /// Words and values that are put where others stand.
  static let words = [
    "1e999", "-1", "null", "true", "[]", "{}", #""x""#, "0", "1e-320", #"{"x":1}"#,
  ]

  /// Puts a character with a meaning in JSON in the place of a byte.
  static func replace(at index: Int, in bytes: inout [UInt8], _ random: inout SplitMix64) {
    bytes[index] = Array(#"{}[]":,-0123456789eE.tfn\"#.utf8).randomElement(using: &random)!
  }

  /// Expects that bytes are refused with problems, or are a document that comes back from its canonical
  /// text. `use` is called with the document, and may refuse it too.
  static func check(
    _ bytes: [UInt8], within limits: Limits,
    use: (AnimationDocument) throws(DocumentRefusal) -> Void = { _ in }
  ) {
    do {
      let document = try AnimationDocument(decoding: bytes, within: limits)
      let again = try? AnimationDocument(decoding: document.encoded())
      #expect(again?.encoded() == document.encoded(), "\(String(decoding: bytes, as: UTF8.self))")
      try use(document)
    } catch {
      #expect(!error.problems.isEmpty)
      #expect(error.total >= error.problems.count)
      #expect(error.code == .malformed || error.code == .invalidDocument)
    }
  }
}
