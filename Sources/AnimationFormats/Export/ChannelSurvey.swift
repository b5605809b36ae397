import AnimationEngine

/// A survey of a channel's numbers at the times ``ChannelSampler/seeds``: their ranges, and how far
/// they move the components.
struct ChannelSurvey: Sendable {
  /// Whether a number is vast; see ``ExportBound/vast``.
  private(set) var isVast = false
  /// The least and the greatest finite value of each component; nil for one that has none.
  private(set) var ranges: [(low: Double, high: Double)?] = []
  /// For each number of a transform's functions, the most that every entry of the matrix moves for one
  /// unit of it; empty for other channels.
  private(set) var slopes: [[Double]] = []

  /// The work of taking in the numbers of a component at one time, in units of work.
  static let workPerComponent = 1

  /// Takes in the numbers at one time, and what they are as components.
  mutating func add(_ numbers: [Double], _ components: [Double], _ transform: WrittenTransform?) {
    isVast = isVast || numbers.contains { $0.magnitude > ExportBound.vast }
    if ranges.isEmpty { ranges = components.map { _ in nil } }
    for (place, component) in components.enumerated() where component.isFinite {
      let range = ranges[place] ?? (component, component)
      ranges[place] = (min(range.low, component), max(range.high, component))
    }
    guard let here = transform?.slopes(at: numbers) else { return }
    slopes =
      slopes.isEmpty
      ? here : zip(slopes, here).map { zip($0, $1).map { $1 > $0 ? $1 : $0 } }
  }
}
