/// The distance between two timelines, property by property.
public struct TimelineComparison: Hashable, Sendable {
  /// A property that both timelines have.
  public struct Entry: Hashable, Sendable {
    /// The name of the property.
    public var name: String
    /// The largest distance of any component, in its unit; 1 where labels differ, or where only one
    /// timeline has a value. Where one of two colours has an opacity of 0, only the opacities count.
    public var worst: Double
    /// The time of the largest distance, in seconds.
    public var time: Double
    /// The name of the component with the largest distance; empty where there is only one
    /// component.
    public var component: String
    /// The mean distance over all components and times.
    public var mean: Double
  }

  /// The properties that both timelines have, in the order of the left one.
  public private(set) var entries: [Entry] = []
  /// The names of properties that only the left timeline has, or that have another type in the
  /// right one.
  public private(set) var onlyLeft: [String] = []
  /// The names of properties that only the right timeline has, or that have another type in the
  /// left one.
  public private(set) var onlyRight: [String] = []

  /// The largest distance of all.
  public var worst: Double { entries.map(\.worst).max() ?? 0 }

  /// Whether both timelines have the same properties and no distance exceeds `tolerance`.
  public func isWithin(_ tolerance: Double) -> Bool {
    onlyLeft.isEmpty && onlyRight.isEmpty && worst <= tolerance
  }

  /// Compares two timelines at some times, and more closely where they are farthest apart; the
  /// shorter one keeps its last values. The mean is that of the evenly spaced times.
  ///
  /// - Precondition: Both have an end.
  /// - Complexity: O(times * columns).
  public init(_ left: Timeline, _ right: Timeline, at times: ComparisonTimes) {
    let (own, others) = (ComparedProperty.all(of: left), ComparedProperty.all(of: right))
    let othersByName = ComparedProperty.byName(others)
    for property in own {
      guard let other = othersByName[property.name], other.matches(property) else {
        onlyLeft.append(property.property.name)
        continue
      }
      entries.append(Self.entry(property, other, left, right, times))
    }
    let ownByName = ComparedProperty.byName(own)
    onlyRight = others.filter { ownByName[$0.name]?.matches($0) != true }.map(\.property.name)
  }

  private static func entry(
    _ property: ComparedProperty, _ other: ComparedProperty, _ left: Timeline, _ right: Timeline,
    _ times: ComparisonTimes
  ) -> Entry {
    var entry = Entry(name: property.property.name, worst: 0, time: 0, component: "", mean: 0)
    let names = property.property.componentNames
    var sum = 0.0
    for (index, (column, otherColumn)) in zip(property.columns, other.columns).enumerated() {
      var search = DistanceSearch { time in
        if property.hides(column, in: left, at: time) { return 0 }
        if other.hides(otherColumn, in: right, at: time) { return 0 }
        return distance(
          left.held(column, at: time), right.held(otherColumn, at: time), property.property,
          other.property)
      }
      sum += search.look(at: times.even.count) { times.even.time(at: $0) }
      _ = search.look(at: times.others.count) { times.others[$0] }
      guard search.worst > entry.worst else { continue }
      (entry.worst, entry.time) = (search.worst, search.time)
      entry.component = names.count == property.columns.count ? names[index] : ""
    }
    entry.mean = sum / Double(max(times.even.count * property.columns.count, 1))
    return entry
  }

  /// The distance of two numbers. It is 1 for labels that differ, and between a value and none.
  private static func distance(
    _ left: Double, _ right: Double, _ property: AnimatedProperty, _ other: AnimatedProperty
  ) -> Double {
    if left.isNaN || right.isNaN { return left.isNaN && right.isNaN ? 0 : 1 }
    guard property.type == .discrete else { return (left - right).magnitude }
    let labels = (
      property.discreteValues[Int(saturating: left)], other.discreteValues[Int(saturating: right)]
    )
    return labels.0 == labels.1 ? 0 : 1
  }
}

/// A property with its columns in a timeline.
private struct ComparedProperty {
  let property: AnimatedProperty
  let columns: Range<Int>

  static func all(of timeline: Timeline) -> [ComparedProperty] {
    zip(timeline.properties, timeline.properties.columnRanges).map(ComparedProperty.init)
  }

  var name: ExactName { ExactName(property.name) }

  static func byName(_ properties: [ComparedProperty]) -> [ExactName: ComparedProperty] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether nothing shows the number of a column at a time: red, green and blue where the opacity
  /// is 0. Some rules of mixing keep them there, others lose them.
  func hides(_ column: Int, in timeline: Timeline, at time: Double) -> Bool {
    guard case .color = property.type, let opacity = columns.last, column != opacity else {
      return false
    }
    return timeline.held(opacity, at: time) == 0
  }

  /// Whether two properties of one name can be compared; colours match whatever the space in which
  /// they mix.
  func matches(_ other: ComparedProperty) -> Bool {
    guard columns.count == other.columns.count else { return false }
    if case (.color, .color) = (property.type, other.property.type) { return true }
    return property.type == other.property.type
  }
}

extension Timeline {
  /// The value of a column at a time; after the timeline's end the last one.
  fileprivate func held(_ column: Int, at time: Double) -> Double {
    value(ofColumn: column, at: min(time, duration ?? .infinity))
  }
}
