internal import AnimationEngine

/// The times at which a line is compared with its motion.
enum LineTimes {
  static func even(from start: Double, to end: Double, inSteps count: Int) -> [Double] {
    (0...count).map { start + (end - start) * (Double($0) / Double(count)) }
  }

  /// Even steps together with the seeds between two times, each once, rising. A seed at either end
  /// may be the other side of a jump, and is left out.
  static func all(
    from start: Double, to end: Double, inSteps count: Int, _ seeds: [Double]
  ) -> [Double] {
    let even = even(from: start, to: end, inSteps: count)
    let inside = seeds.dropFirst(seeds.prefixCount { ChannelSampler.isJump(start, $0) })
      .prefix { !ChannelSampler.isJump($0, end) }
    return inside.isEmpty ? even : Set(even).union(inside).sorted()
  }
}
