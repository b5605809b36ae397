import AnimationEngine

// Actions that the state of a property animator forbids.

extension AnimatorCommand {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    if case .create(let settings, let changes) = action {
      rehearsal.propertiesByAnimator[name] = Set(changes.map(\.property))
      return checkName(settings, in: &rehearsal)
    }
    guard rehearsal.animators[name] != nil else {
      if rehearsal.unknown.contains(name) { return }
      return rehearsal.note(
        .name, .unknownName, "No property animator \"\(name)\" was created before.")
    }
    if case .animate(let changes, _) = action {
      rehearsal.propertiesByAnimator[name, default: []].formUnion(changes.map(\.property))
    }
    do {
      try rehearsal.animators[name]?.perform(action, at: rehearsal.time)
    } catch {
      rehearsal.note(.action, .invalidState, error.description)
    }
  }

  private func checkName(_ settings: AnimatorSettings, in rehearsal: inout SceneRehearsal) {
    if let state = rehearsal.animators[name]?.state(at: rehearsal.time), state != .inactive {
      let allowed = state.allowedActions.map(\.rawValue).joined(separator: ", ")
      return rehearsal.note(
        .action, .invalidState,
        "The property animator \"\(name)\" is \(state): another one can take its name when it is "
          + "inactive. It can \(allowed).")
    }
    rehearsal.animators[name] = PropertyAnimator(settings)
  }
}

extension SceneRehearsal {
  /// Hears that animations are taken away from some properties: an active animator that moves no others
  /// is inactive.
  mutating func takeAwayAnimations(from isMeant: (Int) -> Bool) {
    for (name, animator) in animators where animator.state(at: time) == .active {
      let rest = propertiesByAnimator[name, default: []].filter { !isMeant($0) }
      if rest.isEmpty { animators[name] = animator.emptied }
      propertiesByAnimator[name] = rest
    }
  }
}
