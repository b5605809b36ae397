/// The space of transform lists that match function by function: that of their arguments.
///
/// Only arguments that differ between the values are coordinates, so that a list of many functions
/// has as few coordinates as possible.
struct TransformArgumentSpace: Hashable, Sendable {
  private let parts: [Part]
  /// The coordinates of each value.
  private let values: [[Double]]
  private let isPlanar: Bool

  /// One factor of the product that gives the displayed matrix.
  fileprivate struct Part: Hashable, Sendable {
    var shape: TransformShape
    /// The values of the constant arguments.
    var arguments: SIMD3<Double>
    /// The index of the coordinate for each argument; negative for a constant one.
    var lanes: SIMD3<Int>
    /// Whether the factor is planar in every value.
    var isPlanar: Bool
  }

  /// The maximum number of coordinates: as many as a vector may have components.
  static let mostLanes = PropertyType.largestVector

  /// Creates the space of some values; nil where they do not match, or would need more than
  /// ``mostLanes`` coordinates.
  ///
  /// - Parameter isCompact: Whether functions that are the same in all values become matrices. The
  ///   coordinates are the same in both cases.
  /// - Complexity: O(functions of all values).
  init?(_ lists: [TransformList], isCompact: Bool = true) {
    let order = lists.indices.sorted { lists[$0].functions.count > lists[$1].functions.count }
    guard let joined = Self.joined(order.map { lists[$0].functions }) else { return nil }
    let functions = isCompact ? JoinedFunction.compacted(joined) : JoinedFunction.summed(joined)
    var builder = Builder(valueCount: lists.count)
    for function in functions {
      builder.add(function)
      if builder.laneCount > Self.mostLanes { return nil }
    }
    parts = builder.parts
    isPlanar = builder.parts.allSatisfy(\.isPlanar)
    var values = [[Double]](repeating: [], count: lists.count)
    for (rank, index) in order.enumerated() { values[index] = builder.coordinates(ofRank: rank) }
    self.values = values
  }

  /// The functions of lists, the longest first, joined by position; nil where they do not match.
  private static func joined(_ lists: [[TransformFunction]]) -> [JoinedFunction]? {
    var result: [JoinedFunction] = []
    var reaching = lists.count
    for place in 0..<(lists.first?.count ?? 0) {
      while lists[reaching - 1].count <= place { reaching -= 1 }
      let functions = lists[..<reaching].map { $0[place] }
      guard let joined = JoinedFunction(functions, isPadded: reaching < lists.count) else {
        return nil
      }
      result.append(joined)
    }
    return result
  }

  /// The number of factors in the product that gives the displayed matrix.
  var functionCount: Int { parts.count }

  /// The number of coordinates; where all values are the same it is one, which never changes.
  var laneCount: Int { values[0].count }

  func coordinates(ofValue index: Int) -> Components { Components(values[index]) }

  /// One entry of the displayed matrix, m11 … m44, by its index in 0..<16.
  ///
  /// - Complexity: O(functions).
  func shown<Number: SmoothNumber>(_ entry: Int, at coordinates: [Number]) -> Number {
    if isPlanar, let constant = Matrix4.planarEntry(entry) { return Number(constant) }
    var columns = InlineArray<1, SmoothVector<Number>>(repeating: SmoothVector(unit: entry >> 2))
    apply(coordinates, to: &columns)
    return columns[0][entry & 3]
  }

  /// Computes all sixteen entries of the displayed matrix.
  func show(at coordinates: [Double], in entries: inout [Double]) {
    var columns = InlineArray<4, SmoothVector<Double>>.identity
    apply(coordinates, to: &columns)
    columns.write(to: &entries, isPlanar: isPlanar)
  }

  /// All sixteen entries with their rates; each column is computed once.
  func entries<Number: SmoothNumber>(at coordinates: [Number]) -> InlineArray<16, Number> {
    var columns = InlineArray<4, SmoothVector<Number>> { SmoothVector(unit: $0) }
    apply(coordinates, to: &columns)
    return InlineArray { entry in
      let constant = isPlanar ? Matrix4.planarEntry(entry) : nil
      return constant.map { Number($0) } ?? columns[entry >> 2][entry & 3]
    }
  }

  /// Applies the product at some coordinates to columns.
  func apply<Number: SmoothNumber, let count: Int>(
    _ coordinates: [Number], to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    for index in stride(from: parts.count - 1, through: 0, by: -1) {
      let part = parts[index]
      func argument(_ lane: Int, _ constant: Double) -> Number {
        lane < 0 ? Number(constant) : coordinates[lane]
      }
      let arguments = (
        argument(part.lanes.x, part.arguments.x), argument(part.lanes.y, part.arguments.y),
        argument(part.lanes.z, part.arguments.z)
      )
      part.shape.apply(arguments, to: &columns)
    }
  }
}

extension TransformArgumentSpace {
  /// One entry of the matrix after some completed iterations. Each of them has added the difference
  /// between the arguments at `end` and those of the identity, which are 1 for a scale. Matrices
  /// add what their factors are above the identity.
  ///
  /// - Complexity: O(functions).
  func accumulated<Number: SmoothNumber>(
    _ entry: Int, at coordinates: [Number], after iterations: Double, of end: [Number]
  ) -> Number {
    if isPlanar, let constant = Matrix4.planarEntry(entry) { return Number(constant) }
    var columns = InlineArray<1, SmoothVector<Number>>(repeating: SmoothVector(unit: entry >> 2))
    for part in parts.reversed() {
      if case .fixed(let matrix) = part.shape {
        let factors = TransformFactors<Number>(matrix)
        var sum = factors
        sum.add(factors, times: iterations)
        sum.apply(to: &columns)
        continue
      }
      func argument(_ index: Int) -> Number {
        let (lane, constant) = (part.lanes[index], Number(part.arguments[index]))
        let (shown, last) = lane < 0 ? (constant, constant) : (coordinates[lane], end[lane])
        return shown + iterations * (last - Number(part.shape.identity[index]))
      }
      part.shape.apply((argument(0), argument(1), argument(2)), to: &columns)
    }
    return columns[0][entry & 3]
  }

  /// A builder that assigns coordinates, function by function.
  fileprivate struct Builder {
    let valueCount: Int
    var parts: [Part] = []
    /// The function and the index of the argument for each coordinate.
    private var lanes: [(function: JoinedFunction, argument: Int)] = []

    init(valueCount: Int) { self.valueCount = valueCount }

    var laneCount: Int { lanes.count }

    mutating func add(_ function: JoinedFunction) {
      let first = function.arguments[0]
      var part = Part(
        shape: function.shape, arguments: first, lanes: SIMD3(repeating: -1),
        isPlanar: isPlanar(function))
      for argument in 0..<3 where varies(function, argument) {
        part.lanes[argument] = lanes.count
        lanes.append((function, argument))
      }
      parts.append(part)
    }

    private func varies(_ function: JoinedFunction, _ argument: Int) -> Bool {
      let first = function.arguments[0][argument]
      return function.arguments.contains { $0[argument] != first }
        || (function.arguments.count < valueCount && first != function.shape.identity[argument])
    }

    private func isPlanar(_ function: JoinedFunction) -> Bool {
      function.arguments.allSatisfy(function.shape.isPlanar)
    }

    func coordinates(ofRank rank: Int) -> [Double] {
      if lanes.isEmpty { return [0] }
      return lanes.map { $0.function.arguments(ofRank: rank)[$0.argument] }
    }
  }
}
