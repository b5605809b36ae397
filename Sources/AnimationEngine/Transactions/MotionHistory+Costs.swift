// The costs of changes in a history: work units of about 10 ns, and the memory of a segment.

extension MotionHistory {
  /// The memory that one more segment takes in the list, in bytes. Where the list must grow it also
  /// leaves its old place behind, of which other lists take about half.
  private var segmentBytes: Int {
    let isFull = segments.count == segments.capacity
    return MemoryLayout<Segment>.stride * (isFull ? 2 + segments.count / 2 : 1)
  }

  /// The heap bytes of `count` vectors of the property: each one's components beyond four.
  private func bytes(ofVectors count: Int) -> Int {
    count * Components.extraBytes(count: context.components)
  }

  /// Charges the meter for one more segment at rest.
  mutating func keepRest(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try keep(segmentBytes + bytes(ofVectors: 1), &meter)
  }

  mutating func keepPlainSpring(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try keep(segmentBytes + bytes(ofVectors: 3), &meter)
  }

  /// The work units to evaluate the progress of additive animations and add them up.
  private func cost(ofAdditives count: Int) -> Int { count * (10 + context.components) }

  /// Charges a motion that is not a plain spring: its value and velocity at the time, and about
  /// thirty vector operations.
  mutating func chargeMotion(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try meter.charge(300 + 4 * context.components + cost(ofAdditives: additiveCount))
    let motion = PropertyMotion<Value>.bytes + PropertyMotion<Value>.BaseAnimation.bytes
    try keep(segmentBytes + motion + bytes(ofVectors: 10), &meter)
  }

  /// Charges one more additive animation; every segment from `index` on gets a list of its own.
  mutating func chargeAdditive(from index: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    var additives = 0
    for segment in segments[index...] { additives += segment.additiveCount + 1 }
    try meter.charge(200 + 5 * additives)
    try keep(
      additives * MemoryLayout<PropertyMotion<Value>.AdditiveAnimation>.stride
        + bytes(ofVectors: 1), &meter)
  }

  /// Charges a move of everything that runs: every segment from now on gets a motion of its own.
  mutating func chargeMove(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let additives = additiveCount
    try meter.charge(200 + 4 * context.components + cost(ofAdditives: additives))
    let motion = PropertyMotion<Value>.bytes + PropertyMotion<Value>.BaseAnimation.bytes
    let list =
      additives
      * (MemoryLayout<PropertyMotion<Value>.AdditiveAnimation>.stride + bytes(ofVectors: 1))
    try keep(segmentBytes + motion + list + bytes(ofVectors: 8), &meter)
  }

  private mutating func keep(_ count: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    try meter.keep(bytes: count)
    bytes += count
  }

  /// Discards the integration steps of the motion before the newest one that are no longer
  /// displayed. A spring that is soon taken over would otherwise keep most of its steps for
  /// nothing.
  mutating func forgetWhatIsCovered(_ meter: inout WorkMeter) {
    let index = segments.count - 2
    guard index > 0 else { return }
    meter.release(bytes: forgetSteps(of: index, after: segments[index + 1].start))
  }
}

extension PropertyMotion {
  /// The bytes of one motion in its own box, without its base animation and its vectors.
  static var bytes: Int { MemoryLayout<Self>.stride + 32 }
}
