public import AnimationEngine

/// Something in a script that cannot happen as it is written.
public struct SceneProblem: Hashable, Sendable {
  /// The place in the scene that is wrong.
  public var place: ScenePlace
  /// The kind of problem.
  public var kind: Kind
  /// What is wrong, in one sentence.
  public var message: String

  /// The kinds of problems in a script.
  public enum Kind: Hashable, Sendable {
    /// The present state of an animator, view or zoom does not allow the action.
    case invalidState
    /// The name refers to nothing in the scene.
    case unknownName
    /// A value that is required here is missing.
    case missing
    /// A value or property has the wrong type.
    case wrongType
    /// A name or definition occurs twice.
    case duplicate
  }

  /// A problem of the given kind at a place in the script.
  public init(at place: ScenePlace, kind: Kind, message: String) {
    self.place = place
    self.kind = kind
    self.message = message
  }
}

extension Scene {
  /// All problems of the script, in the order of its events.
  ///
  /// A scene without problems can be played: each action on an animator, a view or a zoom is
  /// allowed when it comes. Playing one with problems is a programmer's error; documents are
  /// checked before.
  ///
  /// - Parameters:
  ///   - properties: The properties that the scene moves.
  ///   - unknown: Names of animators and views that nothing is known of, and nothing is said about.
  /// - Complexity: O(events log events).
  public func problems(
    _ properties: [AnimatedProperty], ignoring unknown: Set<String> = []
  ) -> [SceneProblem] {
    var meter = WorkMeter(.none)
    // A meter without limits refuses nothing.
    return (try? completed(properties).problems(ignoring: unknown, meter: &meter)) ?? []
  }
}
