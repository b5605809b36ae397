// The values of a scene as coordinates of the space in which they move.

extension Scene {
  /// The same with every value as coordinates of the space in which it moves.
  func inCoordinates(of spaces: PropertySpaces) -> Scene {
    var scene = self
    for index in initial.indices {
      scene.initial[index] = initial[index].map { spaces.coordinates(of: $0, property: index) }
    }
    for index in events.indices {
      scene.events[index].verb = events[index].verb.inCoordinates(of: spaces)
    }
    return scene
  }
}

extension SceneVerb {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> SceneVerb {
    switch self {
    case .set(let changes): return .set(changes.inCoordinates(of: spaces))
    case .recommit(let changes): return .recommit(changes.inCoordinates(of: spaces))
    case .gesture(var gesture):
      for index in gesture.samples.indices {
        gesture.samples[index].value = spaces.coordinates(
          of: gesture.samples[index].value, property: gesture.property)
      }
      return .gesture(gesture)
    case .animator(var command):
      command.action = command.action.inCoordinates(of: spaces)
      return .animator(command)
    case .keyframes(var keyframes):
      for index in keyframes.keyframes.indices {
        let changes = keyframes.keyframes[index].changes
        keyframes.keyframes[index].changes = changes.inCoordinates(of: spaces)
      }
      return .keyframes(keyframes)
    case .layer(.add(let key, let animation)):
      return .layer(.add(key: key, animation.inCoordinates(of: spaces)))
    case .insert(var insertion):
      insertion.values = insertion.values.inCoordinates(of: spaces)
      return .insert(insertion)
    case .layout(var change):
      change.changes = change.changes.inCoordinates(of: spaces)
      return .layout(change)
    case .layer, .removeAnimations, .remove, .match, .content, .swap, .zoom, .hitTest: return self
    }
  }
}

extension AnimatorCommand.Action {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> AnimatorCommand.Action {
    switch self {
    case .create(let settings, let changes): .create(settings, changes.inCoordinates(of: spaces))
    case .animate(let changes): .animate(changes.inCoordinates(of: spaces))
    default: self
    }
  }
}

extension [PropertyChange] {
  func inCoordinates(of spaces: PropertySpaces) -> [PropertyChange] {
    map { $0.inCoordinates(of: spaces) }
  }
}

extension PropertyChange {
  /// The change in coordinates; a component that is addressed alone is a coordinate already.
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> PropertyChange {
    guard spaces.isLookedUp(property) else { return self }
    let place = spaces.coordinates(of: value, property: property)
    return PropertyChange(property: property, components: 0..<place.count, value: place)
  }
}

extension LayerAnimation {
  fileprivate func inCoordinates(of spaces: PropertySpaces) -> LayerAnimation {
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
      keyframes.values = keyframes.values.map {
        spaces.coordinates(of: $0, property: property.property)
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
    result.components = 0..<spaces.mappings[property].laneCount
    return result
  }
}

extension LayerInterval {
  fileprivate func inCoordinates(of spaces: PropertySpaces, _ property: LayerProperty)
    -> LayerInterval
  {
    func place(_ value: Components?) -> Components? {
      value.map { spaces.coordinates(of: $0, property: property.property) }
    }
    return LayerInterval(from: place(from), to: place(to), by: place(by))
  }
}
