import AnimationEngine

/// The frame that a view shows at a time, and its velocity.
struct ShownFrame {
  /// x, y, width and height.
  var place: Components
  /// The velocity of these numbers, per second.
  var velocity: Components
  /// The time, in seconds.
  var time: Double

  /// Whether the part does not move.
  var isStill: Bool { velocity.isZero }
}

/// A frame that follows another view by a match.
struct MatchedFrame {
  var property: Int
  /// The frame that the view would have if it did not follow the other view.
  var own: Components
  /// The target that the match gave the frame. Once another event sets a different one, the match
  /// no longer applies.
  var target: Components
  /// The end of the motion to that target; nil before it began.
  var arrival: ViewPresence.Ending?
}

/// The part of a frame that one view takes over from another.
///
/// For `frame` it is the whole frame. For `position` the anchors of both frames coincide and the
/// view keeps its size; for `size` the anchor stays in place.
struct MatchedPart {
  let properties: MatchedGeometry.Properties
  let anchor: UnitPoint

  init(_ match: MatchedGeometry) { (properties, anchor) = (match.properties, match.anchor) }

  /// The frame `own` with the matched part of `other`. Velocities follow the same linear rule.
  func taking(over other: Components, on own: Components) -> Components {
    let point = properties == .size ? own : other
    let size = properties == .position ? own : other
    if properties == .frame { return other }
    return [
      point[0] + anchor.x * (point[2] - size[2]), point[1] + anchor.y * (point[3] - size[3]),
      size[2], size[3],
    ]
  }

  func taking(over other: ShownFrame, on own: ShownFrame) -> ShownFrame {
    ShownFrame(
      place: taking(over: other.place, on: own.place),
      velocity: taking(over: other.velocity, on: own.velocity), time: other.time)
  }
}
