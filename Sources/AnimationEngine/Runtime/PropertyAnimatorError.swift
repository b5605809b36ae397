/// The actions on a property animator.
public enum PropertyAnimatorAction: String, CaseIterable, Hashable, Sendable {
  /// Gives the animator a new end.
  case animate
  /// Runs the animator, or lets it run on after a pause.
  case start
  /// Pauses the motion at the displayed value; the animator is active then.
  case pause
  /// Pauses the animator at a fraction.
  case scrub
  /// Exchanges the start and the end as the target.
  case reverse
  /// Lets the animator run on from the displayed value, also by a new timing.
  case `continue`
  /// Ends the motion at the displayed value; the animator waits for `finish`, or is inactive.
  case stop
  /// Brings a stopped animator to rest at a position.
  case finish
}

/// The states of a property animator.
public enum PropertyAnimatorState: String, CaseIterable, Hashable, Sendable {
  /// The animator has not begun, or is over.
  case inactive
  /// The animator runs, or is paused on its way.
  case active
  /// The animator was stopped on its way and waits to be finished.
  case stopped

  /// The actions that are allowed in this state; all others are errors.
  public var allowedActions: [PropertyAnimatorAction] {
    switch self {
    case .inactive: [.animate, .start, .pause, .scrub, .reverse, .stop]
    case .active: [.animate, .start, .pause, .scrub, .reverse, .continue, .stop]
    case .stopped: [.stop, .finish]
    }
  }
}

extension PropertyAnimatorState {
  /// The actions that an animator allows in this state. An animator that is not interruptible
  /// cannot be paused: it runs to its end.
  func allowedActions(isInterruptible: Bool) -> [PropertyAnimatorAction] {
    if isInterruptible { return allowedActions }
    let interruptions: [PropertyAnimatorAction] =
      self == .active ? [.pause, .scrub, .reverse, .continue, .stop] : [.pause, .scrub]
    return allowedActions.filter { !interruptions.contains($0) }
  }
}

/// The position at which a property animator comes to rest.
public enum AnimatingPosition: String, CaseIterable, Hashable, Sendable {
  /// The value at the start.
  case start
  /// The value at the end.
  case end
  /// The displayed value, at which the animator was stopped.
  case current
}

/// An action that a property animator does not allow in its state.
public struct PropertyAnimatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action that was requested.
  public let action: PropertyAnimatorAction
  /// The state that does not allow it.
  public let state: PropertyAnimatorState
  /// Whether the animator can be interrupted; one that cannot allows fewer actions.
  public let isInterruptible: Bool

  /// The actions that the state allows.
  public var allowed: [PropertyAnimatorAction] {
    state.allowedActions(isInterruptible: isInterruptible)
  }

  public var description: String {
    let allowed = allowed.map(\.rawValue).joined(separator: ", ")
    let kind = isInterruptible ? "" : " and not interruptible"
    return "A property animator that is \(state)\(kind) cannot \(action). It can \(allowed)."
  }
}
