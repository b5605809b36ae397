internal import AnimationEngine

extension JSONWriter {
  /// Writes an animation: by name where that says it all, else as an object.
  mutating func append(_ animation: Animation) {
    if let word = animation.word { return append(word.text) }
    object { text in
      text.base(of: animation)
      guard !animation.modifiers.isEmpty else { return }
      text.name(Word.modifiers.text)
      text.array { text in
        for modifier in animation.modifiers { text.append(modifier) }
      }
    }
  }

  private mutating func base(of animation: Animation) {
    if animation.isDefault { return member(.type, Word.default.text) }
    switch animation.movement {
    case .curve(let curve, let duration, let reportsVelocity):
      self.curve(curve, duration, reportsVelocity)
    case .fluid(let spring): fluid(spring)
    case .interpolatingSpring(let spring, let velocity):
      member(.type, Word.interpolatingSpring.text)
      members(of: .description(of: spring, overDamps: true))
      if velocity != 0 { member(.initialVelocity, velocity) }
    case .custom: preconditionFailure("no document can hold a custom animation: \(animation)")
    }
  }

  private mutating func curve(_ curve: UnitCurve, _ duration: Double, _ reportsVelocity: Bool) {
    if !reportsVelocity, let word = curve.easingWord {
      member(.type, word.text)
      return member(.duration, duration)
    }
    if let points = curve.measuredPoints(over: duration) { return custom(points) }
    member(.type, Word.timingCurve.text)
    name(Word.curve.text)
    append(curve)
    member(.duration, duration)
  }

  private mutating func custom(_ points: [UnitPoint]) {
    member(.type, Word.custom.text)
    name(Word.points.text)
    array { text in
      for point in points {
        text.array { text in
          text.append(point.x)
          text.append(point.y)
        }
      }
    }
  }

  private mutating func fluid(_ spring: FluidSpring) {
    member(.type, Word.spring.text)
    if let bounce = spring.bounce {
      member(.duration, spring.response)
      member(.bounce, bounce)
    } else {
      member(.response, spring.response)
      member(.dampingRatio, spring.dampingRatio)
    }
    if spring.blendDuration != 0 { member(.blendDuration, spring.blendDuration) }
  }

  private mutating func append(_ modifier: Animation.Modifier) {
    object { text in
      switch modifier {
      case .delay(let delay): text.member(.delay, delay)
      case .speed(let speed): text.member(.speed, speed)
      case .repeatCount(let count, let reverses):
        text.name(Word.repeatCount.text)
        text.append(count)
        text.member(.autoreverses, reverses)
      case .repeatForever(let reverses):
        text.member(.repeatForever, true)
        text.member(.autoreverses, reverses)
      case .logicallyComplete(let duration): text.member(.logicallyCompleteAfter, duration)
      }
    }
  }
}

extension Animation {
  /// The name that means this animation and nothing else.
  fileprivate var word: Word? {
    guard modifiers.isEmpty else { return nil }
    return WordSet.animationTypes.words.first { $0.plainAnimation == self }
  }
}

extension UnitCurve {
  /// The type of animation that has this curve by itself.
  fileprivate var easingWord: Word? {
    switch storage {
    case .linear: .linear
    case .preset(.easeIn, _): .easeIn
    case .preset(.easeOut, _): .easeOut
    case .preset(.easeInOut, _): .easeInOut
    default: nil
    }
  }

  /// The points of a measured response that lasts for `duration`: those that a custom animation
  /// reads as this very curve. nil when there are none.
  fileprivate func measuredPoints(over duration: Double) -> [UnitPoint]? {
    guard case .css(.stops(let line)) = storage, duration > 0, line.positions.last == 1,
      let first = line.positions.first, first >= 0
    else { return nil }
    let times = line.positions.compactMap { position in
      ExactInput.near(position * duration) { $0 >= 0 && $0 / duration == position }
    }
    let points = zip(times, line.values).map { UnitPoint(x: $0, y: $1) }
    let scaled = points.map { UnitPoint(x: $0.x / duration, y: $0.y) }
    guard points.count == line.values.count, times.last == duration,
      UnitCurve(linearThrough: scaled) == self
    else { return nil }
    return points
  }
}

extension FluidSpring {
  /// The bounce whose damping ratio is this one, to the bit; nil when there is none.
  fileprivate var bounce: Double? {
    let guess = dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
    return ExactInput.near(guess) { bounce in
      guard bounce > -1 && bounce <= 1 else { return false }
      return (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce) == dampingRatio
    }
  }
}
