import AnimationEngine
import AnimationScenes
import Testing

/// How the properties of two timelines that are compared find each other.
@Suite struct PropertyComparisonTests {
  private func compare(
    _ left: [AnimatedProperty], _ right: [AnimatedProperty]
  ) throws -> TimelineComparison {
    let (left, right) = (try timeline(left), try timeline(right))
    var meter = WorkMeter()
    return TimelineComparison(
      left, right, at: try ComparisonTimes(left, right, count: 2, meter: &meter))
  }

  private func timeline(_ properties: [AnimatedProperty]) throws -> Timeline {
    let initial = properties.map { Components(repeating: 0, count: $0.valueCount) }
    return try ResolvedAnimation(
      properties: properties, content: .scene(Scene(initial: initial, events: []))
    ).compiled()
  }

  private func numbers(_ names: [String]) -> [AnimatedProperty] {
    names.map { AnimatedProperty(name: $0, type: .number) }
  }

  @Test func theyDoWhateverTheirOrder() throws {
    let comparison = try compare(numbers(["a", "b", "c"]), numbers(["d", "c", "b"]))
    #expect(comparison.entries.map(\.name) == ["b", "c"])
    #expect(comparison.onlyLeft == ["a"])
    #expect(comparison.onlyRight == ["d"])
  }

  @Test func thoseOfAnotherTypeAreNotCompared() throws {
    let comparison = try compare(
      numbers(["a"]), [AnimatedProperty(name: "a", type: .point)])
    #expect(comparison.onlyLeft == ["a"] && comparison.onlyRight == ["a"])
  }

  @Test(.timeLimit(.minutes(5))) func longNamesAreLookedUpAndNotSearchedFor() throws {
    let start = String(repeating: "p", count: 1_000)
    let names = (0..<3_000).map { start + "\($0)" }
    let comparison = try compare(numbers(names), numbers(names.reversed()))
    #expect(comparison.entries.count == names.count)
  }
}
