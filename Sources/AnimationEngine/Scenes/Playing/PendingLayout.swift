/// Changes of layout that nobody has flushed.
struct PendingLayout {}

extension ScenePlayer {
  mutating func lay(
    _ change: LayoutChange, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {}

  mutating func flushPendingLayout() {}
}

extension Scene {
  /// The frames that its layout shows.
  var layoutEffects: [EffectProperty] { [] }
}
