import AnimationEngine

// Problems with zoom actions that the state forbids, or whose properties have the wrong type.

extension ZoomCommand {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    if !rehearsal.unknown.contains(view) {
      let state = rehearsal.zooms[view] ?? .absent
      rehearsal.zooms[view] = state.next(action)
      if let refusal = state.refusal(of: self) { rehearsal.note(.action, .invalidState, refusal) }
    }
    for member in ZoomMember.allCases {
      rehearsal.check(member.name(of: view), shownBy: "zoom") { $0 == member.type }
    }
  }
}

/// The state of a zoom as far as a script tells without motion.
///
/// Whether a popped view has gone already depends on motion, and so does where a view goes that
/// is released without a drag.
enum RehearsedZoom {
  /// The view was not pushed.
  case absent
  /// The view is pushed; `drag` is the share by which a hand holds it back, nil without a hand.
  case open(drag: Double?)
  /// The view is on its way back, or gone.
  case popped
  /// One of the other states, depending on motion.
  case unknown

  /// The state after an action, whether or not it is allowed.
  func next(_ action: ZoomCommand.Action) -> RehearsedZoom {
    switch (action, self) {
    case (.push, _): .open(drag: nil)
    case (.pop, .absent), (.popTo, .absent): .absent
    case (.pop, _), (.popTo, _): .popped
    case (.drag(let progress), .open): .open(drag: ZoomCommand.held(progress))
    case (.drag, .absent), (.release, .absent): .absent
    case (.drag, _): .unknown
    case (.release(let velocity), .open(let drag?)):
      ZoomCommand.goesBack(from: drag, at: velocity) ? .popped : .open(drag: nil)
    case (.release, .popped): .popped
    case (.release, _): .unknown
    }
  }

  /// The reason why an action is not allowed; nil if the action is allowed.
  func refusal(of command: ZoomCommand) -> String? {
    let view = command.view
    switch (command.action, self) {
    case (.push, .open): return "\(view) is pushed already; pop it before it is pushed again."
    case (.drag, .absent), (.release, .absent), (.pop, .absent), (.popTo, .absent):
      return "\(view) was not pushed; only push is possible."
    case (.pop, .popped), (.popTo, .popped):
      return "\(view) was popped already; push or drag are possible."
    case (.release, .popped):
      return "\(view) was popped and no hand holds it; push or drag are possible."
    default: return nil
    }
  }
}
