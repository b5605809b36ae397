/// The properties of an animation and the space in which the values of each move.
struct PropertyLayout: Hashable, Sendable {
  /// The properties in order.
  let properties: [AnimatedProperty]
  /// How each of them shows.
  let presentations: [Presentation]

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
    presentations = properties.map(Presentation.init)
  }

  /// A value of a property as coordinates of the space in which it moves.
  func coordinates(of value: Components, property: Int) -> Components {
    guard isLookedUp(property) else { return value }
    let index = Int(saturating: value[0])
    switch (presentations[property], properties[property].table) {
    case (.joint(let chart), _): return chart.coordinates(ofValue: index)
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
  func laidOut(in layout: PropertyLayout) -> ResolvedAnimation.Content {
    guard layout.properties.indices.contains(where: layout.isLookedUp) else { return self }
    return switch self {
    case .animation(let single): .animation(single.laidOut(in: layout))
    case .keyframes(let keyframes): .keyframes(keyframes.laidOut(in: layout))
    case .phases(let phases): .phases(phases.laidOut(in: layout))
    case .scene(let scene): .scene(scene.laidOut(in: layout))
    }
  }
}

extension PropertyLayout {
  fileprivate func coordinates(of values: [Components]) -> [Components] {
    values.indices.map { coordinates(of: values[$0], property: $0) }
  }
}

extension SingleAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> SingleAnimation {
    let start = layout.coordinates(of: from)
    let end = layout.coordinates(of: to)
    let aligned = end.indices.map { layout.presentations[$0].aligned(end[$0], to: start[$0]) }
    return SingleAnimation(from: start, to: aligned, velocity: velocity, animation: animation)
  }
}

extension PhaseAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> PhaseAnimation {
    var result = self
    for index in phases.indices {
      result.phases[index].values = layout.coordinates(of: phases[index].values)
    }
    return result
  }
}

extension KeyframeAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> KeyframeAnimation {
    let start = layout.coordinates(of: initial)
    let laid = tracks.map { track in
      layout.isLookedUp(track.property)
        ? track.laidOut(in: layout, from: start[track.property]) : track
    }
    return KeyframeAnimation(initial: start, tracks: laid, velocity: velocity)
  }
}

extension PropertyTrack {
  /// The track in coordinates; each value lies in the direction that is right from the one before
  /// it.
  fileprivate func laidOut(in layout: PropertyLayout, from start: Components) -> PropertyTrack {
    let presentation = layout.presentations[property]
    var previous = start
    let laid = keyframes.map { keyframe in
      keyframe.map { index in
        let place = layout.coordinates(of: index, property: property)
        previous = presentation.aligned(place, to: previous)
        return previous
      }
    }
    return PropertyTrack(
      property: property, components: 0..<presentation.laneCount, keyframes: laid)
  }
}
