import AnimationDocuments
import AnimationEngine

/// The rules and keyframes of a style sheet that are about animations.
struct StyleSheet: Sendable {
  /// The keyframes by name; of several with one name, the last.
  private(set) var keyframes: [String: Keyframes] = [:]
  /// The names of keyframes, in order.
  private(set) var names: [String] = []
  private(set) var rules: [Rule] = []
  /// The initial values of registered properties, by their script names.
  private(set) var registered: [String: String] = [:]
  /// The registered properties that show whole numbers, by their script names.
  private(set) var wholes: Set<String> = []
  private var layers = StyleLayers()

  struct Keyframes: Sendable {
    var frames: [StyleKeyframe]
    let offset: Int
    /// The length of the keyframes in the text, in bytes.
    let length: Int
    /// Whether they are declared as `@-webkit-keyframes`.
    let isPrefixed: Bool
    let layer: StyleLayers.Place
  }

  struct Rule: Sendable {
    let selector: String
    /// The selectors of the list, without commas.
    let selectors: [StyleSelector]
    let offset: Int
    let declarations: [StyleDeclaration]
    let layer: StyleLayers.Place

    init(
      selector: String, offset: Int, declarations: [StyleDeclaration], in layer: StyleLayers.Place
    ) {
      (self.selector, self.offset, self.declarations) = (selector, offset, declarations)
      self.layer = layer
      selectors = StyleSelector.list(selector)
    }
  }

  /// The greatest depth of nested at-rules; deeper ones are noted and ignored.
  private static let mostDepth = 8

  /// Where a part of the text stands in others.
  fileprivate struct Place {
    var depth = 0
    var layer = StyleLayers.Place()
  }

