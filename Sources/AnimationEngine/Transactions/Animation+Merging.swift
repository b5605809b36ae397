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

  /// The seconds from a change to the beginning of the motion inside all modifiers: the delays, in
  /// the time of the change. Of a motion that never begins, the delays until there.
  var wait: Double {
    var (rate, shift, wait) = (1.0, 0.0, 0.0)
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay):
        wait = max(wait, (delay - shift) / rate)
        shift -= delay
      case .speed(let speed):
        guard speed > 0 else { return wait }
        rate *= speed
        shift *= speed
      case .repeatCount, .repeatForever, .logicallyComplete: break
      }
    }
    return wait
  }
}
