public import AnimationEngine

/// A view that takes its frame over from another one: `matchedGeometryEffect`.
///
/// Both views have a rectangle `frame`. The view `to` starts where the view `from` shows, at its velocity.
/// It goes to its own frame by the event's animation, or at once without one, and `from` goes along.
/// Springs keep the velocity. Animations that ran on the frames before are over.
///
/// A view that is matched back goes to its own frame again, not to the frame of the other. Together with a
/// ``ViewRemoval`` of `from` and a ``ViewInsertion`` of `to` at the same time this makes a hero transition;
/// the insertion comes before the match.
public struct MatchedGeometry: Hashable, Sendable {
  /// The view whose frame is handed over.
  public var from: String
  /// The view that takes it.
  public var to: String
  /// What both are known by; views match only within one namespace.
  public var id: String?
  /// Where the id is known.
  public var namespace: String?
  /// What is handed over.
  public var properties: Properties
  /// The point of both frames that is brought together where only positions are matched, and that
  /// stays where only sizes are.
  public var anchor: UnitPoint
  /// Which of both leads.
  public var source: Source

  /// What is handed over of a frame.
  public enum Properties: String, CaseIterable, Hashable, Sendable {
    /// The whole frame.
    case frame
    /// The position of the anchor; each view keeps its own size.
    case position
    /// The size, about the anchor of each view's own frame.
    case size
  }

  /// Which of both views leads.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The one that takes the frame; the other follows it.
    case to
    /// The one that hands the frame over: the other goes to its frame, and has it until it is set or
    /// matched again. It does not follow when that frame changes later.
    case from
    /// Both, as where nobody has said `isSource: false`: one starts where the other is, then each goes
    /// its own animation.
    case both
  }

  /// A frame handed over.
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
