extension Timeline {
  /// A unit curve as a timeline of one number, `value`; progress takes the place of time.
  ///
  /// It lasts from 0 to 1, and outside shows what the curve gives there: CSS easings go on, all
  /// others hold.
  public init(of curve: UnitCurve) {
    var lane = Lane(segments: [])
    lane.append(
      LaneSegment(
        .curve(curve, from: 0, span: 1, duration: 1), from: -.infinity, origin: 0))
    let spaces = PropertySpaces([AnimatedProperty(name: "value", type: .number)])
    self.init(spaces, lanes: [lane], duration: 1)
  }
}
