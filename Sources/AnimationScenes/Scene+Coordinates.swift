import AnimationEngine

// The values of a scene as coordinates of the space in which they move.

extension Scene {
  /// The scene with every value converted to the coordinates in which its property interpolates.
  func inCoordinates(of spaces: PropertySpaces) -> Scene {
    var scene = self
    for index in initial.indices {
      scene.initial[index] = initial[index].map { spaces.coordinates(of: $0, property: index) }
    }
    for index in events.indices {
      if let verb = events[index].verb.playable.inCoordinates(of: spaces) {
        scene.events[index].verb = verb
      }
    }
    return scene
  }
}

extension CompletedScene {
  /// The completed scene with all values in the coordinates in which their properties interpolate.
  func inCoordinates(of spaces: PropertySpaces) -> CompletedScene {
    guard spaces.properties.indices.contains(where: spaces.isLookedUp) else { return self }
    var whole = self
    whole.scene = scene.inCoordinates(of: spaces)
    return whole
  }
}

extension [PropertyChange] {
  func inCoordinates(of spaces: PropertySpaces) -> [PropertyChange] {
    map { $0.inCoordinates(of: spaces) }
  }
}

extension PropertyChange {
  /// The change with its value in coordinates. A change of a single component is one already.
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> PropertyChange {
    guard spaces.isLookedUp(property) else { return self }
    let place = spaces.coordinates(of: value, property: property)
    return PropertyChange(property: property, components: 0..<place.count, value: place)
  }
}
