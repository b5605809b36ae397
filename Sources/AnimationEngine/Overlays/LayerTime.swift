/// The time of a layer whose speed changes now and then, by the rule of `CAMediaTiming`: from each
/// change on it is `(time - begin) * speed + offset`.
///
/// Before the first change it is the time of the scene.
package struct LayerTime: Hashable, Sendable {
  /// The time from one change to the next.
  private struct Span: Hashable {
    /// When the change happened, in seconds of the scene.
    var begin: Double
    /// The time of the layer then.
    var offset: Double
    var speed: Double

    func local(at time: Double) -> Double {
      // Nothing but a standing layer is asked infinitely far.
      speed == 0 ? offset : speed == 1 && begin == offset ? time : (time - begin) * speed + offset
    }
  }

  /// By rising begin; the first holds since ever.
  private var spans = [Span(begin: -.infinity, offset: -.infinity, speed: 1)]

  /// The time of the scene.
  package init() {}

  /// How fast it passes since the last change, in seconds of the layer per second.
  package var speed: Double { spans[spans.count - 1].speed }

  /// How many changes it has seen.
  package var changeCount: Int { spans.count - 1 }

  /// The time of the layer at a time of the scene.
  ///
  /// - Complexity: O(log changes).
  package func local(at time: Double) -> Double { span(at: time).local(at: time) }

  /// How fast that passes.
  func speed(at time: Double) -> Double { span(at: time).speed }

  /// When the layer comes to a time of its own, at the last change or later; infinite where it never
  /// does.
  package func time(atLocal local: Double) -> Double {
    let span = spans[spans.count - 1]
    if local <= span.offset { return span.begin }
    if span.speed == 0 { return .infinity }
    if span.speed == 1, span.begin == span.offset { return local }
    return (span.begin + (local - span.offset) / span.speed).withoutSumNoise
  }

  /// From `time` on, which is not before the last change, it passes at another speed.
  ///
  /// - Parameter offset: The time of the layer then; nil where it goes on.
  package mutating func pass(at speed: Double, from time: Double, offset: Double? = nil) {
    let span = Span(begin: time, offset: offset ?? local(at: time), speed: speed)
    if spans[spans.count - 1].begin == time { spans.removeLast() }
    spans.append(span)
  }

  private func span(at time: Double) -> Span {
    spans[spans.pieceIndex { $0.begin <= time }]
  }
}
