public import AnimationEngine

/// Something in a script that cannot happen as it is written.
public struct SceneProblem: Hashable, Sendable {
  /// The place in the scene that is wrong.
  public var place: ScenePlace
  /// What sort of problem it is.
  public var kind: Kind
  /// What is wrong, in one sentence.
  public var message: String

  /// The sorts of problems.
  public enum Kind: Hashable, Sendable {
    /// The state that something is in forbids what is asked of it.
    case invalidState
    /// There is nothing of that name.
    case unknownName
    /// Something that is needed at that moment is not given.
    case missing
    /// A value that is needed has another type.
    case wrongType
    /// Something is said twice.
    case duplicate
  }

  /// A problem at a place.
  public init(at place: ScenePlace, kind: Kind, message: String) {
    self.place = place
    self.kind = kind
    self.message = message
  }
}

extension Scene {
  /// All that cannot happen as it is written, by rising event.
  ///
  /// A scene without problems plays: whatever it asks of an animator, a view or a zoom is allowed at
  /// that moment. One with problems is a programmer's error to play; documents are checked before.
  ///
  /// - Parameters:
  ///   - properties: The properties that the scene moves.
  ///   - unknown: Names of animators and views that nothing is known of, and nothing is said about.
  /// - Complexity: O(events log events).
  public func problems(
    _ properties: [AnimatedProperty], ignoring unknown: Set<String> = []
  ) -> [SceneProblem] {
    var meter = WorkMeter(.none)
    return completed(properties).problems(ignoring: unknown, meter: &meter)
  }
}
