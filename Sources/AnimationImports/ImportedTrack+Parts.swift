import AnimationDocuments
import AnimationEngine

extension ImportedTrack {
  /// The part of a track with plain timing between two times, from time 0 on. What cannot be cut
  /// is noted: the value before it holds.
  ///
  /// - Complexity: O(keyframes).
  func part(
    from low: Double, to high: Double, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedTrack {
    guard low > Self.noise || high < end - Self.noise else { return self }
    var part = self
    part.keyframes = []
    var (start, value) = (0.0, initial)
    for frame in keyframes {
      if frame.time <= low + Self.noise {
        part.initial = frame.value
      } else if start >= high - Self.noise {
        break
      } else if start >= low - Self.noise && frame.time <= high + Self.noise {
        if part.keyframes.isEmpty { part.initial = value }
        part.keyframes.append(frame)
      } else {
        try part.append(frame, from: value, at: start, within: (low, high), &reading)
      }
      (start, value) = (frame.time, frame.value)
    }
    for index in part.keyframes.indices { part.keyframes[index].time -= low }
    return part
  }

  /// Times nearer than this are the same, in seconds.
  private static let noise = 1e-9

  /// Appends what lies between two times of the motion to a keyframe.
  private mutating func append(
    _ frame: ImportedKeyframe, from value: ImportedValue, at start: Double,
    within limits: (low: Double, high: Double), _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    if limits.low > start { initial = value }
    var held = frame
    if case .curve(let curve, let error) = frame.motion, value != frame.value {
      let length = frame.time - start
      let low = max((limits.low - start) / length, 0)
      let high = min((limits.high - start) / length, 1)
      if let first = value.mixed(with: frame.value, at: curve.value(at: low)) {
        if low > 0 { initial = first }
        let parts = curve.parts(from: low, to: high, &reading)
        try reading.unroll(parts.count, at: place)
        for part in parts {
          let motion = part.motion.adding(error, over: part.to - part.from)
          let reached = value.mixed(with: frame.value, at: part.to) ?? value
          let time = start + length * part.end
          keyframes.append(ImportedKeyframe(time: time, value: reached, motion: motion))
        }
        return
      }
      held.motion = .jump
      noteWhole(&reading)
    }
    if frame.time <= limits.high { keyframes.append(held) }
  }

  private func noteWhole(_ reading: inout ImportReading) {
    reading.ignore(
      "\"\(property)\" is moved by two tweens at once, and its values cannot be cut: the value "
        + "before the cut motion holds.", at: place)
  }
}

extension ImportedMotion {
  /// The motion of a part that covers `share` of the progress of the whole, with the error of the
  /// whole added to its own.
  fileprivate func adding(_ whole: Double, over share: Double) -> ImportedMotion {
    guard whole > 0, share != 0, case .curve(let curve, let own) = self else { return self }
    return .curve(curve, error: own + whole / share.magnitude)
  }
}

extension ImportedValue {
  /// The value at a progress to another one of the same form. Nil for values other than numbers
  /// that show as they are.
  func mixed(with other: ImportedValue, at progress: Double) -> ImportedValue? {
    func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    switch (self, other) {
    case (.number(let from), .number(let to)): return .number(mixed(from, to))
    case (.angle(let from), .angle(let to)): return .angle(mixed(from, to))
    case (.point(let x, let y), .point(let toX, let toY)):
      return .point(x: mixed(x, toX), y: mixed(y, toY))
    case (.vector(let from), .vector(let to)) where from.count == to.count:
      return .vector(zip(from, to).map(mixed))
    default: return nil
    }
  }
}
