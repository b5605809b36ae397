/// Builds the keyframes of a track, with conditions and loops.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public typealias Content = KeyframeSequence<Value>

  public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> Content {
    KeyframeSequence(content.keyframes)
  }
  public static func buildBlock(_ contents: Content...) -> Content { buildArray(contents) }
  public static func buildArray(_ contents: [Content]) -> Content {
    KeyframeSequence(contents.flatMap(\.keyframes))
  }
  public static func buildOptional(_ content: Content?) -> Content { content ?? buildArray([]) }
  public static func buildEither(first content: Content) -> Content { content }
  public static func buildEither(second content: Content) -> Content { content }
  public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}

/// Builds the tracks of a timeline, with conditions and loops.
///
/// Keyframes of the whole value need no track around them there; consecutive ones form one track.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public typealias Content = KeyframeGroup<Value>

  public static func buildExpression(_ content: some Keyframes<Value>) -> Content {
    KeyframeGroup([content])
  }
  public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> Content
  where Value: Animatable { KeyframeGroup([BareTrack(keyframes: content.keyframes)]) }
  public static func buildBlock(_ groups: Content...) -> Content { buildArray(groups) }
  public static func buildArray(_ groups: [Content]) -> Content { KeyframeGroup(joining: groups) }
  public static func buildOptional(_ group: Content?) -> Content { group ?? buildArray([]) }
  public static func buildEither(first group: Content) -> Content { group }
  public static func buildEither(second group: Content) -> Content { group }
  public static func buildLimitedAvailability(_ group: Content) -> Content { group }
}

/// Several tracks, in order.
public struct KeyframeGroup<Value>: Keyframes {
  private var members: [any Keyframes<Value>] = []

  init(_ members: [any Keyframes<Value>]) { self.members = members }

  init(joining groups: [KeyframeGroup<Value>]) {
    for member in groups.flatMap(\.members) { append(member) }
  }

  private mutating func append(_ member: any Keyframes<Value>) {
    if let bare = member as? any JoiningKeyframes<Value>, let last = members.last,
      let joined = bare.following(last)
    {
      members[members.count - 1] = joined
    } else {
      members.append(member)
    }
  }

  /// The group itself.
  public var body: KeyframeGroup { self }

  public func tracks(from initial: Value) -> [ResolvedTrack<Value>] {
    members.flatMap { $0.tracks(from: initial) }
  }
}

/// Keyframes that can continue a track of others.
private protocol JoiningKeyframes<Value>: Keyframes {
  /// A track with these keyframes after those of `other`; nil where they cannot form one track.
  func following(_ other: any Keyframes<Value>) -> Self?
}

/// The keyframes of a timeline that are not in a track.
private struct BareTrack<Value: Animatable>: JoiningKeyframes {
  var keyframes: [Keyframe<Value.AnimatableData>]

  var body: KeyframeTrack<Value, Value> { return KeyframeTrack(\.self, keyframes) }

  func following(_ other: any Keyframes<Value>) -> BareTrack? {
    (other as? BareTrack).map { BareTrack(keyframes: $0.keyframes + keyframes) }
  }
}
