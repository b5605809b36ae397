import AnimationEngine

extension ChannelSampler {
  /// The text form of the values, with colours as the format writes them; nil for
  /// values without one.
  var text: ValueText? {
    let text = timeline.properties[0].text
    return rounding.isWide ? text?.writing(colors: rounding.wideNotation) : text
  }

  /// The greatest distance of colours from those written in their place.
  var clipping: Double {
    let distances = seeds.flatMap { time in
      let row = timeline.row(at: window.timelineTime(time))
      return zip(row, rounding.limited(row)).map { ($0 - $1).magnitude }
    }
    return distances.filter(\.isFinite).max() ?? 0
  }
}

extension Timeline {
  /// Whether the document itself gives colours outside sRGB: at its ends, at the times of its values and
  /// right after them, where a value may have jumped. In a script the model has what is given: at that
  /// time an earlier change may still be on its way.
  ///
  /// - Parameters:
  ///   - ends: The first and the last time.
  ///   - givenTimes: The times of values.
  ///   - seeds: Times that miss no change.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  func givesColors(
    outside rounding: ChannelRounding, at ends: [Double], _ givenTimes: [Double],
    _ seeds: [Double], _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    guard rounding.isLimited else { return false }
    let times = modelRow(at: ends[0]) == nil ? ends + givenTimes : ends
    try meter.charge(
      WorkMeter.sum(
        WorkMeter.product(times.count, 2, workOfRow), WorkMeter.product(seeds.count, workPerRow)))
    return times.contains { time in
      [time, time.nextUp].contains { rounding.isOutside(row(at: $0)) }
    }
      || seeds.contains { modelRow(at: $0).map(rounding.isOutside) ?? false }
  }
}

extension ValueText {
  /// The same text form with its colours in another notation.
  fileprivate func writing(colors notation: ColorNotation) -> ValueText {
    ValueText(parts.map { if case .color = $0 { .color(notation) } else { $0 } })
  }
}
