internal import AnimationEngine
internal import AnimationScenes

// Reads values of properties that are already declared.

extension DocumentDecoder {
  /// Reads the values that declare properties. Reports a problem and returns nil if one is wrong.
  ///
  /// A name such as `offset.y` declares a property of that name, unless the property `offset` has
  /// a component `y`: then it would be given twice.
  mutating func firstValues(at node: Int, _ owner: String) -> [Components]? {
    guard holdsValues(node, owner) else { return nil }
    guard check(tape[node].count, of: .tracks, "properties", at: node) else {
      table.isUnknown = true
      return nil
    }
    let before = problems.total
    var values: [Components] = []
    values.reserveCapacity(tape[node].count)
    table.reserve(tape[node].count)
    for (name, _) in tape.members(of: node) { addFirstValue(name, to: &values) }
    checkOverlaps()
    return problems.total == before ? values : nil
  }

  private mutating func addFirstValue(_ name: Int, to values: inout [Components]) {
    if table.index(of: name, guess: table.count, in: tape) != nil { return reportDuplicate(name) }
    let value = value(at: name + 1, colorsIn: .srgbLinear)
    table.add(name, value?.type, in: tape)
    guard let value else { return }
    values.append(coordinates(of: value, property: table.count - 1))
  }

  /// Reports declared properties whose name is also that of another property's component.
  private mutating func checkOverlaps() {
    for index in 0..<table.count {
      let name = table.nameNode(of: index)
      guard tape.mayHavePoint(name) else { continue }
      guard let owner = componentPart(named: tape.string(at: name))?.owner else { continue }
      reportOverlap(quoted(name), of: owner, at: name)
    }
  }

  /// Reports a component that has a value beside that of its property.
  private mutating func reportOverlap(_ component: String, of owner: Int, at name: Int) {
    let whole = table.properties[owner].name.shortened
    report(
      .duplicateMember, at: name,
      "\(component) is a component of \"\(whole)\", which has a value: leave one of the two out.")
  }

  /// The coordinates of a value: its numbers, or its index in the table, to which it is added.
  mutating func coordinates(of value: ValueDocument, property: Int) -> Components {
    guard let entry = value.entry else { return value.components }
    return Components(scalar: Double(table.number(of: entry, in: property)))
  }

  /// Reads a value for a property or part. Reports a problem and returns nil for a wrong type.
  mutating func value(at node: Int, of part: PropertyPart) -> Components? {
    guard table.canRead(part) else {
      checkAlone(node, of: part)
      return nil
    }
    if let part = part.transformPart { return value(at: node, of: part) }
    let type = table.properties[part.property].type
    if case .number = type { return plainNumber(at: node, of: part) }
    if part.isComponent { return component(at: node, of: part, type) }
    if let composite = plainComposite(at: node, type) { return composite }
    return checkedValue(at: node, of: part, type)
  }

  /// Reports what is wrong with a value in itself. Its type is not checked, since the first value of its
  /// property could not be read.
  mutating func checkAlone(_ node: Int, of part: PropertyPart) {
    if part.property >= 0 { _ = value(at: node, colorsIn: .srgbLinear) }
  }

  /// Reads a plain number, the most frequent value, at once; all else takes the general way.
  private mutating func plainNumber(at node: Int, of part: PropertyPart) -> Components? {
    guard tape[node].kind == .number else { return checkedValue(at: node, of: part, .number) }
    guard let number = number(at: node) else { return nil }
    if number.magnitude <= Self.largestNumber { return Components(scalar: number) }
    reportRange(at: node)
    return nil
  }

  /// Reads a composite value whose members are all there, in order, as plain numbers; nil,
  /// without a report, for anything else.
  private func plainComposite(at node: Int, _ type: PropertyType) -> Components? {
    guard tape[node].kind == .object, type.colorSpace == nil else { return nil }
    let words = type.componentWords
    guard tape[node].count == words.count, !words.isEmpty else { return nil }
    var components = Components(repeating: 0, count: words.count)
    for (index, expected) in words.enumerated() {
      let name = node + 1 + 2 * index
      guard word(at: name) == expected else { return nil }
      let value = tape[name + 1]
      guard value.kind == .number, !value.isBeyondRange else { return nil }
      components[index] = value.number
    }
    return components.areWithin(Self.largestNumber) ? components : nil
  }

  private mutating func checkedValue(
    at node: Int, of part: PropertyPart, _ type: PropertyType
  ) -> Components? {
    guard let value = value(at: node, colorsIn: type.colorSpace ?? .srgbLinear) else { return nil }
    guard value.type == type else {
      reportMismatch(at: node, type, value.type, table.properties[part.property].name)
      return nil
    }
    guard checkStructure(of: value, at: node, part.property) else { return nil }
    return coordinates(of: value, property: part.property)
  }

  /// Whether a path has the same commands as the property's first path, and a CSS value the same
  /// structure as those before it. Reports a problem if not.
  private mutating func checkStructure(
    of value: ValueDocument, at node: Int, _ property: Int
  ) -> Bool {
    if let css = value.entry?.css { return checkMatch(of: css, at: node, property) }
    guard case .path(let path, let isMorphing)? = value.entry else { return true }
    return checkCommands(of: path, isMorphing: isMorphing, at: node, property)
  }

