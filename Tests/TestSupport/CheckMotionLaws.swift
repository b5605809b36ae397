public import AnimationEngine
public import Testing

/// The laws of a motion, as the contract of ``Motion`` has them.
///
/// - Before 0 it stands where it starts, at and after its duration where it ends, and moves no more.
/// - It is continuous, and its velocity is the derivative of its value, but at `joints`: there it may
///   bend or jump.
/// - It is a function of time: asked twice, and in any order, it gives the same bits.
///
/// - Parameters:
///   - end: Up to when it is asked, in seconds; where the motion is over later, the end is not checked.
///   - joints: Where it may bend or jump, besides 0 and its duration.
public func checkMotionLaws(
  _ motion: some Motion<Double>, until end: Double, joints: [Double] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let times = (0...1000).map { end * Double($0) / 1000 + 1e-4 }
  checkRest(motion, until: end, sourceLocation)
  checkSlope(motion, at: times, joints: joints + [0, motion.duration], sourceLocation)
  let values = times.map(motion.value(at:))
  let velocities = times.map(motion.velocity(at:))
  for index in times.indices.reversed() {
    #expect(motion.velocity(at: times[index]) == velocities[index], sourceLocation: sourceLocation)
    #expect(motion.value(at: times[index]) == values[index], sourceLocation: sourceLocation)
  }
}

private func checkRest(
  _ motion: some Motion<Double>, until end: Double, _ sourceLocation: SourceLocation
) {
  let start = motion.value(at: -1)
  for time in [-10, -1e-9, -1e-300] {
    #expect(motion.value(at: time) == start, "at \(time)", sourceLocation: sourceLocation)
    #expect(motion.velocity(at: time) == 0, "at \(time)", sourceLocation: sourceLocation)
  }
  guard motion.duration <= end else { return }
  let last = motion.value(at: motion.duration + 1)
  for time in [motion.duration, motion.duration.nextUp, motion.duration + 100] {
    #expect(motion.value(at: time) == last, "at \(time)", sourceLocation: sourceLocation)
  }
  for time in [motion.duration.nextUp, motion.duration + 1] {
    #expect(motion.velocity(at: time) == 0, "at \(time)", sourceLocation: sourceLocation)
  }
}

/// A motion that is no jump at a time moves from one side of it to the other by its velocity.
private func checkSlope(
  _ motion: some Motion<Double>, at times: [Double], joints: [Double],
  _ sourceLocation: SourceLocation
) {
  let step = 1e-6
  let scale = times.reduce(1) { max($0, motion.velocity(at: $1).magnitude) }
  for time in times where joints.allSatisfy({ ($0 - time).magnitude > 2 * step }) {
    let way = motion.value(at: time + step) - motion.value(at: time - step)
    let error = (motion.velocity(at: time) - way / (2 * step)).magnitude
    #expect(error <= 1e-4 * scale, "at \(time): \(error)", sourceLocation: sourceLocation)
  }
}
