internal import AnimationEngine

/// A value as a document writes it: its type, read off its form, and its components.
///
///     1.5    "15deg"    {"x":0,"y":0}    [0,1,2]    "#ff3b30"    {"integer":3}    true
struct ValueDocument {
  /// The type that the notation says; a colour without a space has the expected one.
  let type: PropertyType
  /// The components in the space in which they interpolate; none for a table entry.
  let components: Components
  /// The value itself, if its type has a table of values.
  let entry: TableEntry?

  init(type: PropertyType, components: Components) {
    self.type = type
    self.components = components
    entry = nil
  }

  init(type: PropertyType, _ entry: TableEntry) {
    self.type = type
    components = .zero
    self.entry = entry
  }
}

extension DocumentDecoder {
  /// Reads a value of any type. `space` is the interpolation space of colours that name none.
  mutating func value(at node: Int, colorsIn space: ColorSpace) -> ValueDocument? {
    guard let value = largeValue(at: node, colorsIn: space),
      checkRange(of: value.components, at: node)
    else { return nil }
    return value
  }

  /// Reads a value whose numbers may be too large to move.
  private mutating func largeValue(at node: Int, colorsIn space: ColorSpace) -> ValueDocument? {
    switch tape[node].kind {
    case .number: plainNumber(at: node)
    case .string: textValue(at: node, colorsIn: space)
    case .array: vector(at: node)
    case .object: objectValue(at: node, colorsIn: space)
    case .null, .bool: discreteText(at: node).map { ValueDocument(type: .discrete, .label($0)) }
    }
  }

  private mutating func plainNumber(at node: Int) -> ValueDocument? {
    guard let number = number(at: node) else { return nil }
    return ValueDocument(type: .number, components: Components(scalar: number))
  }

  /// The notations that a plain text may have been meant as, for hints.
  static var textForms: String {
    #"{"color":"…"} for a colour, {"transform":"…"} for a transform, {"path":"…"} for a path, "#
      + #"{"css":"…"} for a value of CSS, {"discrete":"…"} for plain text"#
  }

  // MARK: - Texts

  /// Reads a hex colour or an angle with its unit.
  private mutating func textValue(at node: Int, colorsIn space: ColorSpace) -> ValueDocument? {
    let first = tape.bytes[tape[node].start + 1]
    if first == UInt8(ascii: "#") { return hexColor(at: node, in: space) }
    if let degrees = degrees(at: node) {
      return angle(degrees, at: node).map {
        ValueDocument(type: .angle, components: Components(scalar: $0))
      }
    }
    reportNoValue(at: node)
    return nil
  }

