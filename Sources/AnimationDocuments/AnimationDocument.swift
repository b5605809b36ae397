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
///
/// Two documents are equal that are called the same and mean the same, however they are written.
public struct AnimationDocument: Sendable {
  /// What the document is called, if it says so.
  public var name: String?
  /// What it says about itself, if anything.
  public var description: String?
  /// What it means.
  let animation: ResolvedAnimation
  /// What it was read from; nil for one that was made of an animation.
  private(set) var source: DocumentSource?

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

  /// A document that was read from a text.
  init(
    _ animation: ResolvedAnimation, name: String?, description: String?, source: DocumentSource
  ) {
    self.init(animation, name: name, description: description)
    self.source = source
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
    let problems = LimitCheck(limits).problems(of: animation)
    guard problems.isEmpty else { throw DocumentRefusal(.invalidDocument, problems) }
    return animation
  }
}

// By hand, since how a document was written is no part of what it is.
extension AnimationDocument: Hashable {
  public static func == (left: AnimationDocument, right: AnimationDocument) -> Bool {
    (left.name, left.description) == (right.name, right.description)
      && left.animation == right.animation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(description)
    hasher.combine(animation)
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
