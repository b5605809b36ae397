// Parts of transforms that move by themselves.

extension PropertySpaces {
  /// The lanes of a part of a property.
  ///
  /// - Precondition: the property lets it move.
  package func lanes(of part: TransformPart, of property: Int) -> Range<Int> {
    space(of: property).lanes(of: part)
  }

  /// What a part of a property is where its lanes are at `place`.
  package func value(of part: TransformPart, of property: Int, at place: Components) -> Components {
    space(of: property).value(of: part, at: place)
  }

  /// Whether parts of a property move by themselves: its lanes say the same in more than one way then.
  package func movesParts(of property: Int) -> Bool { !properties[property].movedElements.isEmpty }

  private func space(of property: Int) -> TransformPartSpace {
    guard case .joint(.transform(.parts(let space))) = mappings[property] else {
      preconditionFailure("\(properties[property].name) moves no part by itself")
    }
    return space
  }
}

extension TransformPart {
  /// A value of the part as lanes.
  ///
  /// - Parameter isSet: Whether it takes the place of what is below; else it is added to that.
  package func coordinates(of value: Components, isSet: Bool) -> Components {
    TransformPartSpace.coordinates(of: value, self, isSet: isSet)
  }
}
