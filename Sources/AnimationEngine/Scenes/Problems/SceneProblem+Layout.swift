extension Scene {
  /// Inputs of a layout that are not there.
  func layoutProblems(_ properties: [AnimatedProperty]) -> [SceneProblem] { [] }
}
