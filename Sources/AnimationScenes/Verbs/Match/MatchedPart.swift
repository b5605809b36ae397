import AnimationEngine

/// Where a frame shows and how fast it moves, at a time.
struct ShownFrame {
  /// x, y, width and height.
  var place: Components
  /// How fast it moves, per second.
  var velocity: Components
  /// The time at which it shows so, in seconds.
  var time: Double

  /// Whether it does not move.
  var isStill: Bool { velocity.isZero }
}

/// A frame that follows another view for a while.
struct MatchedFrame {
  /// The index of the property.
  var property: Int
  /// What the frame would be without the other view.
  var own: Components
  /// Where it was taken; when somebody has set it to another place since, nothing is lent.
  var target: Components
  /// The motion that leads there, from when it began.
  var arrival: ViewPresence.Ending?
}

/// The part of a frame that one view takes over from another.
///
/// Where both are matched the whole frame is. A position is matched by bringing one point of both
/// frames together, at the size of the one that takes it; a size by letting that point stay.
struct MatchedPart {
  let properties: MatchedGeometry.Properties
  let anchor: UnitPoint

  init(_ match: MatchedGeometry) {
    (properties, anchor) = (match.properties, match.anchor)
  }

  /// The frame `own` with its part taken from `other`. Velocities go by the same rule, which is
  /// linear.
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
