import AnimationDocuments
import AnimationEngine

/// The part of a tween that animates one property.
struct GSAPPiece {
  var frames: [StyleTrack.Frame]
  var timing: ImportedTiming
  /// Whether earlier tweens of the property end for good where this one begins.
  var overwrites = false

  /// A value that shows from the start on.
  static func still(_ text: String) -> GSAPPiece {
    GSAPPiece(frames: [.init(time: 0, text: text)], timing: ImportedTiming(duration: 0))
  }

  var start: Double { timing.delay }

  /// The end of all repetitions in seconds; endless ones count as played once.
  var end: Double { start + timing.countedLength }

  /// The value that shows after the piece, with its repetitions.
  var lastText: String {
    let turns = timing.direction == .alternate && timing.iterations.isFinite
    let endsBack = turns && timing.iterations.truncatingRemainder(dividingBy: 2) == 0
    return endsBack ? frames[0].text : frames[frames.count - 1].text
  }

  /// The value that shows at a time between start and end; nil if it is no number with a unit.
  func text(at time: Double) -> String? {
    let duration = timing.duration ?? 0
    guard duration > 0 else { return lastText }
    let period = duration + timing.repeatDelay
    let turn = min(((time - start) / period).rounded(.down), timing.countedIterations - 1)
    let local = min(time - start - turn * period, duration)
    let isBack = timing.direction == .alternate && turn.truncatingRemainder(dividingBy: 2) == 1
    let progress = isBack ? 1 - local / duration : local / duration
    return text(within: timing.easing.value(at: progress) * duration)
  }

  /// The value at a time of the keyframes. Nil between two values that are no numbers with the same
  /// unit.
  private func text(within time: Double) -> String? {
    guard let next = frames.indices.dropFirst().first(where: { frames[$0].time > time }) else {
      return frames[frames.count - 1].text
    }
    let (from, to) = (frames[next - 1], frames[next])
    guard case .curve(let curve, _) = to.motion, from.text != to.text else { return from.text }
    guard let start = StyleText.dimension(from.text), let end = StyleText.dimension(to.text),
      start.unit == end.unit
    else { return nil }
    let share = curve.value(at: (time - from.time) / (to.time - from.time))
    let number = start.number + (end.number - start.number) * share
    return number.isFinite ? number.json + start.unit : nil
  }
}
