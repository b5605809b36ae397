/// A token of a CSS value, or a function with the tokens inside it.
indirect enum CSSItem: Hashable, Sendable {
  case word(String)
  case sum(CSSSum)
  case color(MixedColor)
  case function(String, [CSSItem])
  /// A space, a comma or a slash, with the surrounding space in its usual form.
  case separator(String)
}

extension [CSSItem] {
  /// The items as pieces: each is content that may interpolate, with the fixed text before it.
  var pieces: [CSSPiece] {
    var pieces: [CSSPiece] = []
    var lead = ""
    appendPieces(to: &pieces, after: &lead)
    if !lead.isEmpty { pieces.append(CSSPiece(lead: lead, content: .nothing)) }
    return pieces
  }

  private func appendPieces(
    to pieces: inout [CSSPiece], after lead: inout String, in shape: CSSShape? = nil
  ) {
    var bound = shape?.before ?? .none
    for item in self {
      switch item {
      case .word(let text):
        lead += text
        if let shape, text.lowercased() == shape.divider { bound = shape.after }
      case .separator(let text): lead += text
      case .sum(let sum): Self.append(.sum(sum), bound, &pieces, &lead)
      case .color(let color): Self.append(.color(color), .none, &pieces, &lead)
      case .function(let name, let arguments):
        lead += name + "("
        arguments.appendPieces(to: &pieces, after: &lead, in: CSSShape(name))
        lead += ")"
      }
    }
  }

  private static func append(
    _ content: CSSPiece.Content, _ bound: CSSBound, _ pieces: inout [CSSPiece],
    _ lead: inout String
  ) {
    pieces.append(CSSPiece(lead: lead, content: content, bound: bound))
    lead = ""
  }
}

/// A reader that parses any CSS value into items.
struct CSSValueReader {
  private var scanner: CSSScanner

  init(_ text: String) { scanner = CSSScanner(text) }

  /// Reads all items of the text.
  mutating func items() throws(ValueSyntaxError) -> [CSSItem] {
    let items = try items(depth: 0)
    guard scanner.isAtEnd else { throw scanner.failure("A \")\" closes nothing.") }
    if items.isEmpty { throw scanner.failure("A CSS value has at least one word or number.") }
    return items
  }

  /// Reads the items up to the end or a closing parenthesis.
  private mutating func items(depth: Int) throws(ValueSyntaxError) -> [CSSItem] {
    guard depth <= CSSValue.mostDepth else {
      throw scanner.failure("Functions nest at most \(CSSValue.mostDepth) deep.")
    }
    var items: [CSSItem] = []
    while true {
      let hasSpace = scanner.skipSpace()
      if scanner.isAtEnd || scanner.isNext(")") { return items }
      let item = try item(depth: depth)
      if hasSpace, item.takesSpace, items.last?.takesSpace == true { items.append(.separator(" ")) }
      items.append(item)
    }
  }

  private mutating func item(depth: Int) throws(ValueSyntaxError) -> CSSItem {
    if scanner.take(",") { return .separator(", ") }
    if scanner.take("/") { return .separator(" / ") }
    if scanner.take("(") { return try function("", depth) }
    if scanner.isNext("\"") || scanner.isNext("'") { return .word(try quoted()) }
    if scanner.isNext("#") { return try hexColor() }
    if let sum = try takeSum() { return .sum(sum) }
    return try named(depth)
  }

  /// Reads a number with its unit, or a `calc()`; nil if none is next.
  private mutating func takeSum() throws(ValueSyntaxError) -> CSSSum? {
    let start = scanner.offset
    var sum: CSSSum?
    if let number = scanner.takeNumber() {
      sum = CSSSum(number, &scanner)
    } else if scanner.takeFunction("calc") {
      sum = try scanner.takeSum(depth: 1)
      try scanner.expect(")")
    }
    if let sum, !sum.isFinite { throw scanner.failure("This has no finite value.", at: start) }
    return sum
  }

  /// Reads a word, a colour or a function.
  private mutating func named(_ depth: Int) throws(ValueSyntaxError) -> CSSItem {
    let start = scanner.offset
    let word = scanner.takeWord()
    guard !word.isEmpty else {
      if [";", "{", "}"].contains(where: scanner.isNext) {
        throw scanner.failure("This ends a declaration: a value has no \";\" and no braces.")
      }
      scanner.offset += 1
      return .word(scanner.text(from: start))
    }
    guard scanner.isNext("(") else {
      if let color = try? MixedColor(css: word) { return .color(color) }
      return .word(scanner.text(from: start))
    }
    if Self.colorFunctions.contains(word) { return try color(from: start) }
    if Self.opaqueFunctions.contains(word) { return .word(try balanced(from: start)) }
    let name = scanner.text(from: start)
    _ = scanner.take("(")
    return try function(name, depth)
  }

  private mutating func function(_ name: String, _ depth: Int) throws(ValueSyntaxError) -> CSSItem {
    let arguments = try items(depth: depth + 1)
    guard scanner.take(")") else { throw scanner.failure("\"\(name)(\" has no \")\".") }
    return .function(name, arguments)
  }

  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// The functions whose arguments cannot be interpolated one by one, since the result is not
  /// linear in them or not a number.
  private static let opaqueFunctions: Set<String> = [
    "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "asin",
    "acos", "atan", "atan2", "pow", "sqrt", "hypot", "log", "exp", "var", "env", "url", "attr",
    "light-dark", "color-mix", "device-cmyk",
  ]

  private mutating func hexColor() throws(ValueSyntaxError) -> CSSItem {
    let start = scanner.offset
    scanner.offset += 1
    _ = scanner.takeWord()
    return try color(scanner.text(from: start), at: start)
  }

  private mutating func color(from start: Int) throws(ValueSyntaxError) -> CSSItem {
    try color(try balanced(from: start), at: start)
  }

  private func color(_ text: String, at start: Int) throws(ValueSyntaxError) -> CSSItem {
    do {
      return .color(try MixedColor(css: text))
    } catch {
      throw scanner.failure("\"\(text)\" is no colour: \(error.message)", at: start)
    }
  }

  /// The source text from `start` up to the parenthesis that closes the next opening one.
  private mutating func balanced(from start: Int) throws(ValueSyntaxError) -> String {
    var open = 0
    while let byte = scanner.next {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = try quoted()
        continue
      }
      scanner.offset += 1
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      if open == 0, byte == UInt8(ascii: ")") { return scanner.text(from: start) }
    }
    throw scanner.failure("A \"(\" has no \")\".", at: start)
  }

  /// Reads a text in quotation marks, including the marks.
  private mutating func quoted() throws(ValueSyntaxError) -> String {
    let start = scanner.offset
    let mark = scanner.next
    scanner.offset += 1
    while let byte = scanner.next {
      scanner.offset += 1
      if byte == mark { return scanner.text(from: start) }
      if byte == UInt8(ascii: "\\"), !scanner.isAtEnd { scanner.offset += 1 }
    }
    throw scanner.failure("A quotation mark is not closed.", at: start)
  }
}

extension CSSItem {
  /// Whether a space next to this item separates it from its neighbour.
  fileprivate var takesSpace: Bool {
    if case .separator = self { false } else { true }
  }
}
