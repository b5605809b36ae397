/// The animations of layers by their keys.
struct SceneLayers {}

extension ScenePlayer {
  mutating func perform(
    _ command: LayerCommand, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}
}
