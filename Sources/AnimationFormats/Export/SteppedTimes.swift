/// The times of keyframes for a format that tells them in whole steps.
///
/// The sides of a jump, which lie closer than that, come to stand a step apart: the motion is what it was
/// until the one, and what it is from then on from the other.
struct SteppedTimes {
  /// Rising.
  private(set) var times: [Double] = []
  /// The indices of those that a jump begins at.
  private(set) var jumps: Set<Int> = []

  /// - Complexity: O(times).
  init(_ exact: [Double], step: Double, isJump: (Double, Double) -> Bool) {
    let last = ((exact.last ?? 0) / step).rounded()
    var index = 0
    while index < exact.count {
      let time = exact[index]
      if index + 1 < exact.count, isJump(time, exact[index + 1]) {
        // A step that is the time but for rounding is not before it.
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
