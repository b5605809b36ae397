/// The space in which transform lists interpolate that do not match: a weight for each of them.
///
/// A value is the unit vector of its own weight, and motion is a straight line between such
/// vectors. Two weights display the interpolation of CSS between the two values. Where motion is
/// interrupted or overshoots, more than two weights differ from 0. Then
///
///     shown = Σ wᵢ Mᵢ + Σ cᵢⱼ (Bᵢⱼ(t) - ((1 - t) Mᵢ + t Mⱼ)) / Σ cᵢⱼ
///
/// where Mᵢ are the matrices of the values, Bᵢⱼ is the interpolation of CSS between two of them, t
/// half of 1 + wⱼ - wᵢ, and cᵢⱼ the square of wᵢ wⱼ. It is the weighted sum of the matrices,
/// corrected by the deviation of the CSS interpolations from straight lines. It equals the
/// interpolation of CSS where two weights are left, is linear where the interpolations are linear,
/// smooth where a weight passes through 0, and finite for any weights.
///
/// The mean of columns that point in different directions is too short. So each column is stretched
/// to the length that the same formula gives for the lengths (``MeasuredColumn``): a turn that is
/// interrupted does not shrink.
struct TransformWeightSpace: Hashable, Sendable {
  private let matrices: [Matrix4]
  /// The interpolations between two values, ordered by the lower index and then by the higher one.
  private let blends: [TransformBlend]

  /// The most values whose pairwise deviations are computed: those with the greatest weights.
  private static let mostStrong = 4

  /// Creates the space of transform lists.
  ///
  /// - Complexity: O(values² + values · functions).
  init(_ lists: [TransformList]) {
    let count = lists.count
    let places = Self.places(count)
    let operands = lists.map { TransformOperand($0, places: places) }
    matrices = operands.map { $0.product(from: 0) }
    blends = (0..<count).flatMap { low in
      (low + 1..<max(count, low + 1)).map { high in
        TransformBlend(from: operands[low], to: operands[high], mostFunctions: places)
      }
    }
  }

  /// The number of pairs that `count` values form.
  private static func pairs(_ count: Int) -> Int { count * (count - 1) / 2 }

  /// The number of functions of each list that interpolate separately.
  private static func places(_ count: Int) -> Int {
    max(TransformBlend.mostFunctions / max(pairs(count), 1), 16)
  }

  /// The work of taking two matrices apart, in units of work.
  private static let workPerPair = 300

  /// The work of creating the space, in units of work, and the memory that it takes in bytes.
  static func cost(of lists: [TransformList]) -> (work: Int, bytes: Int) {
    let longest = lists.map(\.functions.count).max() ?? 0
    let factors = min(longest, places(lists.count)) + 1
    let pairs = pairs(lists.count)
    return (
      WorkMeter.product(pairs, workPerPair + 20 * factors),
      WorkMeter.product(pairs, TransformBlend.bytes(factors: factors))
    )
  }

  /// The maximum number of factors in the displayed product between two values.
  var functionCount: Int { blends.map(\.functionCount).max() ?? 0 }

  /// The greatest number of factors that a displayed number takes: those of each pair of the values with
  /// the greatest weights.
  var factorCount: Int {
    max(Self.pairs(min(laneCount, Self.mostStrong)), 1) * functionCount
  }

  /// The number of weights.
  var laneCount: Int { matrices.count }

  func coordinates(ofValue index: Int) -> Components {
    var weights = Components(repeating: 0, count: laneCount)
    weights[index] = 1
    return weights
  }

  private func blend(_ low: Int, _ high: Int) -> TransformBlend {
    blends[low * (2 * laneCount - low - 1) / 2 + high - low - 1]
  }

