extension KeyframeAnimation {
  /// The end times of each property's keyframes, in seconds and rising order; empty for a property
  /// that is discrete or has no track.
  package func times(of properties: [AnimatedProperty]) -> [[Double]] {
    var times = properties.map { _ in Set<Double>() }
    for track in tracks where properties[track.property].type != .discrete {
      let segments = solved(track, properties[track.property]).segments
      times[track.property].formUnion(segments.map(\.end).filter(\.isFinite))
    }
    return times.map { $0.sorted() }
  }
}
