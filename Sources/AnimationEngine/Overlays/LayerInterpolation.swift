/// How a Core Animation animation interpolates during one repetition.
package enum LayerInterpolation<Value: VectorArithmetic>: Equatable, Sendable {
  /// Interpolation between two values, as `CABasicAnimation` does it.
  case interval(from: Value, to: Value)
  /// Interpolation along a path through several values, as `CAKeyframeAnimation` does it.
  case path(KeyframePath<Value>)
  /// A spring that starts at `from`, whose motion is cut off at the end of the repetition.
  case spring(SpringMotion<Value>, from: Value)
  /// A rotation that follows the direction of a path. The value is `from`, plus `degree` for each
  /// degree of the path's angle.
  case direction(PathDirection, from: Value, degree: Value)

  func value(at moment: LayerClock.Moment) -> Value {
    switch self {
    case .interval(let from, let to): from.advanced(to: to, by: moment.progress)
    case .path(let path): path.value(at: moment.progress)
    case .spring(let motion, let from): from + motion.value(at: moment.time)
    case .direction(let direction, let from, let degree):
      from + degree.scaled(by: direction.degrees(at: moment.progress))
    }
  }

  /// The velocity, in units per second of the scene; 0 where the clock stands still.
  func velocity(at moment: LayerClock.Moment) -> Value {
    switch self {
    case .interval(let from, let to): (to - from).scaled(by: moment.progressRate)
    case .path(let path): path.velocity(at: moment.progress).scaled(by: moment.progressRate)
    case .spring(let motion, _): motion.velocity(at: moment.time).scaled(by: moment.timeRate)
    case .direction(let direction, _, let degree):
      degree.scaled(by: direction.slope(at: moment.progress) * moment.progressRate)
    }
  }
}

extension LayerInterpolation<Components> {
  func component(_ index: Int) -> LayerInterpolation<Double> {
    switch self {
    case .interval(let from, let to):
      .interval(from: from.component(index), to: to.component(index))
    case .path(let path): .path(path.component(index))
    case .spring(let motion, let from):
      .spring(motion.map { $0.component(index) }, from: from.component(index))
    case .direction(let direction, let from, let degree):
      .direction(direction, from: from.component(index), degree: degree.component(index))
    }
  }
}

extension LayerInterpolation: Hashable where Value: Hashable {}
