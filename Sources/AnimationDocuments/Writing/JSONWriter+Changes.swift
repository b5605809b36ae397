internal import AnimationEngine

// New values of properties, and the verbs that are made of them.

extension JSONWriter {
  /// Writes new values by the names of their properties and components.
  mutating func append(_ changes: [PropertyChange], _ properties: [AnimatedProperty]) {
    object { $0.members(of: changes, properties) }
  }

  /// Writes new values as members of an object.
  mutating func members(of changes: [PropertyChange], _ properties: [AnimatedProperty]) {
    for change in changes {
      for part in change.writtenParts(of: properties[change.property]) {
        name(properties[part.property].name(of: part.components))
        append(part.value, of: part.components, properties[part.property])
      }
    }
  }

  /// Writes the value of a whole property or of one component of it; one that declares its property
  /// states in which space colours mix.
  mutating func append(
    _ value: Components, of part: Range<Int>, _ property: AnimatedProperty,
    statesSpace: Bool = false
  ) {
    let text = ValueEncoder(property: property, statesSpace: statesSpace)
    if part.count == property.valueCount {
      text.append(value, to: &self)
    } else {
      text.append(component: part.lowerBound, value[0], to: &self)
    }
  }
}

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
