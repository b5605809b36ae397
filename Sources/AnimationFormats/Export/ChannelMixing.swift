import AnimationEngine

/// How a player mixes the numbers of two keyframes.
struct ChannelMixing {
  /// Whether the numbers are the entries of a matrix that players decompose.
  let isMatrix: Bool
  /// The indices of numbers that are mixed by their squares.
  private let squares: [Int]

  /// The work of mixing two matrices, in units of work.
  private static let workPerMatrix = 400

  /// - Parameter colors: The ranges of numbers that are colours.
  init(
    _ text: ValueText?, _ target: ExportTarget, _ abilities: ExportAbilities, colors: [Range<Int>]
  ) {
    isMatrix = text == .matrix && abilities.decomposesMatrices(target)
    squares =
      if case .squaredBytes = abilities.colors { colors.flatMap { $0.dropLast() } } else { [] }
  }

  /// The additional work of mixing at one time, in units of work.
  var work: Int { isMatrix ? Self.workPerMatrix : 0 }

  /// The numbers that a player shows between two keyframes, as a function of the fraction of the
  /// time.
  func callAsFunction(_ from: [Double], _ to: [Double]) -> (Double) -> [Double] {
    guard isMatrix else { return { mixed(from, to, $0) } }
    let matrix = Matrix4(from).interpolation(towards: Matrix4(to))
    return { matrix($0).entries }
  }

  private func mixed(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
    var mixed = zip(from, to).map { $0 + ($1 - $0) * share }
    for place in squares {
      let (first, last) = (from[place] * from[place], to[place] * to[place])
      mixed[place] = max(first + (last - first) * share, 0).squareRoot()
    }
    return mixed
  }
}
