/// How far two documents are apart.
public struct Comparison: Hashable, Sendable, Decodable {
  /// The tolerance that was asked for; nil if none was.
  public var tolerance: Double?
  /// Whether both have the same properties and none is farther off than the tolerance; nil without one.
  public var pass: Bool?
  /// The largest distance of all, in the unit of its component.
  public var worst: Double
  /// The durations of both.
  public var durations: Durations
  /// The distance of each property that both have.
  public var properties: [Property]
  /// The properties that the right one lacks, or has with another type.
  public var onlyLeft: [String]
  /// The properties that the left one lacks, or has with another type.
  public var onlyRight: [String]

  /// The durations of two documents, in seconds.
  public struct Durations: Hashable, Sendable, Decodable {
    /// The duration of the left one.
    public var left: Double
    /// The duration of the right one.
    public var right: Double
  }

  /// How far one property is apart.
  public struct Property: Hashable, Sendable, Decodable {
    /// The name of the property.
    public var property: String
    /// The largest distance of a component, in its unit; 1 where labels differ.
    public var worst: Double
    /// The time of the largest distance, in seconds.
    public var time: Double
    /// The component that is farthest off; nil where there is only one.
    public var component: String?
    /// The mean distance over all components and times.
    public var mean: Double
  }
}
