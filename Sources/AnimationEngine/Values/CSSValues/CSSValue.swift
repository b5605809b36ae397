/// A CSS value with numbers in it: lengths and percentages, `calc()`, shadows, filters, gradients, colours.
///
/// Values of one property move into each other where their texts match: numbers of like units and
/// colours pairwise, unlike lengths as sums (`calc()`). Filters, shadows and transforms that go on where
/// others end fade in and out.
///
///     try CSSValue("0 4px 12px rgb(0 0 0 / 30%)")
public struct CSSValue: Hashable, Sendable {
  /// The text as it was given.
  public let text: String
  let form: Form

  /// What the value is, as far as its list may be longer or shorter than another's.
  enum Form: Hashable, Sendable {
    /// `none`: a list of filters, shadows or transforms without any.
    case none
    /// `visible`, or one of the two words for what does not show.
    case visibility(String)
    /// Functions of a filter: their names and what they hold.
    case filters([Entry])
    case shadows([Entry])
    /// Functions of a transform whose numbers do nothing where they are 0, or for scales 1.
    case transforms([Entry])
    /// Anything else.
    case plain([CSSPiece])
  }

  /// A filter function, a function of a transform or a shadow.
  struct Entry: Hashable, Sendable {
    /// The function's name; empty for a shadow.
    var name = ""
    var pieces: [CSSPiece]
  }

  /// The value of a text.
  ///
  /// - Throws: ``ValueSyntaxError`` where parentheses or quotation marks stay open, or a number, a
  ///   colour or a `calc()` is none.
  /// - Complexity: O(length).
  public init(_ text: String) throws(ValueSyntaxError) {
    self.text = text
    var reader = CSSValueReader(text)
    form = Form(try reader.items())
  }

  /// How deep functions and parentheses may nest.
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

  /// Functions of a transform, each by its name; matrices and perspectives are none that could fade in.
  private static func transforms(_ items: [CSSItem]) -> [CSSValue.Entry]? {
    var entries: [CSSValue.Entry] = []
    for item in items where item != .separator(" ") {
      guard case .function(let name, let arguments) = item,
        let kind = TransformFunction.Kind.named[name.lowercased()],
        ![.matrix, .perspective].contains(kind.family), kind != .rotate3d
      else { return nil }
      entries.append(CSSValue.Entry(name: name, pieces: arguments.pieces))
    }
    return entries.isEmpty ? nil : entries
  }

  private static let filterNames: Set<String> = [
    "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity",
    "saturate", "sepia",
  ]

  private static func filters(_ items: [CSSItem]) -> [CSSValue.Entry]? {
    var entries: [CSSValue.Entry] = []
    for item in items where item != .separator(" ") {
      guard case .function(let name, let arguments) = item,
        filterNames.contains(name.lowercased())
      else { return nil }
      entries.append(entry(name.lowercased(), arguments))
    }
    return entries.isEmpty ? nil : entries
  }

  private static func entry(_ name: String, _ arguments: [CSSItem]) -> CSSValue.Entry {
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

  /// Shadows with commas between them; at least one says a colour or `inset`, or it may be anything.
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

/// A shadow: two to four lengths, a colour, `inset`, in any order.
private struct CSSShadow {
  var isInset = false
  var lengths: [CSSSum] = []
  var color: MixedColor?

  /// The shadow of some items; nil where they are none.
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

  /// `inset`, the lengths, the colour; what is left out is absent.
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
