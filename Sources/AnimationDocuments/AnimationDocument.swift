internal import AnimationEngine
public import AnimationScenes

/// A document: how values change in time, as it is sent and stored.
///
/// A document is an object of JSON of one of four kinds: values that go from one to another under
/// an animation, tracks of keyframes, a sequence of phases, or a script of what happens. It is read strictly and checked
/// whole; what could be read is right, so the animation in it needs no further check.
///
///     let document = try AnimationDocument(decoding: bytes)
///     let animation = try document.resolved()
public struct AnimationDocument: Hashable, Sendable {
  /// What the document is called, if it says so.
  public var name: String?
  /// What it says about itself, if anything.
  public var description: String?
  /// What it means.
  let animation: ResolvedAnimation

  /// The version of the format that is read and written.
  public static let version = 1

  /// A document that means `animation`.
  ///
  /// A custom animation (`CustomAnimation`) is code, which no document can hold: writing one that
  /// has any traps.
  public init(
    _ animation: ResolvedAnimation, name: String? = nil, description: String? = nil
  ) {
    self.animation = animation
    self.name = name
    self.description = description
  }

  /// The kinds of documents.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// From one set of values to another.
    case animation
    /// Tracks of keyframes.
    case keyframes
    /// A sequence of phases.
    case phases
    /// A script of what happens.
    case scene
  }

  /// Which kind it is.
  public var kind: Kind { Kind(animation.content) }

  /// The checked, complete animation that the document means.
  ///
  /// - Throws: What passes `limits`: a document may have been read or made under wider ones.
  /// - Complexity: O(tracks).
  public func resolved(
    within limits: Limits = .standard
  ) throws(DocumentRefusal) -> ResolvedAnimation {
    let problems = animation.excesses(over: limits)
    guard problems.isEmpty else { throw DocumentRefusal(.invalidDocument, problems) }
    return animation
  }
}

extension AnimationDocument.Kind {
  /// The kind of document that holds such an animation.
  public init(_ content: ResolvedAnimation.Content) {
    switch content {
    case .animation: self = .animation
    case .keyframes: self = .keyframes
    case .phases: self = .phases
    case .scene: self = .scene
    }
  }
}

extension ResolvedAnimation {
  /// What the animation has more of than `limits` allow.
  fileprivate func excesses(over limits: Limits) -> [DocumentProblem] {
    var problems: [DocumentProblem] = []
    func check(_ count: Int, _ limit: Int, _ things: String, _ setting: String) {
      guard count > limit else { return }
      problems.append(
        DocumentProblem(
          .tooMany, "A document has at most \(limit) \(things); this has \(count).", pointer: "",
          excess: .init(limit: limit, actual: count, setting: setting)))
    }
    check(properties.count, limits.maxTracks, "properties", "max-tracks")
    for property in properties {
      guard let problem = property.transformExcess else { continue }
      problems.append(
        DocumentProblem(
          .tooMany, problem.message, pointer: "", hint: AnimatedProperty.transformHint,
          excess: .init(limit: problem.limit, actual: problem.actual)))
    }
    switch content {
    case .animation: break
    case .keyframes(let keyframes):
      check(keyframes.tracks.count, limits.maxTracks, "tracks", "max-tracks")
      let count = keyframes.tracks.reduce(0) { $0 + $1.keyframes.count }
      check(count, limits.maxKeyframes, "keyframes", "max-keyframes")
    case .phases(let phases):
      let (values, overflow) = phases.phases.count.multipliedReportingOverflow(
        by: max(properties.count, 1))
      check(overflow ? .max : values, limits.maxKeyframes, "values of all phases", "max-keyframes")
    case .scene(let scene):
      let (length, shown) = (scene.length, scene.completed(properties).properties.count)
      if shown > properties.count { check(shown, limits.maxTracks, "properties", "max-tracks") }
      check(
        scene.animations.count, limits.maxTracks, "animations beside properties", "max-tracks")
      check(length.steps, limits.maxEvents, SceneLength.steps, "max-events")
      check(length.keyframes, limits.maxKeyframes, SceneLength.keyframes, "max-keyframes")
    }
    return problems
  }
}
