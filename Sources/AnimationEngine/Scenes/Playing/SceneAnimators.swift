/// The property animators of a scene.
struct SceneAnimators {}

extension ScenePlayer {
  mutating func perform(_ command: AnimatorCommand) throws(TimelineRefusal) {}
}
