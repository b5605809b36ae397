import AnimationEngine

/// An easing that stands for one line of a motion.
struct WrittenEasing: Sendable {
  /// The property, with its view and its component.
  let name: String
  /// The progress of the motion and that of the easing at a share of the time.
  let motion: @Sendable (Double) -> Double
  let easing: @Sendable (Double) -> Double
  /// The greatest distance between them.
  let error: Double
}
