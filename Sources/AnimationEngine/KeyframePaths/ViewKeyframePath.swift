/// The motion of a value through the keyframes of a `UIView` keyframe block, ``ViewKeyframes``,
/// over its duration.
///
/// It is made of segments, each of which keeps its last value until the next one begins. A segment
/// that begins before the previous one has ended starts from the value displayed then.
package struct ViewKeyframePath<Value: VectorArithmetic>: Motion, Equatable, Sendable {
  /// The value before the first segment.
  let initial: Value
  /// The duration of the block, in seconds.
  package let duration: Double
  /// The segments in the order of their starts.
  private var segments: [Segment] = []

  /// A segment between two shares of the block's duration.
  struct Segment: Equatable, Sendable {
    var start: Double
    var end: Double
    var path: KeyframePath<Value>

    /// The progress of the segment at `part`, a share of the block's duration.
    func progress(after part: Double) -> Double {
      part < end ? (part - start) / (end - start) : 1
    }
  }

  /// The target value of a keyframe, with its start and end as shares of the block's duration.
  package struct Target {
    var start: Double
    var end: Double
    var value: Value

    package init(start: Double, end: Double, value: Value) {
      self.start = start
      self.end = end
      self.value = value
    }
  }
}

extension ViewKeyframePath {
  /// Creates the path from `initial` through targets, which are in the order of their starts.
  package init(
    from initial: Value, through targets: [Target], mode: CalculationMode, duration: Double
  ) {
    (self.initial, self.duration) = (initial, duration)
    switch mode {
    case .linear, .discrete: for target in targets { append([target], mode) }
    case .cubic: for chain in targets.chains() { append(chain, mode) }
    case .paced, .cubicPaced:
      // A paced path ignores the keyframes' times: it takes the whole duration of the block.
      let values = [initial] + targets.map(\.value)
      segments = [Segment(start: 0, end: 1, path: KeyframePath(values: values, mode: mode))]
    }
  }

  /// Adds a segment through targets that follow each other without a pause.
  private mutating func append(_ chain: [Target], _ mode: CalculationMode) {
    let (start, end) = (chain[0].start, chain[chain.count - 1].end)
    let times = chain.map { end > start ? ($0.end - start) / (end - start) : 1 }
    let values = [value(after: start)] + chain.map(\.value)
    let path = KeyframePath(values: values, keyTimes: [0] + times, mode: mode)
    segments.append(Segment(start: start, end: end, path: path))
  }

  /// The maximum cost of evaluating the path, in work units.
  var pathCost: Int { segments.reduce(0) { max($0, $1.path.rowCost) } }

  /// The value at `time` seconds.
  package func value(at time: Double) -> Value { value(after: part(at: time)) }

  /// The velocity at `time` seconds, in units per second.
  package func velocity(at time: Double) -> Value {
    let part = part(at: time)
    guard let segment = segment(after: part), part < segment.end else { return initial - initial }
    return segment.path.velocity(at: segment.progress(after: part))
      .scaled(by: 1 / ((segment.end - segment.start) * duration))
  }

  private func part(at time: Double) -> Double { duration > 0 ? time.share(of: duration) : 1 }

  private func value(after part: Double) -> Value {
    guard let segment = segment(after: part) else { return initial }
    return segment.path.value(at: segment.progress(after: part))
  }

  /// The segment that began last at or before `part`, a share of the block's duration.
  ///
  /// - Complexity: O(log segments).
  private func segment(after part: Double) -> Segment? {
    let begun = segments.prefixCount { $0.start <= part }
    return begun > 0 ? segments[begun - 1] : nil
  }
}

extension Array {
  /// The targets in groups, within which each begins where the one before ends.
  fileprivate func chains<Value>() -> [[Element]] where Element == ViewKeyframePath<Value>.Target {
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

extension ViewKeyframePath<Components> {
  /// The motion of one component of the value.
  package func component(_ index: Int) -> ViewKeyframePath<Double> {
    ViewKeyframePath<Double>(
      initial: initial.component(index), duration: duration,
      segments: segments.map { segment in
        .init(start: segment.start, end: segment.end, path: segment.path.component(index))
      })
  }
}

extension ViewKeyframePath.Segment: Hashable where Value: Hashable {}
extension ViewKeyframePath: Hashable where Value: Hashable {}
