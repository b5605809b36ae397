/// The greatest errors of a channel.
struct ChannelTolerances {
  /// The greatest error of each component of the document's value.
  let components: [Double]
  /// For each number of a keyframe, the greatest error that by itself keeps every component within
  /// ``components``.
  let numbers: [Double]
  /// The greatest error that all numbers of a keyframe may have at the same time.
  let finest: Double

  /// The least tolerance of a number, as a share of the smallest tolerance of a component. Without
  /// it a skew near a right angle, which moves its matrix without bound, would have none.
  private static let least = 1e-6

  /// The tolerances of a channel whose numbers are the components.
  init(_ components: [Double]) {
    (self.components, numbers) = (components, components)
    finest = components.min() ?? 1
  }

  /// The tolerances of a channel whose numbers move several components.
  ///
  /// - Parameter slopes: For each number, the most that every component moves for one unit of it.
  init(_ components: [Double], slopes: [[Double]]) {
    let smallest = components.min() ?? 1
    let sharing = components.indices.map { place in
      Double(slopes.count { $0[place] > 0 })
    }
    func tolerance(_ slopes: [Double], among counts: [Double]?) -> Double {
      let bounds = components.indices.filter { slopes[$0] > 0 }.map { place in
        components[place] / (slopes[place] * (counts?[place] ?? 1))
      }
      return max(bounds.min() ?? smallest, smallest * Self.least)
    }
    self.components = components
    numbers = slopes.map { tolerance($0, among: nil) }
    finest = slopes.map { tolerance($0, among: sharing) }.min() ?? smallest
  }
}
