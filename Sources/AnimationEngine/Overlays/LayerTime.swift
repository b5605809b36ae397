/// The local time of a layer whose speed changes at certain times. From each change on the rule is
/// that of `CAMediaTiming`: the local time is `(time - begin) * speed + offset`.
///
/// Before the first change it equals the time of the scene.
package struct LayerTime: Hashable, Sendable {
  /// The span of time from one change of speed to the next.
  private struct Span: Hashable {
    /// The time of the change, in seconds of the scene.
    var begin: Double
    /// The layer's local time at the change.
    var offset: Double
    var speed: Double

    func local(at time: Double) -> Double {
      // Time is infinite only where the layer stands still: the product is never infinity times 0.
      if speed == 0 { return offset }
      if speed == 1, begin == offset { return time }
      return ((time - begin) * speed + offset)
        .withoutNoise(of: max(time.magnitude, offset.magnitude))
    }
  }

  /// The spans in order of `begin`; the first one has no beginning.
  private var spans = [Span(begin: -.infinity, offset: -.infinity, speed: 1)]

  /// Creates a local time that equals the time of the scene.
  package init() {}

  /// The number of changes so far that are kept, with the time before the first.
  package var changeCount: Int { spans.count }

  /// The memory of a change in a list that may double when it grows, in bytes.
  package static var bytesPerChange: Int { 2 * MemoryLayout<Span>.stride }

  /// The speed since the last change, in seconds of the layer per second of the scene.
  package var speed: Double { spans[spans.count - 1].speed }

  /// The layer's local time at a time of the scene.
  ///
  /// - Complexity: O(log changes).
  package func local(at time: Double) -> Double { span(at: time).local(at: time) }

  /// The layer's speed at a time of the scene.
  func speed(at time: Double) -> Double { span(at: time).speed }

  /// The time of the scene, from the last change on, at which the layer's local time reaches
  /// `local`; infinite if it never does.
  func time(atLocal local: Double) -> Double {
    let span = spans[spans.count - 1]
    if local <= span.offset { return span.begin }
    if span.speed == 0 { return .infinity }
    if span.speed == 1, span.begin == span.offset { return local }
    return (span.begin + (local - span.offset) / span.speed).withoutSumNoise
  }

  /// Changes the layer's speed from `time` on, which is not before the last change.
  ///
  /// - Parameter offset: The layer's local time at the change; nil lets it continue without a jump.
  package mutating func pass(at speed: Double, from time: Double, offset: Double? = nil) {
    let span = Span(begin: time, offset: offset ?? local(at: time), speed: speed)
    if spans[spans.count - 1].begin == time { spans.removeLast() }
    spans.append(span)
  }

  private func span(at time: Double) -> Span {
    spans[spans.pieceIndex { $0.begin <= time }]
  }
}
