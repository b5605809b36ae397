import AnimationDocuments
import AnimationEngine

/// A CSS declaration: a property name, without `-webkit-` where that means the same, and its value
/// without `!important`.
struct StyleDeclaration: Sendable {
  let name: String
  private(set) var value: String
  let offset: Int
  let isImportant: Bool

  /// Splits a statement at its colon; nil without one. Only a custom property may be empty.
  init?(_ text: String, at offset: Int) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = StyleText.trimmed(text[..<colon])
    var value = StyleText.trimmed(text[text.index(after: colon)...])
    isImportant = value.lowercased().hasSuffix("!important")
    if isImportant { value = StyleText.trimmed(value.dropLast("!important".count)) }
    guard !name.isEmpty, !value.isEmpty || name.hasPrefix("--") else { return nil }
    self.name = name.hasPrefix("--") ? name : StyleName.unprefixed(name.lowercased())
    self.value = value
    self.offset = offset
  }

  /// The entries of the value, a list with commas. They are charged for each element that the list
  /// is read for, as a short text can declare many entries for many elements.
  ///
  /// - Complexity: O(length).
  func entries(_ reading: inout ImportReading) throws(DocumentRefusal) -> [String] {
    try reading.charge(WorkMeter.product(value.utf8.count, Self.workPerByte))
    let entries = StyleText.entries(value)
    try reading.keep(bytes: WorkMeter.product(entries.count, Self.bytesPerEntry))
    return entries
  }

  /// The approximate work of splitting a byte off and reading it as part of an entry.
  private static let workPerByte = 60
  /// The memory of an entry in bytes, with the track that is made of it.
  private static let bytesPerEntry = 800

  /// The same declaration with another value.
  func with(_ value: String) -> StyleDeclaration {
    var declaration = self
    declaration.value = value
    return declaration
  }
}
