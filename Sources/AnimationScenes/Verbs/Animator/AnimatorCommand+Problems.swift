import AnimationEngine

// Actions that the state of a property animator forbids.

extension AnimatorCommand {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    rehearsal.check(action.changes.inputs)
    if case .create(let settings, _, _) = action {
      rehearsal.movedByAnimator[name] = action.movedProperties(in: rehearsal)
      return checkName(settings, in: &rehearsal)
    }
    guard rehearsal.animators[name] != nil else {
      if rehearsal.unknown.contains(name) { return }
      return rehearsal.note(
        .name, .unknownName, "No property animator \"\(name)\" was created before.")
    }
    if case .animate = action {
      rehearsal.movedByAnimator[name, default: MovedProperties()].join(
        action.movedProperties(in: rehearsal))
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

extension AnimatorCommand.Action {
  /// What the action changes: the values of properties and the inputs of layouts.
  fileprivate var changes: (values: [PropertyChange], inputs: [LayoutInput]) {
    switch self {
    case .create(_, let values, let inputs), .animate(let values, let inputs, _): (values, inputs)
    default: ([], [])
    }
  }

  /// The properties that the action moves, with all frames if it changes a layout.
  fileprivate func movedProperties(in rehearsal: SceneRehearsal) -> MovedProperties {
    MovedProperties(
      own: Set(changes.values.map(\.property)),
      frames: changes.inputs.isEmpty ? [] : rehearsal.frames)
  }
}
