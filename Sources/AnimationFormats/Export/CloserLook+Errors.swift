internal import AnimationEngine

extension CloserLook {
  /// The look at the peak of an error between two times at which it is known.
  static let atError = CloserLook(rounds: 2)
}
