/// A view that takes the place of another one: `UIView.transition(from:to:)`.
public struct ViewSwap: Hashable, Sendable {
  /// The view that goes.
  public var from: String
  /// The view that comes.
  public var to: String
  /// How it looks.
  public var effect: Effect
  /// Whether the view that goes is hidden, and stays to come back; else it is removed.
  public var hides: Bool

  /// The seven transitions of UIKit.
  public enum Effect: String, CaseIterable, Hashable, Sendable {
    case crossDissolve, flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown
  }

  /// A swap of views.
  public init(from: String, to: String, effect: Effect = .crossDissolve, hides: Bool = false) {
    self.from = from
    self.to = to
    self.effect = effect
    self.hides = hides
  }
}
