/// The way of values through the keyframes of a block, ``ViewKeyframes``, over its duration.
///
/// It is made of legs, each of which holds its last value until the next one begins. A leg that
/// begins before the one before it has ended begins at what that shows.
struct ViewKeyframeWay<Value: VectorArithmetic> {
  /// What shows before the first leg.
  let initial: Value
  /// The duration of the block, in seconds.
  let duration: Double
  /// The legs, by rising start.
  private var legs: [Leg] = []

  /// A way between two parts of the duration.
  struct Leg {
    var start: Double
    var end: Double
    var path: KeyframePath<Value>

    /// How much of the leg is behind after a part of the duration.
    func progress(after part: Double) -> Double {
      part < end ? (part - start) / (end - start) : 1
    }
  }

  /// What a keyframe leads to, and between which parts of the duration.
  struct Target {
    var start: Double
    var end: Double
    var value: Value
  }

  /// The way from `initial` through targets, which stand by rising start.
  init(from initial: Value, through targets: [Target], mode: CalculationMode, duration: Double) {
    (self.initial, self.duration) = (initial, duration)
    switch mode {
    case .linear, .discrete: for target in targets { append([target], mode) }
    case .cubic: for chain in targets.chains() { append(chain, mode) }
    case .paced, .cubicPaced:
      // Times do not count: the whole duration is spread over the whole way.
      let values = [initial] + targets.map(\.value)
      legs = [Leg(start: 0, end: 1, path: KeyframePath(values: values, mode: mode))]
    }
  }

  /// Adds a leg through targets that follow each other without a pause.
  private mutating func append(_ chain: [Target], _ mode: CalculationMode) {
    let (start, end) = (chain[0].start, chain[chain.count - 1].end)
    let times = chain.map { end > start ? ($0.end - start) / (end - start) : 1 }
    let values = [value(after: start)] + chain.map(\.value)
    let path = KeyframePath(values: values, keyTimes: [0] + times, mode: mode)
    legs.append(Leg(start: start, end: end, path: path))
  }

  /// What a place on the way costs at most, in units of work.
  var pathCost: Int { legs.reduce(0) { max($0, $1.path.rowCost) } }

  /// The value at `time` seconds.
  func value(at time: Double) -> Value { value(after: part(at: time)) }

  /// How fast it moves at `time` seconds, per second.
  func velocity(at time: Double) -> Value {
    let part = part(at: time)
    guard let leg = leg(after: part), part < leg.end else { return initial - initial }
    return leg.path.velocity(at: leg.progress(after: part))
      .scaled(by: 1 / ((leg.end - leg.start) * duration))
  }

  private func part(at time: Double) -> Double { duration > 0 ? time / duration : 1 }

  private func value(after part: Double) -> Value {
    guard let leg = leg(after: part) else { return initial }
    return leg.path.value(at: leg.progress(after: part))
  }

  /// The leg that was begun last.
  ///
  /// - Complexity: O(log legs).
  private func leg(after part: Double) -> Leg? {
    var low = 0
    var high = legs.count
    while low < high {
      let middle = (low + high) / 2
      if legs[middle].start <= part { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? legs[low - 1] : nil
  }
}

extension Array {
  /// Targets in groups that follow each other without a pause.
  fileprivate func chains<Value>() -> [[Element]] where Element == ViewKeyframeWay<Value>.Target {
    var chains: [[Element]] = []
    for target in self {
      if let last = chains.last?.last, last.end == target.start {
        chains[chains.count - 1].append(target)
      } else {
        chains.append([target])
      }
    }
    return chains
  }
}

extension ViewKeyframeWay<Components> {
  /// The same way of one component.
  func component(_ index: Int) -> ViewKeyframeWay<Double> {
    ViewKeyframeWay<Double>(
      initial: initial.component(index), duration: duration,
      legs: legs.map { leg in
        .init(start: leg.start, end: leg.end, path: leg.path.component(index))
      })
  }
}

extension ViewKeyframeWay {
  private init(initial: Value, duration: Double, legs: [Leg]) {
    self.initial = initial
    self.duration = duration
    self.legs = legs
  }
}

extension ViewKeyframeWay.Leg: Equatable where Value: Equatable {}
extension ViewKeyframeWay.Leg: Hashable where Value: Hashable {}
extension ViewKeyframeWay.Leg: Sendable where Value: Sendable {}
extension ViewKeyframeWay: Equatable where Value: Equatable {}
extension ViewKeyframeWay: Hashable where Value: Hashable {}
extension ViewKeyframeWay: Sendable where Value: Sendable {}
