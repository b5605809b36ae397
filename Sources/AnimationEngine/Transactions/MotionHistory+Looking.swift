// What a history shows.

extension MotionHistory {
  /// The motion of a segment, made where it is kept in a smaller form.
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

  /// The index of the segment that holds at `time`; the first one before all.
  ///
  /// - Complexity: O(log segments).
  func index(at time: Double) -> Int { segments.pieceIndex { $0.start <= time } }

  /// The motion that holds at `time`.
  func motion(at time: Double) -> PropertyMotion<Value> { motion(of: index(at: time)) }

  /// What shows at `time`.
  func value(at time: Double) -> Value {
    segments[index(at: time)].quantity(.value, at: time)
  }

  /// Where the property rests at `time`; nil where it moves, or waits in a delay.
  func restingPlace(at time: Double) -> Value? {
    let segment = segments[index(at: time)]
    return segment.moves(at: time) ? nil : segment.quantity(.value, at: time)
  }

  /// How fast it moves at `time`, per second.
  func velocity(at time: Double) -> Value {
    segments[index(at: time)].quantity(.velocity, at: time)
  }
}
