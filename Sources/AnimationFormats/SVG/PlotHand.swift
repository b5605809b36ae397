import AnimationEngine
import AnimationScenes

/// Where a hand was, for the properties of a plot.
struct PlotHand {
  /// A component at a time.
  private struct Place: Hashable {
    let component: Int
    let time: Double
  }

  /// The positions by property.
  private let positions: [[Place: Double]]

  /// - Complexity: O(samples + names): a name may be long, so it is looked up once.
  init(_ samples: [HandSample], of properties: [AnimatedProperty]) {
    var positions = [[Place: Double]](repeating: [:], count: samples.isEmpty ? 0 : properties.count)
    let indices = NameTable(indicesOf: samples.isEmpty ? [] : properties.map(\.name))
    // The plot may show some of the script's properties only, in another order.
    var known: [Int: Int?] = [:]
    for sample in samples {
      let found = known[sample.index] ?? indices[sample.property]
      known[sample.index] = .some(found)
      guard let index = found else { continue }
      positions[index][Place(component: sample.component, time: sample.time)] = sample.value
    }
    self.positions = positions
  }

  /// The position of the hand as a value of a component of a property; nil where no hand is.
  func position(of property: Int, _ component: Int, at time: Double) -> Double? {
    guard positions.indices.contains(property) else { return nil }
    return positions[property][Place(component: component, time: time)]
  }
}
