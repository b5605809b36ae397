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
  /// The name of the document; nil if it has none.
  public var name: String?
  /// The description of the document; nil if it has none.
  public var description: String?
  /// The checked, complete animation that the document means.
  private(set) var animation: ResolvedAnimation
  /// The text that the document was read from; nil for one made of an animation.
  private(set) var source: DocumentSource?

  /// The version of the document format.
  public static let version = 1

  /// A document that means `animation`.
  ///
  /// A custom animation (`CustomAnimation`) is code: writing a document with one traps.
  public init(_ animation: ResolvedAnimation, name: String? = nil, description: String? = nil) {
    self.animation = animation
    self.name = name
    self.description = description
  }

  /// A document that was read from a JSON text. Its canonical text keeps the notation of that text.
  init(
    _ animation: ResolvedAnimation, name: String?, description: String?, source: DocumentSource
  ) {
    self.init(animation, name: name, description: description)
    self.source = source
  }

  /// The kinds of documents, by their names in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// All properties animate from one set of values to another.
    case animation
    /// The properties follow tracks of keyframes.
    case keyframes
    /// The properties go through a sequence of phases.
    case phases
    /// A scene: a script of events.
    case scene
  }

  /// The kind of this document.
  public var kind: Kind { Kind(animation.content) }

  /// The checked, complete animation that the document means.
  ///
  /// - Throws: A refusal if the animation exceeds `limits`: the document may have been read or
  ///   made under wider ones.
  /// - Complexity: O(tracks).
  public func resolved(
    within limits: Limits = .standard
  ) throws(DocumentRefusal) -> ResolvedAnimation {
    let problems = LimitCheck(limits).problems(of: animation)
    guard problems.isEmpty else { throw DocumentRefusal(.invalidDocument, problems) }
    return animation
  }
}

extension AnimationDocument {
  /// Gives keyframes that end at stated times after a spring without a duration their own durations,
  /// which only the motion of that spring tells.
  ///
  /// - Returns: The ends, by their indices, that come before the keyframe begins, and when it begins.
  mutating func closeEnds(
    _ ends: [KeyframeAnimation.StatedEnd], meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [(end: Int, begin: Double)] {
    guard !ends.isEmpty, case .keyframes(var keyframes) = animation.content else { return [] }
    let early = try keyframes.close(ends, of: animation.properties, meter: &meter)
    animation.content = .keyframes(keyframes)
    return early
  }
}

// Written by hand: the source text is no part of a document's meaning.
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
  /// The kind of document that holds a content of this kind.
  public init(_ content: ResolvedAnimation.Content) {
    switch content {
    case .animation: self = .animation
    case .keyframes: self = .keyframes
    case .phases: self = .phases
    case .scene: self = .scene
    }
  }
}
