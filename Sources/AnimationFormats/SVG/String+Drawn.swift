import AnimationEngine

extension String {
  /// The text cut off at the length that a picture may show, as names can have any length.
  var drawn: String { cut(to: 120) }
}