  /// Reads the value of a single component: a plain number; that of a colour is gamma-encoded.
  private mutating func component(
    at node: Int, of part: PropertyPart, _ type: PropertyType
  ) -> Components? {
    guard let number = number(at: node) else { return nil }
    let isOpacity = part.components.lowerBound == 3
    let space = isOpacity ? nil : type.colorSpace
    let component = Components(scalar: space?.decoded(number) ?? number)
    return checkRange(of: component, at: node) ? component : nil
  }

  private mutating func reportMismatch(
    at node: Int, _ type: PropertyType, _ given: PropertyType, _ name: String
  ) {
    report(
      .typeMismatch, at: node,
      "The property \"\(name.shortened)\" is \(type.sentence); this is \(given.sentence).",
      hint: type.colorSpace != nil && given.colorSpace != nil ? Self.spaceHint : type.form)
  }

  /// The hint for a colour in another space than the first value of its property.
  private static let spaceHint =
    #""space" and "hue" as in the property's first value, which says where all of them mix, or none"#

  // MARK: - Maps

  /// Whether a node is an object, as one of properties and their values is. Reports a problem if not.
  mutating func holdsValues(_ node: Int, _ owner: String) -> Bool {
    if tape[node].kind == .object { return true }
    wrongType(at: node, "\(owner) is an object of properties and their values")
    return false
  }

  /// Reads the value of a part and adds it to `changes`. Reports a problem if the part was given
  /// before or the value is wrong.
  mutating func addChange(
    _ name: Int, of part: PropertyPart, unless given: inout GivenParts,
    to changes: inout [PropertyChange]
  ) {
    guard given.insert(part) else { return reportDuplicate(name) }
    guard let value = value(at: name + 1, of: part) else { return }
    changes.append(
      PropertyChange(property: part.property, components: part.components, value: value))
  }

  /// Reads an object that gives values to properties or their components.
  ///
  /// `read` gets the node of each value and its part, but not for a part given before.
  mutating func forEachPart(
    of node: Int, _ owner: String, _ read: (inout DocumentDecoder, Int, PropertyPart) -> Void
  ) {
    guard holdsValues(node, owner) else { return }
    var given = GivenParts(properties: table.count, members: tape[node].count)
    var guess = 0
    for (name, value) in tape.members(of: node) {
      guard let part = part(named: name, guess: guess) else { continue }
      guess = part.property + 1
      if given.insert(part) {
        read(&self, value, part)
      } else {
        reportRepetition(name, part, in: node)
      }
    }
  }

  /// Reports a member whose values an earlier one of the object gives too: the same member, its
  /// property, or a component of it.
  private mutating func reportRepetition(_ name: Int, _ part: PropertyPart, in node: Int) {
    if problems.isFull { return problems.count() }
    var other: Int?
    var isSame = false
    for (earlier, _) in tape.members(of: node) where earlier < name {
      guard let known = knownPart(named: earlier) else { continue }
      isSame = isSame || tape.haveSameText(earlier, name)
      if known.property == part.property, known.lanes & part.lanes != 0 { other = earlier }
    }
    guard !isSame, let other else { return reportDuplicate(name) }
    reportOverlap(quoted(part.isComponent ? name : other), of: part.property, at: name)
  }

  /// The property or component with a name; nil, without a report, where there is none.
  private func knownPart(named name: Int) -> PropertyPart? {
    if let index = table.index(of: name, guess: 0, in: tape) { return table.part(index) }
    return componentPart(named: tape.string(at: name))?.part
  }

  /// Reads new values for some properties and returns all `values` with these replaced. Reports a
  /// problem and returns nil when one is wrong.
  mutating func values(at node: Int, changing values: [Components], _ owner: String)
    -> [Components]?
  {
    let before = problems.total
    var result = values
    forEachPart(of: node, owner) { decoder, value, part in
      guard let components = decoder.value(at: value, of: part), !result.isEmpty else { return }
      result[part.property].replace(part.components, by: components)
    }
    return problems.total == before ? result : nil
  }

  /// Reads velocities at the values `start`. Reports a problem and returns nil if one is wrong.
  mutating func velocities(at node: Int, from start: [Components]) -> [Components?]? {
    let before = problems.total
    var result = [Components?](repeating: nil, count: table.count)
    forEachPart(of: node, "velocity") { decoder, value, part in
      let from = start.isEmpty ? nil : start[part.property][part.components]
      guard let rate = decoder.rate(at: value, of: part, from: from) else { return }
      let still = Components(
        repeating: 0, count: decoder.table.properties[part.property].valueCount)
      result[part.property] = result[part.property] ?? still
      result[part.property]?.replace(part.components, by: rate)
    }
    return problems.total == before ? result : nil
  }

  /// Whether a count is within a limit. Reports a problem if not.
  mutating func check(
    _ count: Int, of limit: Limits.Count, _ things: String, at node: Int
  ) -> Bool {
    if count <= limits[limit] { return true }
    report(
      .tooMany, at: node, limits.message(count, of: limit, things),
      excess: limits.excess(count, of: limit))
    return false
  }

  /// Whether there are at most `limit` of something. Reports a problem with this message if not.
  mutating func check(
    _ count: Int, atMost limit: Int, at node: Int, _ message: @autoclosure () -> String
  ) -> Bool {
    if count <= limit { return true }
    report(.tooMany, at: node, message(), excess: .init(limit: limit, actual: count))
    return false
  }
}

extension Components {
  mutating func replace(_ range: Range<Int>, by part: Components) {
    if range == 0..<count {
      self = part
      return
    }
    for index in range { self[index] = part[index - range.lowerBound] }
  }
}
