import AnimationEngine

// Animators with an initial velocity for each component: each moves as an addition of its own.

extension ScenePlayer {
  /// Whether some event gives this animator a velocity for each component.
  func movesByComponent(_ name: String) -> Bool { animators.byComponent.contains(name) }

  /// Splits an animator's motion so that each component moves with its own velocity.
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
        bytes: WorkMeter.product(names.count, MemoryLayout<AnimatorAddition>.stride + 500))
      let state = animator.machine.animatorState(at: now)
      animators.animators[index].additions += names.indices.map {
        AnimatorAddition(names[$0], state, animator.settings, driven.component($0))
      }
    }
    animators.animators[index].driven = whole
  }
}

extension SceneAnimators {
  /// The animators of a scene before its first event.
  init(_ scene: Scene) {
    byComponent = NameSet(
      scene.events.compactMap { event in
        guard case .animator(let command) = event.verb, command.action.isByComponent else {
          return nil
        }
        return command.name
      })
  }
}

extension SceneAnimator.DrivenProperty {
  /// The movement of one component: earlier ones rest at their targets, later ones at their starts.
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
  /// Whether the action states a velocity for each component.
  fileprivate var isByComponent: Bool {
    switch self {
    case .create(let settings, _, _): settings.timing.isByComponent
    case .continue(let timing?, _): timing.isByComponent
    default: false
    }
  }

  /// The action with the velocity of one component; unchanged for nil.
  func moving(_ component: String?) -> Self {
    guard let component, case .continue(let timing?, let factor) = self else { return self }
    return .continue(timing.moving(component), durationFactor: factor)
  }
}
