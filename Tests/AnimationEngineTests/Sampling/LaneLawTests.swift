import AnimationEngine
import TestSupport
import Testing

extension Samples {
  /// A column's values at some rows.
  func values(_ column: Int, _ rows: Range<Int>) -> [Double] {
    var numbers = [Double](repeating: .nan, count: rows.count)
    var span = numbers.mutableSpan
    writeValues(column: column, rows: rows, into: &span)
    return numbers
  }

  /// A column's velocities at some rows.
  func velocities(_ column: Int, _ rows: Range<Int>) -> [Double] {
    var numbers = [Double](repeating: .nan, count: rows.count)
    var span = numbers.mutableSpan
    writeVelocities(column: column, rows: rows, into: &span)
    return numbers
  }
}

extension [Double] {
  /// Whether each number is within so many units in the last place of the largest one expected.
  fileprivate func isWithin(_ units: Double, unitsOf expected: [Double]) -> Bool {
    let largest = expected.filter(\.isFinite).map(\.magnitude).max() ?? 0
    return zip(self, expected).allSatisfy { found, expected in
      found == expected || abs(found - expected) <= units * Swift.max(largest, 1).ulp
    }
  }
}

/// Laws 8 and 9: every way to ask for a number gives that number.
@Suite struct LaneLawTests {
  static func grids(to end: Double) -> [SampleGrid] {
    [
      .frames(perSecond: 60, end: end), .steps(of: 0.0017, start: 0.05, end: end),
      .evenly(count: 1000, start: -0.2, end: end), .frames(perSecond: 29.97, start: 0.31, end: end),
    ]
  }

  private static func times(to end: Double) -> [Double] {
    var random = SplitMix64(seed: 1)
    return (0..<300).map { _ in Double.random(in: -0.5...end, using: &random) }
  }

  @Test(arguments: motionCatalogue.filter { !$0.hasSprings })
  func arbitraryTimesHaveTheBitsOfTheClosedForm(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    let times = Self.times(to: entry.end)
    let samples = Samples(timeline, on: .times(times))
    for column in timeline.columns.indices {
      let values = samples.values(column, 0..<times.count)
      let velocities = samples.velocities(column, 0..<times.count)
      for (row, time) in times.enumerated() {
        #expect(values[row] == timeline.value(ofColumn: column, at: time))
        #expect(velocities[row] == timeline.velocity(ofColumn: column, at: time))
      }
    }
  }

  /// Lists of times have an `exp` and a `sin` of their own, which differ by units in the last place: so
  /// does what springs show, in the last places of the largest number.
  @Test(arguments: motionCatalogue)
  func arbitraryTimesStayWithinUnitsInTheLastPlace(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    let times = Self.times(to: entry.end)
    let samples = Samples(timeline, on: .times(times))
    // The curve of sRGB is up to 12.92 times as steep as what moves the colour.
    let units = entry.name.contains("colour") ? 26.0 : 2
    for column in timeline.columns.indices {
      let exact = times.map { timeline.value(ofColumn: column, at: $0) }
      let rates = times.map { timeline.velocity(ofColumn: column, at: $0) }
      #expect(samples.values(column, 0..<times.count).isWithin(units, unitsOf: exact))
      #expect(samples.velocities(column, 0..<times.count).isWithin(2 * units, unitsOf: rates))
    }
  }

  @Test(arguments: motionCatalogue)
  func anyCutOfAListGivesTheBitsOfTheWhole(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    let times = Self.times(to: entry.end)
    let samples = Samples(timeline, on: .times(times))
    for column in timeline.columns.indices {
      let whole = samples.values(column, 0..<times.count)
      let moving = samples.velocities(column, 0..<times.count)
      for start in [1, 17, 100, 299] {
        #expect(samples.values(column, start..<times.count) == Array(whole[start...]))
        #expect(samples.velocities(column, start..<times.count) == Array(moving[start...]))
      }
    }
  }

