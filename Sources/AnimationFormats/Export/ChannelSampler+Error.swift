import AnimationEngine

extension ChannelSampler {
  /// How far the lines between keyframes are from the motion.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  func error(
    of channel: ExportChannel, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> ExportError {
    var search = ErrorSearch(self, within: channel.tolerances)
    let pieces = zip(channel.keyframes, channel.keyframes.dropFirst())
    // No error is measured inside a jump.
    for (from, to) in pieces where !from.jumps(to: to) {
      try search.look(from: from, to: to, self, &meter)
    }
    // Before a jump at the start and after one at the end only rounding is left.
    for end in [channel.keyframes.first, channel.keyframes.last].compactMap(\.self) {
      try search.look(at: end.time, end.numbers, &meter)
    }
    return search.found.withoutNoise
  }
}

extension ErrorSearch {
  /// Compares the line between two keyframes.
  mutating func look(
    from: ExportChannel.Keyframe, to: ExportChannel.Keyframe, _ sampler: ChannelSampler,
    _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let mixing = sampler.mixing(from.numbers, to.numbers)
    try look(from: from.time, to: to.time, inSteps: ChannelSampler.probes, meter: &meter) {
      mixing(($0 - from.time) / (to.time - from.time))
    }
  }
}
