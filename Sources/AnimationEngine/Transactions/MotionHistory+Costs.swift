// What changes of a history cost: units of some 10 ns, and the memory that a segment takes.

extension MotionHistory {
  /// What the list takes for one more segment: where there is no room left, it may get room for as many
  /// again.
  private var segmentBytes: Int {
    MemoryLayout<Segment>.stride * (segments.count < segments.capacity ? 1 : 2)
  }

  /// What so many vectors of the property take beyond their first four components.
  private func bytes(ofVectors count: Int) -> Int {
    context.components > 4 ? count * (8 * (context.components - 4) + 32) : 0
  }

  /// Counts what a plain spring takes.
  mutating func keepPlainSpring(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try keep(segmentBytes + bytes(ofVectors: 3), &meter)
  }

  /// To ask additive animations for their progress and to add them up.
  private func cost(ofAdditives count: Int) -> Int { count * (10 + context.components) }

  /// Any other motion: its value and velocity at the time, and some thirty operations on vectors.
  mutating func chargeMotion(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try meter.charge(300 + 4 * context.components + cost(ofAdditives: additiveCount))
    let motion = PropertyMotion<Value>.bytes + PropertyMotion<Value>.BaseAnimation.bytes
    try keep(segmentBytes + motion + bytes(ofVectors: 10), &meter)
  }

  /// One more additive animation: every segment from `index` on gets a list of its own.
  mutating func chargeAdditive(from index: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    var additives = 0
    for segment in segments[index...] { additives += segment.additiveCount + 1 }
    try meter.charge(200 + 5 * additives)
    try keep(
      additives * MemoryLayout<PropertyMotion<Value>.AdditiveAnimation>.stride
        + bytes(ofVectors: 1), &meter)
  }

  /// All that runs is moved: every segment from now on gets a motion of its own.
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

  /// Forgets the steps of the motion before the newest one that nobody sees any more: springs that are
  /// taken over soon would keep most of theirs for nothing.
  mutating func forgetWhatIsCovered(_ meter: inout WorkMeter) {
    let index = segments.count - 2
    guard index > 0 else { return }
    meter.release(bytes: forgetSteps(of: index, after: segments[index + 1].start))
  }
}

extension PropertyMotion {
  /// What one motion takes in a box of its own, its base animation and its vectors aside.
  static var bytes: Int { MemoryLayout<Self>.stride + 32 }
}

extension MotionHistory {
  /// What a segment of rest takes, in bytes.
  var restBytes: Int { segmentBytes + bytes(ofVectors: 1) }
}
