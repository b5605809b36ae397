/// One segment of a ``Lane``: a closed form, where it begins, and what it arrives at.
struct LaneSegment: Hashable, Sendable {
  /// The segment holds for times after this one.
  var start: Double
  /// The time that the form counts from.
  var origin: Double
  /// The time of arrival, or NaN: there the value is `endValue` to the last bit.
  var end = Double.nan
  var endValue = Double.nan
  /// The closed form; without meaning in a composite segment.
  private(set) var form: MotionForm<Double>
  /// The index of a composite segment's part, else -1.
  var part = -1

  /// Whether a ``LanePart`` describes the segment.
  var isComposite: Bool { part >= 0 }

  init(_ form: MotionForm<Double>, from start: Double, origin: Double) {
    self.start = start
    self.origin = origin
    self.form = form
  }

  /// A segment that arrives at a value at a time, to the last bit.
  init(
    _ form: MotionForm<Double>, from start: Double, origin: Double, to endValue: Double,
    at end: Double
  ) {
    self.init(form, from: start, origin: origin)
    (self.end, self.endValue) = (end, endValue)
  }

  init(part: Int, from start: Double, origin: Double) {
    self.init(.hold(0), from: start, origin: origin)
    self.part = part
  }
}
