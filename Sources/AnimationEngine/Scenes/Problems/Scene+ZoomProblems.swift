extension Scene {
  /// Zooms that are told what they cannot do.
  ///
  /// Whether a view that was popped is gone depends on motion, and so does where one is that a hand
  /// lets go of without a drag: then everything is allowed that some motion allows.
  ///
  /// - Complexity: O(events).
  func zoomProblems(ignoring unknown: Set<String>) -> [SceneProblem] {
    var states: [String: ZoomState] = [:]
    return events.enumerated().compactMap { index, event in
      guard case .zoom(let command) = event.verb, !unknown.contains(command.view) else {
        return nil
      }
      let state = states[command.view] ?? .absent
      states[command.view] = state.next(command.action)
      return state.refusal(of: command).map {
        SceneProblem(event: index, path: ["zoom", "do"], kind: .invalidState, message: $0)
      }
    }
  }
}

/// What is known of a zoom without its motion.
private enum ZoomState {
  /// The view was not pushed.
  case absent
  /// The view is pushed, and dragged back by a part where a hand holds it.
  case open(drag: Double?)
  /// The view is on its way back, or gone.
  case popped
  /// Which of the others, time decides.
  case unknown

  /// What comes of an action, allowed or not.
  func next(_ action: ZoomCommand.Action) -> ZoomState {
    switch (action, self) {
    case (.push, _): .open(drag: nil)
    case (.pop, .absent): .absent
    case (.pop, _): .popped
    case (.drag(let progress), .open): .open(drag: progress)
    case (.drag, .absent), (.release, .absent): .absent
    case (.drag, _): .unknown
    case (.release(let velocity), .open(let drag?)):
      ZoomCommand.goesBack(from: drag, at: velocity) ? .popped : .open(drag: nil)
    case (.release, .popped): .popped
    case (.release, _): .unknown
    }
  }

  /// Why an action is not possible; nil where it is.
  func refusal(of command: ZoomCommand) -> String? {
    let view = command.view
    switch (command.action, self) {
    case (.push, .open):
      return "\(view) is pushed already; pop it before it is pushed again."
    case (.drag, .absent), (.release, .absent), (.pop, .absent):
      return "\(view) was not pushed; only push is possible."
    case (.pop, .popped):
      return "\(view) was popped already; push or drag are possible."
    case (.release, .popped):
      return "\(view) was popped and no hand holds it; push or drag are possible."
    default: return nil
    }
  }
}
