internal import AnimationEngine

/// The shape of the piece between two keyframes, as a progress from one to the other.
enum PieceShape: Hashable, Sendable {
  case line
  /// A cubic in time: a Bézier whose handles are at one and two thirds of the time, at these
  /// heights.
  case cubic(Double, Double)
  /// A Bézier by its control points x1, y1, x2 and y2.
  case bezier([Double])
  /// A spring of mass 1 towards a target, which it need not reach by the next keyframe.
  case spring(Spring, target: Double, startVelocity: Double)

  /// Whether the piece is not a straight line.
  var isCurve: Bool { self != .line }

  /// Whether the shape is monotone, judged by its handles.
  var isMonotone: Bool {
    switch self {
    case .line: true
    case .cubic(let first, let second): (0...1).contains(first) && (0...1).contains(second)
    case .bezier(let points): (0...1).contains(points[1]) && (0...1).contains(points[3])
    case .spring: false
    }
  }

  /// The control points x1, y1, x2 and y2 as texts; nil for lines and springs.
  var controlPoints: [String]? {
    func text(_ number: Double) -> String { ExportMotion.text(number, decimals: 6) }
    switch self {
    case .line, .spring: return nil
    case .cubic(let first, let second):
      return ["0.333333", text(first), "0.666667", text(second)]
    case .bezier(let points): return points.map(text)
    }
  }

  /// The weights of both handles of a cubic at a fraction of the time.
  static func weights(_ share: Double) -> (Double, Double) {
    let rest = 1 - share
    return (3 * rest * rest * share, 3 * rest * share * share)
  }
}

extension CurvedKeyframes {
  /// The numbers between two keyframes as a function of time in seconds.
  static func motion(
    from: Keyframe, to: Keyframe, _ reader: CurveReader
  ) -> (Double) -> [Double] {
    if case .spring(let spring, let target, let velocity) = from.shape {
      return { time in
        [
          spring.value(
            fromValue: from.numbers[0], toValue: target, initialVelocity: velocity,
            time: time - from.time)
        ]
      }
    }
    let progress = reader.progress(from.shape)
    return { time in
      let share = progress((time - from.time) / (to.time - from.time))
      return zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * share }
    }
  }
}
