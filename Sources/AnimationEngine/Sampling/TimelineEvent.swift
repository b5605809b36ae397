/// An event at one moment of a timeline.
public struct TimelineEvent: Hashable, Sendable {
  /// The time of the event, in seconds.
  public var time: Double
  /// The kind of event, with its data.
  public var kind: Kind

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A phase animator begins the step into the phase of this name.
    case phase(name: String)
    /// An animation reports its completion; `finished` tells whether it ran to its end.
    case completed(name: String, criteria: String, finished: Bool)
    /// A property animator has come to rest.
    case animatorCompleted(name: String, position: AnimatingPosition)
    /// A view appears, reported at the end of its transition, or disappears.
    case view(name: String, isPresent: Bool)
    /// A hit test finds the view at a point.
    case hitTest(HitTestResult)
  }

  /// A hit test: the names of the topmost views whose frames contain a point; nil for none.
  public struct HitTestResult: Hashable, Sendable {
    /// The view found by model frames, as UIKit's hit testing works; nil if there is none.
    public var model: String?
    /// The view found by displayed frames; nil if there is none.
    public var presentation: String?
    /// The view that a touch reaches: the one found by model frames. Nil if there is none, or if it
    /// animates without allowing user interaction.
    public var hit: String?

    /// Creates the result of a hit test.
    public init(model: String?, presentation: String?, hit: String?) {
      self.model = model
      self.presentation = presentation
      self.hit = hit
    }
  }

  /// Creates an event at a time.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

extension TimelineEvent {
  /// The bytes of the names in the event, which may be long.
  package var nameBytes: Int {
    switch kind {
    case .phase(let name), .view(let name, _), .animatorCompleted(let name, _),
      .completed(let name, _, _):
      name.utf8.count
    case .hitTest(let result):
      [result.model, result.presentation, result.hit].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
  }
}

extension [TimelineEvent] {
  /// The events in order of time; those at the same time keep their order.
  package var sortedByTime: [TimelineEvent] { sorted { $0.time < $1.time } }
}
