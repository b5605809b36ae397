import AnimationEngine

// Property animators whose components begin each at a velocity of its own: every component moves by
// itself, beside the animator.

extension ScenePlayer {
  /// Whether an animator is ever given a velocity for each component.
  func movesByComponent(_ name: String) -> Bool { animators.byComponent.contains(name) }

  /// Lets each component of what an animator moves go by itself.
  mutating func split(_ index: Int) throws(TimelineRefusal) {
    let animator = animators.animators[index]
    var whole: [SceneAnimator.DrivenProperty] = []
    for driven in animator.driven {
      let names = spaces.properties[driven.property].type.componentNames
      guard names.count == driven.to.count, names.count > 1 else {
        whole.append(driven)
        continue
      }
      try meter.keep(
        bytes: WorkMeter.product(
          names.count, MemoryLayout<AnimatorAddition>.stride + 500))
      let state = animator.machine.animatorState(at: now)
      animators.animators[index].additions += names.indices.map {
        AnimatorAddition(names[$0], state, animator.settings, driven.component($0))
      }
    }
    animators.animators[index].driven = whole
  }
}

extension SceneAnimators {
  /// The animators of a scene, of which nothing has happened yet.
  init(_ scene: Scene) {
    byComponent = Set(
      scene.events.compactMap { event in
        guard case .animator(let command) = event.verb, command.action.isByComponent else {
          return nil
        }
        return command.name
      })
  }
}

extension SceneAnimator.DrivenProperty {
  /// The movement of one component alone: components before it stay at their targets, those after
  /// it where they start.
  fileprivate func component(_ index: Int) -> Self {
    var part = self
    part.isComponent = true
    for other in 0..<to.count {
      if other < index { part.from[other] = to[other] }
      if other > index { part.to[other] = from[other] }
    }
    return part
  }
}

extension AnimatorCommand.Action {
  /// Whether it says a velocity for each component.
  fileprivate var isByComponent: Bool {
    switch self {
    case .create(let settings, _, _): settings.timing.isByComponent
    case .continue(let timing?, _): timing.isByComponent
    default: false
    }
  }

  /// The action for one component alone.
  func moving(_ component: String?) -> Self {
    guard let component, case .continue(let timing?, let factor) = self else { return self }
    return .continue(timing.moving(component), durationFactor: factor)
  }
}
