/// Keyframe times rounded to whole steps.
///
/// The two sides of a jump are moved a step apart; each keeps its own value.
struct SteppedTimes {
  /// The times in seconds, rising.
  private(set) var times: [Double] = []
  /// The indices of the times at which a jump begins.
  private(set) var jumps: Set<Int> = []

  /// Times with the indices of those at which a jump begins.
  init(times: [Double], jumps: Set<Int>) { (self.times, self.jumps) = (times, jumps) }

  /// - Complexity: O(times).
  init(_ exact: [Double], step: Double, isJump: (Double, Double) -> Bool) {
    let last = ((exact.last ?? 0) / step).rounded()
    var index = 0
    while index < exact.count {
      let time = exact[index]
      if index + 1 < exact.count, isJump(time, exact[index + 1]) {
        // A time that equals a step apart from rounding is not before it.
        let before = min((time / step + 1e-6).rounded(.down), max(last - 1, 0))
        appendJump(from: min(before * step, time), to: max((before + 1) * step, exact[index + 1]))
        index += 2
      } else {
        append((time / step).rounded() * step)
        index += 1
      }
    }
  }

  private mutating func append(_ time: Double) {
    if time > times.last ?? -.infinity { times.append(time) }
  }

  private mutating func appendJump(from before: Double, to after: Double) {
    append(before)
    if let last = times.last, last >= after { times.removeLast() }
    if !times.isEmpty { jumps.insert(times.count - 1) }
    times.append(after)
  }
}
