import AnimationEngine

// Animations of layers as coordinates of the spaces in which their properties move.

extension LayerAnimation {
  func inCoordinates(of spaces: PropertySpaces) -> LayerAnimation {
    var animation = self
    switch content {
    case .basic(let property, let interval, let curve):
      animation.content = .basic(
        property.inCoordinates(of: spaces), interval.inCoordinates(of: spaces, property),
        timingFunction: curve)
    case .spring(let property, let interval, let spring, let velocity):
      animation.content = .spring(
        property.inCoordinates(of: spaces), interval.inCoordinates(of: spaces, property), spring,
        initialVelocity: velocity)
    case .keyframe(let property, var keyframes, let curve):
      keyframes.values = keyframes.values.map { property.coordinates(of: $0, in: spaces) }
      if let rotation = keyframes.rotation {
        keyframes.rotation = PathRotation(
          rotation.mode, of: rotation.property.inCoordinates(of: spaces))
      }
      animation.content = .keyframe(
        property.inCoordinates(of: spaces), keyframes, timingFunction: curve)
    case .group(let animations, let curve):
      animation.content = .group(
        animations.map { $0.inCoordinates(of: spaces) }, timingFunction: curve)
    }
    return animation
  }
}

extension LayerProperty {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> LayerProperty {
    guard spaces.isLookedUp(property) else { return self }
    var result = self
    result.components =
      part.map { spaces.lanes(of: $0, of: property) } ?? 0..<spaces.laneCount(of: property)
    return result
  }

  /// A value, or a difference between two values, in the coordinates of the animated property.
  fileprivate func coordinates(
    of value: Components, in spaces: PropertySpaces, isDifference: Bool = false
  ) -> Components {
    guard let part else { return spaces.coordinates(of: value, property: property) }
    return part.coordinates(of: value, isSet: !isAdditive && !isDifference)
  }
}

extension LayerInterval {
  fileprivate func inCoordinates(of spaces: PropertySpaces, _ property: LayerProperty)
    -> LayerInterval
  {
    LayerInterval(
      from: from.map { property.coordinates(of: $0, in: spaces) },
      to: to.map { property.coordinates(of: $0, in: spaces) },
      by: by.map { property.coordinates(of: $0, in: spaces, isDifference: true) })
  }
}
