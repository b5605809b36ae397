/// The space in which transform lists move that match function by function: their arguments.
///
/// Only what differs between the values is a coordinate, so that a list of many functions moves as
/// few numbers as it can.
struct TransformArgumentSpace: Hashable, Sendable {
  private let parts: [Part]
  /// The coordinates of each value.
  private let values: [[Double]]
  private let isPlanar: Bool

  /// One factor of the product that shows.
  fileprivate struct Part: Hashable, Sendable {
    var shape: TransformShape
    /// The arguments that no coordinate gives.
    var arguments: SIMD3<Double>
    /// Which coordinate gives each argument; negative where none does.
    var lanes: SIMD3<Int>
    /// Whether it takes the plane to itself in every value.
    var isPlanar: Bool
  }

  /// How many coordinates there are at most: as many as a vector may have components.
  static let mostLanes = PropertyType.largestVector

  /// The space of some values; nil where they do not match, or more than ``mostLanes`` numbers would
  /// move.
  ///
  /// - Complexity: O(functions of all values).
  init?(_ lists: [TransformList]) {
    let order = lists.indices.sorted { lists[$0].functions.count > lists[$1].functions.count }
    guard let functions = Self.joined(order.map { lists[$0].functions }) else { return nil }
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

  /// The functions of lists, the longest first, place by place; nil where they do not match.
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
    return JoinedFunction.compacted(result)
  }

  /// How many functions are multiplied out for what shows.
  var functionCount: Int { parts.count }

  /// How many numbers move; one that never does where all values are the same.
  var laneCount: Int { values[0].count }

  func coordinates(ofValue index: Int) -> Components { Components(values[index]) }

  /// One of m11 … m44, in 0..<16.
  ///
  /// - Complexity: O(functions).
  func shown<Number: SmoothNumber>(_ entry: Int, at coordinates: [Number]) -> Number {
    if isPlanar, let constant = Matrix4.planarEntry(entry) { return Number(constant) }
    var columns = InlineArray<1, SmoothVector<Number>>(repeating: SmoothVector(unit: entry >> 2))
    apply(coordinates, to: &columns)
    return columns[0][entry & 3]
  }

  /// All sixteen.
  func show(at coordinates: [Double], in entries: inout [Double]) {
    var columns = SmoothVector<Double>.unitColumns
    apply(coordinates, to: &columns)
    columns.write(to: &entries, isPlanar: isPlanar)
  }

  /// All sixteen with their rates: each column is made once.
  func entries<Number: SmoothNumber>(at coordinates: [Number]) -> InlineArray<16, Number> {
    var columns = InlineArray<4, SmoothVector<Number>> { SmoothVector(unit: $0) }
    apply(coordinates, to: &columns)
    return InlineArray { entry in
      let constant = isPlanar ? Matrix4.planarEntry(entry) : nil
      return constant.map { Number($0) } ?? columns[entry >> 2][entry & 3]
    }
  }

  /// Applies the product at some coordinates.
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
  /// Gives out coordinates, function by function.
  fileprivate struct Builder {
    let valueCount: Int
    var parts: [Part] = []
    /// The function and the argument that each coordinate is, with its number for every value.
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

    /// The numbers of a list by its rank.
    func coordinates(ofRank rank: Int) -> [Double] {
      if lanes.isEmpty { return [0] }
      return lanes.map { $0.function.arguments(ofRank: rank)[$0.argument] }
    }
  }
}
