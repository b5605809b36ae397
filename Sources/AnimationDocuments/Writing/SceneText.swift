internal import AnimationEngine

extension JSONText {
  /// Writes the members of a scene.
  mutating func members(of scene: Scene, _ properties: [AnimatedProperty]) {
    firstValues(.initial, scene.initial.compactMap { $0 }, properties)
  }
}
