/// A view that takes its frame over from another one: `matchedGeometryEffect`.
///
/// Both views have a property `frame`. The one that is matched to starts where the other shows, at its
/// velocity, and goes to its own frame; the other goes with it.
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
  /// The point of both frames that is brought together, where not both position and size are handed
  /// over.
  public var anchor: UnitPoint
  /// Which of both leads.
  public var source: Source

  /// What is handed over of a frame.
  public enum Properties: String, CaseIterable, Hashable, Sendable {
    case frame, position, size
  }

  /// Which of both views leads.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The one that takes the frame; the other follows it.
    case to
    /// The one that hands the frame over: the other stays with it.
    case from
    /// Both, as where nobody has said `isSource: false`: each goes its own way.
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
