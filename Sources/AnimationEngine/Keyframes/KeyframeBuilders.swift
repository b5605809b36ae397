/// A keyframe as it is written in the content of a ``KeyframeTrack``.
public protocol KeyframeTrackContent<Value> {
  /// What the track moves.
  associatedtype Value: Animatable

  /// The keyframe in animatable data.
  var keyframe: Keyframe<Value.AnimatableData> { get }
}

/// A straight line to a value, whose progress a unit curve shapes.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A line to `to` in `duration` seconds, at least 0.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframe = .linear(to: to.animatableData, duration: duration, curve: timingCurve)
  }
}

/// A cubic curve to a value; velocities that are left out come from the neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A cubic to `to` in `duration` seconds, at least 0, with velocities per second.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .cubic(
      to: to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData)
  }
}

/// A spring towards a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A spring to `to` for `duration` seconds, or for as long as it takes to settle.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = .spring(
      to: to.animatableData, duration: duration, spring: spring,
      startVelocity: startVelocity?.animatableData)
  }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let keyframe: Keyframe<Value.AnimatableData>

  /// A jump to `to`.
  public init(_ to: Value) { keyframe = .move(to: to.animatableData) }
}

/// Builds the keyframes of a track, with conditions and loops.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public typealias Content = [Keyframe<Value.AnimatableData>]

  public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> Content {
    [content.keyframe]
  }
  public static func buildBlock(_ contents: Content...) -> Content { contents.flatMap { $0 } }
  public static func buildArray(_ contents: [Content]) -> Content { contents.flatMap { $0 } }
  public static func buildOptional(_ content: Content?) -> Content { content ?? [] }
  public static func buildEither(first content: Content) -> Content { content }
  public static func buildEither(second content: Content) -> Content { content }
}

/// Builds the tracks of a timeline, with conditions and loops.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression(_ content: some Keyframes<Value>) -> KeyframeGroup<Value> {
    KeyframeGroup([content])
  }
  public static func buildBlock(_ groups: KeyframeGroup<Value>...) -> KeyframeGroup<Value> {
    KeyframeGroup(joining: groups)
  }
  public static func buildArray(_ groups: [KeyframeGroup<Value>]) -> KeyframeGroup<Value> {
    KeyframeGroup(joining: groups)
  }
  public static func buildOptional(_ group: KeyframeGroup<Value>?) -> KeyframeGroup<Value> {
    group ?? KeyframeGroup([])
  }
  public static func buildEither(first group: KeyframeGroup<Value>) -> KeyframeGroup<Value> {
    group
  }
  public static func buildEither(second group: KeyframeGroup<Value>) -> KeyframeGroup<Value> {
    group
  }
}

/// Several tracks, in order.
public struct KeyframeGroup<Value>: Keyframes {
  private var members: [any Keyframes<Value>]

  init(_ members: [any Keyframes<Value>]) { self.members = members }

  init(joining groups: [KeyframeGroup<Value>]) { members = groups.flatMap(\.members) }

  public func tracks(from initial: Value) -> [ResolvedTrack<Value>] {
    members.flatMap { $0.tracks(from: initial) }
  }
}
