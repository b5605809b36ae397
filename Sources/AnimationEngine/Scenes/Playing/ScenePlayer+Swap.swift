extension ScenePlayer {
  mutating func swap(
    _ swap: ViewSwap, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}
}

extension ViewSwap {
  func effects(in scene: Scene, _ properties: [AnimatedProperty]) -> [EffectProperty] { [] }
}
