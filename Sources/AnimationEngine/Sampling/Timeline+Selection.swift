/// A property of a timeline, or one of its columns.
public struct TimelinePart: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The index of the column among those of the property; nil for all of them.
  public var component: Int?

  /// Creates the selection of a property, or of one of its columns.
  public init(property: Int, component: Int? = nil) {
    (self.property, self.component) = (property, component)
  }
}

extension Timeline {
  /// The same timeline with only some properties and columns, in the given order. A single column
  /// becomes a number with the column's name, such as `offset.y`. Duration and events stay.
  ///
  /// - Complexity: O(properties + columns shown).
  public func showing(_ parts: [TimelinePart]) -> Timeline {
    showing(parts, columnsFrom: firstColumns)
  }

  /// The first column of each property, and the number of all columns.
  ///
  /// - Complexity: O(columns).
  package var firstColumns: [Int] {
    [0] + properties.columnRanges.map(\.upperBound)
  }

  /// The same timeline with only some properties and columns, for whoever selects many times and knows
  /// ``firstColumns``.
  ///
  /// - Complexity: O(columns shown).
  package func showing(_ parts: [TimelinePart], columnsFrom first: [Int]) -> Timeline {
    var shown: [AnimatedProperty] = []
    var indices: [Int] = []
    for part in parts {
      let property = properties[part.property]
      let range = first[part.property]..<first[part.property + 1]
      if let component = part.component {
        let column = SampleColumn.columns(of: property, at: part.property)[component]
        shown.append(AnimatedProperty(name: column.name, type: .number))
        indices.append(range.lowerBound + component)
      } else {
        shown.append(property)
        indices += range
      }
    }
    return Timeline(self, showing: shown, columns: indices)
  }

  /// The same timeline with a single column, for whoever looks at it many times: each look at some
  /// samples takes a walk through all columns.
  ///
  /// - Complexity: O(columns).
  package func showing(column: Int) -> Timeline {
    guard columnCount > 1 else { return self }
    let number = AnimatedProperty(name: columns[column].name, type: .number)
    return Timeline(self, showing: [number], columns: [column])
  }
}
