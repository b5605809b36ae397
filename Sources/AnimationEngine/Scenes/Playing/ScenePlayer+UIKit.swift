extension ScenePlayer {
  mutating func animate(
    _ property: Int, to value: Components, with animation: UIKitAnimation, for completion: Int?
  ) throws(TimelineRefusal) {}

  mutating func play(
    _ keyframes: ViewKeyframes, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}

  mutating func removeAnimations(_ scope: AnimationScope) {}
}
