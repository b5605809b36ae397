/// A timeline as numbers: the answer to a sampling, by columns.
public struct SampledTimeline: Hashable, Sendable {
  /// What was sampled: `animation`, `keyframes`, `phases` or `curve`.
  public var kind: String
  /// How long the timeline lasts, in seconds; nil when it has no end.
  public var duration: Double?
  /// The times of the samples, in seconds.
  public var times: [Double]
  /// The properties in the order of the document.
  public var tracks: [Track]
  /// What happens along the way, by time.
  public var events: [Event]

  /// One property at all times.
  public struct Track: Hashable, Sendable {
    /// The name of the property.
    public var property: String
    /// The type of its values, such as `point`.
    public var type: String
    /// The values, as many as there are times.
    public var values: Columns
    /// The velocities, per second, when they were asked for; those of a path are all nil.
    public var velocities: Columns?
    /// The values that the motion is on its way to, when they were asked for.
    public var model: Columns?
  }

  /// The numbers of one property. A nil is a time at which there is none.
  public enum Columns: Hashable, Sendable {
    /// Of a property with one component.
    case scalar([Double?])
    /// Of a property with named components; of a transform those of its matrix, `m11` to `m44`.
    case composite([String: [Double?]])
    /// The values of a discrete property, as JSON.
    case discrete([JSONValue])
    /// The paths of a path property, as SVG path data.
    case paths([String?])
  }

  /// Something that happens at one moment.
  public struct Event: Hashable, Sendable {
    /// When it happens, in seconds.
    public var time: Double
    /// `phase`, `completed`, `appeared`, `disappeared` or `hitTest`.
    public var type: String
    /// The name of the phase, of what is complete, or of the view; nil of a hit test.
    public var name: String?
    /// Of a completion: `logicallyComplete`, `removed` or `progress`; nil of an animator.
    public var criteria: String?
    /// Of a completion: whether the animation ran to its end.
    public var finished: Bool?
    /// Of an animator that has come to rest: `start`, `end` or `current`.
    public var position: String?
    /// Of a hit test: the view whose model frame is at the point.
    public var model: String?
    /// Of a hit test: the view that shows at the point.
    public var presentation: String?
    /// Of a hit test: the view that a touch reaches.
    public var hit: String?
  }
}

// MARK: - Reading

extension SampledTimeline: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind, duration, times, tracks, events
  }

  /// Reads an answer; members that are not known are passed over.
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

  /// Reads a track; the type says in which form its columns are.
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

  /// A list of numbers, or an object of such lists.
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
