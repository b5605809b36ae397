// Parts of a transform, such as its rotation, that animations animate separately.

extension PropertySpaces {
  /// The indices of the lanes of a part of a property.
  ///
  /// - Precondition: The property has parts that are animated separately.
  package func lanes(of part: TransformPart, of property: Int) -> Range<Int> {
    space(of: property).lanes(of: part)
  }

  /// The value of a part of a property, for lanes at `place`.
  package func value(of part: TransformPart, of property: Int, at place: Components) -> Components {
    space(of: property).value(of: part, at: place)
  }

  /// Whether parts are animated separately; different lane values may then mean one transform.
  package func movesParts(of property: Int) -> Bool { !properties[property].movedElements.isEmpty }

  private func space(of property: Int) -> TransformPartSpace {
    guard case .joint(.transform(.parts(let space))) = mappings[property] else {
      preconditionFailure("\(properties[property].name) moves no part by itself")
    }
    return space
  }
}

extension TransformPart {
  /// A value of the part as coordinates.
  ///
  /// - Parameter isSet: Whether the value replaces the one below; otherwise it is added to that.
  package func coordinates(of value: Components, isSet: Bool) -> Components {
    TransformPartSpace.coordinates(of: value, self, isSet: isSet)
  }
}
