/// A sampled timeline by columns: the answer to a request for samples.
public struct SampledTimeline: Hashable, Sendable {
  /// The kind of thing sampled: `animation`, `keyframes`, `phases`, `scene` or `curve`.
  public var kind: String
  /// The duration of the timeline in seconds; nil when the timeline has no end.
  public var duration: Double?
  /// The times of the samples, in seconds; for a curve, their progress.
  public var times: [Double]
  /// The samples of each property, in the order of the document.
  public var tracks: [Track]
  /// The events of the timeline, by time.
  public var events: [Event]

  /// The samples of one property.
  public struct Track: Hashable, Sendable {
    /// The name of the property.
    public var property: String
    /// The type of the property's values, such as `point`.
    public var type: String
    /// The values, one for each time.
    public var values: Columns
    /// The velocities per second, if asked for; those of a path are all nil, those of a discrete
    /// property all null.
    public var velocities: Columns?
    /// The model values, which the motion is on its way to, if asked for.
    public var model: Columns?
  }

  /// The columns of one property. A nil entry is a time without a value.
  public enum Columns: Hashable, Sendable {
    /// The numbers of a property with one component.
    case scalar([Double?])
    /// The numbers of each component by name; for a transform those of its matrix, `m11` to
    /// `m44`.
    case composite([String: [Double?]])
    /// The values of a discrete property, as JSON.
    case discrete([JSONValue])
    /// The paths of a path property, as SVG path data.
    case paths([String?])
  }

  /// An event at one time.
  public struct Event: Hashable, Sendable {
    /// The time of the event, in seconds.
    public var time: Double
    /// The type of the event: `phase`, `completed`, `appeared`, `disappeared` or `hitTest`.
    public var type: String
    /// The name of the phase, completion, animator or view; nil for a hit test.
    public var name: String?
    /// For a completion its criteria: `logicallyComplete`, `removed` or `progress`; nil for an
    /// animator.
    public var criteria: String?
    /// For a completion, whether the animation ran to its end; nil otherwise.
    public var finished: Bool?
    /// For an animator, where it came to rest: `start`, `end` or `current`; nil otherwise.
    public var position: String?
    /// For a hit test, the view whose model frame contains the point; nil if there is none.
    public var model: String?
    /// For a hit test, the view that shows at the point; nil if there is none.
    public var presentation: String?
    /// For a hit test, the view that a touch would reach; nil if there is none.
    public var hit: String?
  }
}

// MARK: - Reading

extension SampledTimeline: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind, duration, times, tracks, events
  }

  /// Decodes an answer; unknown members are ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(String.self, forKey: .kind)
    duration = try container.decodeIfPresent(Double.self, forKey: .duration)
    times = try container.decode([Double].self, forKey: .times)
    tracks = try container.decode([Track].self, forKey: .tracks)
    events = try container.decodeIfPresent([Event].self, forKey: .events) ?? []
  }
}

extension SampledTimeline.Event: Decodable {}

extension SampledTimeline.Track: Decodable {
  private enum CodingKeys: String, CodingKey {
    case property, type, values, velocities, model
  }

  /// Decodes a track, whose type determines the form of its columns.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    property = try container.decode(String.self, forKey: .property)
    type = try container.decode(String.self, forKey: .type)
    guard let values = try Self.columns(.values, of: type, in: container) else {
      throw DecodingError.keyNotFound(
        CodingKeys.values, .init(codingPath: decoder.codingPath, debugDescription: "no values"))
    }
    self.values = values
    velocities = try Self.columns(.velocities, of: type, in: container)
    model = try Self.columns(.model, of: type, in: container)
  }

  private static func columns(
    _ key: CodingKeys, of type: String, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> SampledTimeline.Columns? {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    switch type {
    case "discrete": return .discrete(try container.decode([JSONValue].self, forKey: key))
    case "path": return .paths(try container.decode([String?].self, forKey: key))
    default: return try container.decode(Numbers.self, forKey: key).columns
    }
  }

  /// Decodes a list of numbers, or an object of such lists.
  private struct Numbers: Decodable {
    var columns: SampledTimeline.Columns

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let lists = try? container.decode([String: [Double?]].self) {
        columns = .composite(lists)
      } else {
        columns = .scalar(try container.decode([Double?].self))
      }
    }
  }
}
