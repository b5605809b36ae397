// The values and velocities of a history at any time.

extension MotionHistory {
  /// The motion of a segment; a plain spring or a rest is converted to one.
  func motion(of index: Int) -> PropertyMotion<Value> {
    switch segments[index].form {
    case .rest(let value): return PropertyMotion(at: value)
    case .motion(let box): return box.content
    case .spring(let spring):
      var motion = PropertyMotion(at: spring.to)
      motion.base = .init(
        spring.animation, from: spring.from, to: spring.to, velocity: spring.velocity,
        start: spring.start, context: context)
      return motion
    }
  }

  /// The index of the segment that applies at `time`; 0 for a time before the first segment.
  ///
  /// - Complexity: O(log segments).
  func index(at time: Double) -> Int { segments.pieceIndex { $0.start <= time } }

  func motion(at time: Double) -> PropertyMotion<Value> { motion(of: index(at: time)) }

  func value(at time: Double) -> Value { segments[index(at: time)].quantity(.value, at: time) }

  /// The value at which the property rests at `time`; nil while it moves, or waits in a delay.
  func restingPlace(at time: Double) -> Value? {
    let segment = segments[index(at: time)]
    return segment.moves(at: time) ? nil : segment.quantity(.value, at: time)
  }

  /// The velocity of the displayed value at `time`, in units per second.
  func velocity(at time: Double) -> Value {
    segments[index(at: time)].quantity(.velocity, at: time)
  }
}
