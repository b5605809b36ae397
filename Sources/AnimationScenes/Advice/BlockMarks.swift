import AnimationEngine

/// The planned ends of UIKit's block animations on each property, and which of these blocks were
/// interrupted before their end.
struct BlockMarks {
  /// When the newest block of each property is planned to end, in seconds.
  private var ends: [Int: Double] = [:]
  /// The planned ends, in seconds, of the blocks that were taken away earlier, by property.
  private var interrupted: [Int: Set<Double>] = [:]

  /// Notes that a block animates a property. A block that replaces the running one interrupts it.
  mutating func note(
    _ block: UIKitAnimation, of property: Int, _ moved: AnimatedProperty, _ event: SceneEvent
  ) {
    if moved.isReplacing || block.options.contains(.beginFromCurrentState) {
      takeAway(property, at: event.time)
    }
    guard event.transaction.completion != nil, let duration = block.statedDuration else { return }
    ends[property] = event.time + duration
  }

  /// Notes that a property's block is taken away at `time`: interrupted if its end is later.
  mutating func takeAway(_ property: Int, at time: Double) {
    guard let end = ends.removeValue(forKey: property), end > time else { return }
    interrupted[property, default: []].insert(end)
  }

  /// Whether an interrupted block on the property was to end within a millisecond of `time`.
  func wasInterrupted(_ property: Int, endingAt time: Double) -> Bool {
    interrupted[property]?.contains { abs($0 - time) < 1e-3 } ?? false
  }
}

extension UIKitAnimation {
  /// The planned duration of the block with delay and repetitions, in seconds; nil for springs
  /// and SwiftUI animations that state none.
  fileprivate var statedDuration: Double? {
    switch form {
    case .curve(_, let duration), .springDamping(let duration, _, _):
      delay + duration * (repeatCount ?? 1)
    case .spring, .animation: nil
    }
  }
}
