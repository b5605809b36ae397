import AnimationDocuments
import AnimationEngine

extension ImportedTrack {
  /// The track with values that cannot be interpolated switching where their curve passes one
  /// half, and an element shown all the way where one end hides it; unchanged if its values can be
  /// interpolated.
  var switching: ImportedTrack { initial.moves ? self : switching { _ in true } }

  /// The track with some keyframes, by their indices, reached where their curve passes one half.
  ///
  /// - Complexity: O(keyframes).
  func switching(where switches: (Int) -> Bool) -> ImportedTrack {
    var (last, value) = (0.0, initial)
    var track = self
    let hidden = hidden
    track.keyframes = []
    for (index, frame) in keyframes.enumerated() {
      if switches(index) {
        let share = switchingShare(from: value, to: frame, hiddenBy: hidden)
        track.reach(frame, at: last + (frame.time - last) * share)
      } else {
        track.keyframes.append(frame)
      }
      (last, value) = (frame.time, frame.value)
    }
    return track
  }

  /// Appends a jump to the value of a keyframe, which then holds until the time of that.
  private mutating func reach(_ frame: ImportedKeyframe, at time: Double) {
    keyframes.append(ImportedKeyframe(time: time, value: frame.value, motion: .jump))
    if time < frame.time {
      keyframes.append(ImportedKeyframe(time: frame.time, value: frame.value, motion: .jump))
    }
  }

  /// When a value that cannot be interpolated switches to that of the next keyframe, as a fraction of
  /// the time between both.
  ///
  /// - Parameter hidden: The track's ``hidden``.
  func switchingShare(
    from start: ImportedValue, to frame: ImportedKeyframe, hiddenBy hidden: ImportedValue?
  ) -> Double {
    guard case .curve(let curve, _) = frame.motion else { return 1 }
    return hidden.flatMap { Self.shownShare(from: start, to: frame.value, hiddenBy: $0) }
      ?? curve.halfWay
  }

  /// The value by which the property hides the element; nil for all but `display` and
  /// `contentVisibility`.
  ///
  /// - Complexity: O(length of the name).
  var hidden: ImportedValue? {
    let words: [Substring: String] = ["display": "none", "contentVisibility": "hidden"]
    let word = property.split(separator: ".").last.flatMap { words[$0] }
    return word.map { .discrete($0.quotedJSON) }
  }

  /// When `display` or `contentVisibility` switches, as a fraction: at once from what hides the
  /// element, in the end to it, as CSS shows the element meanwhile; nil between others.
  private static func shownShare(
    from start: ImportedValue, to end: ImportedValue, hiddenBy hidden: ImportedValue
  ) -> Double? {
    if start == end || (start != hidden && end != hidden) { return nil }
    return start == hidden ? 0 : 1
  }
}

extension UnitCurve {
  /// The time at which the curve reaches one half, as a fraction; for a curve that goes back and
  /// forth, one such time.
  var halfWay: Double {
    if self == .linear { return 0.5 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if value(at: middle) >= 0.5 { high = middle } else { low = middle }
    }
    return value(at: 0) >= 0.5 ? 0 : high
  }
}
