import AnimationEngine

/// How a player mixes the numbers of two keyframes.
struct ChannelMixing {
  /// Whether the numbers are the entries of a matrix that players decompose.
  let isMatrix: Bool
  /// The indices of numbers that are mixed by their squares.
  private let squares: [Int]
  /// The ranges of numbers that are colours, which CSS mixes.
  private let colors: [Range<Int>]
  /// Whether some colours may be outside sRGB.
  private let isWide: Bool

  /// Whether some numbers are colours, which CSS mixes.
  var isOfColors: Bool { !colors.isEmpty }

  /// The work of mixing two matrices, in units of work.
  private static let workPerMatrix = 400
  /// The work of mixing two colours in OKLab, in units of work.
  private static let workPerColor = 300

  init(
    _ text: ValueText?, _ target: ExportTarget, _ abilities: ExportAbilities,
    _ rounding: ChannelRounding
  ) {
    isWide = rounding.isWide
    isMatrix = text == .matrix && abilities.decomposesMatrices(target)
    colors = if case .css = rounding.colors { rounding.colorPlaces } else { [] }
    squares =
      if case .squaredBytes = rounding.colors, !rounding.isWide {
        rounding.colorPlaces.flatMap { $0.dropLast() }
      } else { [] }
  }

  /// The additional work of mixing at one time, in units of work.
  var work: Int { isMatrix ? Self.workPerMatrix : isWide ? colors.count * Self.workPerColor : 0 }

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
    for place in colors {
      let (start, end) = (from[place], to[place])
      if ChannelRounding.fitBytes(start + end) {
        Self.fade(&mixed, place, start, end, share)
      } else {
        let color = MixedColor(start).mix(with: MixedColor(end), by: share)
        mixed.replaceSubrange(place, with: [color.red, color.green, color.blue, color.opacity])
      }
    }
    return mixed
  }

  /// Mixes two colours of bytes as CSS does, weighted by their opacities. Where these are equal, or
  /// nothing shows, the numbers stay as they are.
  private static func fade(
    _ mixed: inout [Double], _ place: Range<Int>, _ start: ArraySlice<Double>,
    _ end: ArraySlice<Double>, _ share: Double
  ) {
    guard let first = start.last, let last = end.last, first != last else { return }
    let (before, after) = (first * (1 - share), last * share)
    guard before + after > 0 else { return }
    for (index, pair) in zip(place.dropLast(), zip(start, end)) {
      mixed[index] = (pair.0 * before + pair.1 * after) / (before + after)
    }
  }
}

extension MixedColor {
  /// The colour that CSS writes for red, green, blue and opacity; with bytes it mixes as those of old.
  fileprivate init(_ numbers: ArraySlice<Double>) {
    let parts = Array(numbers)
    self.init(
      ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]),
      isLegacy: ChannelRounding.fitBytes(parts))
  }
}
