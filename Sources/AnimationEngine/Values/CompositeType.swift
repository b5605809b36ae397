/// A type of values that are several plain numbers, each with a name.
///
/// A type is a case and a line in ``shape``; what it consists of stands beside its value, as that of a
/// rectangle in `Rect.swift`.
public enum CompositeType: UInt8, CaseIterable, Hashable, Sendable {
  /// A point in the plane.
  case point
  /// A point in space.
  case point3
  /// A width and a height.
  case size
  /// An origin and a size.
  case rect
  /// Distances from the four edges.
  case insets

  /// What values of the type consist of.
  package var shape: CompositeShape { Self.shapes[Int(rawValue)] }

  private static let shapes = allCases.map { type -> CompositeShape in
    switch type {
    case .point: .point
    case .point3: .point3
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    }
  }
}

/// What the values of a composite type consist of.
package struct CompositeShape: Sendable {
  /// The name of the type.
  package let name: String
  /// Whether the name is a plural, which has no article.
  package let isPlural: Bool
  /// What the type is, where its name does not say it.
  package let meaning: String?
  /// The names of the numbers, in order.
  package let components: [String]
  /// The names that tell the type from those before it, which share names with it: one of each list
  /// is there.
  package let signs: [[String]]
  /// The numbers in the order in which CSS writes them.
  package let cssOrder: [Int]

  package init(
    _ name: String, isPlural: Bool = false, meaning: String? = nil, _ components: [String],
    signs: [[String]]? = nil, cssOrder: [Int]? = nil
  ) {
    (self.name, self.isPlural, self.meaning) = (name, isPlural, meaning)
    (self.components, self.signs) = (components, signs ?? [components])
    self.cssOrder = cssOrder ?? Array(components.indices)
  }
}
