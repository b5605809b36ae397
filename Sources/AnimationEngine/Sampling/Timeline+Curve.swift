extension Timeline {
  /// Creates the timeline of a unit curve: one number, `value`, with progress in place of time.
  ///
  /// It lasts from 0 to 1. Outside CSS easings continue, and all others stay at their ends.
  public init(of curve: UnitCurve) {
    var lane = Lane(segments: [])
    lane.append(
      LaneSegment(.curve(curve, from: 0, span: 1, duration: 1), from: -.infinity, origin: 0))
    let spaces = PropertySpaces([AnimatedProperty(name: "value", type: .number)])
    self.init(spaces, lanes: [lane], duration: 1)
  }
}
