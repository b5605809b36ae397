import AnimationDocuments
import AnimationEngine

extension ImportedTrack {
  /// Whether the value before a jump at the very start shows outside of the iterations: while a delay
  /// passes, or after the last iteration if that is played backwards. Browsers pass CSS's *before*
  /// flag on to the easings of keyframes. Keyframes can hold that value, but no timing shows it.
  var showsBeforeJump: Bool {
    guard jumpsAtStart, timing.iterationStart == 0 else { return false }
    if timing.delay > 0, !timing.direction.isReversed(0) { return true }
    let count = timing.iterations
    return count.isFinite && count >= 1 && count == count.rounded()
      && timing.direction.isReversed(Int(saturating: count) - 1)
  }

  private var jumpsAtStart: Bool {
    guard let first = keyframes.first, first.value != initial else { return false }
    if !initial.moves {
      return switchingShare(from: initial, to: first, hiddenBy: hidden) == 0
    }
    guard case .curve(let curve, _) = first.motion, case .css(.steps(let steps)) = curve.storage
    else { return false }
    return steps.position.jumpsAtStart
  }

  /// The track with its delay among the keyframes, where it plays once and jumps at the very start:
  /// scripts show the value before that jump while the delay passes.
  var waitingBeforeJump: ImportedTrack {
    let timing = timing
    guard timing == ImportedTiming(delay: timing.delay, duration: timing.duration),
      timing.delay > 0, let first = keyframes.first, first.time <= 0, first.value != initial
    else { return self }
    var track = self
    track.timing = ImportedTiming(duration: timing.duration.map { $0 + timing.delay })
    for index in keyframes.indices { track.keyframes[index].time += timing.delay }
    return track
  }

  /// Notes that a timing shows the value after the jump there.
  func noteJump(_ reading: inout ImportReading) {
    reading.ignore(
      "\"\(property)\" jumps at the start of its iterations: outside of them it shows the value after "
        + "that jump, where browsers show the one before.", at: place)
  }
}
