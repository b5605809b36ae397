/// Where an easing first reaches a level, rising from 0, and falling from 1.
///
/// The easing is looked at in even steps; between two of them it is taken to go in one direction,
/// and the place is found by halving. The place of a jump is that of the jump.
struct EasingCrossings: Sendable {
  private let easing: UnitCurve
  /// The greatest value so far while it rises.
  private var rising: [Double] = []
  /// The least value so far while it falls.
  private var falling: [Double] = []
  /// Whether the easing leaves progress as it is.
  let isIdentity: Bool

  private static let steps = 512

  init(_ easing: UnitCurve) {
    self.easing = easing
    isIdentity = easing.isIdentity
    guard !isIdentity else { return }
    let values = (0...Self.steps).map { easing.value(at: Double($0) / Double(Self.steps)) }
    rising = values.reductions(Swift.max)
    falling = values.reversed().reductions(Swift.min)
  }

  /// The least progress at which the easing is at `level` or above; nil when it never is.
  ///
  /// - Complexity: O(log steps).
  func first(reaching level: Double) -> Double? {
    if isIdentity { return level }
    return place(in: rising, { $0 >= level }, progress: { $0 })
  }

  /// The greatest progress at which the easing is at `level` or below; nil when it never is.
  ///
  /// - Complexity: O(log steps).
  func last(reaching level: Double) -> Double? {
    if isIdentity { return level }
    return place(in: falling, { $0 <= level }, progress: { 1 - $0 })
  }

  /// The first place from 0 to 1 that is reached, `progress` being that of the easing.
  private func place(
    in table: [Double], _ isReached: (Double) -> Bool, progress: (Double) -> Double
  ) -> Double? {
    guard isReached(table[table.count - 1]) else { return nil }
    let first = (0..<table.count - 1).prefixCount { !isReached(table[$0]) }
    guard first > 0 else { return progress(0) }
    var (before, after) = (Double(first - 1), Double(first))
    for _ in 0..<60 {
      let middle = (before + after) / 2
      let value = easing.value(at: progress(middle / Double(Self.steps)))
      if isReached(value) { after = middle } else { before = middle }
    }
    return progress(after / Double(Self.steps))
  }
}

extension Sequence where Element == Double {
  /// What `combine` makes of all elements up to each.
  fileprivate func reductions(_ combine: (Double, Double) -> Double) -> [Double] {
    var result: [Double] = []
    for element in self { result.append(result.last.map { combine($0, element) } ?? element) }
    return result
  }
}
