/// A spring in every form, with its settling time by every rule.
public struct SpringReport: Hashable, Sendable, Decodable {
  /// The mass of the spring's object.
  public var mass: Double
  /// The stiffness.
  public var stiffness: Double
  /// The damping coefficient.
  public var damping: Double
  /// The period of the undamped oscillation, in seconds.
  public var response: Double
  /// The perceptual duration, in seconds.
  public var duration: Double
  /// The bounce; nil if no bounce describes the spring.
  public var bounce: Double?
  /// The damping ratio: damping divided by critical damping.
  public var dampingRatio: Double
  /// The angular frequency in radians per second; negative for an over-damped spring.
  public var angularFrequency: Double
  /// The rate at which the oscillation decays, per second.
  public var decayConstant: Double
  /// The times after which the spring counts as settled.
  public var settling: Settling

  /// Settling times in seconds by rule; nil for a time that is never reached.
  public struct Settling: Hashable, Sendable {
    /// The exact last time outside a band around the target, by the band's half width as text.
    public var lastCrossing: [String: Double?]
    /// The settling times by the rules of other systems, such as `swiftui` or `compose`.
    public var rules: [String: Double?]
  }
}

extension SpringReport.Settling: Decodable {
  /// Decodes the object: one member has the crossings, each other member is a rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Rule.self)
    lastCrossing = try container.decode([String: Double?].self, forKey: .lastCrossing)
    rules = [:]
    for key in container.allKeys where key != .lastCrossing {
      rules[key.stringValue] = .some(try container.decode(Double?.self, forKey: key))
    }
  }

  private struct Rule: CodingKey, Equatable {
    var stringValue: String
    var intValue: Int? { nil }

    static let lastCrossing = Rule(stringValue: "lastCrossing")

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
