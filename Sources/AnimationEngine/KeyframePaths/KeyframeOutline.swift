/// A path as a list of cubic segments, along which a layer animation can move.
///
/// Each line, curve and quarter of an arc is a segment. Where the path begins a new subpath there
/// is a jump, which takes no time.
package struct KeyframeOutline: Hashable, Sendable {
  /// A cubic segment, given by its four control points.
  struct Segment: Hashable, Sendable {
    var start: SIMD2<Double>
    var first: SIMD2<Double>
    var second: SIMD2<Double>
    var end: SIMD2<Double>
    /// Whether the segment is a jump.
    var isJump = false
  }

  /// The start of the path.
  let start: SIMD2<Double>
  let segments: [Segment]

  /// Creates the outline of a path; nil where the path has no commands.
  ///
  /// - Complexity: O(commands).
  package init?(_ path: Path) {
    let outlines = Outline.all(of: path)
    guard let first = outlines.first else { return nil }
    start = first.start
    var (segments, place): ([Segment], SIMD2<Double>) = ([], first.start)
    for outline in outlines where !outline.segments.isEmpty {
      if place != outline.start {
        segments.append(
          Segment(start: place, first: place, second: place, end: outline.start, isJump: true))
        place = outline.start
      }
      for segment in outline.segments {
        segments.append(
          Segment(start: place, first: segment.first, second: segment.second, end: segment.end))
        place = segment.end
      }
    }
    self.segments = segments
  }

  /// The number of points with a key time: the first, and the ends of segments that are no jumps.
  package var pointCount: Int { 1 + segments.count { !$0.isJump } }

  /// The items of `points`, one for each point with a key time, spread over all ends of segments;
  /// both ends of a jump get the same item.
  private func spread<Item>(_ points: [Item]) -> [Item] {
    var index = 0
    return [points[0]]
      + segments.map { segment in
        if !segment.isJump { index += 1 }
        return points[index]
      }
  }

  /// The key times of all ends of segments, from those of the ``pointCount`` points.
  func times(_ keyTimes: [Double]) -> [Double] {
    let count = pointCount
    if keyTimes.count == count { return spread(keyTimes) }
    return spread((0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 })
  }

  /// The timing functions of all segments. `curves` has those of the segments that are not jumps; a
  /// jump gets the linear one.
  func curves(_ curves: [UnitCurve]) -> [UnitCurve] {
    var rest = curves[...]
    return segments.map { $0.isJump ? .linear : rest.popFirst() ?? .linear }
  }
}

extension KeyframeOutline.Segment {
  /// The segment as a motion over 0...1; a jump is a constant.
  var form: MotionForm<Components> {
    if isJump { return .cubic(start.components, .zero(2), .zero(2), .zero(2)) }
    let (b, c, d) = coefficients
    return .cubic(start.components, b.components, c.components, d.components)
  }

  /// The coefficients of the parameter, its square and its cube.
  private var coefficients: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let line = OutlineSegment(.line, [end], from: start)
    if line.first == first, line.second == second { return (end - start, .zero, .zero) }
    return (
      3 * (first - start), 3 * (start - 2 * first + second), end - start + 3 * (first - second)
    )
  }

  /// The first and the second derivative with respect to the parameter.
  func derivatives(at share: Double) -> (first: SIMD2<Double>, second: SIMD2<Double>) {
    let (b, c, d) = coefficients
    return (b + share * (2 * c + 3 * share * d), 2 * c + 6 * share * d)
  }

  /// The tangent of the segment, not normalized. Where the derivative is 0 it is the direction in
  /// which the segment leaves that point, or arrives there.
  func tangent(at share: Double) -> SIMD2<Double> {
    let (first, second) = derivatives(at: share)
    let size = (end - start).largest + (self.first - start).largest + (self.second - end).largest
    if first.largest > size * 1e-9 { return first }
    let bend = share < 0.5 ? second : -second
    return bend.largest > size * 1e-9 ? bend : end - start
  }
}

extension SIMD2<Double> {
  fileprivate var components: Components { Components([x, y]) }

  /// The greater magnitude of the two components.
  fileprivate var largest: Double { Swift.max(x.magnitude, y.magnitude) }
}

extension Components {
  fileprivate static func zero(_ count: Int) -> Components {
    Components(repeating: 0, count: count)
  }
}

// MARK: - As a path

extension KeyframePath<Components> {
  /// Creates the path along an outline.
  ///
  /// - Parameters:
  ///   - keyTimes: The time at which each of its points is reached; see
  ///     ``init(values:keyTimes:timingFunctions:mode:tension:continuity:bias:)``.
  ///   - mode: The calculation mode. The outline defines the interpolation between points, so
  ///     `cubic` means `linear`, and `cubicPaced` means `paced`; `discrete` jumps from point to
  ///     point.
  package init(
    along outline: KeyframeOutline, keyTimes: [Double], timingFunctions: [UnitCurve],
    mode: CalculationMode
  ) {
    let segments = outline.segments
    if mode == .discrete || segments.isEmpty {
      let ends = segments.filter { !$0.isJump }.map(\.end.components)
      self.init(values: [outline.start.components] + ends, keyTimes: keyTimes, mode: .discrete)
      return
    }
    let forms = segments.map(\.form)
    let isPaced = mode == .paced || mode == .cubicPaced
    self.init(
      values: [outline.start.components] + segments.map(\.end.components),
      schedule: isPaced
        ? .paced(forms.map { ArcLength($0) })
        : .timed(outline.times(keyTimes), outline.curves(timingFunctions), of: segments.count + 1),
      splines: forms)
  }
}
