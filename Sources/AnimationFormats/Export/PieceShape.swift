internal import AnimationEngine

/// What lies between two keyframes, as a progress from the one to the other.
enum PieceShape: Hashable, Sendable {
  case line
  /// A cubic in time: a Bézier whose handles lie at a third and two thirds of the time, at these heights.
  case cubic(Double, Double)
  /// A Bézier by x1, y1, x2 and y2.
  case bezier([Double])
  /// A spring of mass 1, on its way to a target where it need not be at the next keyframe.
  case spring(Spring, target: Double, startVelocity: Double)

  /// Whether it is no line.
  var isCurve: Bool { self != .line }

  /// Whether it rises or falls throughout, as far as its handles tell.
  var isMonotone: Bool {
    switch self {
    case .line: true
    case .cubic(let first, let second): (0...1).contains(first) && (0...1).contains(second)
    case .bezier(let points): (0...1).contains(points[1]) && (0...1).contains(points[3])
    case .spring: false
    }
  }

  /// x1, y1, x2 and y2 of the Bézier, as texts; nil for what is none.
  var controlPoints: [String]? {
    func text(_ number: Double) -> String { ExportMotion.text(number, decimals: 6) }
    switch self {
    case .line, .spring: return nil
    case .cubic(let first, let second):
      return ["0.333333", text(first), "0.666667", text(second)]
    case .bezier(let points): return points.map(text)
    }
  }

  /// How much both handles of a cubic count at a share of the time.
  static func weights(_ share: Double) -> (Double, Double) {
    let rest = 1 - share
    return (3 * rest * rest * share, 3 * rest * share * share)
  }
}

extension CurvedKeyframes {
  /// The numbers between two keyframes as a function of time.
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
