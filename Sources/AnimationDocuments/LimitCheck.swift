internal import AnimationEngine
internal import AnimationScenes

/// Checks an animation against the limits on documents.
struct LimitCheck {
  private let limits: Limits
  private var problems: [DocumentProblem] = []

  init(_ limits: Limits) { self.limits = limits }

  /// One problem for each limit that the animation exceeds, in the order of its parts.
  ///
  /// - Complexity: O(properties + tracks + events).
  func problems(of animation: ResolvedAnimation) -> [DocumentProblem] {
    var check = self
    check.look(at: animation.properties)
    switch animation.content {
    case .animation: break
    case .keyframes(let keyframes): check.look(at: keyframes)
    case .phases(let phases): check.look(at: phases, of: animation.properties.count)
    case .scene(let scene): check.look(at: scene, of: animation)
    }
    return check.problems
  }

  private mutating func look(at properties: [AnimatedProperty]) {
    note(properties.count, .tracks, "properties")
    for index in properties.indices where properties[index].type == .transform {
      guard let problem = properties[index].transformExcess else { continue }
      problems.append(
        DocumentProblem(
          .tooMany, problem.message, pointer: "", hint: AnimatedProperty.transformHint,
          excess: .init(limit: problem.limit, actual: problem.actual)))
    }
  }

  private mutating func look(at keyframes: KeyframeAnimation) {
    note(keyframes.tracks.count, .tracks, "tracks")
    let count = keyframes.tracks.reduce(0) { $0 + $1.keyframes.count }
    note(count, .keyframes, "keyframes")
  }

  private mutating func look(at phases: PhaseAnimation, of properties: Int) {
    let (values, overflow) = phases.phases.count.multipliedReportingOverflow(by: max(properties, 1))
    note(overflow ? .max : values, .keyframes, "values of all phases")
  }

  private mutating func look(at scene: Scene, of animation: ResolvedAnimation) {
    let (length, shown) = (scene.length, animation.shownProperties.count)
    if shown > animation.properties.count {
      note(shown, .tracks, "properties")
    }
    note(scene.animations.count, .tracks, "animations beside properties")
    note(length.steps, .events, SceneLength.steps)
    note(length.keyframes, .keyframes, SceneLength.keyframes)
  }

  private mutating func note(_ count: Int, _ limit: Limits.Count, _ things: String) {
    guard count > limits[limit] else { return }
    problems.append(
      DocumentProblem(
        .tooMany, limits.message(count, of: limit, things), pointer: "",
        excess: limits.excess(count, of: limit)))
  }
}
