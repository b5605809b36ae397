internal import RealModule

/// The rules by which animation systems define the duration of a spring.
///
/// No two agree; each is named after its system, and all are applied to a motion from 0 to 1.
public enum SpringSettlingRule: String, CaseIterable, Hashable, Sendable {
  /// SwiftUI's rule: the envelope is within 0.001, or for a spring that does not oscillate the
  /// motion is, on a grid of 0.1 s; see
  /// ``Spring/settlingDuration(target:initialVelocity:epsilon:)``.
  case swiftui
  /// Core Animation's rule: the envelope is within 0.001, by a formula of its own.
  case coreAnimation
  /// The rule of the library Motion: the first time on a grid of 50 ms at which the distance is at
  /// most 0.005 and the speed at most 0.01 per second. Nil if that takes 20 s or more.
  case motion
  /// The rule of anime.js: the end of the first 200 ms, on a grid of 20 ms, in which the distance
  /// stays below 0.0005. Nil if that takes more than 60 s.
  case anime
  /// Compose's rule: the envelope is within 0.01, or for a spring that does not oscillate the
  /// motion itself, in whole milliseconds rounded down.
  case compose
  /// Remotion's rule: the first frame, at 60 frames per second, after which the distance stays
  /// below 0.005 for twenty more.
  case remotion
}

extension Spring {
  /// The duration of the spring from 0 to 1 by another system's rule, in seconds. Nil when it never
  /// ends by that rule.
  ///
  /// - Parameters:
  ///   - rule: The rule of the system.
  ///   - initialVelocity: The initial velocity in intervals per second, positive towards the
  ///     target.
  /// - Complexity: Up to a few thousand evaluations for the rules that sample a grid.
  public func settlingDuration(
    by rule: SpringSettlingRule, initialVelocity: Double = 0
  ) -> Double? {
    guard decayConstant > 0, naturalFrequencySquared.isFinite else { return nil }
    let motion = SpringMotion(self, interval: 1.0, initialVelocity: initialVelocity)
    switch rule {
    case .swiftui: return settlingDuration(target: 1.0, initialVelocity: initialVelocity)
    case .coreAnimation:
      return envelopeEnd(motion, swing: motion.coreAnimationReach, epsilon: 0.001)
    case .motion: return motion.motionEnd
    case .anime: return motion.animeEnd
    case .compose:
      let end = envelopeEnd(motion, swing: motion.amplitude, epsilon: 0.01)
      return end.map { ($0 * 1000).rounded(.down) / 1000 }
    case .remotion:
      return motion.remotionEnd(
        framesPerSecond: 60,
        lastCrossing: lastCrossing(epsilon: 0.005, target: 1.0, initialVelocity: initialVelocity))
    }
  }

  /// The time at which an envelope that starts at `swing` is within `epsilon`; for a spring that
  /// does not oscillate, the time at which the motion itself is.
  private func envelopeEnd(
    _ motion: SpringMotion<Double>, swing: Double, epsilon: Double
  ) -> Double? {
    guard regime == .underDamped else {
      return lastCrossing(epsilon: epsilon, target: 1.0, initialVelocity: motion.initialVelocity)
    }
    return max(0, Double.log(swing / epsilon) / decayConstant)
  }
}

extension SpringMotion where Value == Double {
  /// The amplitude of the oscillation at time 0, of cosine and sine combined.
  fileprivate var amplitude: Double { Double.hypot(interval, distanceFactor / basis.rate) }

  /// Core Animation's amplitude: the sum of the magnitudes of the cosine and sine terms.
  fileprivate var coreAnimationReach: Double { interval + (distanceFactor / basis.rate).magnitude }

  private func distance(at time: Double) -> Double { (interval - value(at: time)).magnitude }

  fileprivate var motionEnd: Double? {
    let times = (0..<400).lazy.map { Double($0) / 20 }
    return times.first { distance(at: $0) <= 0.005 && velocity(at: $0).magnitude <= 0.01 }
  }

  fileprivate var animeEnd: Double? {
    var insideSince: Int? = nil
    for step in 0...3000 {
      guard distance(at: Double(step) / 50) < 0.0005 else {
        insideSince = nil
        continue
      }
      let first = insideSince ?? step
      if step - first == 10 { return Double(step) / 50 }
      insideSince = first
    }
    return nil
  }

  /// The end by Remotion's rule, found frame by frame. Once the distance is inside, twenty more
  /// frames must be inside; after a frame outside, nineteen are needed. For a motion of more than
  /// an hour it is computed instead.
  fileprivate func remotionEnd(framesPerSecond: Double, lastCrossing: Double?) -> Double? {
    var finish: Int? = nil
    var remaining = 20
    for frame in 0..<216_000 {
      if distance(at: Double(frame) / framesPerSecond) < 0.005 {
        if finish != nil { remaining -= 1 }
        finish = finish ?? frame
        if remaining == 0 { break }
      } else if finish != nil {
        (finish, remaining) = (frame + 1, 19)
      }
    }
    if remaining == 0 { return finish.map { Double($0) / framesPerSecond } }
    return lastCrossing.map { (($0 * framesPerSecond).rounded(.down) + 1) / framesPerSecond }
  }
}
