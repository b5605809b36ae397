extension ScenePlayer {
  mutating func match(
    _ match: MatchedGeometry, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}
}

extension MatchedGeometry {
  func effects(in scene: Scene, _ properties: [AnimatedProperty]) -> [EffectProperty] { [] }
}
