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

  /// The sum of the positive delays outside all other modifiers, in seconds.
  var leadingDelay: Double {
    modifiers.reversed().prefix { $0.isDelay }.reduce(0) { $0 + $1.delay }
  }

  /// This animation without the delays outside all other modifiers.
  var withoutLeadingDelay: Animation {
    var animation = self
    while animation.modifiers.last?.isDelay == true { animation.modifiers.removeLast() }
    return animation
  }
}

extension Animation.Modifier {
  fileprivate var isDelay: Bool { delay > 0 }

  fileprivate var delay: Double { if case .delay(let delay) = self { max(delay, 0) } else { 0 } }
}
