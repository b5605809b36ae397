import AnimationEngine
import Testing

@testable import AnimationFormats

@Suite struct LinearSearchTests {
  private static let tolerance = 0.001

  private static func curve(bounce: Double) -> SampledCurve {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let samples = (0...4096).map { spring.value(target: 1.0, time: Double($0) / 4096) }
    return SampledCurve(samples, within: tolerance)
  }

  /// A search for `more` lines than the fewest.
  private static func search(
    _ curve: SampledCurve, _ more: Int
  ) -> (search: LinearSearch, count: Int, ends: (Double, Double)) {
    let first = LinearFit.fewest(curve, within: LinearFit.bound(ofLines: tolerance))
    let ends = (curve.values[0], curve.values[curve.values.count - 1])
    let count = first.count + more
    return (.init(count, along: curve, from: first, within: tolerance, ends), count, ends)
  }

  @Test(arguments: [0, 0.2, 0.4, 0.6], [0, 1, 3])
  func noLinesLeaveMuchMoreRoomThatIsOfUse(bounce: Double, more: Int) {
    let curve = Self.curve(bounce: bounce)
    var (search, count, ends) = Self.search(curve, more)
    search.narrow(to: 1.1)
    #expect(search.lines.count <= count)
    guard search.room < Self.tolerance * LinearSearch.useful / 1.11 else { return }
    var room = LinearCorridor.room(for: curve)
    let nearer = LinearCorridor.pass(
      along: curve, from: ends.0, to: ends.1, within: Self.tolerance - 1.11 * search.room,
      atMost: count, in: &room)
    #expect(nearer.all == nil)
  }
}