  /// Reads a style sheet.
  ///
  /// - Complexity: O(length * depth).
  init(_ text: StyleSheetText, _ reading: inout ImportReading) throws(DocumentRefusal) {
    try read(text, text.bytes.indices, Place(), &reading)
    rules = rules.enumerated().sorted {
      ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset)
    }.map(\.element)
  }

  private mutating func read(
    _ text: StyleSheetText, _ range: Range<Int>, _ place: Place, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    var items = try text.items(in: range, ofRules: true, &reading)
    while let item = items.next(&reading) {
      switch item {
      case .statement(let statement, let offset):
        if let names = StyleLayers.names(in: statement) {
          for name in try reading.entries(of: names) { _ = layers.place(of: name, in: place.layer) }
        } else if statement.hasPrefix("@") {
          Self.note(statement, "has no place in a document", offset, &reading)
        } else {
          Self.note(statement, "is no rule: it is left out, as in browsers", offset, &reading)
        }
      case .block(let prelude, let offset, let body):
        let block = Block(prelude: prelude, offset: offset, body: body, place: place)
        try read(block, text, &reading)
      }
    }
  }

  /// A rule that is being read.
  fileprivate struct Block {
    let prelude: String
    let offset: Int
    let body: Range<Int>
    var place: Place
    /// The selector of the rule in which it is nested; nil outside of any.
    var outer: String?
  }

  private mutating func read(
    _ block: Block, _ text: StyleSheetText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let words = block.prelude.split(maxSplits: 1) { $0 == " " || $0.isNewline || $0 == "\t" }
    let rest = words.count > 1 ? StyleText.trimmed(words[1]) : ""
    switch words.first.map({ $0.lowercased() }) {
    case "@keyframes" where block.outer == nil:
      try read(keyframes: rest, block, isPrefixed: false, text, &reading)
    case "@-webkit-keyframes" where block.outer == nil:
      try read(keyframes: rest, block, isPrefixed: true, text, &reading)
    case "@property" where block.outer == nil: try register(rest, text, block.body, &reading)
    case "@theme" where block.outer == nil: try readTheme(block, text, &reading)
    case "@utility" where block.outer == nil && StyleText.isIdentifier(rest):
      try read(rule: ".\(rest)", block, text, &reading)
    case let name? where Self.isGroup(name, rest):
      try read(group: block, inLayer: name == "@layer" ? rest : nil, text, &reading)
    case let name? where name.hasPrefix("@"):
      try reading.charge(block.body.count)
      guard name == "@keyframes" || text.mayMove(in: block.body) else { return }
      Self.note(block.prelude, "has no place in a document", block.offset, &reading)
    default:
      guard StyleSelector.isList(block.prelude) else {
        return Self.note(
          block.prelude, "is no selector: the rule is left out, as in browsers", block.offset,
          &reading)
      }
      try read(rule: block.selector(&reading), block, text, &reading)
    }
  }

  /// Whether a rule may have others in it; one that stands too deep is noted.
  private static func mayHoldRules(_ block: Block, _ reading: inout ImportReading) -> Bool {
    if block.place.depth < mostDepth { return true }
    note(block.prelude, "stands too deep in others", block.offset, &reading)
    return false
  }

  /// Reads what an at-rule groups; `layer` is the name of its cascade layer, if it makes one.
  private mutating func read(
    group block: Block, inLayer layer: String?, _ text: StyleSheetText,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard Self.mayHoldRules(block, &reading) else { return }
    var inner = block
    inner.place.depth += 1
    try reading.charge(bytes: StyleLayers.bytesPerLayer)
    if let layer { inner.place.layer = layers.place(of: layer, in: block.place.layer) }
    if let outer = block.outer { return try read(rule: outer, inner, text, &reading) }
    try read(text, block.body, inner.place, &reading)
  }

  /// Reads what holds for a selector: declarations, and the rules nested between them.
  private mutating func read(
    rule selector: String, _ block: Block, _ text: StyleSheetText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (declarations, hasRules) = try Self.parts(text, block.body, &reading)
    // A rule that declares nothing has nothing to say, and a few bytes are one.
    if !declarations.isEmpty {
      try reading.charge(selectors: selector)
      rules.append(
        Rule(
          selector: selector, offset: block.offset, declarations: declarations,
          in: block.place.layer))
    }
    if hasRules { try read(rulesOf: block, inside: selector, text, &reading) }
  }

  /// Reads the rules between the declarations of a block.
  private mutating func read(
    rulesOf block: Block, inside selector: String?, _ text: StyleSheetText,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard Self.mayHoldRules(block, &reading) else { return }
    var items = try text.items(in: block.body, ofRules: false, &reading)
    while let item = items.next(&reading) {
      guard case .block(let prelude, let offset, let body) = item else { continue }
      var inner = Block(
        prelude: prelude, offset: offset, body: body, place: block.place, outer: selector)
      inner.place.depth += 1
      try read(inner, text, &reading)
    }
  }

  /// Reads Tailwind's `@theme`: custom properties of the root, the class that each `--animate-` makes,
  /// and keyframes.
  private mutating func readTheme(
    _ block: Block, _ text: StyleSheetText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (declarations, hasRules) = try Self.parts(text, block.body, &reading)
    rules.append(
      Rule(
        selector: ":root", offset: block.offset, declarations: declarations, in: block.place.layer))
    for property in declarations where property.name.hasPrefix("--animate-") {
      let name = property.name.dropFirst(2)
      guard StyleText.isIdentifier(String(name)), property.value.lowercased() != "initial",
        let own = StyleDeclaration("animation: var(\(property.name))", at: property.offset)
      else { continue }
      try reading.charge(selectors: property.name)
      rules.append(
        Rule(
          selector: ".\(name)", offset: property.offset, declarations: [own],
          in: block.place.layer))
    }
    if hasRules { try read(rulesOf: block, inside: nil, text, &reading) }
  }

  /// Whether an at-rule only groups other rules, and these apply: `@layer`, or `@supports` and
  /// `@media` whose condition holds.
  private static func isGroup(_ name: String, _ condition: String) -> Bool {
    switch name {
    case "@layer": true
    case "@supports": StyleCondition.isSupported(condition)
    case "@media": StyleCondition.isForMotion(condition)
    default: false
    }
  }

  /// Reads keyframes, which replace earlier ones of their name, unless these stand in a layer that
  /// wins; prefixed ones never replace others.
  private mutating func read(
    keyframes prelude: String, _ block: Block, isPrefixed: Bool, _ text: StyleSheetText,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard StyleAnimation.isName(prelude), prelude.lowercased() != "none" else {
      return reading.drop(
        "\"\(prelude.shortened)\" is no name of @keyframes.", "rule", at: block.offset)
    }
    let (name, layer) = (StyleAnimation.unquoted(prelude), block.place.layer)
    if let known = keyframes[name], isPrefixed && !known.isPrefixed || layer < known.layer {
      return
    }
    if keyframes[name] == nil { names.append(name) }
    keyframes[name] = try Keyframes(
      frames: KeyframesReader.frames(text, block.body, &reading), offset: block.offset,
      length: block.body.count, isPrefixed: isPrefixed, layer: layer)
  }

  private static func note(
    _ text: String, _ reason: String, _ offset: Int, _ reading: inout ImportReading
  ) {
    let start = text.prefix(200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    reading.ignore("\"\(start.shortened)\" \(reason).", at: .offset(offset))
  }

  private mutating func register(
    _ name: String, _ text: StyleSheetText, _ body: Range<Int>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let name = StyleName.script(name)
    for declaration in try Self.declarations(text, body, &reading) {
      switch declaration.name {
      case "initial-value": registered[name] = declaration.value
      case "syntax" where StyleAnimation.unquoted(declaration.value) == "<integer>":
        wholes.insert(name)
      default: break
      }
    }
  }

  /// The declarations of a block; nested blocks are noted and ignored.
  static func declarations(
    _ text: StyleSheetText, _ body: Range<Int>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleDeclaration] {
    let (declarations, hasRules) = try parts(text, body, &reading)
    guard hasRules else { return declarations }
    var items = try text.items(in: body, ofRules: false, &reading)
    while let item = items.next(&reading) {
      guard case .block(let prelude, let offset, _) = item else { continue }
      note(prelude, "stands inside of another rule and is left out", offset, &reading)
    }
    return declarations
  }

  /// The declarations of a block, and whether there are rules between them.
  private static func parts(
    _ text: StyleSheetText, _ body: Range<Int>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> (declarations: [StyleDeclaration], hasRules: Bool) {
    var (declarations, hasRules) = ([StyleDeclaration](), false)
    var items = try text.items(in: body, ofRules: false, &reading)
    while let item = items.next(&reading) {
      guard case .statement(let statement, let offset) = item else {
        hasRules = true
        continue
      }
      if let declaration = StyleDeclaration(statement, at: offset) {
        if let taken = try reading.taken(declaration) { declarations.append(taken) }
      } else if statement.hasPrefix("@") {
        note(statement, "has no place in a document", offset, &reading)
      } else {
        note(statement, "is no declaration: it is left out, as in browsers", offset, &reading)
      }
    }
    return (declarations, hasRules)
  }
}

extension StyleSheet.Block {
  /// The selector of the rule, with that of the rule around it.
  fileprivate func selector(_ reading: inout ImportReading) throws(DocumentRefusal) -> String {
    guard let outer else { return prelude }
    return try StyleSelector.nested(prelude, in: outer, &reading)
  }
}
