import AnimationEngine

/// Until when blocks of UIKit move each property, by their durations, and which blocks were
/// interrupted.
struct BlockMarks {
  /// When the newest block of each property is to be over, in seconds.
  private var ends: [Int: Double] = [:]
  /// By property, the planned ends of blocks that were removed before them.
  private var interrupted: [Int: Set<Double>] = [:]

  /// Notes that a block moves a property.
  mutating func note(
    _ block: UIKitAnimation, of property: Int, _ moved: AnimatedProperty, _ event: SceneEvent
  ) {
    if moved.isReplacing || block.options.contains(.beginFromCurrentState) {
      takeAway(property, at: event.time)
    }
    guard event.transaction.completion != nil, let duration = block.statedDuration else { return }
    ends[property] = event.time + duration
  }

  /// Hears that what moves a property is taken away.
  mutating func takeAway(_ property: Int, at time: Double) {
    guard let end = ends.removeValue(forKey: property), end > time else { return }
    interrupted[property, default: []].insert(end)
  }

  /// Whether a block of a property was to be over at `time`, and was interrupted.
  func wasInterrupted(_ property: Int, endingAt time: Double) -> Bool {
    interrupted[property]?.contains { abs($0 - time) < 1e-3 } ?? false
  }
}

extension UIKitAnimation {
  /// How long it takes with its delay, where it says so.
  fileprivate var statedDuration: Double? {
    switch form {
    case .curve(_, let duration), .springDamping(let duration, _, _):
      delay + duration * (repeatCount ?? 1)
    case .spring, .animation: nil
    }
  }
}
