import AnimationEngine
import Testing

@Suite struct CurveSimplifierTests {
  private func kept(_ times: [Double], _ columns: [[Double]], _ tolerance: Double) -> [Int] {
    CurveSimplifier(times: times, columns: columns).kept(within: tolerance)
  }

  @Test func aStraightLineKeepsItsEnds() {
    #expect(kept([0, 1, 2, 3], [[1, 2, 3, 4]], 0) == [0, 3])
    #expect(kept([0, 1, 4], [[5, 5, 5]], 0) == [0, 2])
  }

  @Test func aCornerIsKept() {
    #expect(kept([0, 1, 2, 3], [[0, 1, 2, 0]], 0.01) == [0, 2, 3])
  }

  @Test func everyColumnCounts() {
    #expect(kept([0, 1, 2, 3, 4], [[0, 1, 2, 3, 4], [0, 1, 0, 0, 0]], 0.01) == [0, 1, 2, 4])
  }

  @Test func fewSamplesAreAllKept() {
    #expect(kept([], [[]], 1) == [])
    #expect(kept([3], [[1]], 1) == [0])
    #expect(kept([3, 4], [[1, 9]], 1) == [0, 1])
    #expect(kept([3, 4, 5], [], 1) == [0, 2])
  }

  @Test func theBorderOfAGapIsKeptOnBothSides() {
    let column = [0, 1, 2, .nan, .nan, .nan, 2, 1, 0]
    #expect(kept((0..<9).map(Double.init), [column], 0.1) == [0, 2, 3, 5, 6, 8])
  }

  @Test func aJumpBetweenNeighbouringTimesIsKept() {
    let next = 1.0.nextUp
    #expect(kept([0, 0.5, 1, next, 1.5, 2], [[0, 0, 0, 1, 1, 1]], 0.1) == [0, 2, 3, 5])
  }

  @Test(arguments: [0.1, 0.01, 0.001, 0.0001])
  func noSampleIsFartherThanTheTolerance(_ tolerance: Double) {
    let times = (0...3000).map { Double($0) / 1000 }
    let columns = [
      times.map { Spring(mass: 1, stiffness: 170, damping: 8).value(target: 1.0, time: $0) },
      times.map { $0 * $0 / 9 },
    ]
    let kept = kept(times, columns, tolerance)
    #expect(kept.first == 0 && kept.last == 3000)
    for column in columns {
      #expect(worst(times, column, kept) <= tolerance * (1 + 1e-9))
    }
    // Each line is as long as it can be: one sample more, and it would leave the tolerance.
    for (start, end) in zip(kept, kept.dropFirst()) where end < 3000 {
      #expect(columns.contains { worst(times, $0, [start, end + 1]) > tolerance * (1 - 1e-9) })
    }
  }

  private func worst(_ times: [Double], _ column: [Double], _ kept: [Int]) -> Double {
    var worst = 0.0
    for (start, end) in zip(kept, kept.dropFirst()) {
      for sample in start...end {
        let share = (times[sample] - times[start]) / (times[end] - times[start])
        let line = column[start] + (column[end] - column[start]) * share
        worst = max(worst, (column[sample] - line).magnitude)
      }
    }
    return worst
  }
}
