// What changes of a history cost: units of some 10 ns, and the memory that a stretch takes.

extension MotionHistory {
  /// What a list takes for one more element: it may have room for as many again.
  private static var stretchBytes: Int { 2 * MemoryLayout<Stretch>.stride }

  /// What so many vectors of the property take beyond their first four components.
  private func bytes(ofVectors count: Int) -> Int {
    context.components > 4 ? count * (8 * (context.components - 4) + 32) : 0
  }

  /// A spring that takes over: some ten operations on vectors. Where none is under way, it is found out
  /// when the last one was over, by some hundred evaluations of its closed form.
  mutating func chargePlainSpring(
    at time: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(100 + context.components)
    if case .spring(let running) = stretches[stretches.count - 1].course,
      running.knownEnd == nil, !running.state(at: time).isUnderWay
    {
      try meter.charge(1000)
    }
    try keep(Self.stretchBytes + bytes(ofVectors: 3), &meter)
  }

  /// To ask layers for their progress and to add them up.
  private func cost(ofLayers count: Int) -> Int { count * (10 + context.components) }

  /// Any other motion: its value and velocity at the time, and some thirty operations on vectors.
  mutating func chargeMotion(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try meter.charge(300 + 4 * context.components + cost(ofLayers: layerCount))
    let motion = PropertyMotion<Value>.bytes + PropertyMotion<Value>.Ground.bytes
    try keep(Self.stretchBytes + motion + bytes(ofVectors: 10), &meter)
  }

  /// One more layer: every stretch from `index` on gets a list of its own.
  mutating func chargeLayer(from index: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    var layers = 0
    for stretch in stretches[index...] { layers += stretch.layerCount + 1 }
    try meter.charge(200 + 5 * layers)
    try keep(
      layers * MemoryLayout<PropertyMotion<Value>.Layer>.stride + bytes(ofVectors: 1), &meter)
  }

  /// All that runs is moved: every stretch from now on gets a motion of its own.
  mutating func chargeMove(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let layers = layerCount
    try meter.charge(200 + 4 * context.components + cost(ofLayers: layers))
    let motion = PropertyMotion<Value>.bytes + PropertyMotion<Value>.Ground.bytes
    let list = layers * (MemoryLayout<PropertyMotion<Value>.Layer>.stride + bytes(ofVectors: 1))
    try keep(Self.stretchBytes + motion + list + bytes(ofVectors: 8), &meter)
  }

  private mutating func keep(_ count: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    try meter.keep(bytes: count)
    bytes += count
  }

  /// Forgets the steps of the motion before the newest one that nobody sees any more: springs that are
  /// taken over soon would keep most of theirs for nothing.
  mutating func forgetWhatIsCovered(_ meter: inout WorkMeter) {
    let index = stretches.count - 2
    guard index > 0 else { return }
    meter.release(bytes: forgetSteps(of: index, after: stretches[index + 1].start))
  }
}

extension PropertyMotion {
  /// What one motion takes in a box of its own, its ground and its vectors aside.
  static var bytes: Int { MemoryLayout<Self>.stride + 32 }
}

extension MotionHistory {
  /// What a stretch of rest takes, in bytes.
  var restBytes: Int { Self.stretchBytes + bytes(ofVectors: 1) }
}
