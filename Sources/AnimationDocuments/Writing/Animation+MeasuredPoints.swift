internal import AnimationEngine

extension Animation {
  /// The points of a measured response, from which a custom animation reads back as this very
  /// one; nil if there are none.
  var measuredPoints: [UnitPoint]? {
    guard case .curve(let curve, let duration, _) = movement else { return nil }
    return curve.measuredPoints(over: duration)
  }
}

extension UnitCurve {
  /// The points of a measured response of this duration, from which a custom animation reads back
  /// as this very curve. Nil if there are none.
  fileprivate func measuredPoints(over duration: Double) -> [UnitPoint]? {
    guard case .css(.stops(let line)) = storage, duration > 0, line.positions.last == 1,
      let first = line.positions.first, first >= 0
    else { return nil }
    let times = line.positions.map { position in
      (position * duration).stated { $0 / duration == position }
    }
    let points = zip(times, line.values).map { UnitPoint(x: $0, y: $1) }
    let scaled = points.map { UnitPoint(x: $0.x / duration, y: $0.y) }
    guard points.count == line.values.count, times.last == duration,
      UnitCurve(linearThrough: scaled) == self
    else { return nil }
    return points
  }
}

extension FluidSpring {
  /// The description that gives exactly this spring.
  var description: SpringDocument {
    if let bounce {
      .perceptual(duration: response, bounce: bounce)
    } else {
      .response(response, dampingRatio: dampingRatio)
    }
  }

  /// The bounce that gives exactly this damping ratio; nil if there is none.
  fileprivate var bounce: Double? {
    func isExact(_ bounce: Double) -> Bool {
      bounce > -1 && bounce <= 1 && Spring.dampingRatio(ofBounce: bounce) == dampingRatio
    }
    let bounce = (dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio).stated(where: isExact)
    return isExact(bounce) ? bounce : nil
  }
}
