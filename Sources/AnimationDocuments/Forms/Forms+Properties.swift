internal import AnimationEngine
internal import AnimationScenes

// Names of properties and their parts, and values, whose form depends on the property.

/// A property or a part of it, and the node that names it.
struct NamedPart {
  /// The part; unknown if it could not be read, and then its values are not checked.
  var part = PropertyPart.unknown
  /// The node of the name; nil if there is none.
  var name: Int?
}

extension Forms {
  /// New values for properties and their components: the member `set`.
  static let changes = changes(called: "set")

  /// New values for properties and their components, in a member of the given name.
  static func changes(called name: String) -> Form<[PropertyChange]> {
    Form<[PropertyChange]>(.values) {
      $0.changes(at: $1, name)
    } write: { changes, text in
      text.object { $0.members(of: changes) }
    }
  }

  /// The name of a property or component. Values read after it are values of that part.
  static let part = part { $0.namedPart(at: $1) }

  /// The name of a property or component, or a key path of Core Animation.
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

  /// A value of the part that was named before in the same object. If that part is unknown, or the
  /// first value of its property could not be read, the type is not checked and zeros are read.
  static let value = Form<Components>(.value) { decoder, node in
    let part = decoder.place.part
    guard decoder.table.canRead(part) else {
      decoder.checkAlone(node, of: part)
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
  /// Reads new values of properties or parts. Reports a problem and returns nil if one is wrong.
  ///
  /// - Complexity: O(members).
  fileprivate mutating func changes(at node: Int, _ owner: String) -> [PropertyChange]? {
    let before = problems.total
    var changes: [PropertyChange] = []
    changes.reserveCapacity(tape[node].kind == .object ? tape[node].count : 0)
    forEachPart(of: node, owner) { decoder, value, part in
      guard let components = decoder.value(at: value, of: part) else { return }
      changes.append(
        PropertyChange(property: part.property, components: part.components, value: components))
    }
    return problems.total == before ? changes : nil
  }

  /// Reads the name of a property or component. Reports a problem and returns nil if unknown.
  mutating func namedPart(at node: Int) -> PropertyPart? {
    guard isName(node, of: "a property"), let part = part(named: node, guess: nextProperty) else {
      return nil
    }
    nextProperty = part.property + 1
    return part
  }

  /// Whether a part is certainly a discrete value.
  func isDiscrete(_ part: PropertyPart) -> Bool {
    table.canRead(part) && table.properties[part.property].type == .discrete
  }
}

// MARK: - Writing

extension PropertyChange {
  /// The change split as documents can write it: the whole property, or one component at a time.
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
  /// The name of the property, or of its component if `part` is only one.
  func name(of part: Range<Int>) -> String {
    part.count == valueCount ? name : name + "." + type.componentNames[part.lowerBound]
  }
}

extension DocumentWriter {
  /// Writes new values as members of the current object.
  mutating func members(of changes: [PropertyChange]) {
    for change in changes {
      for part in change.writtenParts(of: properties[change.property]) {
        json.name(properties[part.property].name(of: part.components))
        append(part.value, of: part.property, part.components)
      }
    }
  }

  /// Writes a value of a property or of one component. With `statesSpace`, a colour names its
  /// interpolation space, as the value that declares a property does.
  mutating func append(
    _ value: Components, of index: Int, _ components: Range<Int>, statesSpace: Bool = false
  ) {
    ValueEncoder(property: properties[index], statesSpace: statesSpace)
      .append(value, of: components, to: &json)
  }
}