  @Test(arguments: motionCatalogue)
  func uniformGridsStayWithinTheBoundOfTheClosedForm(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    for grid in Self.grids(to: entry.end) {
      let samples = Samples(timeline, on: grid)
      for column in timeline.columns.indices {
        let values = samples.values(column, 0..<grid.count)
        let exact = (0..<grid.count).map {
          timeline.value(ofColumn: column, at: grid.time(at: $0))
        }
        let range = max(exact.max()! - exact.min()!, 1)
        for (value, expected) in zip(values, exact) {
          #expect(abs(value - expected) <= 1e-12 * range, "\(entry.name), \(grid.layout)")
        }
      }
    }
  }

  @Test(arguments: motionCatalogue)
  func velocitiesOnUniformGridsStayWithinTheBound(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    for grid in Self.grids(to: entry.end) {
      let samples = Samples(timeline, on: grid)
      for column in timeline.columns.indices {
        let found = samples.velocities(column, 0..<grid.count)
        let exact = (0..<grid.count).map {
          timeline.velocity(ofColumn: column, at: grid.time(at: $0))
        }
        let scale = max(exact.filter(\.isFinite).map(abs).max() ?? 1, 1)
        for (value, expected) in zip(found, exact) where expected.isFinite {
          #expect(abs(value - expected) <= 1e-11 * scale, "\(entry.name), \(grid.layout)")
        }
      }
    }
  }

  @Test(arguments: motionCatalogue)
  func anyCutIntoWindowsGivesTheBitsOfTheWhole(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    var random = SplitMix64(seed: 2)
    for grid in Self.grids(to: entry.end) {
      let samples = Samples(timeline, on: grid)
      for column in timeline.columns.indices {
        let whole = samples.values(column, 0..<grid.count)
        let moving = samples.velocities(column, 0..<grid.count)
        for _ in 0..<12 {
          let start = Int.random(in: 0..<grid.count, using: &random)
          let end = Int.random(in: start...min(grid.count, start + 400), using: &random)
          #expect(samples.values(column, start..<end) == Array(whole[start..<end]))
          #expect(samples.velocities(column, start..<end) == Array(moving[start..<end]))
        }
      }
    }
  }

  @Test(arguments: motionCatalogue.filter { $0.springs == .analytic && $0.name != "integer" })
  func velocityIsTheDerivativeOfWhatShows(_ entry: CatalogueEntry) throws {
    let timeline = try entry.timeline
    let step = 1e-6
    var random = SplitMix64(seed: 3)
    for column in timeline.columns.indices {
      var misses = 0
      for _ in 0..<400 {
        let time = Double.random(in: 0...entry.end, using: &random)
        let ahead = timeline.value(ofColumn: column, at: time + step)
        let behind = timeline.value(ofColumn: column, at: time - step)
        let velocity = timeline.velocity(ofColumn: column, at: time)
        let error = abs(velocity - (ahead - behind) / (2 * step))
        if error > 1e-3 * max(abs(velocity), 100) { misses += 1 }
      }
      // A joint where the velocity jumps lies within a step of a random time now and then; the
      // cycles of 0.7 ms have one every 350 steps.
      #expect(misses <= 5, "\(entry.name): \(misses) of 400")
    }
  }

  @Test func rowsOfAGridAreTheContractsTimes() {
    let frames = SampleGrid.frames(perSecond: 60, start: 0.5, end: 1.01)
    #expect(frames.count == 32)
    #expect(frames.time(at: 7) == 0.5 + 7.0 / 60)
    #expect(frames.time(at: 31) == 1.01)
    let even = SampleGrid.evenly(count: 5, start: 1, end: 2)
    #expect((0..<5).map { even.time(at: $0) } == [1, 1.25, 1.5, 1.75, 2])
    #expect(SampleGrid.frames(perSecond: 60, end: 0).count == 1)
    #expect(SampleGrid.steps(of: 0.25, end: 1).count == 5)
    #expect(SampleGrid.evenly(count: 1, start: 3, end: 9).time(at: 0) == 3)
  }

  @Test func aStepThatIsLostInRoundingMakesNoEndlessSearch() {
    #expect(SampleGrid.steps(of: 1e-3, start: 1e300, end: 2e300).count == .max)
    #expect(SampleGrid.frames(perSecond: 1e300, start: 0, end: 1).count == .max)
  }
}
