internal import AnimationEngine

/// The keyframes of one number made directly from its closed forms, if a format can express them.
struct FormKeyframes {
  private(set) var keyframes: [CurvedKeyframes.Keyframe] = []
  private let format: ExportKeyframes
  private let decimals: Int

  /// Differences below this fraction of the numbers are rounding errors.
  private static let noise = 1e-9

  /// Keyframes from the pieces of a number; nil if the format cannot express one.
  ///
  /// - Parameters:
  ///   - duration: The duration of the whole animation in seconds.
  ///   - last: The number at the end, to which it may jump.
  init?(
    _ pieces: [ColumnPiece], over duration: Double, _ format: ExportKeyframes, _ decimals: Int,
    last: Double
  ) {
    (self.format, self.decimals) = (format, decimals)
    guard format.curves != nil else { return nil }
    if pieces.isEmpty { keyframes = [keyframe(0, last), keyframe(duration, last)] }
    for piece in pieces { guard add(piece) else { return nil } }
    if let end = keyframes.last, isApart(end.numbers[0], last) {
      guard jump(at: duration, to: last) else { return nil }
    }
  }

  private func keyframe(
    _ time: Double, _ number: Double, _ shape: PieceShape = .line
  ) -> CurvedKeyframes.Keyframe {
    let power = DecimalText.power(of: decimals)
    let time = format.timeStep.map { (time / $0).rounded() * $0 } ?? time
    return .init(time: time, numbers: [(number * power).rounded() / power], shape: shape)
  }

  private func isApart(_ number: Double, _ other: Double) -> Bool {
    let rounding = 0.5 / DecimalText.power(of: decimals)
    return (number - other).magnitude > rounding + Self.noise * max(1, other.magnitude)
  }

  /// Adds a piece; returns false if the format cannot express it.
  private mutating func add(_ piece: ColumnPiece) -> Bool {
    guard let shape = shape(of: piece) else { return false }
    if let end = keyframes.last, isApart(end.numbers[0], piece.from) {
      guard jump(at: piece.start, to: piece.from) else { return false }
    }
    if keyframes.isEmpty { keyframes.append(keyframe(piece.start, piece.from)) }
    keyframes[keyframes.count - 1].shape = shape
    let end = keyframe(piece.end, piece.to)
    // A piece shorter than a time step cannot be expressed.
    guard end.time > keyframes[keyframes.count - 1].time else { return false }
    keyframes.append(end)
    return true
  }

  /// Adds a second keyframe at the same time; false where times have steps, as a jump would take
  /// one.
  private mutating func jump(at time: Double, to number: Double) -> Bool {
    guard format.timeStep == nil else { return false }
    keyframes.append(keyframe(time, number))
    return true
  }

  private func shape(of piece: ColumnPiece) -> PieceShape? {
    guard let curves = format.curves else { return nil }
    let shape = shape(of: piece, curves)
    return !curves.isMonotone || shape?.isMonotone == true ? shape : nil
  }

  private func shape(of piece: ColumnPiece, _ curves: ExportCurves) -> PieceShape? {
    let rise = piece.to - piece.from
    switch piece.form {
    case .line: return .line
    case .cubic(let first, let last):
      let length = piece.end - piece.start
      guard rise.magnitude > Self.noise * max(1, piece.from.magnitude) else { return nil }
      return .cubic(first * length / (3 * rise), 1 - last * length / (3 * rise))
    case .bezier(let first, let second): return .bezier([first.x, first.y, second.x, second.y])
    case .spring(let spring, let target, let velocity):
      return curves.hasSprings ? .spring(spring, target: target, startVelocity: velocity) : nil
    }
  }
}
