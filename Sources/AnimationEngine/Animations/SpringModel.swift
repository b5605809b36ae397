/// The rules by which the springs of animations and phases can move.
public enum SpringModel: String, CaseIterable, Hashable, Sendable {
  /// The closed form of the physical spring, exact at every time. It ends at the last time at which
  /// it is a thousandth of its interval away from its target.
  case analytic
  /// SwiftUI's integrator: steps of 1/300 s, blended responses, absolute thresholds at the end.
  case swiftui
}
