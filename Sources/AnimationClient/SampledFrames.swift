/// A sampled timeline by frames: every value at one time after the other.
public struct SampledFrames: Hashable, Sendable, Decodable {
  /// The kind of document sampled: `animation`, `keyframes`, `phases` or `scene`.
  public var kind: String
  /// The duration of the timeline in seconds; nil when the timeline has no end.
  public var duration: Double?
  /// The frames, in the order of their times in the request.
  public var frames: [Frame]
  /// The events of the timeline, by time.
  public var events: [SampledTimeline.Event]

  /// What each property has at one time, by its name.
  public struct Frame: Hashable, Sendable, Decodable {
    /// The number of the frame, from 0.
    public var frame: Int
    /// The time of the frame, in seconds.
    public var time: Double
    /// The values in the form of documents, or as texts of CSS if these were asked for.
    public var values: [String: JSONValue]
    /// The velocities per second as plain numbers, if asked for; null for what has none, such as a path.
    public var velocities: [String: JSONValue]?
    /// The model values, which the motion is on its way to, if asked for.
    public var model: [String: JSONValue]?
  }
}
