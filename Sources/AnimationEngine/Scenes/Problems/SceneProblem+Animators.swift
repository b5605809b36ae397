extension Scene {
  /// Actions that the state of a property animator forbids.
  func animatorProblems(ignoring unknown: Set<String>) -> [SceneProblem] { [] }
}
