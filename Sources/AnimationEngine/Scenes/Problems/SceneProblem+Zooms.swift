extension Scene {
  /// Zooms that are told what they cannot do.
  func zoomProblems(ignoring unknown: Set<String>) -> [SceneProblem] { [] }
}
