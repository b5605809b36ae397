import AnimationDocuments
import AnimationEngine

/// A selector without commas: its last compound, which is the element, and what stands before it.
struct StyleSelector: Hashable, Sendable {
  /// The ancestors and siblings before the last compound.
  private let context: [String]
  /// The simple selectors of the last compound, without `*` and without a pseudo-element.
  private let parts: [String]
  /// The pseudo-element, such as `::before`; nil without one.
  private let pseudoElement: String?
  private let partSet: Set<String>
  /// The approximate work of looking the parts up in a set.
  let work: Int
  /// How specific the selector is: ids, then classes, then elements.
  let specificity: Int

  /// The selectors of a list with commas.
  ///
  /// - Complexity: O(length).
  static func list(_ text: String) -> [StyleSelector] {
    StyleText.entries(text).map { StyleSelector($0) }
  }

  /// Whether a text can be a list of selectors: none of its signs outside of brackets and quotes is of
  /// something else, and none of the list is missing. Browsers leave out a rule without such a list.
  ///
  /// - Complexity: O(length).
  static func isList(_ text: String) -> Bool {
    var (depth, isEscaped, isEmpty) = (0, false, true)
    var quote: UInt8?
    for byte in text.utf8 {
      if isEscaped || byte == UInt8(ascii: "\\") {
        (isEscaped, isEmpty) = (!isEscaped, false)
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if StyleText.isInName(byte) {
        isEmpty = false
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["): (depth, isEmpty) = (depth + 1, false)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
        case UInt8(ascii: ",") where depth == 0:
          if isEmpty { return false }
          isEmpty = true
        case _ where depth == 0 && strange.contains(byte): return false
        default: isEmpty = isEmpty && byte <= 0x20
        }
      }
    }
    return !isEmpty
  }

  /// The signs that no selector has outside of brackets and quotes.
  private static let strange = Set(";}!$%?/@^<".utf8)

  private init(_ text: String) {
    var tokens = Self.tokens(text)
    let start = tokens.lastIndex { Self.combinators.contains($0) }.map { $0 + 1 } ?? 0
    context = Array(tokens[..<start])
    tokens.removeFirst(start)
    pseudoElement = tokens.last.flatMap { Self.isPseudoElement($0) ? $0 : nil }
    parts = tokens.filter { $0 != "*" && !Self.isPseudoElement($0) }
    partSet = Set(parts)
    work =
      parts.reduce(0) { $0 + StyleName.workOfLookUp($1) }
      + context.reduce(0) { $0 + $1.utf8.count / 8 }
    specificity = Self.specificity(of: context + tokens)
  }

  private init(_ selector: StyleSelector, pseudoElement: String?) {
    (context, parts, partSet) = (selector.context, selector.parts, selector.partSet)
    (work, specificity) = (selector.work, selector.specificity)
    self.pseudoElement = pseudoElement
  }

  /// The element itself, where this is one of its pseudo-elements.
  var origin: StyleSelector { StyleSelector(self, pseudoElement: nil) }

  var isPseudoElement: Bool { pseudoElement != nil }

  /// A part that every selector has to which this one applies; empty for `*`.
  var key: String { parts.first ?? "" }

  /// The keys of the selectors that may apply to this one.
  var keys: Set<String> { partSet.union([""]) }

  /// The number of its parts, by which comparing it costs.
  var count: Int { context.count + parts.count + 1 }

  // MARK: Elements

  /// Whether every element of another selector is one of this selector too, as far as the texts
  /// say so.
  func applies(to other: StyleSelector) -> Bool {
    (context.isEmpty || context == other.context) && pseudoElement == other.pseudoElement
      && partSet.isSubset(of: other.partSet)
  }

  /// How near to the root the selector is, if what it declares is inherited by all that is seen.
  /// Nil for other selectors.
  var inheritance: Int? {
    guard context.isEmpty, parts.count == 1, !isPseudoElement else { return nil }
    return Self.roots.firstIndex(of: parts[0])
  }

  /// What all that is seen inherits from, the outermost first.
  static let roots = ["html", ":root", ":host", "body"]

  // MARK: Names

  /// A short name: the last class, id or element, with the pseudo-element.
  var name: String {
    let plain = parts.last { $0.first != ":" } ?? parts.first ?? ""
    let own = Self.words(plain).last ?? "element"
    return ([own] + Self.words(pseudoElement ?? "")).joined(separator: "-")
  }

  /// A name from all that the selector says.
  var fullName: String {
    let words = (context + parts + [pseudoElement ?? ""]).flatMap(Self.words)
    return words.isEmpty ? "element" : words.joined(separator: "-")
  }

  private static func words(_ part: String) -> [String] {
    part.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.map(String.init)
  }
}

// MARK: - Reading

extension StyleSelector {
  private static let combinators: Set = [" ", ">", "+", "~"]

  private static func isPseudoElement(_ token: String) -> Bool {
    token.hasPrefix("::") || [":before", ":after", ":first-line", ":first-letter"].contains(token)
  }

  private static func specificity(of tokens: [String]) -> Int {
    tokens.reduce(0) { sum, token in
      switch token.first {
      case _ where isPseudoElement(token): sum + 1
      case "#": sum + 1_000_000
      case ".", ":", "[": sum + 1000
      case let first?: sum + (first.isLetter ? 1 : 0)
      case nil: sum
      }
    }
  }

  /// The simple selectors and combinators of a text; spaces around another combinator are left out.
  private static func tokens(_ text: String) -> [String] {
    var tokens = [""]
    var (depth, isEscaped) = (0, false)
    for character in text {
      if isEscaped || character == "\\" {
        isEscaped = !isEscaped
      } else if depth == 0, character.isWhitespace || ">+~".contains(character) {
        addCombinator(character, to: &tokens)
        continue
      } else if "([".contains(character) {
        if depth == 0, character == "[" { tokens.append("") }
        depth += 1
      } else if ")]".contains(character) {
        depth -= 1
      } else if depth == 0, ".#:".contains(character), tokens.last != ":" {
        tokens.append("")
      }
      tokens[tokens.count - 1].append(character)
    }
    return tokens.filter { !$0.isEmpty }
  }

  private static func addCombinator(_ character: Character, to tokens: inout [String]) {
    if tokens.last?.isEmpty == true { tokens.removeLast() }
    let isSpace = character.isWhitespace
    let isAfterAnother = tokens.last.map { combinators.contains($0) } ?? false
    if isAfterAnother, !isSpace { tokens.removeLast() }
    if !isAfterAnother || !isSpace { tokens.append(isSpace ? " " : String(character)) }
    tokens.append("")
  }
}

extension ImportReading {
  /// Charges the meter for reading a list of selectors. A short text may list many.
  mutating func charge(selectors text: String) throws(DocumentRefusal) {
    let count = text.utf8.count { $0 == UInt8(ascii: ",") } + 1
    let (workPerSelector, bytesPerSelector) = (400, 400)
    try charge(
      WorkMeter.product(count, workPerSelector), bytes: WorkMeter.product(count, bytesPerSelector))
  }
}
