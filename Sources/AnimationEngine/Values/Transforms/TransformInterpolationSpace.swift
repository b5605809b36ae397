/// The space in which the transforms of one property interpolate.
///
/// Lists that match function by function interpolate by their arguments: springs, cubics and
/// velocities are then those of plain numbers. Other lists interpolate by weights; two such lists
/// by one number from 0 to 1.
enum TransformInterpolationSpace: Hashable, Sendable {
  /// The arguments of matching functions.
  case functions(TransformArgumentSpace)
  /// A progress from the first value to the second.
  case pair(TransformBlend)
  /// A weight for each value.
  case stops(TransformWeightSpace)
  /// One of these spaces, with parts that are animated separately.
  indirect case parts(TransformPartSpace)

  /// The maximum number of values that need weights, since each pair of them has an interpolation
  /// of its own. The exported keyframes of a busy transform are more than a hundred.
  static let mostStops = 128

  /// Creates the space of all values that a property takes; there is at least one.
  ///
  /// - Precondition: At most ``mostStops`` values where they need weights.
  /// - Complexity: O(functions of all values), times the number of values where they need weights.
  init(for values: [TransformList]) {
    precondition(!values.isEmpty, "a property without a value")
    if let space = TransformArgumentSpace(values) {
      self = .functions(space)
    } else if values.count == 2 {
      self = .pair(TransformBlend(from: values[0], to: values[1]))
    } else {
      precondition(values.count <= Self.mostStops, "\(values.count) values with weights")
      self = .stops(TransformWeightSpace(values))
    }
  }

  /// Creates the space of all values of a property, some parts of which are animated separately.
  init(for values: [TransformList], moving elements: TransformElements) {
    let whole = Self(for: values)
    self = elements.isEmpty ? whole : .parts(TransformPartSpace(whole, elements))
  }

  /// Whether values interpolate by weights, so that they cannot be added.
  var isWeighted: Bool {
    switch self {
    case .functions: false
    case .pair, .stops: true
    case .parts(let space): space.base.isWeighted
    }
  }

  /// Whether values need weights, which limits their number to ``mostStops``.
  ///
  /// - Complexity: O(functions of all values).
  static func needsStops(_ values: [TransformList]) -> Bool {
    values.count > 2 && TransformArgumentSpace(values) == nil
  }

  /// The work of creating the space of `values`, and its memory in bytes. Both are 0 unless each
  /// pair of values needs an interpolation of its own.
  static func cost(of values: [TransformList]) -> (work: Int, bytes: Int) {
    needsStops(values) ? TransformWeightSpace.cost(of: values) : (0, 0)
  }

  /// The number of factors in the product that gives the matrix, which determines its cost.
  var functionCount: Int {
    switch self {
    case .functions(let space): space.functionCount
    case .pair(let blend): blend.functionCount
    case .stops(let space): space.functionCount
    case .parts(let space): space.functionCount
    }
  }

  /// The number of factors that are multiplied for a displayed number: more than ``functionCount`` where
  /// several products are mixed.
  var factorCount: Int {
    if case .stops(let space) = self { space.factorCount } else { functionCount }
  }

  /// The number of coordinates.
  var laneCount: Int {
    switch self {
    case .functions(let space): space.laneCount
    case .pair: 1
    case .stops(let space): space.laneCount
    case .parts(let space): space.laneCount
    }
  }

  /// The coordinates of one of the values from which the space was created, by its index.
  func coordinates(ofValue index: Int) -> Components {
    switch self {
    case .functions(let space): space.coordinates(ofValue: index)
    case .pair: Components(scalar: Double(index))
    case .stops(let space): space.coordinates(ofValue: index)
    case .parts(let space): space.coordinates(ofValue: index)
    }
  }

  /// One entry of the displayed matrix, m11 … m44, by its index in 0..<16; NaN where the
  /// coordinates are NaN, so that there is no transform.
  ///
  /// - Complexity: O(functions).
  func shown<Number: SmoothNumber>(_ column: Int, at coordinates: [Number]) -> Number {
    if coordinates[0].value.isNaN { return Number(.nan, rate: .nan) }
    switch self {
    case .functions(let space): return space.shown(column, at: coordinates)
    case .pair(let blend): return blend.shown(column, at: coordinates[0])
    case .stops(let space): return space.shown(column, at: coordinates)
    case .parts(let space): return space.shown(column, at: coordinates)
    }
  }

  /// All sixteen entries with their rates, bit-identical to one by one.
  func entries<Number: SmoothNumber>(at coordinates: [Number]) -> InlineArray<16, Number> {
    guard case .functions(let space) = self else {
      return InlineArray { shown($0, at: coordinates) }
    }
    return space.entries(at: coordinates)
  }

  /// Computes all sixteen entries, bit-identical to one by one, from four columns at a time.
  ///
  /// - Complexity: O(functions).
  func show(at coordinates: [Double], in entries: inout [Double]) {
    if coordinates[0].isNaN {
      for entry in 0..<16 { entries[entry] = .nan }
      return
    }
    switch self {
    case .functions(let space): space.show(at: coordinates, in: &entries)
    case .parts(let space): space.show(at: coordinates, in: &entries)
    case .pair(let blend): blend.show(at: coordinates[0], in: &entries)
    case .stops(let space):
      for entry in 0..<16 { entries[entry] = space.shown(entry, at: coordinates) }
    }
  }
}
