extension Scene {
  /// Views that come twice, or go without being there.
  func viewProblems(
    _ properties: [AnimatedProperty], ignoring unknown: Set<String>
  ) -> [SceneProblem] { [] }

  /// Frames that are handed over and are not there.
  func geometryProblems(
    _ properties: [AnimatedProperty], ignoring unknown: Set<String>
  ) -> [SceneProblem] { [] }
}
