import AnimationEngine
import TestSupport
import Testing

private func times(_ grid: SampleGrid) -> [Double] { (0..<grid.count).map { grid.time(at: $0) } }

@Suite("Grids")
struct SampleGridTests {
  @Test func riseWhereNothingIsWrongWithThem() {
    var random = SplitMix64(seed: 11)
    var found = 0
    for _ in 0..<20_000 {
      let start = Double(bitPattern: .random(in: 0...UInt64.max, using: &random))
      let step = Double(bitPattern: .random(in: 1..<0x7FF0_0000_0000_0000, using: &random))
      let layout = SampleGrid.Layout.evenly(
        count: .random(in: 2...40, using: &random), start: start, end: start + step)
      guard start.isFinite, (start + step).isFinite, step < .infinity, start + step > start,
        SampleGrid.problem(of: layout) == nil
      else { continue }
      found += 1
      let times = times(SampleGrid(layout))
      #expect(times.allSatisfy { $0.isFinite }, "\(layout)")
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(layout)")
    }
    #expect(found > 2000)
  }

  /// Times in whole microseconds are the doubles closest to their decimals, and not sums of doubles.
  @Test func areTheirDecimals() {
    let tenths = (0...20).map { Double($0) / 10 }
    #expect(times(.steps(of: 0.1, end: 2)) == tenths)
    #expect(times(.evenly(count: 21, end: 2)) == tenths)
    #expect(times(.steps(of: 0.1, start: 0.3, end: 2)) == Array(tenths[3...]))
    #expect(times(.evenly(count: 18, start: 0.3, end: 2)) == Array(tenths[3...]))
    #expect(times(.frames(perSecond: 10, start: 0.3, end: 2)) == Array(tenths[3...]))
    #expect(times(.steps(of: 0.1, start: -0.3, end: 0.1)) == [-0.3, -0.2, -0.1, 0, 0.1])
    let thirds = times(.frames(perSecond: 30, start: 0.1, end: 0.2))
    let expected: [Double] = [0.1, 0.4 / 3, 0.5 / 3, 0.2]
    #expect(thirds == expected)
  }

  @Test(arguments: [1.0, 1e6, 1e15, -1e15, 1e300])
  func riseUpToTheLastStepThatIsAllowed(_ start: Double) {
    let finest = 4 * start.magnitude.ulp
    let end = start + 400 * finest
    let grid = SampleGrid.Layout.steps(of: 5 * finest, start: start, end: end)
    #expect(SampleGrid.problem(of: grid) == nil)
    let times = times(SampleGrid(grid))
    #expect(times.count > 70)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    let finer = SampleGrid.Layout.steps(of: finest / 2, start: start, end: end)
    #expect(SampleGrid.problem(of: finer) == .tooClose(step: finest / 2))
  }

  @Test func areTooWideWhereNoDoubleHoldsTheWidth() {
    let most = Double.greatestFiniteMagnitude
    for layout: SampleGrid.Layout in [
      .frames(perSecond: 60, start: -most, end: most), .steps(of: 1e308, start: -most, end: most),
      .evenly(count: 3, start: -most, end: most),
    ] {
      #expect(SampleGrid.problem(of: layout) == .tooWide)
      // They can be made all the same, and end.
      #expect(SampleGrid(layout).count > 0)
      #expect(SampleGrid(layout).time(at: 0) == -most)
    }
    #expect(times(.evenly(count: 3, start: -1e308, end: 1e308)) == [-1e308, 0, 1e308])
  }

  @Test func ofOneMomentAndOfListedTimesAreAsTheyAre() {
    #expect(SampleGrid.problem(of: .evenly(count: 3, start: 1, end: 1)) == nil)
    #expect(times(.evenly(count: 3, start: 1, end: 1)) == [1, 1, 1])
    #expect(SampleGrid.problem(of: .times([2, 1, 1])) == nil)
    #expect(times(.frames(perSecond: 60, start: 1, end: 1)) == [1])
  }

  @Test func countAsManyRowsAsAnIntHolds() {
    #expect(SampleGrid.steps(of: .leastNonzeroMagnitude, end: 1).count == .max)
    #expect(SampleGrid.frames(perSecond: 1e308, end: 1).count == .max)
    #expect(SampleGrid.frames(perSecond: .leastNonzeroMagnitude, end: 1).count == 2)
    #expect(SampleGrid.evenly(count: .max, end: 1).count == .max)
    #expect(SampleGrid.evenly(count: -3, end: 1).count == 0)
  }
}
