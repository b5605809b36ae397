extension KeyframeAnimation {
  /// The end times of each property's keyframes, in seconds and rising order; empty for a property
  /// that is discrete or has no track.
  package func times(of properties: [AnimatedProperty]) -> [[Double]] {
    var times = properties.map { _ in Set<Double>() }
    for track in tracks where properties[track.property].type != .discrete {
      let segments = solved(track, properties[track.property]).segments
      times[track.property].formUnion(segments.map(\.span.end).filter(\.isFinite))
    }
    return times.map { $0.sorted() }
  }

  /// Charges for finding these times, which solves all keyframes.
  package func chargeTimes(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    for (index, track) in tracks.enumerated() {
      do throws(TimelineRefusal) {
        try meter.charge(track.solvingCost + WorkMeter.product(track.keyframes.count, 30))
        try meter.keep(bytes: track.solvedBytes)
      } catch { throw error.at(.track(index)) }
      meter.release(bytes: track.solvedBytes)
    }
  }
}
