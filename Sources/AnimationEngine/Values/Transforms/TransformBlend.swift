/// Two transform lists and the interpolation from one to the other, as CSS Transforms 2 has it.
///
/// The lists are walked while their functions match; those interpolate by themselves, the shorter
/// list being filled with functions that do nothing. From the first mismatch on both remainders are
/// multiplied out and interpolate as matrices.
struct TransformBlend: Hashable, Sendable {
  private let parts: [Part]
  /// The interpolations of those parts that move as matrices, beside the parts: these are small to
  /// copy.
  private let matrices: [MatrixBlend]
  private let isPlanar: Bool

  /// One factor of the product that shows.
  fileprivate enum Part: Hashable, Sendable {
    /// A function whose arguments move in a straight line.
    case function(TransformShape, from: SIMD3<Double>, to: SIMD3<Double>)
    /// The number of an interpolation between matrices.
    case matrix(Int)
  }

  /// How many functions of a pair move by themselves at most; those that follow are multiplied out.
  ///
  /// It bounds what one number that shows costs. Functions that add to the one before them, or that
  /// are the same in both lists, do not count.
  static let mostFunctions = 1024

  init(from: TransformList, to: TransformList) {
    self.init(
      from: TransformOperand(from, places: Self.mostFunctions),
      to: TransformOperand(to, places: Self.mostFunctions), mostFunctions: Self.mostFunctions)
  }

  /// - Complexity: O(functions that match).
  init(from: TransformOperand, to: TransformOperand, mostFunctions: Int) {
    var walk = Walk(from: from, to: to)
    while walk.place < mostFunctions, walk.takeMatch() {}
    walk.takeRemainder()
    parts = walk.parts
    matrices = walk.matrices
    isPlanar = walk.parts.allSatisfy(\.isPlanar) && walk.matrices.allSatisfy(\.isPlanar)
  }

  /// How many functions are multiplied out for what shows.
  var functionCount: Int { parts.count }

  /// One of m11 … m44, in 0..<16, at a progress; below 0 and above 1 the interpolation goes on.
  ///
  /// - Complexity: O(functions).
  func shown<Number: SmoothNumber>(_ entry: Int, at progress: Number) -> Number {
    if isPlanar, let constant = Matrix4.planarEntry(entry) { return Number(constant) }
    var columns = InlineArray<1, SmoothVector<Number>>(repeating: SmoothVector(unit: entry >> 2))
    apply(progress, to: &columns)
    return columns[0][entry & 3]
  }

  /// All sixteen at a progress.
  func show(at progress: Double, in entries: inout [Double]) {
    var columns = SmoothVector<Double>.unitColumns
    apply(progress, to: &columns)
    columns.write(to: &entries, isPlanar: isPlanar)
  }

  /// Applies the product at a progress.
  func apply<Number: SmoothNumber, let count: Int>(
    _ progress: Number, to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    for index in stride(from: parts.count - 1, through: 0, by: -1) {
      switch parts[index] {
      case .matrix(let index): matrices[index].apply(progress, to: &columns)
      case .function(let shape, let from, let to):
        shape.apply(Self.arguments(from, to, progress), to: &columns)
      }
    }
  }

  /// Seen from the nearer end, so that both ends are met to the last digit.
  private static func arguments<Number: SmoothNumber>(
    _ from: SIMD3<Double>, _ to: SIMD3<Double>, _ progress: Number
  ) -> (Number, Number, Number) {
    let span = to - from
    let isEarly = progress.value < 0.5
    let (near, distance) = isEarly ? (from, progress) : (to, progress - Number(1))
    func part(_ near: Double, _ span: Double) -> Number {
      span == 0 ? Number(near) : Number(near) + span * distance
    }
    return (part(near.x, span.x), part(near.y, span.y), part(near.z, span.z))
  }

  /// The matrix at a progress.
  func matrix(at progress: Double) -> Matrix4 {
    var columns = InlineArray<4, SmoothVector<Double>>.identity
    apply(progress, to: &columns)
    return Matrix4(columns)
  }
}

extension TransformBlend.Part {
  /// Whether it takes the plane to itself; true for a matrix, which is asked itself.
  fileprivate var isPlanar: Bool {
    switch self {
    case .function(let shape, let from, let to): shape.isPlanar(from) && shape.isPlanar(to)
    case .matrix: true
    }
  }
}

extension TransformBlend {
  /// A walk along two lists that collects the parts.
  fileprivate struct Walk {
    let from: TransformOperand
    let to: TransformOperand
    var parts: [Part] = []
    var matrices: [MatrixBlend] = []
    /// How many functions have been taken of each list.
    var place = 0
    /// Functions that match, not yet among the parts.
    private var pending: [JoinedFunction] = []

    init(from: TransformOperand, to: TransformOperand) {
      self.from = from
      self.to = to
    }

    /// Takes the next function of both lists if they match.
    mutating func takeMatch() -> Bool {
      let (start, end) = (from.function(place), to.function(place))
      guard let model = start ?? end else { return false }
      let first = start ?? .identity(matching: model)
      let second = end ?? .identity(matching: model)
      if let joined = JoinedFunction([first, second], isPadded: false) {
        pending.append(joined)
      } else if let blend = Self.blend(first, second) {
        take(blend)
      } else {
        return false
      }
      place += 1
      return true
    }

    /// Two functions that match, but whose arguments do not interpolate by themselves.
    private static func blend(
      _ first: TransformFunction, _ second: TransformFunction
    ) -> MatrixBlend? {
      switch (first.kind.family, second.kind.family) {
      case (.rotate, .rotate): MatrixBlend(turning: first, to: second)
      case (.matrix, .matrix) where first.kind == second.kind:
        MatrixBlend(from: first.matrix, to: second.matrix)
      default: nil
      }
    }

    private mutating func take(_ blend: MatrixBlend) {
      takePending()
      parts.append(.matrix(matrices.count))
      matrices.append(blend)
    }

    private mutating func takePending() {
      for function in JoinedFunction.compacted(pending) {
        parts.append(
          .function(
            function.shape, from: function.arguments(ofRank: 0),
            to: function.arguments(ofRank: 1)))
      }
      pending = []
    }

    /// Takes what is left of both lists as matrices.
    mutating func takeRemainder() {
      if place < max(from.functions.count, to.functions.count) {
        take(MatrixBlend(from: from.product(from: place), to: to.product(from: place)))
      }
      takePending()
    }
  }
}
