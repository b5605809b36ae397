import AnimationDocuments
import AnimationEngine

extension ImportedTrack {
  /// The track with jumps in place of values that cannot be interpolated: these switch where their
  /// curve passes one half. An element that one end hides is shown all the way. A track whose
  /// values can be interpolated is unchanged.
  var switching: ImportedTrack {
    guard !initial.moves else { return self }
    var (last, value) = (0.0, initial)
    var frames: [ImportedKeyframe] = []
    for frame in keyframes {
      var time = frame.time
      if case .curve(let curve, _) = frame.motion {
        let share = shownShare(from: value, to: frame.value) ?? curve.halfWay
        time = last + (frame.time - last) * share
      }
      frames.append(ImportedKeyframe(time: time, value: frame.value, motion: .jump))
      if time < frame.time {
        frames.append(ImportedKeyframe(time: frame.time, value: frame.value, motion: .jump))
      }
      (last, value) = (frame.time, frame.value)
    }
    var track = self
    track.keyframes = frames
    return track
  }

  /// When `display` switches, as a fraction: at once from `none`, in the end to it, as CSS shows
  /// the element meanwhile. Nil for all else.
  private func shownShare(from start: ImportedValue, to end: ImportedValue) -> Double? {
    guard property.split(separator: ".").last == "display" else { return nil }
    let hidden = ImportedValue.discrete("none".quotedJSON)
    if start == end || (start != hidden && end != hidden) { return nil }
    return start == hidden ? 0 : 1
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
