// The values of a scene as coordinates of the space in which they move.

extension Scene {
  /// The same with every value as coordinates of the space in which it moves.
  func laidOut(in layout: PropertyLayout) -> Scene {
    var scene = self
    for index in initial.indices {
      scene.initial[index] = initial[index].map { layout.coordinates(of: $0, property: index) }
    }
    for index in events.indices {
      scene.events[index].verb = events[index].verb.laidOut(in: layout)
    }
    return scene
  }
}

extension SceneVerb {
  fileprivate func laidOut(in layout: PropertyLayout) -> SceneVerb {
    switch self {
    case .set(let changes): return .set(changes.laidOut(in: layout))
    case .recommit(let changes): return .recommit(changes.laidOut(in: layout))
    case .gesture(var gesture):
      for index in gesture.samples.indices {
        gesture.samples[index].value = layout.coordinates(
          of: gesture.samples[index].value, property: gesture.property)
      }
      return .gesture(gesture)
    case .animator(var command):
      command.action = command.action.laidOut(in: layout)
      return .animator(command)
    case .keyframes(var keyframes):
      for index in keyframes.keyframes.indices {
        let changes = keyframes.keyframes[index].changes
        keyframes.keyframes[index].changes = changes.laidOut(in: layout)
      }
      return .keyframes(keyframes)
    case .layer(.add(let key, let animation)):
      return .layer(.add(key: key, animation.laidOut(in: layout)))
    case .insert(var insertion):
      insertion.values = insertion.values.laidOut(in: layout)
      return .insert(insertion)
    case .layout(var change):
      change.changes = change.changes.laidOut(in: layout)
      return .layout(change)
    case .layer, .removeAnimations, .remove, .match, .content, .swap, .zoom, .hitTest: return self
    }
  }
}

extension AnimatorCommand.Action {
  fileprivate func laidOut(in layout: PropertyLayout) -> AnimatorCommand.Action {
    switch self {
    case .create(let settings, let changes): .create(settings, changes.laidOut(in: layout))
    case .animate(let changes): .animate(changes.laidOut(in: layout))
    default: self
    }
  }
}

extension [PropertyChange] {
  func laidOut(in layout: PropertyLayout) -> [PropertyChange] { map { $0.laidOut(in: layout) } }
}

extension PropertyChange {
  /// The change in coordinates; a component that is addressed alone is a coordinate already.
  fileprivate func laidOut(in layout: PropertyLayout) -> PropertyChange {
    guard layout.isLookedUp(property) else { return self }
    let place = layout.coordinates(of: value, property: property)
    return PropertyChange(property: property, components: 0..<place.count, value: place)
  }
}

extension LayerAnimation {
  fileprivate func laidOut(in layout: PropertyLayout) -> LayerAnimation {
    var animation = self
    switch content {
    case .basic(let property, let interval, let curve):
      animation.content = .basic(
        property.laidOut(in: layout), interval.laidOut(in: layout, property), timingFunction: curve)
    case .spring(let property, let interval, let spring, let velocity):
      animation.content = .spring(
        property.laidOut(in: layout), interval.laidOut(in: layout, property), spring,
        initialVelocity: velocity)
    case .keyframe(let property, var keyframes, let curve):
      keyframes.values = keyframes.values.map {
        layout.coordinates(of: $0, property: property.property)
      }
      animation.content = .keyframe(
        property.laidOut(in: layout), keyframes, timingFunction: curve)
    case .group(let animations, let curve):
      animation.content = .group(animations.map { $0.laidOut(in: layout) }, timingFunction: curve)
    }
    return animation
  }
}

extension LayerProperty {
  fileprivate func laidOut(in layout: PropertyLayout) -> LayerProperty {
    guard layout.isLookedUp(property) else { return self }
    var result = self
    result.components = 0..<layout.presentations[property].laneCount
    return result
  }
}

extension LayerInterval {
  fileprivate func laidOut(in layout: PropertyLayout, _ property: LayerProperty) -> LayerInterval {
    func place(_ value: Components?) -> Components? {
      value.map { layout.coordinates(of: $0, property: property.property) }
    }
    return LayerInterval(from: place(from), to: place(to), by: place(by))
  }
}
