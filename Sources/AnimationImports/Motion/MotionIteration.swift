import AnimationEngine

/// The values of a segment, once through.
struct MotionIteration {
  let texts: [String?]
  /// The times of the values in 0...1.
  let times: [Double]
  /// How each value goes to the next; they begin anew where there are too few.
  let interpolations: [MotionSegment.Interpolation]
  /// In seconds.
  let length: Double

  /// The stops of all repetitions from a start on, and their end, in seconds.
  func stops(
    _ turns: MotionTurns, from start: Double
  ) -> (stops: [MotionSegment.Stop], end: Double) {
    let stops = (0..<turns.count).flatMap { turn in
      let isBack = turns.areFlipped && turn % 2 == 1
      let first = start.later(by: Double(turn) * (length + turns.delay))
      let wasBack = turns.areFlipped && turn % 2 == 0
      let held = turn > 0 && turns.delay > 0 ? [hold(until: first, isBack: wasBack)] : []
      return held
        + texts.indices.map { index in
          let text = texts[isBack ? texts.count - 1 - index : index]
          return MotionSegment.Stop(
            time: first.later(by: times[index] * length), text: text,
            interpolation: interpolation(index, isBack: isBack && turns.areReversed))
        }
    }
    let whole = Double(turns.count) * length + Double(turns.count - 1) * turns.delay
    return (stops, start.later(by: whole))
  }

  /// The end of a repetition, which shows until the next begins.
  private func hold(until time: Double, isBack: Bool) -> MotionSegment.Stop {
    let text = isBack ? texts[0] : texts[texts.count - 1]
    let still = MotionSegment.Interpolation.curve(FittedCurve(exactly: .linear))
    return MotionSegment.Stop(time: time, text: text, interpolation: still)
  }

  private func interpolation(_ index: Int, isBack: Bool) -> MotionSegment.Interpolation {
    guard isBack else { return interpolations[index % interpolations.count] }
    let other = (interpolations.count - 1 - index % interpolations.count)
    return interpolations[other].reversed
  }
}
