/// How far exported keyframes are from the motion.
struct ExportError: Sendable {
  /// The greatest distance of a number, in its unit.
  var greatest = 0.0
  /// The place where the distance is greatest; nil for exact keyframes, and for a spring of the
  /// platform.
  var worst: PlotDeviation.Worst?
  /// The greatest distance as a multiple of the number's tolerance.
  var share = 0.0

  /// Distances below this are rounding errors of doubles, and count as 0.
  static let noise = 1e-10

  /// The error without distances that are only rounding errors.
  var withoutNoise: ExportError { greatest < Self.noise ? ExportError() : self }

  /// Takes in the distance of one number at a time.
  mutating func add(_ distance: Double, line: Int, time: Double, within tolerance: Double) {
    share = max(share, distance.magnitude / tolerance)
    guard distance.magnitude > greatest else { return }
    (greatest, worst) = (distance.magnitude, .init(line: line, time: time, error: distance))
  }

  /// Takes in another error.
  mutating func add(_ other: ExportError) {
    share = max(share, other.share)
    if other.greatest > greatest { (greatest, worst) = (other.greatest, other.worst) }
  }
}
