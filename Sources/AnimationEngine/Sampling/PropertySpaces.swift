/// The properties of an animation and the space in which the values of each move.
struct PropertySpaces: Hashable, Sendable {
  /// The properties in order.
  let properties: [AnimatedProperty]
  /// How each of them shows.
  let mappings: [ColumnMapping]

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
    mappings = properties.map(ColumnMapping.init)
  }

  /// A value of a property as coordinates of the space in which it moves.
  func coordinates(of value: Components, property: Int) -> Components {
    guard isLookedUp(property) else { return value }
    let index = Int(saturating: value[0])
    switch (mappings[property], properties[property].table) {
    case (.joint(let space), _): return space.coordinates(ofValue: index)
    case (_, .paths(let paths)): return Components(paths[index].numbers)
    default: return value
    }
  }

  /// Whether the values of a property stand in a table as something that moves.
  func isLookedUp(_ property: Int) -> Bool {
    properties[property].type.isTabled && properties[property].type != .discrete
  }
}

extension ResolvedAnimation.Content {
  /// The same with every value as coordinates of the space in which it moves.
  ///
  /// - Complexity: O(values) where a property has a table, else O(properties).
  func inCoordinates(of spaces: PropertySpaces) -> ResolvedAnimation.Content {
    guard spaces.properties.indices.contains(where: spaces.isLookedUp) else { return self }
    return switch self {
    case .animation(let single): .animation(single.inCoordinates(of: spaces))
    case .keyframes(let keyframes): .keyframes(keyframes.inCoordinates(of: spaces))
    case .phases(let phases): .phases(phases.inCoordinates(of: spaces))
    case .scene(let scene): .scene(scene.inCoordinates(of: spaces))
    }
  }
}

extension PropertySpaces {
  fileprivate func coordinates(of values: [Components]) -> [Components] {
    values.indices.map { coordinates(of: values[$0], property: $0) }
  }
}

extension SingleAnimation {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> SingleAnimation {
    let start = spaces.coordinates(of: from)
    let end = spaces.coordinates(of: to)
    let aligned = end.indices.map { spaces.mappings[$0].aligned(end[$0], to: start[$0]) }
    return SingleAnimation(from: start, to: aligned, velocity: velocity, animation: animation)
  }
}

extension PhaseAnimation {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> PhaseAnimation {
    var result = self
    for index in phases.indices {
      result.phases[index].values = spaces.coordinates(of: phases[index].values)
    }
    return result
  }
}

extension KeyframeAnimation {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> KeyframeAnimation {
    let start = spaces.coordinates(of: initial)
    let converted = tracks.map { track in
      spaces.isLookedUp(track.property)
        ? track.inCoordinates(of: spaces, from: start[track.property]) : track
    }
    return KeyframeAnimation(initial: start, tracks: converted, velocity: velocity)
  }
}

extension PropertyTrack {
  /// The track in coordinates; each value lies in the direction that is right from the one before
  /// it.
  fileprivate func inCoordinates(of spaces: PropertySpaces, from start: Components) -> PropertyTrack
  {
    let mapping = spaces.mappings[property]
    var previous = start
    let converted = keyframes.map { keyframe in
      keyframe.map { index in
        let place = spaces.coordinates(of: index, property: property)
        previous = mapping.aligned(place, to: previous)
        return previous
      }
    }
    return PropertyTrack(
      property: property, components: 0..<mapping.laneCount, keyframes: converted)
  }
}
