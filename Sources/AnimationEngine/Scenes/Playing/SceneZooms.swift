/// The zoom transitions of a scene.
struct SceneZooms {}

extension ScenePlayer {
  mutating func perform(
    _ command: ZoomCommand, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}
}

extension ZoomCommand {
  func effects(in scene: Scene, _ properties: [AnimatedProperty]) -> [EffectProperty] { [] }
}
