import AnimationEngine

/// An easing that approximates one number of a motion.
struct WrittenEasing: Sendable {
  /// The name of the property with its view and component.
  let name: String
  /// The exact progress and that of the easing, as functions of the fraction of time.
  let motion: @Sendable (Double) -> Double
  let easing: @Sendable (Double) -> Double
  /// The greatest distance between the two.
  let error: Double
}
