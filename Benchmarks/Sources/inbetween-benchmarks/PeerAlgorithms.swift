import Glibc

/// How others find the same numbers, written plainly: what a sample costs there.
enum PeerAlgorithms {
  /// A spring of mass 1 from 0 to 1 by its closed form at each time, as most libraries have it.
  static func springs(
    stiffness: Double, damping: Double, at times: [Double], into column: inout [Double]
  ) {
    let decay = damping / 2
    let rate = (stiffness - decay * decay).squareRoot()
    for index in times.indices {
      let time = times[index]
      let swing = cos(rate * time) + decay / rate * sin(rate * time)
      column[index] = 1 - exp(-decay * time) * swing
    }
  }

  /// The same spring by steps of a millisecond (semi-implicit Euler), as frame loops have it. It is
  /// off by some thousandths.
  static func steppedSpring(
    stiffness: Double, damping: Double, at times: [Double], into column: inout [Double]
  ) {
    let step = 0.001
    var (value, velocity, steps) = (0.0, 0.0, 0.0)
    for index in times.indices {
      while steps * step < times[index] {
        velocity += (stiffness * (1 - value) - damping * velocity) * step
        value += velocity * step
        steps += 1
      }
      column[index] = value
    }
  }

  /// A Bézier curve whose parameter is found by bisection to 1e-7, as in many a `cubic-bezier`.
  static func bisectedCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at progress: [Double],
    into column: inout [Double]
  ) {
    func along(_ first: Double, _ second: Double, _ s: Double) -> Double {
      let (square, cube) = (3 * (second - 2 * first), 1 + 3 * (first - second))
      return ((cube * s + square) * s + 3 * first) * s
    }
    for index in progress.indices {
      var (low, high, s) = (0.0, 1.0, progress[index])
      while high - low > 1e-7 {
        if along(x1, x2, s) < progress[index] { low = s } else { high = s }
        s = (low + high) / 2
      }
      column[index] = along(y1, y2, s)
    }
  }
}
