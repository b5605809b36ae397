extension ScenePlayer {
  mutating func change(
    _ change: ContentChange, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}
}

extension ContentChange {
  func effects(in scene: Scene, _ properties: [AnimatedProperty]) -> [EffectProperty] { [] }
}
