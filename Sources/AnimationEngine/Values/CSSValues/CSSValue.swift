/// A CSS value with numbers: lengths, percentages, `calc()`, shadows, filters, gradients, colours.
///
/// Values of one property can be interpolated if their texts match: numbers of like units and
/// colours pairwise, unlike lengths as sums (`calc()`). Where one list of filters, shadows or
/// transforms is longer, its further entries fade in or out.
///
///     try CSSValue("0 4px 12px rgb(0 0 0 / 30%)")
public struct CSSValue: Hashable, Sendable {
  /// The text as it was given.
  public let text: String
  let form: Form

  /// The kinds of CSS values. Lists have their own, since lists of different lengths interpolate.
  enum Form: Hashable, Sendable {
    /// The keyword `none`: an empty list of filters, shadows or transforms.
    case none
    /// A keyword of `visibility`: `visible`, `hidden` or `collapse`.
    case visibility(String)
    /// A list of filter functions.
    case filters([Entry])
    case shadows([Entry])
    /// A list of transform functions that have no effect with 0 as their arguments, or with 1 for
    /// scales.
    case transforms([Entry])
    /// Any other value.
    case plain([CSSPiece])
  }

  /// An entry of a list: a filter function, a transform function or a shadow.
  struct Entry: Hashable, Sendable {
    /// The function's name; empty for a shadow.
    var name = ""
    var pieces: [CSSPiece]
  }

  /// Parses a CSS value.
  ///
  /// - Throws: ``ValueSyntaxError`` where parentheses or quotation marks are not closed, or a
  ///   number, a colour or a `calc()` is invalid.
  /// - Complexity: O(length).
  public init(_ text: String) throws(ValueSyntaxError) {
    self.text = text
    var reader = CSSValueReader(text)
    form = Form(try reader.items())
  }

  /// The number of pieces: numbers and colours with the text before each, and the text at the end.
  package var pieceCount: Int { form.entries.reduce(0) { $0 + $1.pieces.count } }

  /// The maximum nesting depth of functions and parentheses.
  static let mostDepth = 32
}

extension CSSValue.Form {
  init(_ items: [CSSItem]) {
    if case .word(let word)? = items.first, items.count == 1 {
      if word == "none" {
        self = .none
        return
      }
      if ["visible", "hidden", "collapse"].contains(word) {
        self = .visibility(word)
        return
      }
    }
    if let filters = Self.filters(items) {
      self = .filters(filters)
    } else if let shadows = Self.shadows(items) {
      self = .shadows(shadows)
    } else if let transforms = Self.transforms(items) {
      self = .transforms(transforms)
    } else {
      self = .plain(items.pieces)
    }
  }

  /// The transform functions of the items, one entry each; nil for other items, and for matrices
  /// and perspectives, which cannot fade in.
  private static func transforms(_ items: [CSSItem]) -> [CSSValue.Entry]? {
    functions(items) { name, arguments in
      guard let kind = TransformFunction.Kind.named[name.lowercased()],
        ![.matrix, .perspective].contains(kind.family), kind != .rotate3d
      else { return nil }
      return CSSValue.Entry(name: name, pieces: arguments.pieces)
    }
  }

  private static let filterNames: Set<String> = [
    "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity",
    "saturate", "sepia",
  ]

  private static func filters(_ items: [CSSItem]) -> [CSSValue.Entry]? {
    functions(items) { name, arguments in
      filterNames.contains(name.lowercased()) ? filter(name.lowercased(), arguments) : nil
    }
  }

  /// The entries that `entry` makes of functions; nil where it makes none of one of the items, and
  /// where there is no function.
  private static func functions(
    _ items: [CSSItem], _ entry: (String, [CSSItem]) -> CSSValue.Entry?
  ) -> [CSSValue.Entry]? {
    var entries: [CSSValue.Entry] = []
    for item in items where item != .separator(" ") {
      guard case .function(let name, let arguments) = item, let entry = entry(name, arguments)
      else { return nil }
      entries.append(entry)
    }
    return entries.isEmpty ? nil : entries
  }

  private static func filter(_ name: String, _ arguments: [CSSItem]) -> CSSValue.Entry {
    if name == "drop-shadow", let shadow = CSSShadow(arguments), shadow.lengths.count < 4 {
      return CSSValue.Entry(name: name, pieces: shadow.pieces(lengths: 3))
    }
    var pieces = arguments.pieces
    for index in pieces.indices {
      guard case .sum(let sum) = pieces[index].content else { continue }
      let isShare = name != "blur" && name != "hue-rotate"
      pieces[index].content = .sum(isShare ? sum.withoutPercentages : sum)
      pieces[index].bound = CSSBound(filter: name)
    }
    return CSSValue.Entry(name: name, pieces: pieces)
  }

  /// The shadows of the items, separated by commas; nil for other items. At least one must have a
  /// colour or `inset`, since bare lengths could be any value.
  private static func shadows(_ items: [CSSItem]) -> [CSSValue.Entry]? {
    let shadows = items.split { $0 == .separator(", ") }.map { CSSShadow(Array($0)) }
    guard shadows.contains(where: { $0?.color != nil || $0?.isInset == true }) else { return nil }
    var entries: [CSSValue.Entry] = []
    for shadow in shadows {
      guard let shadow else { return nil }
      entries.append(CSSValue.Entry(pieces: shadow.pieces(lengths: 4)))
    }
    return entries
  }
}

/// A shadow: two to four lengths, a colour and `inset`, in any order.
private struct CSSShadow {
  var isInset = false
  var lengths: [CSSSum] = []
  var color: MixedColor?

  /// Creates the shadow of some items; nil where they are not a shadow.
  init?(_ items: [CSSItem]) {
    for item in items where item != .separator(" ") {
      switch item {
      case .word("inset") where !isInset: isInset = true
      case .sum(let sum) where lengths.count < 4: lengths.append(sum)
      case .color(let color) where self.color == nil: self.color = color
      default: return nil
      }
    }
    if lengths.count < 2 { return nil }
  }

  /// The pieces of the shadow: `inset`, lengths and colour; what is left out is absent content.
  func pieces(lengths count: Int) -> [CSSPiece] {
    var pieces = (0..<count).map { index in
      CSSPiece(
        lead: index > 0 ? " " : isInset ? "inset " : "",
        content: index < lengths.count ? .sum(lengths[index]) : .absent,
        bound: index == 2 ? .positive : .none)
    }
    pieces.append(CSSPiece(lead: " ", content: color.map { .color($0) } ?? .absent))
    return pieces
  }
}
