import AnimationEngine

extension ExportTrace {
  /// The number of times up to which the trace has all of them; of more, it has every second,
  /// third or so.
  private static let mostTimes = 4000

  /// The trace of a channel that consists of numbers.
  ///
  /// - Parameter duration: The duration of the whole animation in seconds.
  /// - Complexity: O(keyframes * numbers).
  init(_ channel: ExportChannel, over duration: Double) {
    let probes = channel.probeTimes
    let worst = channel.deviation.worst
    let times = Self.times(over: duration, channel, probes, worst?.time)
    let (motion, written) = (
      times.map { channel.sampler.components(at: $0) },
      channel.written(at: times).map { channel.sampler.components(of: $0) }
    )
    let shown = Self.shown(motion, written, worst?.line)
    let names = channel.measuredNames
    self.init(
      name: channel.shownName, unit: channel.shownUnit, times: times,
      lines: shown.map { place in
        Line(
          name: shown.count == 1 ? "" : names[place],
          motion: motion.map { $0[place] }, written: written.map { $0[place] },
          dots: channel.stops(of: place))
      }, bound: shown.map { channel.tolerances[$0] }.max(), error: channel.error)
    if case .color = channel.type { isColor = lines.count == 4 }
    if let worst, let line = shown.firstIndex(of: worst.line) {
      self.worst = .init(line: line, time: worst.time, error: worst.error)
    }
    if channel.isSpring {
      let bound = DecimalText.short(channel.error, rounded: .up)
      note = "a spring of the platform, within \(bound)\(unit)"
    }
  }

  /// The times to draw: evenly spaced ones, keyframes, and those at which the error is measured,
  /// as many as can be seen.
  private static func times(
    over duration: Double, _ channel: ExportChannel, _ probes: [Double], _ worst: Double?
  ) -> [Double] {
    let even = duration > 0 ? PlotTimes.even(over: 0...duration) : [0]
    let step = probes.count / mostTimes + 1
    let some = stride(from: 0, to: probes.count, by: step).map { probes[$0] }
    // Both sides of each jump are needed, however many keyframes there are.
    let sides = step == 1 ? [] : channel.jumpTimes.prefix(mostTimes)
    return Set(even + some + sides + (worst.map { [$0] } ?? [])).sorted()
  }

  /// The indices of the components to draw: one if all are equal, otherwise the first ones,
  /// including the worst.
  private static func shown(_ motion: [[Double]], _ written: [[Double]], _ worst: Int?) -> [Int] {
    let all = Array(motion[0].indices)
    let isOne = (motion + written).allSatisfy { row in row.allSatisfy { $0 == row[0] } }
    if isOne { return Array(all.prefix(1)) }
    guard all.count > PlotFigure.mostLines else { return all }
    let moving = all.filter { place in motion.contains { $0[place] != motion[0][place] } }
    let rest = moving.filter { $0 != worst }.prefix(PlotFigure.mostLines - 1)
    return ((worst.map { [$0] } ?? []) + rest).sorted()
  }
}

extension ExportChannel {
  /// The rising times at which its error is measured.
  ///
  /// - Complexity: O(keyframes).
  fileprivate var probeTimes: [Double] {
    guard !isSpring else { return keyframes.map(\.time) }
    let last = keyframes.last.map { [$0.time] } ?? []
    return zip(keyframes, keyframes.dropFirst()).flatMap { from, to in
      from.jumps(to: to)
        ? [from.time]
        : LineTimes.even(from: from.time, to: to.time, inSteps: ChannelSampler.probes).dropLast()
    } + last
  }

  /// The last time before each jump and the first after it.
  fileprivate var jumpTimes: [Double] {
    zip(keyframes, keyframes.dropFirst()).flatMap { from, to in
      from.jumps(to: to) ? [from.time, to.time] : []
    }
  }

  /// The exported numbers at some rising times; for a spring of the platform, the exact motion.
  ///
  /// - Complexity: O(times + keyframes).
  func written(at times: [Double]) -> [[Double]] {
    if isSpring { return times.map(sampler.numbers) }
    let mix = curves.isEmpty ? sampler.mixing.callAsFunction : nil
    let columns = (curves.isEmpty ? [keyframes] : curves).map {
      CurvedKeyframes.rows(of: $0, at: times, reader, mix)
    }
    return times.indices.map { row in columns.flatMap { $0[row] } }
  }

  /// The keyframes of one component, as dots.
  fileprivate func stops(of place: Int) -> [PlotFigure.Dot] {
    if isSpring {
      return [keyframes[0], keyframes[keyframes.count - 1]].map {
        .init(time: $0.time, value: $0.numbers[place])
      }
    }
    if sampler.isTransform {
      return keyframes.map {
        .init(time: $0.time, value: sampler.components(of: $0.numbers)[place])
      }
    }
    return keyframes(of: place).map { .init(time: $0.time, value: $0.numbers[0]) }
  }
}

extension CurvedKeyframes {
  /// The numbers that keyframes give at some rising times.
  ///
  /// - Complexity: O(times + keyframes).
  fileprivate static func rows(
    of keyframes: [Keyframe], at times: [Double], _ reader: CurveReader,
    _ mix: (([Double], [Double]) -> (Double) -> [Double])?
  ) -> [[Double]] {
    var index = 0
    return times.map { time in
      while index + 1 < keyframes.count, keyframes[index].time < time { index += 1 }
      guard index > 0, keyframes[index].time > time else { return keyframes[index].numbers }
      let (start, end) = (keyframes[index - 1], keyframes[index])
      return mix?(start.numbers, end.numbers)((time - start.time) / (end.time - start.time))
        ?? motion(from: start, to: end, reader)(time)
    }
  }
}
