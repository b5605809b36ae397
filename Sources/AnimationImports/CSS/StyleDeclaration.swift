import AnimationDocuments
import AnimationEngine

/// A CSS declaration: a property name, without `-webkit-` where that means the same, and its value
/// without `!important`.
struct StyleDeclaration: Sendable {
  let name: String
  private(set) var value: String
  let offset: Int
  let isImportant: Bool
  /// The approximate work of looking at the name for an element.
  let workOfName: Int

  /// The shorthands of animations and transitions; their longhands begin with the same word.
  static let shorthands = ["animation", "transition"]

  /// Splits a statement at its colon; nil without one, or where no name stands before it. Only a custom
  /// property may be empty.
  init?(_ text: String, at offset: Int) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = StyleText.trimmed(text[..<colon])
    var value = StyleText.trimmed(text[text.index(after: colon)...])
    let bare = value.lowercased().hasSuffix("important") ? value.dropLast("important".count) : ""
    let mark = StyleText.trimmed(bare)
    isImportant = mark.hasSuffix("!")
    if isImportant { value = StyleText.trimmed(mark.dropLast()) }
    guard StyleText.isIdentifier(name), !value.isEmpty || name.hasPrefix("--") else { return nil }
    self.name = name.hasPrefix("--") ? name : StyleName.unprefixed(name.lowercased())
    self.value = value
    self.offset = offset
    workOfName = StyleName.work(of: self.name)
  }

  /// The entries of the value, a list with commas.
  func entries(_ reading: inout ImportReading) throws(DocumentRefusal) -> [String] {
    try reading.entries(of: value)
  }

  /// The same declaration with another value.
  func with(_ value: String) -> StyleDeclaration {
    var declaration = self
    declaration.value = value
    return declaration
  }
}

extension [StyleDeclaration] {
  /// The declarations of one element in the order in which they win, the last most: those with
  /// `!important` behind all others, and without what a later shorthand for an animation or a
  /// transition sets anew.
  ///
  /// - Complexity: O(declarations).
  var settled: [StyleDeclaration] {
    var settled = filter { !$0.isImportant } + filter(\.isImportant)
    for name in StyleDeclaration.shorthands {
      guard let last = settled.lastIndex(where: { $0.name == name }) else { continue }
      settled = settled.indices.filter { $0 >= last || !settled[$0].name.hasPrefix(name) }
        .map { settled[$0] }
    }
    return settled
  }
}

extension ImportReading {
  /// The entries of a list with commas. They are charged for each element that the list is read
  /// for, as a short text can declare many entries for many elements.
  ///
  /// - Complexity: O(length).
  mutating func entries(of list: String) throws(DocumentRefusal) -> [String] {
    // Splitting a byte off and reading it, and the memory of an entry with its track.
    let (workPerByte, bytesPerEntry) = (60, 800)
    try charge(WorkMeter.product(list.utf8.count, workPerByte))
    try charge(easingsIn: list)
    let entries = StyleText.entries(list)
    try charge(bytes: WorkMeter.product(entries.count, bytesPerEntry))
    return entries
  }

  /// Charges the reading of an entry of a list, which may hold for any number of animations.
  mutating func charge(entry: String) throws(DocumentRefusal) {
    let workPerByte = 20
    try charge(WorkMeter.product(entry.utf8.count, workPerByte))
    try charge(easingsIn: entry)
  }

  /// Charges the points of the easings that a text may have, each time that it is read.
  private mutating func charge(easingsIn text: String) throws(DocumentRefusal) {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return }
    if !affords(easing: text) { try check() }
  }
}
