/// A type of values that consist of several plain numbers, each with a name.
///
/// To add a type, add a case and a line in ``shape``; its shape is declared beside the value type,
/// as that of a rectangle in `Rect.swift`.
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

  /// The structure of the type's values.
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

/// The structure of a composite type's values.
package struct CompositeShape: Sendable {
  /// The name of the type.
  package let name: String
  /// Whether the name is a plural, which has no article.
  package let isPlural: Bool
  /// The meaning of the type, where its name does not say it; otherwise nil.
  package let meaning: String?
  /// The names of the numbers, in order.
  package let components: [String]
  /// The component names that distinguish the type from the types before it that share names with
  /// it. A value of this type has at least one name of each list.
  package let signs: [[String]]
  /// The indices of the components in the order in which CSS writes them.
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
