internal import AnimationEngine
internal import AnimationScenes

// What hangs on properties: their names and those of their parts, and values, which have the form of
// the property.

/// A part of a property, and where it is named.
struct NamedPart {
  /// The part; an unknown one where it could not be read, and values are not checked.
  var part = PropertyPart.unknown
  /// The node of its name.
  var name: Int?
}

extension Forms {
  /// New values of properties and of components of them.
  static let changes = changes(called: "set")

  /// The same as a member of another name.
  static func changes(called name: String) -> Form<[PropertyChange]> {
    Form<[PropertyChange]>(.values) {
      $0.changes(at: $1, name)
    } write: { changes, text in
      text.object { $0.members(of: changes) }
    }
  }

  /// The name of a part of a property. Values that come next are those of the part.
  static let part = part { $0.namedPart(at: $1) }

  /// The name of a part of a property, or a key path of Core Animation's.
  static let layerPart = part { $0.layerPart(at: $1) }

  private static func part(
    _ read: @escaping @Sendable (inout DocumentDecoder, Int) -> PropertyPart?
  ) -> Form<PropertyPart> {
    Form(.type("string")) { decoder, node in
      decoder.place = NamedPart(part: .unknown, name: node)
      guard let part = read(&decoder, node) else { return nil }
      decoder.place.part = part
      return part
    } write: { part, text in
      let property = text.properties[part.property]
      precondition(
        part.components.count == property.valueCount || part.components.count == 1,
        "no document names the components \(part.components) of \(property.name)")
      text.part = part
      let inside = part.transformPart.map { "." + $0.rawValue } ?? ""
      text.json.append(property.name(of: part.components) + inside)
    }
  }

  /// A value of the part that was named before. Where its form is not known, zeros stand for it.
  static let value = Form<Components>(.value) { decoder, node in
    let part = decoder.place.part
    guard decoder.table.canRead(part) else {
      return Components(repeating: 0, count: max(part.components.count, 1))
    }
    return decoder.value(at: node, of: part)
  } write: { value, text in
    guard let part = text.part.transformPart else {
      return text.append(value, of: text.part.property, text.part.components)
    }
    ValueEncoder(property: AnimatedProperty(name: "", type: part.type)).append(
      value, to: &text.json)
  }
}

extension DocumentDecoder {
  /// Reads new values of properties and of components of them. Reports a problem and returns nil
  /// when one is wrong.
  ///
  /// - Complexity: O(members).
  fileprivate mutating func changes(at node: Int, _ owner: String) -> [PropertyChange]? {
    let before = problems.total
    var changes: [PropertyChange] = []
    forEachPart(of: node, owner) { decoder, value, part in
      guard let components = decoder.value(at: value, of: part) else { return }
      changes.append(
        PropertyChange(property: part.property, components: part.components, value: components))
    }
    return problems.total == before ? changes : nil
  }

  /// The part that is named at a node. Reports a problem and returns nil when there is none.
  mutating func namedPart(at node: Int) -> PropertyPart? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "The name of a property belongs here")
      return nil
    }
    return part(named: node)
  }

  /// Whether it is certain that a part is a discrete value.
  func isDiscrete(_ part: PropertyPart) -> Bool {
    table.canRead(part) && table.properties[part.property].type == .discrete
  }
}

// MARK: - Writing

extension PropertyChange {
  /// The change as documents can say it: of a whole property or of one component at a time.
  func writtenParts(of property: AnimatedProperty) -> [PropertyChange] {
    if components.count == property.valueCount || components.count == 1 { return [self] }
    return components.enumerated().map { offset, component in
      PropertyChange(
        property: self.property, components: component..<component + 1,
        value: Components(scalar: value[offset]))
    }
  }
}

extension AnimatedProperty {
  /// The name of the property, or of one component of it.
  func name(of part: Range<Int>) -> String {
    part.count == valueCount ? name : name + "." + type.componentNames[part.lowerBound]
  }
}

extension DocumentWriter {
  /// Writes new values as members of an object.
  mutating func members(of changes: [PropertyChange]) {
    for change in changes {
      for part in change.writtenParts(of: properties[change.property]) {
        json.name(properties[part.property].name(of: part.components))
        append(part.value, of: part.property, part.components)
      }
    }
  }

  /// Writes the value of a whole property or of one component of it; one that declares its property
  /// states in which space colours mix.
  mutating func append(
    _ value: Components, of index: Int, _ components: Range<Int>, statesSpace: Bool = false
  ) {
    let text = ValueEncoder(property: properties[index], statesSpace: statesSpace)
    if components.count == properties[index].valueCount {
      text.append(value, to: &json)
    } else {
      text.append(component: components.lowerBound, value[0], to: &json)
    }
  }
}
