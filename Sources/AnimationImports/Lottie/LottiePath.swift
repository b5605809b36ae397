import AnimationDocuments
import AnimationEngine

/// A motion along a spatial curve: the position moves along its arc length, as the easing says.
struct LottiePath {
  private let segment: LottieCurve.Segment
  /// The four control points; a missing third coordinate is 0.
  private let controls: [SIMD3<Double>]
  /// The arc length from the start to each of evenly spaced parameters.
  private let lengths: [Double]

  /// The number of chords by which the arc length is measured.
  private static let chords = 256
  /// The tolerance of the approximating lines, as a fraction of the path's length.
  private static let share = 0.001
  private static let (fewestLines, mostLines) = (8, 512)
  /// The number of places checked on each line.
  private static let probes = 8
  /// The work of measuring the length, and of finding a point by its length.
  private static let (workPerPath, workPerPlace) = (1000, 20)
  /// The memory of a line with its numbers, in bytes.
  private static let bytesPerLine = 300

  /// The path to a key with spatial tangents; nil if it is straight.
  init?(_ key: JSONText, _ segment: LottieCurve.Segment) {
    let (out, back) = (Self.point(key["to"]), Self.point(key["ti"]))
    guard (2...3).contains(segment.from.count), out != .zero || back != .zero else { return nil }
    let (from, to) = (Self.point(segment.from), Self.point(segment.to))
    let controls = [from, from + out, to + back, to]
    guard !Self.isStraight(controls) else { return nil }
    (self.segment, self.controls) = (segment, controls)
    var (lengths, last) = ([0.0], from)
    for index in 1...Self.chords {
      let point = Self.point(controls, at: Double(index) / Double(Self.chords))
      lengths.append(lengths[index - 1] + Self.length(point - last))
      last = point
    }
    self.lengths = lengths
    guard length > 0, length.isFinite else { return nil }
  }

  private var length: Double { lengths[Self.chords] }

  /// How many coordinates move: each becomes a track, with a keyframe for each line.
  private var movingCoordinates: Int {
    (0..<3).count { place in controls.contains { $0[place] != controls[0][place] } }
  }

  /// The path as straight segments of equal duration, with their greatest distance from it.
  func lines(
    at place: SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> (segments: [LottieCurve.Segment], error: Double) {
    try reading.charge(Self.workPerPath)
    var count = Self.fewestLines
    while true {
      try reading.charge(WorkMeter.product(count, Self.probes, Self.workPerPlace))
      let error = error(of: count)
      if error <= Self.share * length || count >= Self.mostLines {
        try reading.unroll(WorkMeter.product(count, movingCoordinates), at: place)
        try reading.charge(bytes: WorkMeter.product(count, Self.bytesPerLine))
        return (segments(count), error)
      }
      count *= 2
    }
  }

  private func segments(_ count: Int) -> [LottieCurve.Segment] {
    let times = (0...count).map {
      segment.start + (segment.end - segment.start) * Double($0) / Double(count)
    }
    var points = (0...count).map { numbers(of: shown(at: Double($0) / Double(count))) }
    (points[0], points[count]) = (segment.from, segment.to)
    return (0..<count).map {
      LottieCurve.Segment(
        start: times[$0], end: times[$0 + 1], from: points[$0], to: points[$0 + 1],
        easings: [CubicBezier(0, 0, 1, 1)])
    }
  }

  private func numbers(of point: SIMD3<Double>) -> [Double] {
    segment.from.indices.map { point[$0] }
  }

  /// The greatest distance of any coordinate from `count` lines that replace the path.
  private func error(of count: Int) -> Double {
    var worst = SIMD3<Double>.zero
    var from = shown(at: 0)
    for index in 0..<count {
      let to = shown(at: Double(index + 1) / Double(count))
      for probe in 1..<Self.probes {
        let share = Double(probe) / Double(Self.probes)
        let miss = from + (to - from) * share - shown(at: (Double(index) + share) / Double(count))
        worst.replace(with: pointwiseMax(worst, pointwiseMax(miss, -miss)), where: miss .== miss)
      }
      from = to
    }
    return worst.max()
  }

  /// The position at a fraction of the time. An easing outside of 0...1 is clamped to the path's
  /// ends.
  private func shown(at time: Double) -> SIMD3<Double> {
    let progress = segment.easings.first?.value(at: time) ?? time
    let goal = min(max(progress, 0), 1) * length
    var (low, high) = (0, Self.chords)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= goal { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let rest = step > 0 ? (goal - lengths[low]) / step : 0
    return Self.point(controls, at: (Double(low) + rest) / Double(Self.chords))
  }

  // MARK: Points

  private static func point(_ json: JSONText?) -> SIMD3<Double> {
    point((json?.elements ?? []).map { $0.number ?? 0 })
  }

  private static func point(_ numbers: [Double]) -> SIMD3<Double> {
    var point = SIMD3<Double>.zero
    for (index, number) in numbers.prefix(3).enumerated() { point[index] = number }
    return point
  }

  private static func point(_ controls: [SIMD3<Double>], at share: Double) -> SIMD3<Double> {
    let rest = 1 - share
    let start = controls[0] * (rest * rest * rest) + controls[1] * (3 * rest * rest * share)
    return start + controls[2] * (3 * rest * share * share) + controls[3] * (share * share * share)
  }

  private static func length(_ vector: SIMD3<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }

  /// Whether the two inner control points lie between the ends, so that the curve is a straight
  /// line.
  private static func isStraight(_ controls: [SIMD3<Double>]) -> Bool {
    let whole = length(controls[3] - controls[0])
    return controls[1...2].allSatisfy { point in
      let detour = length(point - controls[0]) + length(controls[3] - point) - whole
      return detour <= 1e-9 * max(whole, 1e-9)
    }
  }
}
