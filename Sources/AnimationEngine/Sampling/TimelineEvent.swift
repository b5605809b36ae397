/// Something that happens at one moment of a timeline.
public struct TimelineEvent: Hashable, Sendable {
  /// When it happens, in seconds.
  public var time: Double
  /// What happens.
  public var kind: Kind

  /// The sorts of events.
  public enum Kind: Hashable, Sendable {
    /// A phase animator begins to move to the phase of this name.
    case phase(name: String)
    /// An animation reports its completion; `finished` tells whether it ran to its end.
    case completed(name: String, criteria: String, finished: Bool)
    /// A property animator has come to rest.
    case animatorCompleted(name: String, position: AnimatingPosition)
    /// A view has come, at the end of its transition, or gone.
    case view(name: String, isPresent: Bool)
    /// Somebody asked which view is at a point.
    case hitTest(HitTestResult)
  }

  /// Which views are at a point: the topmost ones whose frames contain it.
  public struct HitTestResult: Hashable, Sendable {
    /// By their model frames, which UIKit asks.
    public var model: String?
    /// By the frames that show.
    public var presentation: String?
    /// The view that a touch reaches: the one of the model, unless it animates without allowing
    /// interaction.
    public var hit: String?

    /// An answer.
    public init(model: String?, presentation: String?, hit: String?) {
      self.model = model
      self.presentation = presentation
      self.hit = hit
    }
  }

  /// An event at a time.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
