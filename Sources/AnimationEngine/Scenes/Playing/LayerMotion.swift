/// What an animation of a layer shows over what is below it.
struct LayerMotion {
  func value(at time: Double, over below: Components) -> Components { below }
  func velocity(
    at time: Double, over below: Components, _ belowVelocity: Components
  ) -> Components { belowVelocity }
  func component(_ component: Int) -> LayerMotionComponent { LayerMotionComponent() }
}

/// One component of a ``LayerMotion``.
struct LayerMotionComponent: Hashable, Sendable {
  func value(at time: Double, over below: Double) -> Double { below }
  func velocity(at time: Double, over below: Double, _ belowVelocity: Double) -> Double {
    belowVelocity
  }
}
