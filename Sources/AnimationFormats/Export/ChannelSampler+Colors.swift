import AnimationEngine

extension ChannelSampler {
  /// The text form of the values, with colours as the format writes them.
  var text: ValueText? {
    let text = timeline.properties[0].text
    return rounding.isWide ? text?.whole : text
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

extension ValueText {
  /// The same text form with its colours as they are.
  fileprivate var whole: ValueText {
    ValueText(parts.map { if case .color = $0 { .color(.whole) } else { $0 } })
  }
}
