extension Scene {
  /// Actions that the state of a property animator forbids.
  func animatorProblems(ignoring unknown: Set<String>) -> [SceneProblem] {
    var rehearsal = AnimatorRehearsal(unknown: unknown)
    for (index, event) in events.enumerated() {
      guard case .animator(let command) = event.verb else { continue }
      rehearsal.play(command, at: event.time, event: index)
    }
    return rehearsal.problems
  }
}

/// Plays what the animators of a scene are told, to see whether they can.
private struct AnimatorRehearsal {
  let unknown: Set<String>
  private var animators: [String: PropertyAnimator<Double>] = [:]
  private(set) var problems: [SceneProblem] = []

  init(unknown: Set<String>) { self.unknown = unknown }

  mutating func play(_ command: AnimatorCommand, at time: Double, event: Int) {
    if case .create(let settings, _) = command.action {
      return create(command.name, settings, at: time, event: event)
    }
    guard animators[command.name] != nil else {
      return reportUnknown(command.name, event: event)
    }
    do {
      try animators[command.name]?.perform(command.action, at: time)
    } catch {
      report(event, ["animator", "do"], .invalidState, error.description)
    }
  }

  private mutating func create(
    _ name: String, _ settings: AnimatorSettings, at time: Double, event: Int
  ) {
    if let state = animators[name]?.state(at: time), state != .inactive {
      let allowed = state.allowedActions.map(\.rawValue).joined(separator: ", ")
      return report(
        event, ["animator", "do"], .invalidState,
        "The property animator \"\(name)\" is \(state): another one can take its name when it is "
          + "inactive. It can \(allowed).")
    }
    animators[name] = PropertyAnimator(settings)
  }

  private mutating func reportUnknown(_ name: String, event: Int) {
    guard !unknown.contains(name) else { return }
    report(
      event, ["animator", "name"], .unknownName,
      "No property animator \"\(name)\" was created before.")
  }

  private mutating func report(
    _ event: Int, _ path: [String], _ kind: SceneProblem.Kind, _ message: String
  ) {
    problems.append(SceneProblem(event: event, path: path, kind: kind, message: message))
  }
}
