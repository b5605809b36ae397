import AnimationEngine

extension ImportedTrack {
  /// The track with values that cannot be interpolated switching where their curve passes one
  /// half; unchanged if its values can be interpolated.
  var switchingHalfWay: ImportedTrack {
    guard !initial.moves else { return self }
    var last = 0.0
    var frames: [ImportedKeyframe] = []
    for frame in keyframes {
      var time = frame.time
      if case .curve(let curve, _) = frame.motion {
        time = last + (frame.time - last) * curve.halfWay
      }
      frames.append(ImportedKeyframe(time: time, value: frame.value, motion: .jump))
      if time < frame.time {
        frames.append(ImportedKeyframe(time: frame.time, value: frame.value, motion: .jump))
      }
      last = frame.time
    }
    var track = self
    track.keyframes = frames
    return track
  }
}

extension UnitCurve {
  /// The time at which the curve reaches one half, as a fraction; for a curve that goes back and
  /// forth, one such time.
  fileprivate var halfWay: Double {
    if self == .linear { return 0.5 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if value(at: middle) >= 0.5 { high = middle } else { low = middle }
    }
    return value(at: 0) >= 0.5 ? 0 : high
  }
}
