/// A declaration: a name, and its value without `!important`.
struct StyleDeclaration: Sendable {
  let name: String
  let value: String
  let offset: Int
  let isImportant: Bool

  /// nil for a statement that has no colon.
  init?(_ text: String, at offset: Int) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = StyleText.trimmed(text[..<colon])
    var value = StyleText.trimmed(text[text.index(after: colon)...])
    isImportant = value.lowercased().hasSuffix("!important")
    if isImportant { value = StyleText.trimmed(value.dropLast("!important".count)) }
    guard !name.isEmpty, !value.isEmpty else { return nil }
    self.name = name.hasPrefix("--") ? name : name.lowercased()
    self.value = value
    self.offset = offset
  }
}