  /// Reports a text that is no value, by what it was probably meant as.
  private mutating func reportNoValue(at node: Int) {
    let lowercase = tape.string(at: node).lowercased()
    if AngleText.degrees(ArraySlice(lowercase.utf8)) != nil {
      report(
        .invalidAngle, at: node,
        "The unit of an angle is deg, rad or turn in small letters; this is \(quoted(node)).",
        hint: "\"\(lowercase)\"")
    } else if let mistake = NumberMistake(tape.string(at: node)), mistake.isTold {
      report(.invalidAngle, at: node, mistake.sentence, hint: mistake.valueHint)
    } else if AngleText.resembles(tape.plainText(at: node)) {
      report(
        .invalidAngle, at: node,
        "An angle is a number with the unit deg, rad or turn; this is \(quoted(node)).",
        hint: #""15deg", or "# + Self.textForms)
    } else {
      let text = tape.string(at: node)
      let isColor = text.utf8.count <= 64 && (try? MixedColor(css: text)) != nil
      wrongType(
        at: node, "A text is an angle such as \"15deg\" or a colour such as \"#ff3b30\"",
        hint: isColor ? #"{"color":"\#(text)"}"# : Self.textForms)
    }
  }

  private func degrees(at node: Int) -> Double? {
    let string = tape[node]
    let inside = string.start + 1..<string.stringEnd - 1
    if !string.hasEscapes, let plain = AngleText.plainDegrees(tape.bytes.span, inside) {
      return plain
    }
    return AngleText.degrees(tape.plainText(at: node))
  }

  private mutating func hexColor(at node: Int, in space: ColorSpace) -> ValueDocument? {
    guard let color = ResolvedColor(hexDigits: tape.plainText(at: node).dropFirst()) else {
      report(
        .invalidColor, at: node,
        "A hex colour has 3, 4, 6 or 8 hexadecimal digits; this is \(quoted(node)).",
        hint: #"{"color":"…"} takes every colour of CSS"#)
      return nil
    }
    return ValueDocument(MixedColor(color, isLegacy: true), in: space)
  }

  // MARK: - Objects

  private mutating func objectValue(at node: Int, colorsIn space: ColorSpace) -> ValueDocument? {
    var members = Members(of: node)
    guard gather(&members, "A value belongs here") else { return nil }
    if let type = CompositeType(membersOf: members.words) { return composite(&members, type) }
    // By index: forms are large and must not be copied.
    let objects = Forms.valueObjects
    let index = objects.indices.first { !objects[$0].marks.isDisjoint(with: members.words) }
    guard let index else {
      reportFormless(node, members)
      return nil
    }
    check(&members, allowed: objects[index].object.words, objects[index].object.owner)
    expectedSpace = space
    return objects[index].object.readMembers(&self, members)
  }

  /// Reads an object of plain numbers, such as a point or a size.
  private mutating func composite(
    _ members: inout Members, _ type: CompositeType
  ) -> ValueDocument? {
    numbers(of: &members, type, type.owner).map {
      ValueDocument(type: .composite(type), components: $0)
    }
  }

  private mutating func reportFormless(_ node: Int, _ members: Members) {
    var members = members
    guard members.unknownMembers > 0 else {
      return wrongType(at: node, "A value belongs here", hint: Self.objectForms)
    }
    check(&members, allowed: .valueMembers, "A value")
  }

  private static var objectForms: String {
    #"{"x":…,"y":…}, {"width":…,"height":…}, {"color":"…"}, {"degrees":…}, {"integer":3}, "#
      + #"{"transform":"…"}, {"path":"…"}, {"css":"…"}, {"discrete":…}"#
  }

  // MARK: - Vectors

  private mutating func vector(at node: Int) -> ValueDocument? {
    let count = tape[node].count
    guard count > 0 else {
      report(.empty, at: node, "A vector has 1 to \(PropertyType.largestVector) numbers.")
      return nil
    }
    guard checkVectorCount(node) else { return nil }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for element in tape.children(of: node) {
      if let number = number(at: element) { numbers.append(number) }
    }
    guard numbers.count == count else { return nil }
    return ValueDocument(type: .vector(count: count), components: Components(numbers))
  }

  /// Whether a list is short enough for a vector. Reports a problem if not.
  mutating func checkVectorCount(_ node: Int) -> Bool {
    let (count, limit) = (tape[node].count, PropertyType.largestVector)
    return check(
      count, atMost: limit, at: node,
      "A vector has at most \(limit) numbers; this has \(count).")
  }

  // MARK: - Discrete values

  /// Reads any JSON as a discrete value and returns its compact text. Reports a problem and
  /// returns nil when something inside is wrong.
  mutating func discreteText(at node: Int) -> [UInt8]? {
    checkNumbersAndNames(inside: node) ? Array(tape.compactText(of: node).utf8) : nil
  }

  /// Whether a value is acceptable as any JSON: no member inside is repeated, and every number
  /// fits a double. Reports problems.
  ///
  /// - Complexity: O(n log n) in the nodes of the value.
  mutating func checkNumbersAndNames(inside node: Int) -> Bool {
    let before = problems.total
    anyValues.insert(node)
    for inner in node..<tape.end(of: node) {
      if tape[inner].isBeyondRange { _ = number(at: inner) }
      if tape[inner].kind == .object { checkNames(of: inner) }
    }
    return problems.total == before
  }

  private mutating func checkNames(of object: Int) {
    guard tape[object].count > 1 else { return }
    var seen = Set<ArraySlice<UInt8>>(minimumCapacity: tape[object].count)
    for (name, _) in tape.members(of: object)
    where !seen.insert(tape.plainText(at: name)).inserted { reportDuplicate(name) }
  }
}
