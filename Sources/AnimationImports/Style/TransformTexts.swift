import AnimationEngine

/// Lists of transform functions whose lengths depend on the box, so that only their texts are
/// known.
enum TransformTexts {
  /// The lists with the same functions in each, where CSS mixes them function by function. Nil
  /// where it mixes matrices, and for other texts.
  ///
  /// - Complexity: O(length of the texts).
  static func matched(_ texts: [String]) -> [String]? {
    let lists = texts.compactMap(functions)
    guard lists.count == texts.count else { return nil }
    var columns: [[String]] = []
    for index in 0..<(lists.map(\.count).max() ?? 0) {
      let column = lists.map { index < $0.count ? $0[index] : nil }
      guard let matched = TransformColumn(column).matched else { return nil }
      columns.append(matched)
    }
    return lists.indices.map { list in columns.map { $0[list] }.joined(separator: " ") }
  }

  /// How many functions the texts lack beside the longest of them, about: by their parentheses.
  ///
  /// - Complexity: O(length of the texts).
  static func missing(in texts: [String]) -> Int {
    let counts = texts.map { text in text.utf8.count { $0 == UInt8(ascii: "(") } }
    return WorkMeter.product(counts.max() ?? 0, counts.count) - counts.reduce(0, +)
  }

  /// Whether all texts are lists of functions.
  static func areLists(_ texts: [String]) -> Bool { texts.allSatisfy { functions($0) != nil } }

  struct Function: Hashable {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

    var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }
  }

  /// The functions of a list, with their names in lower case; nil if the text is none.
  private static func functions(_ text: String) -> [Function]? {
    if text == "none" { return [] }
    var (functions, start, depth) = ([Function](), text.startIndex, 0)
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      guard text[index] == ")" else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      guard let function = function(text[start..<index]) else { return nil }
      functions.append(function)
      start = text.index(after: index)
    }
    return StyleText.trimmed(text[start...]).isEmpty && !functions.isEmpty ? functions : nil
  }

  /// A function without its last parenthesis.
  private static func function(_ text: Substring) -> Function? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    let name = StyleText.trimmed(text[..<open]).lowercased()
    let arguments = StyleText.entries(text[text.index(after: open)...])
    guard !arguments.isEmpty, TransformColumn.families.contains(where: { name.hasPrefix($0) })
    else { return nil }
    return Function(name, arguments)
  }
}
