/// The first crossing of a level by an easing: forward from 0, and backward from 1.
///
/// The easing is sampled in even steps; it is assumed to be monotonic between two of them, where
/// the crossing is found by bisection. For a jump the crossing is the position of the jump.
struct EasingCrossings: Sendable {
  private let easing: UnitCurve
  /// The running maximum of the samples from progress 0 on.
  private var rising: [Double] = []
  /// The running minimum of the samples from progress 1 backward.
  private var falling: [Double] = []
  /// Whether the easing is the identity.
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

  /// The least progress at which the easing is at least `level`; nil when it never is.
  ///
  /// - Complexity: O(log steps).
  func first(reaching level: Double) -> Double? {
    if isIdentity { return level }
    return place(in: rising, { $0 >= level }, progress: { $0 })
  }

  /// The greatest progress at which the easing is at most `level`; nil when it never is.
  ///
  /// - Complexity: O(log steps).
  func last(reaching level: Double) -> Double? {
    if isIdentity { return level }
    return place(in: falling, { $0 <= level }, progress: { 1 - $0 })
  }

  /// The first position from 0 to 1 at which the level is reached, where `progress` converts a
  /// position to the easing's progress.
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
  /// The running results of combining all elements up to each one.
  fileprivate func reductions(_ combine: (Double, Double) -> Double) -> [Double] {
    var result: [Double] = []
    for element in self { result.append(result.last.map { combine($0, element) } ?? element) }
    return result
  }
}
