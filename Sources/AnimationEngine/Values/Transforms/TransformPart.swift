/// A part of a transform that a layer animation animates separately, as in Core Animation's key
/// paths: `transform.rotation.z`, `transform.scale`, `transform.translation`.
///
/// A transform is decomposed into perspective · translation · rotation about z, y and x · skew ·
/// scale. The part is set in it, and the other parts stay as they are.
public enum TransformPart: String, CaseIterable, Hashable, Sendable {
  /// The rotation about z, in degrees; whole turns are kept.
  case rotation
  /// The rotation about x, in degrees; whole turns are kept.
  case rotationX = "rotation.x"
  /// The rotation about y, in degrees; whole turns are kept.
  case rotationY = "rotation.y"
  /// The same as ``rotation``.
  case rotationZ = "rotation.z"
  /// All three scale factors at once. Its value, when it is read, is their mean.
  case scale
  /// The scale factor along x.
  case scaleX = "scale.x"
  /// The scale factor along y.
  case scaleY = "scale.y"
  /// The scale factor along z.
  case scaleZ = "scale.z"
  /// The translation along x and y, in pixels.
  case translation
  /// The translation along x, in pixels.
  case translationX = "translation.x"
  /// The translation along y, in pixels.
  case translationY = "translation.y"
  /// The translation along z, in pixels.
  case translationZ = "translation.z"

  /// The type of the part's values.
  public var type: PropertyType {
    switch self {
    case .rotation, .rotationX, .rotationY, .rotationZ: .angle
    case .translation: .point
    default: .number
    }
  }

  /// The elements that the part sets.
  var elements: [TransformElement] {
    switch self {
    case .rotationX: [.rotationX]
    case .rotationY: [.rotationY]
    case .rotation, .rotationZ: [.rotationZ]
    case .scale: [.scaleX, .scaleY, .scaleZ]
    case .scaleX: [.scaleX]
    case .scaleY: [.scaleY]
    case .scaleZ: [.scaleZ]
    case .translation: [.translationX, .translationY]
    case .translationX: [.translationX]
    case .translationY: [.translationY]
    case .translationZ: [.translationZ]
    }
  }

  func numbers(of value: Components) -> [Double] {
    self == .scale ? [value[0], value[0], value[0]] : value.array
  }

  func value(of numbers: [Double]) -> Components {
    self == .scale ? Components(scalar: numbers.reduce(0, +) / 3) : Components(numbers)
  }
}

/// One of the nine numbers of a transform that may be animated separately.
enum TransformElement: Int, CaseIterable, Hashable, Sendable {
  case rotationX, rotationY, rotationZ
  case scaleX, scaleY, scaleZ
  case translationX, translationY, translationZ
}

/// A set of elements, in their order.
package struct TransformElements: Hashable, Sendable {
  private var bits: UInt16 = 0

  package init() {}

  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount }

  /// The elements of the set, in order.
  var list: [TransformElement] { TransformElement.allCases.filter(contains) }

  /// The number of elements of the set that come before `element`.
  func rank(of element: TransformElement) -> Int {
    (bits & (1 << UInt16(element.rawValue) - 1)).nonzeroBitCount
  }

  package mutating func insert(_ part: TransformPart) {
    for element in part.elements { bits |= 1 << UInt16(element.rawValue) }
  }

  private func contains(_ element: TransformElement) -> Bool {
    bits & 1 << UInt16(element.rawValue) != 0
  }
}
