import AnimationEngine
import AnimationScenes
import Testing

extension SceneScript {
  /// The scene that the script has made.
  func made() throws -> Scene {
    guard case .scene(let scene) = animation.content else { throw NoScene() }
    return scene
  }

  private struct NoScene: Error {}

  /// Adds a change of layout.
  mutating func lay(
    _ inputs: [LayoutInput] = [], _ values: KeyValuePairs<String, PropertyValue> = [:],
    flush: LayoutChange.Flush = .inside, at time: Double,
    by transaction: SceneTransaction = .init()
  ) {
    let changes = changes(values)
    add(
      .layout(LayoutChange(changes: changes, inputs: inputs, flush: flush)), at: time,
      by: transaction)
  }
}

func expectNear(
  _ numbers: [Double], _ expected: [Double], within tolerance: Double = 1e-9,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(numbers.count == expected.count, sourceLocation: location)
  for (number, expected) in zip(numbers, expected) {
    #expect(abs(number - expected) <= tolerance, "\(numbers)", sourceLocation: location)
  }
}
