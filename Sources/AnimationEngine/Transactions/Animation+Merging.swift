// How an animation takes over from a running one.

extension Animation {
  /// Whether this animation takes over from a running one: a spring without modifiers always does,
  /// a modified spring only from a spring with the same modifiers.
  package func merges(with previous: Animation?) -> Bool {
    guard fluidSpring != nil else { return false }
    if modifiers.isEmpty { return true }
    return previous?.fluidSpring != nil && previous?.modifiers == modifiers
  }

  /// Whether a spring that interrupts this animation in the `swiftui` model begins with its
  /// velocity. Modified animations, and curves that do not report theirs, make it begin at rest.
  var handsOverVelocity: Bool {
    if !modifiers.isEmpty { return false }
    if case .curve(_, _, let reports) = movement { return reports }
    return true
  }

  /// The seconds from a change to the beginning of the motion inside all modifiers; of one that never
  /// begins, the delays until there.
  var wait: Double {
    var walk = InwardWalk()
    for modifier in modifiers.reversed().prefix(while: { !$0.stops }) { walk.pass(modifier) }
    return walk.wait
  }

  /// This animation from the end of the delays outside all repetitions on, and the seconds that they
  /// take. What a negative delay skips stays skipped.
  var withoutWait: (animation: Animation, wait: Double) {
    let outer = modifiers.reversed().prefix { !$0.stops && !$0.repeats }
    var (walk, all) = (InwardWalk(), InwardWalk())
    for modifier in outer { all.pass(modifier) }
    var kept: [Modifier] = []
    for modifier in outer {
      walk.pass(modifier)
      switch modifier {
      case .delay: break
      case .logicallyComplete(let end):
        let passed = walk.local + (all.wait - walk.wait) * walk.rate
        kept.append(.logicallyComplete(after: end - passed))
      case .speed, .repeatCount, .repeatForever: kept.append(modifier)
      }
    }
    if all.local > 0 { kept.append(.delay(-all.local)) }
    var animation = self
    animation.modifiers = Array(modifiers.dropLast(outer.count)) + kept.reversed()
    return (animation, all.wait)
  }
}

/// The moment at which delays have passed, on the way from the outermost modifier to the innermost.
private struct InwardWalk {
  /// The seconds from the change to that moment.
  var wait = 0.0
  /// The moment in the time inside the modifiers that were passed.
  var local = 0.0
  /// The seconds that pass inside per second outside.
  var rate = 1.0

  mutating func pass(_ modifier: Animation.Modifier) {
    switch modifier {
    case .delay(let delay):
      local -= delay
      guard local < 0 else { return }
      wait -= local / rate
      local = 0
    case .speed(let speed):
      local *= speed
      rate *= speed
    case .repeatCount, .repeatForever, .logicallyComplete: break
    }
  }
}

extension Animation.Modifier {
  /// Whether time stands still inside.
  fileprivate var stops: Bool { if case .speed(let speed) = self { speed <= 0 } else { false } }

  /// Whether the animation inside is repeated.
  var repeats: Bool {
    switch self {
    case .repeatCount, .repeatForever: true
    case .delay, .speed, .logicallyComplete: false
    }
  }
}
