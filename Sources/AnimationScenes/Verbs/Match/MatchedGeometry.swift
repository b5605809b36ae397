public import AnimationEngine

/// One view takes over the frame of another: `matchedGeometryEffect`.
///
/// Both views have a rectangle `frame`. The view `to` starts with the frame that `from` shows, at
/// its velocity. It goes to its own frame by the event's animation, or at once without one, and
/// `from` goes along with it. Springs keep the velocity. Animations that ran on the frames before
/// end.
///
/// A view that is matched back goes to its own frame again, not to that of the other view. With a
/// ``ViewRemoval`` of `from` and a ``ViewInsertion`` of `to` at the same time this makes a hero
/// transition; the insertion comes before the match.
public struct MatchedGeometry: Hashable, Sendable {
  /// The view whose frame is taken over.
  public var from: String
  /// The view that takes the frame over.
  public var to: String
  /// The id that the views share; nil if it does not matter. Views match only within one namespace.
  public var id: String?
  /// The namespace of the id; nil for the only one.
  public var namespace: String?
  /// Which part of the frame is taken over.
  public var properties: Properties
  /// The point of both frames that coincides when positions are matched, and stays when sizes are.
  public var anchor: UnitPoint
  /// Which of the views determines the frame.
  public var source: Source

  /// The part of a frame that is taken over.
  public enum Properties: String, CaseIterable, Hashable, Sendable {
    /// The whole frame, that is its origin and its size.
    case frame
    /// The position of the anchor; each view keeps its own size.
    case position
    /// The size, which grows about the anchor of each view's own frame.
    case size
  }

  /// Which of both views determines the frame: `isSource`.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The view that takes the frame over; the other one follows it.
    case to
    /// The view that hands its frame over. The other view goes to that frame and keeps it until
    /// it is set or matched again; later changes of the frame do not move it.
    case from
    /// Both views, as if no one has said `isSource: false`: the view `to` starts where `from` is,
    /// then each follows its own animations.
    case both
  }

  /// A match of two views; by default `to` takes the whole frame and leads.
  public init(
    from: String, to: String, id: String? = nil, namespace: String? = nil,
    properties: Properties = .frame, anchor: UnitPoint = .center, source: Source = .to
  ) {
    self.from = from
    self.to = to
    self.id = id
    self.namespace = namespace
    self.properties = properties
    self.anchor = anchor
    self.source = source
  }
}

extension MatchedGeometry {
  func title(_ properties: [AnimatedProperty]) -> String? { "match \(from) to \(to)" }
}
