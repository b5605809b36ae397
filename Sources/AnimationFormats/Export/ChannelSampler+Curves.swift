import AnimationEngine

extension ChannelSampler {
  /// Gives a channel Béziers in place of lines, where that takes fewer keyframes. A move has them for each
  /// direction by itself where both together need more.
  ///
  /// - Throws: What the meter throws.
  func curve(
    _ channel: inout ExportChannel, within tolerance: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard group.type != .discrete, channel.keyframes.count > 2 else { return }
    let lines = channel.keyframes.map {
      CurvedKeyframes.Keyframe(time: $0.time, numbers: $0.numbers, isJump: $0.isJump)
    }
    let count = (lines.count - 1) * CurvedKeyframes.probes + 1
    try meter.charge(
      WorkMeter.product(
        count,
        WorkMeter.sum(timeline.workPerRow, 4 * CurvedKeyframes.trials * lines[0].numbers.count)))
    try meter.keep(bytes: WorkMeter.product(count, lines[0].numbers.count + 4, 8))
    let found = curves(through: lines, within: tolerance)
    guard found.contains(where: { $0.keyframes.count < lines.count }) else { return }
    let error = found.map(\.error).max() ?? 0
    channel.bend(found.map(\.keyframes), error: error < Self.noise ? 0 : error)
  }

  /// The Béziers of all columns together; of a move each column's own where that takes fewer.
  private func curves(
    through lines: [CurvedKeyframes.Keyframe], within tolerance: Double
  ) -> [CurvedKeyframes] {
    let rows = probes(of: lines)
    let together = CurvedKeyframes(lines, probes: rows, within: tolerance)
    guard group.target == .translate else { return [together] }
    let each = lines[0].numbers.indices.map { column in
      CurvedKeyframes(
        lines.map { .init(time: $0.time, numbers: [$0.numbers[column]], isJump: $0.isJump) },
        probes: rows.map { [$0[column]] }, within: tolerance)
    }
    let longest = each.map(\.keyframes.count).max() ?? 0
    return longest < together.keyframes.count ? each : [together]
  }

  /// The numbers at the times that lie evenly in each line, from its beginning on, and at the end.
  private func probes(of lines: [CurvedKeyframes.Keyframe]) -> [[Double]] {
    let each = CurvedKeyframes.probes
    let rows = zip(lines, lines.dropFirst()).flatMap { from, to in
      (0..<each).map { numbers(at: from.time + (to.time - from.time) * Double($0) / Double(each)) }
    }
    return rows + [numbers(at: lines[lines.count - 1].time)]
  }
}
