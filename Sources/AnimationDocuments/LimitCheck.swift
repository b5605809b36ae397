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
    note(properties.count, limits.maxTracks, "properties", "max-tracks")
    for index in properties.indices where properties[index].type == .transform {
      guard let problem = properties[index].transformExcess else { continue }
      problems.append(
        DocumentProblem(
          .tooMany, problem.message, pointer: "", hint: AnimatedProperty.transformHint,
          excess: .init(limit: problem.limit, actual: problem.actual)))
    }
  }

  private mutating func look(at keyframes: KeyframeAnimation) {
    note(keyframes.tracks.count, limits.maxTracks, "tracks", "max-tracks")
    let count = keyframes.tracks.reduce(0) { $0 + $1.keyframes.count }
    note(count, limits.maxKeyframes, "keyframes", "max-keyframes")
  }

  private mutating func look(at phases: PhaseAnimation, of properties: Int) {
    let (values, overflow) = phases.phases.count.multipliedReportingOverflow(by: max(properties, 1))
    note(overflow ? .max : values, limits.maxKeyframes, "values of all phases", "max-keyframes")
  }

  private mutating func look(at scene: Scene, of animation: ResolvedAnimation) {
    let (length, shown) = (scene.length, animation.shownProperties.count)
    if shown > animation.properties.count {
      note(shown, limits.maxTracks, "properties", "max-tracks")
    }
    note(scene.animations.count, limits.maxTracks, "animations beside properties", "max-tracks")
    note(length.steps, limits.maxEvents, SceneLength.steps, "max-events")
    note(length.keyframes, limits.maxKeyframes, SceneLength.keyframes, "max-keyframes")
  }

  private mutating func note(_ count: Int, _ limit: Int, _ things: String, _ setting: String) {
    guard count > limit else { return }
    problems.append(
      DocumentProblem(
        .tooMany, Limits.message(count, atMost: limit, things), pointer: "",
        excess: .init(limit: limit, actual: count, setting: setting)))
  }
}
