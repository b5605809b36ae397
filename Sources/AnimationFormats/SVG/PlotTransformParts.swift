import AnimationEngine
import RealModule

/// Splits matrices over time into translation, rotation, scale and skew.
///
/// These are the parts of CSS's decomposition. Rotations continue beyond half a turn if they are
/// sampled often enough, so two turns are 720° and not 0°.
struct PlotTransformParts {
  private let times: [Double]
  /// The parts at each time; NaN where a matrix cannot be decomposed.
  private var translations: [SIMD3<Double>] = []
  private var angles: [Double] = []
  private var scales: [SIMD3<Double>] = []
  private var skews: [Double] = []

  /// The parts of matrices whose entries are given in columns; `components` are the indices of
  /// these entries.
  ///
  /// - Complexity: O(times * entries).
  init(components: [Int], numbers: [[Double]], times: [Double]) {
    self.times = times
    var turning = Turning()
    for row in times.indices {
      var matrix = Matrix4.identity
      for (column, component) in components.enumerated() {
        matrix[component] = numbers[column][row]
      }
      let parts = Parts(matrix)
      translations.append(parts.translation)
      scales.append(parts.scale)
      skews.append(parts.skew)
      angles.append(turning.degrees(of: parts))
    }
  }

  /// A panel for each part that differs from the identity at some time; if none does, a single
  /// panel for all.
  func panels(
    named name: String, keyframes: [Double], models: PlotTransformParts?
  ) -> [PlotFigure.Panel] {
    let all = parts
    let others = models?.parts
    var shown = all.indices.filter { !all[$0].isIdentity || others?[$0].isIdentity == false }
    if shown.isEmpty { shown = [0] }
    return shown.map { index in
      let part = all[index]
      return PlotFigure.Panel(
        name: "\(name): \(part.name)", unit: part.unit,
        content: .lines(part.series(times, dots: keyframes)),
        models: others?[index].series(models?.times ?? [], dots: []) ?? [])
    }
  }

  private var parts: [Part] {
    let axes = ["x", "y", "z"]
    func spread(_ vectors: [SIMD3<Double>], rest: Double) -> [(String, [Double])] {
      // The z of a transform that stays in the plane is left out.
      let isSpatial = vectors.contains { $0.z.isFinite && ($0.z - rest).magnitude > 1e-9 }
      return (0..<(isSpatial ? 3 : 2)).map { axis in (axes[axis], vectors.map { $0[axis] }) }
    }
    return [
      Part(name: "translate", unit: "", rest: 0, lines: spread(translations, rest: 0)),
      Part(name: "rotate", unit: "°", rest: 0, lines: [("", angles)]),
      Part(name: "scale", unit: "", rest: 1, lines: spread(scales, rest: 1)),
      Part(name: "skew", unit: "°", rest: 0, lines: [("", skews)]),
    ]
  }
}

/// One part of the matrices over time.
private struct Part {
  let name: String
  let unit: String
  /// The value of the part in the identity.
  let rest: Double
  let lines: [(name: String, values: [Double])]

  /// Whether the part is that of the identity at all times, within rounding.
  var isIdentity: Bool {
    lines.allSatisfy { $0.values.allSatisfy { !$0.isFinite || ($0 - rest).magnitude <= 1e-9 } }
  }

  func series(_ times: [Double], dots: [Double]) -> [PlotFigure.Series] {
    lines.map { line in
      PlotFigure.Series(
        name: line.name, times: times, values: line.values,
        dots: dots.compactMap { time in
          times.row(at: time).map { .init(time: time, value: line.values[$0]) }
        })
    }
  }
}

extension [Double] {
  /// The first row at a time or behind it, where these are the times of the rows in order; nil if all
  /// are before.
  ///
  /// - Complexity: O(log rows), as a track may have a hundred thousand keyframes.
  fileprivate func row(at time: Double) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }
}

/// The parts of one matrix.
private struct Parts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  var skew: Double
  /// The rotation as a quaternion: x, y, z and the real part; NaN if the matrix has none.
  var rotation: SIMD4<Double>

  init(_ matrix: Matrix4) {
    self = matrix.isPlanar ? Parts(planar: matrix) : Parts(spatial: matrix)
  }

  /// Decomposes a planar matrix into rotation, skew and scale, such that the scale of x is never
  /// negative.
  private init(planar matrix: Matrix4) {
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[4], matrix[5])
    translation = SIMD3(matrix[12], matrix[13], 0)
    let width = (a * a + b * b).squareRoot()
    let height = width > 0 ? (a * d - b * c) / width : (c * c + d * d).squareRoot()
    scale = SIMD3(width, height, 1)
    let x = width > 0 ? SIMD2(a, b) / width : height > 0 ? SIMD2(d, -c) / height : SIMD2(.nan, .nan)
    let slant = width > 0 ? x.x * c + x.y * d : 0
    skew = height == 0 ? 0 : Double.atan2(y: slant, x: height.magnitude) * (180 / .pi)
    // The cosine of half the angle, from that of the angle.
    let cosine = ((1 + x.x) / 2).squareRoot()
    let sine = ((1 - x.x) / 2).squareRoot() * (x.y < 0 ? -1 : 1)
    rotation = SIMD4(0, 0, sine, cosine)
  }

  private init(spatial matrix: Matrix4) {
    guard let parts = SpatialParts(matrix) else {
      let none = Double.nan
      translation = SIMD3(matrix[12], matrix[13], matrix[14])
      (scale, skew, rotation) = (SIMD3(repeating: none), none, SIMD4(repeating: none))
      return
    }
    translation = parts.translation
    scale = parts.scale
    skew = Double.atan2(y: parts.skew.x, x: 1) * (180 / .pi)
    rotation = parts.rotation
  }
}

/// Follows a rotation about an axis from matrix to matrix and counts full turns.
private struct Turning {
  /// The axis of the first rotation that has one; nil before that.
  private var axis: SIMD3<Double>?
  private var last = 0.0

  /// The angle of a rotation in degrees, chosen nearest to the previous one; NaN if there is none.
  mutating func degrees(of parts: Parts) -> Double {
    let quaternion = parts.rotation
    let sine = SIMD3(quaternion.x, quaternion.y, quaternion.z)
    let length = (sine * sine).sum().squareRoot()
    guard length.isFinite else { return .nan }
    if axis == nil, length > 1e-6 { axis = length > 0 ? sine / length : nil }
    let sign = axis.map { ($0 * sine).sum() < 0 ? -1.0 : 1.0 } ?? 1
    let angle = 2 * Double.atan2(y: sign * length, x: quaternion.w) * (180 / .pi)
    last = angle - 360 * ((angle - last) / 360).rounded()
    return last
  }
}
