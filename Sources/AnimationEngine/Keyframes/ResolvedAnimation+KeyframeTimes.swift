extension ResolvedAnimation {
  /// The times at which the keyframes of each property arrive, or a script gives it a value, rising,
  /// in seconds; empty for a property without a track, for animations and phases, and under a timing.
  public var keyframeTimes: [[Double]] {
    if timing == nil, case .scene(let scene) = content {
      return scene.changeTimes(of: properties.count)
    }
    guard timing == nil, case .keyframes(let keyframes) = content else {
      return properties.map { _ in [] }
    }
    var times = properties.map { _ in Set<Double>() }
    for track in keyframes.tracks where properties[track.property].type != .discrete {
      let segments = keyframes.solver(of: track, properties[track.property]).segments
      times[track.property].formUnion(segments.map(\.end).filter(\.isFinite))
    }
    return times.map { $0.sorted() }
  }
}
