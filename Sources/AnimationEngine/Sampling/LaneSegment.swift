/// One segment of a ``Lane``: a closed form, its start, and its end value.
struct LaneSegment: Hashable, Sendable {
  /// The start of the segment, which applies to times after it.
  var start: Double
  /// The time from which the form counts.
  var origin: Double
  /// The time of arrival, at which the value is exactly `endValue`; NaN for a segment without one.
  var end = Double.nan
  var endValue = Double.nan
  /// The closed form of the segment's motion; without meaning in a composite segment.
  private(set) var form: MotionForm<Double>
  /// Whether the motion takes its time as it is, with its rounding errors: it does not jump, or see
  /// ``LanePart/takesExactTime``.
  private(set) var takesExactTime: Bool
  /// The index of a composite segment's part; -1 for other segments.
  private(set) var part = -1

  /// Whether a ``LanePart`` describes the segment.
  var isComposite: Bool { part >= 0 }

  init(_ form: MotionForm<Double>, from start: Double, origin: Double) {
    self.start = start
    self.origin = origin
    takesExactTime = !form.isCurve
    self.form = form
  }

  /// Creates a segment that arrives at exactly a value at a time.
  init(
    _ form: MotionForm<Double>, from start: Double, origin: Double, to endValue: Double,
    at end: Double
  ) {
    self.init(form, from: start, origin: origin)
    (self.end, self.endValue) = (end, endValue)
  }

  init(part: Int, takesExactTime: Bool, from start: Double, origin: Double) {
    self.init(.hold(0), from: start, origin: origin)
    (self.part, self.takesExactTime) = (part, takesExactTime)
  }
}
