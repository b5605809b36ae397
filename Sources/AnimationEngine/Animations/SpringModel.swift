/// Which rule moves the springs of animations and phases.
public enum SpringModel: String, CaseIterable, Hashable, Sendable {
  /// The closed form of the physical spring, exact at every time. It ends at the last moment at
  /// which it is a thousandth of its interval away from where it goes.
  case analytic
  /// SwiftUI's integrator: steps of 1/300 s, blended responses, absolute thresholds at the end.
  case swiftui
}