  /// One entry of the displayed matrix, m11 … m44, by its index in 0..<16.
  ///
  /// - Complexity: O(values + functions).
  func shown<Number: SmoothNumber>(_ entry: Int, at weights: [Number]) -> Number {
    var (first, second, count) = (-1, -1, 0)
    for index in weights.indices where weights[index].value != 0 || weights[index].rate != 0 {
      if count == 0 { first = index } else if count == 1 { second = index }
      count += 1
    }
    return switch count {
    case 0: Number(0)
    case 1: Number(matrices[first][entry])
    case 2: blend(first, second).shown(entry, at: weights[second])
    default: mixed(entry, weights)
    }
  }

  private func mixed<Number: SmoothNumber>(_ entry: Int, _ weights: [Number]) -> Number {
    let column = entry >> 2
    var mean = MeasuredColumn<Number>.zero
    for index in weights.indices where weights[index].value != 0 || weights[index].rate != 0 {
      mean = mean + weights[index] * measured(column, ofValue: index)
    }
    let shown = mean + deviation(column, weights)
    // The last column is the translation, which has no direction to keep.
    return column == 3 ? shown.vector[entry & 3] : shown.ofMeanLength[entry & 3]
  }

  private func measured<Number: SmoothNumber>(
    _ column: Int, ofValue index: Int
  ) -> MeasuredColumn<Number> {
    MeasuredColumn(SmoothVector(matrices[index].column(column)))
  }

  /// The deviation of the CSS interpolations between the values with the greatest weights from the
  /// weighted sum of matrices.
  ///
  /// Each value counts by the excess of its weight over the greatest weight that is left out. So a
  /// value that becomes one of the greatest starts with no influence, and the result is continuous.
  /// The values left out count as one straight interpolation.
  private func deviation<Number: SmoothNumber>(
    _ column: Int, _ weights: [Number]
  ) -> MeasuredColumn<Number> {
    let order = weights.indices.sorted {
      weights[$0].value.magnitude > weights[$1].value.magnitude
    }
    let strong = order.prefix(Self.mostStrong).sorted()
    let next = order.count > Self.mostStrong ? weights[order[Self.mostStrong]].magnitude : Number(0)
    var total = next * next * next * next
    var sum = MeasuredColumn<Number>.zero
    for (place, low) in strong.enumerated() {
      for high in strong[(place + 1)...] {
        let product = (weights[low].magnitude - next) * (weights[high].magnitude - next)
        let share = product * product
        if share.value == 0 { continue }
        total = total + share
        sum = sum + share * deviation(column, low, high, weights)
      }
    }
    if total.value == 0 { return deviation(column, weights, at: order[0]) }
    return sum / total
  }

  /// The deviation of the interpolation between two values from a straight line.
  private func deviation<Number: SmoothNumber>(
    _ column: Int, _ low: Int, _ high: Int, _ weights: [Number]
  ) -> MeasuredColumn<Number> {
    let progress = 0.5 * (Number(1) + weights[high] - weights[low])
    let from: MeasuredColumn<Number> = measured(column, ofValue: low)
    let to: MeasuredColumn<Number> = measured(column, ofValue: high)
    let shown = MeasuredColumn(blend(low, high).column(column, at: progress))
    return shown - (from + progress * (to - from))
  }

  /// The deviation where only the weight of `index` is not 0. It is 0, but its rate depends on the
  /// other weights, each of which counts by the square of its rate.
  private func deviation<Number: SmoothNumber>(
    _ column: Int, _ weights: [Number], at index: Int
  ) -> MeasuredColumn<Number> {
    var (total, sum) = (0.0, MeasuredColumn<Number>.zero)
    for other in weights.indices where other != index && weights[other].rate != 0 {
      let share = weights[other].rate * weights[other].rate
      total += share
      sum = sum + Number(share) * deviation(column, min(index, other), max(index, other), weights)
    }
    return total > 0 ? sum / Number(total) : sum
  }
}

extension SmoothNumber {
  /// The absolute value of the number.
  fileprivate var magnitude: Self { value < 0 ? -self : self }
}
