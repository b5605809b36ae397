/// The interpolation between two transform lists, as in CSS Transforms 2.
///
/// As long as the functions of both lists match, they are interpolated pairwise, the shorter list
/// being padded with functions that have no effect. From the first mismatch on, both remainders are
/// multiplied out and interpolated as matrices.
struct TransformBlend: Hashable, Sendable {
  private let parts: [Part]
  /// The interpolations of matrices; `parts` refers to them by index and so stays small to copy.
  private let matrices: [MatrixBlend]
  private let isPlanar: Bool

  /// One factor of the product that gives the displayed matrix.
  fileprivate enum Part: Hashable, Sendable {
    /// A function whose arguments interpolate linearly.
    case function(TransformShape, from: SIMD3<Double>, to: SIMD3<Double>)
    /// The index of an interpolation between matrices.
    case matrix(Int)
  }

  /// The most functions of a pair that interpolate separately; later ones are multiplied out.
  ///
  /// It limits the cost of a displayed number. Functions whose arguments add to the one before
  /// them, or that are the same in both lists, do not count.
  static let mostFunctions = 1024

  init(from: TransformList, to: TransformList) {
    self.init(
      from: TransformOperand(from, places: Self.mostFunctions),
      to: TransformOperand(to, places: Self.mostFunctions), mostFunctions: Self.mostFunctions)
  }

  /// Creates the interpolation.
  ///
  /// - Complexity: O(functions that match).
  init(from: TransformOperand, to: TransformOperand, mostFunctions: Int) {
    var walk = Walk(from: from, to: to)
    while walk.place < mostFunctions, walk.takeMatch() {}
    walk.takeRemainder()
    parts = walk.parts
    matrices = walk.matrices
    isPlanar = walk.parts.allSatisfy(\.isPlanar) && walk.matrices.allSatisfy(\.isPlanar)
  }

  /// The memory of an interpolation with this number of factors, in bytes. One of the factors may
  /// be an interpolation of matrices.
  static func bytes(factors: Int) -> Int {
    let arrays = 2 * 32
    return MemoryLayout<Self>.stride + arrays + factors * MemoryLayout<Part>.stride
      + MemoryLayout<MatrixBlend>.stride
  }

  /// The number of factors in the product that gives the displayed matrix.
  var functionCount: Int { parts.count }

  /// One entry of the matrix at a progress, m11 … m44, by its index in 0..<16; below 0 and above 1
  /// the interpolation extrapolates.
  ///
  /// - Complexity: O(functions).
  func shown<Number: SmoothNumber>(_ entry: Int, at progress: Number) -> Number {
    if isPlanar, let constant = Matrix4.planarEntry(entry) { return Number(constant) }
    return column(entry >> 2, at: progress)[entry & 3]
  }

  /// One column of the matrix at a progress, by its index in 0..<4.
  ///
  /// - Complexity: O(functions).
  func column<Number: SmoothNumber>(_ index: Int, at progress: Number) -> SmoothVector<Number> {
    var columns = InlineArray<1, SmoothVector<Number>>(repeating: SmoothVector(unit: index))
    apply(progress, to: &columns)
    return columns[0]
  }

  /// Computes all sixteen entries of the matrix at a progress.
  func show(at progress: Double, in entries: inout [Double]) {
    var columns = InlineArray<4, SmoothVector<Double>>.identity
    apply(progress, to: &columns)
    columns.write(to: &entries, isPlanar: isPlanar)
  }

  /// Applies the product at a progress to columns.
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

  /// The interpolated arguments, computed from the nearer end, so that both ends are met exactly.
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
}

extension TransformBlend.Part {
  /// Whether the factor is planar; true for matrices, whose interpolation has its own `isPlanar`.
  fileprivate var isPlanar: Bool {
    switch self {
    case .function(let shape, let from, let to): shape.isPlanar(from) && shape.isPlanar(to)
    case .matrix: true
    }
  }
}

extension TransformBlend {
  /// A walk along two lists that collects the factors of their interpolation.
  fileprivate struct Walk {
    let from: TransformOperand
    let to: TransformOperand
    var parts: [Part] = []
    var matrices: [MatrixBlend] = []
    /// The number of functions taken from each list so far.
    var place = 0
    /// Matching functions that are not among the parts yet.
    private var pending: [JoinedFunction] = []

    init(from: TransformOperand, to: TransformOperand) {
      self.from = from
      self.to = to
    }

    /// Takes the next function of both lists if they match.
    ///
    /// - Returns: Whether they do.
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

    /// The interpolation of two functions that match, but whose arguments do not interpolate
    /// separately; nil for others.
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
            function.shape, from: function.arguments(ofRank: 0), to: function.arguments(ofRank: 1)))
      }
      pending = []
    }

    /// Takes the remainders of both lists as matrices.
    mutating func takeRemainder() {
      if place < max(from.functions.count, to.functions.count) {
        take(MatrixBlend(from: from.product(from: place), to: to.product(from: place)))
      }
      takePending()
    }
  }
}
