/// Which views are there.
struct Stage {}

extension ScenePlayer {
  /// Notes which views are there before anything happens.
  mutating func setStage() {}

  mutating func insert(
    _ insertion: ViewInsertion, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}

  mutating func remove(
    _ removal: ViewRemoval, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}
}

extension ViewInsertion {
  func effects(in scene: Scene, _ properties: [AnimatedProperty]) -> [EffectProperty] { [] }
}

extension ViewRemoval {
  func effects(in scene: Scene, _ properties: [AnimatedProperty]) -> [EffectProperty] { [] }
}
