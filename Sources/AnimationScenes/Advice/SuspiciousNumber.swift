import AnimationEngine

/// A number that is allowed, and looks as if it were in another unit.
public enum SuspiciousNumber: Hashable, Sendable {
  /// A duration that looks like one in milliseconds.
  case milliseconds(Double)
  /// A damping ratio that looks like one in percent.
  case dampingInPercent(Double)
  /// A velocity in intervals per second that looks like one in units per second.
  case velocity(Double)
}

extension SuspiciousNumber {
  /// The duration in seconds from which on the advice suspects milliseconds.
  private static var longest: Double { 100 }
  /// The damping ratio from which on the advice suspects percent.
  private static var stiffest: Double { 10 }
  /// The velocity in intervals per second from which on it is taken for units per second.
  private static var fastest: Double { 30 }

  init?(duration: Double) {
    guard duration >= Self.longest, duration.isFinite else { return nil }
    self = .milliseconds(duration.withoutSumNoise)
  }

  /// The last sample time of a hand movement, if the times look like milliseconds: fingers are
  /// sampled many times a second, and these samples are 4 or more seconds apart on average, the last
  /// one at 10 seconds or later.
  init?(handTimes times: [Double]) {
    guard let first = times.first, let last = times.last, times.count > 1, last >= 10,
      (last - first) / Double(times.count - 1) >= 4
    else { return nil }
    self = .milliseconds(last)
  }

  init?(dampingRatio: Double) {
    guard dampingRatio >= Self.stiffest, dampingRatio.isFinite else { return nil }
    self = .dampingInPercent(dampingRatio)
  }

  init?(relativeVelocity velocity: Double) {
    guard velocity.magnitude >= Self.fastest else { return nil }
    self = .velocity(velocity)
  }

  /// The message to the author, in two sentences: what the number means, and what to write instead.
  public var message: String {
    switch self {
    case .milliseconds(let duration):
      return "\(duration.plainText) here is that many seconds. "
        + "Write \((duration / 1000).plainText) for \(duration.plainText) ms."
    case .dampingInPercent(let ratio):
      return "A damping ratio of \(ratio.plainText) does not bounce: only one below 1 does. "
        + "Write \((ratio / 100).plainText) for \(ratio.plainText) %."
    case .velocity(let velocity):
      return "A velocity of \(velocity.plainText) covers the whole distance "
        + "\(velocity.magnitude.plainText) times in a second. "
        + "Divide units per second by the distance that is left."
    }
  }
}

extension Animation {
  /// The numbers of the animation that look as if they were in another unit.
  var suspiciousNumbers: [SuspiciousNumber] {
    let delays = modifiers.compactMap { modifier in
      if case .delay(let delay) = modifier { SuspiciousNumber(duration: delay) } else { nil }
    }
    let own: [SuspiciousNumber?] =
      switch movement {
      case .curve(_, let duration, _): [SuspiciousNumber(duration: duration)]
      case .fluid(let spring): spring.suspiciousNumbers
      case .interpolatingSpring(let spring, let velocity):
        spring.suspiciousNumbers + [SuspiciousNumber(relativeVelocity: velocity)]
      case .classicSpring(let duration, let ratio, let velocity):
        [
          SuspiciousNumber(duration: duration), SuspiciousNumber(dampingRatio: ratio),
          SuspiciousNumber(relativeVelocity: velocity),
        ]
      case .custom: []
      }
    return own.compactMap { $0 } + delays
  }
}

extension FluidSpring {
  fileprivate var suspiciousNumbers: [SuspiciousNumber] {
    SuspiciousNumber.ofSpring(response: response, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// The numbers of the spring that look as if they were in another unit.
  var suspiciousNumbers: [SuspiciousNumber] {
    let (response, ratio) = (response.withoutSumNoise, dampingRatio.withoutSumNoise)
    let isByRatio = self == Spring(response: response, dampingRatio: ratio)
    return SuspiciousNumber.ofSpring(response: response, dampingRatio: isByRatio ? ratio : nil)
  }
}

extension SuspiciousNumber {
  /// The suspicious ones of a spring's numbers, as far as the author wrote them: those with six
  /// decimals at most. A spring has a response and a damping ratio however it was written, but
  /// those of a mass and a stiffness have more decimals, and so has the damping ratio of a bounce.
  fileprivate static func ofSpring(response: Double, dampingRatio: Double?) -> [SuspiciousNumber] {
    guard response.microseconds != nil else { return [] }
    let ratio = dampingRatio.flatMap { $0.microseconds == nil ? nil : Self(dampingRatio: $0) }
    return [Self(duration: response), ratio].compactMap { $0 }
  }
}

extension SuspiciousNumber {
  /// The advice code of this sort of number, the same in scenes and in all other documents.
  package var code: SceneAdvice.Code {
    switch self {
    case .milliseconds: .milliseconds
    case .dampingInPercent: .dampingInPercent
    case .velocity: .velocityNotRelative
    }
  }
}
