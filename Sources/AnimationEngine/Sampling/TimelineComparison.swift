/// The distance between two timelines, property by property.
public struct TimelineComparison: Hashable, Sendable {
  /// A property that both timelines have.
  public struct Entry: Hashable, Sendable {
    /// The name of the property.
    public var name: String
    /// The largest distance of any component, in its unit.
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
  /// right one; below it the reverse.
  public private(set) var onlyLeft: [String] = []
  public private(set) var onlyRight: [String] = []

  /// The largest distance of all.
  public var worst: Double { entries.map(\.worst).max() ?? 0 }

  /// Whether both timelines have the same properties and no distance exceeds `tolerance`.
  public func isWithin(_ tolerance: Double) -> Bool {
    onlyLeft.isEmpty && onlyRight.isEmpty && worst <= tolerance
  }

  /// Compares two timelines at `count` evenly spaced times from 0 to the end of the longer one; the
  /// shorter one keeps its last values.
  ///
  /// - Precondition: Both have an end, and `count` is at least 2.
  /// - Complexity: O(count * columns).
  public init(_ left: Timeline, _ right: Timeline, count: Int) {
    let end = max(left.duration ?? 0, right.duration ?? 0)
    let grid = SampleGrid.evenly(count: count, end: end)
    let (own, others) = (ComparedProperty.all(of: left), ComparedProperty.all(of: right))
    for property in own {
      guard let other = others.first(where: { $0.matches(property) }) else {
        onlyLeft.append(property.property.name)
        continue
      }
      entries.append(Self.entry(property, other, left, right, grid))
    }
    onlyRight = others.filter { other in !own.contains { other.matches($0) } }
      .map(\.property.name)
  }

  private static func entry(
    _ property: ComparedProperty, _ other: ComparedProperty, _ left: Timeline, _ right: Timeline,
    _ grid: SampleGrid
  ) -> Entry {
    var entry = Entry(
      name: property.property.name, worst: 0, time: 0, component: "", mean: 0)
    let names = property.property.componentNames
    var sum = 0.0
    for (index, (column, otherColumn)) in zip(property.columns, other.columns).enumerated() {
      let values = left.column(column, on: grid)
      let others = right.column(otherColumn, on: grid)
      for row in values.indices {
        let distance = Self.distance(
          values[row], others[row], property.property, other.property)
        sum += distance
        guard distance > entry.worst else { continue }
        entry.worst = distance
        entry.time = grid.time(at: row)
        entry.component = names.count == property.columns.count ? names[index] : ""
      }
    }
    entry.mean = sum / Double(max(grid.count * property.columns.count, 1))
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
    var start = 0
    return timeline.properties.map { property in
      defer { start += property.columnCount }
      return ComparedProperty(property: property, columns: start..<start + property.columnCount)
    }
  }

  /// Whether two properties can be compared; colours match whatever the space in which they mix.
  func matches(_ other: ComparedProperty) -> Bool {
    guard property.name.isExactly(other.property.name), columns.count == other.columns.count else {
      return false
    }
    if case (.color, .color) = (property.type, other.property.type) { return true }
    return property.type == other.property.type
  }
}

extension Timeline {
  /// The values of a column at the times of a grid; after the timeline's end it keeps the last
  /// value.
  fileprivate func column(_ column: Int, on grid: SampleGrid) -> [Double] {
    let end = duration ?? .infinity
    return (0..<grid.count).map { value(ofColumn: column, at: min(grid.time(at: $0), end)) }
  }
}
