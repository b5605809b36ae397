/// What can be done with a property animator.
public enum PropertyAnimatorAction: String, CaseIterable, Hashable, Sendable {
  case animate, start, pause, scrub, reverse, `continue`, stop, finish
}

/// What a property animator is doing.
public enum PropertyAnimatorState: String, CaseIterable, Hashable, Sendable {
  /// Nothing has begun, or all is over.
  case inactive
  /// It runs, or is paused on its way.
  case active
  /// It was stopped on its way and waits to be finished.
  case stopped

  /// The actions that are allowed in this state; all others are errors.
  public var allowedActions: [PropertyAnimatorAction] {
    switch self {
    case .inactive: [.animate, .start, .pause, .scrub, .reverse, .stop]
    case .active: [.start, .pause, .scrub, .reverse, .continue, .stop]
    case .stopped: [.stop, .finish]
    }
  }
}

/// Where a property animator comes to rest.
public enum AnimatingPosition: String, CaseIterable, Hashable, Sendable {
  case start, end, current
}

/// An action that the state of a property animator forbids.
public struct PropertyAnimatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let action: PropertyAnimatorAction
  /// The state that forbids it.
  public let state: PropertyAnimatorState

  /// What could have been asked for instead.
  public var allowed: [PropertyAnimatorAction] { state.allowedActions }

  public var description: String {
    let allowed = allowed.map(\.rawValue).joined(separator: ", ")
    return "A property animator that is \(state) cannot \(action). It can \(allowed)."
  }
}
