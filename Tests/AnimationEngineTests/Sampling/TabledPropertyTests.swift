import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Properties whose values stand in a table and move in a space that all of them decide.
@Suite("Transforms, paths and colours along a timeline")
struct TabledPropertyTests {
  @Test func listsThatMatchMoveByTheirArguments() throws {
    let timeline = try transforms("rotate(0deg) translateX(0px)", "rotate(90deg) translateX(10px)")
    let half = try TransformList(css: "rotate(45deg) translateX(5px)").matrix
    for column in 0..<16 {
      #expect((timeline.value(ofColumn: column, at: 0.5) - half[column]).magnitude < 1e-14)
    }
  }

  @Test func listsThatDoNotMatchMoveByTheirMatrices() throws {
    let timeline = try transforms("rotate(90deg)", "matrix(2, 0, 0, 2, 10, 0)")
    let ends = try ["rotate(90deg)", "matrix(2, 0, 0, 2, 10, 0)"].map { text in
      try TransformList(css: text).matrix
    }
    for column in 0..<16 {
      #expect((timeline.value(ofColumn: column, at: 0) - ends[0][column]).magnitude < 1e-15)
      #expect((timeline.value(ofColumn: column, at: 1) - ends[1][column]).magnitude < 1e-15)
    }
  }

  @Test func threeTransformsMeetEachOfTheirValues() throws {
    let texts = ["rotate3d(1,0,0,60deg)", "rotate3d(0,1,0,60deg) scale(2)", "translateZ(5px)"]
    let property = try AnimatedProperty(
      name: "t", type: .transform, table: .transforms(texts.map { try TransformList(css: $0) }))
    let keyframes = KeyframeAnimation(
      initial: [Components(scalar: 0)],
      tracks: [
        PropertyTrack(
          property: 0, components: 0..<1,
          keyframes: [
            .linear(to: Components(scalar: 1), duration: 1, curve: .linear),
            .linear(to: Components(scalar: 2), duration: 1, curve: .linear),
          ])
      ], velocity: [nil])
    let timeline = try ResolvedAnimation(properties: [property], content: .keyframes(keyframes))
      .compiled()
    for (time, text) in texts.enumerated() {
      let matrix = try TransformList(css: text).matrix
      for column in 0..<16 {
        let shown = timeline.value(ofColumn: column, at: Double(time))
        #expect((shown - matrix[column]).magnitude < 1e-14, "\(text) m\(column)")
      }
    }
  }

  /// A matrix that cannot be taken apart follows the other half-way, in a list of times too.
  @Test func matricesSwitchInListsWhereSingleTimesDo() throws {
    let lists = try ["perspective(none)", "scaleX(0)"].map { try TransformList(css: $0) }
    let property = AnimatedProperty(name: "t", type: .transform, table: .transforms(lists))
    let first = 0
    for duration in stride(from: 0.2, to: 1, by: 0.05) {
      let timeline = try single(property, .spring(duration: duration, bounce: 0.3))
      let end = try #require(timeline.duration)
      let times = try timeline.adaptiveTimes(within: 0.1, from: 0, to: end)
      let values = first.values(of: Samples(timeline, on: .times(times)), 0..<times.count)
      #expect(values == times.map { timeline.value(ofColumn: first, at: $0) })
    }
  }

  @Test func pathsMoveByTheirNumbers() throws {
    let paths = try ["M0 0L10 0", "m0 10l20 0"].map { text in try Path(svg: text) }
    let timeline = try single(AnimatedProperty(name: "d", type: .path, table: .paths(paths)))
    #expect((0..<4).map { timeline.value(ofColumn: $0, at: 0.5) } == [0, 5, 15, 5])
    #expect((0..<4).map { timeline.velocity(ofColumn: $0, at: 0.5) } == [0, 10, 10, 10])
  }

  @Test func flagsOfArcsAreNoughtOrOne() throws {
    let paths = try ["M0 0A1 1 0 0 1 2 0", "M0 0A1 1 0 1 1 2 0"].map { try Path(svg: $0) }
    let timeline = try single(AnimatedProperty(name: "d", type: .path, table: .paths(paths)))
    #expect([0, 0.01, 1].map { timeline.value(ofColumn: 5, at: $0) } == [0, 1, 1])
  }

  @Test func hueTurnsByItsRule() throws {
    let red = try MixedColor(css: "oklch(0.6 0.1 20)")
    let blue = try MixedColor(css: "oklch(0.6 0.1 260)")
    let timeline = try single(
      AnimatedProperty(
        name: "c", type: .color(.oklch(.increasing)), table: .colors([red, blue])))
    let half = try ResolvedColor(css: "oklch(0.6 0.1 140)")
    #expect((timeline.value(ofColumn: 0, at: 0.5) - half.red).magnitude < 1e-12)
    #expect((timeline.value(ofColumn: 1, at: 0.5) - half.green).magnitude < 1e-12)
  }

  @Test(arguments: ["transform", "mismatch", "path", "oklch", "oklab", "css", "display-p3"])
  func gridsAndTimesAndWindowsAgree(_ name: String) throws {
    let timeline = try timeline(named: name)
    let grid = SampleGrid.frames(perSecond: 240, start: -0.25, end: 1.5)
    let samples = Samples(timeline, on: grid)
    for column in 0..<timeline.columnCount {
      let whole = column.values(of: samples, 0..<grid.count)
      let parts = column.values(of: samples, 0..<100) + column.values(of: samples, 100..<grid.count)
      #expect(whole == parts)
      for row in 0..<grid.count {
        let value = timeline.value(ofColumn: column, at: grid.time(at: row))
        #expect((whole[row] - value).magnitude <= 1e-12 * max(1, value.magnitude))
      }
    }
  }

  @Test(arguments: ["transform", "mismatch", "path", "oklch", "oklab", "css", "display-p3"])
  func rowsAreTheirColumns(_ name: String) throws {
    let timeline = try timeline(named: name)
    for time in stride(from: -0.1, through: 1.5, by: 0.05) {
      let columns = (0..<timeline.columnCount).map { timeline.value(ofColumn: $0, at: time) }
      #expect(timeline.row(at: time) == columns)
    }
    let looks = timeline.columnCount * Timeline.workOfSearch
    #expect(timeline.workOfRow <= timeline.workPerRow + Timeline.workOfList + looks)
  }

  /// Each pair of transforms that do not match has a mixture of its own.
  @Test func pairsOfTransformsAreChargedBeforeTheyAreMade() throws {
    func cost(_ count: Int) throws -> (work: Int, bytes: Int) {
      let lists = try (0..<count).map { index in
        try TransformList(css: index.isMultiple(of: 2) ? "rotate(\(index)deg)" : "skewY(1deg)")
      }
      var meter = WorkMeter()
      _ = try PropertySpaces(
        [AnimatedProperty(name: "t", type: .transform, table: .transforms(lists))], meter: &meter)
      return (meter.work, meter.bytes)
    }
    let (few, many) = (try cost(32), try cost(128))
    #expect(many.work > 15 * few.work && many.bytes > 15 * few.bytes)
    #expect(many.bytes < WorkMeter.Limits.standard.bytes / 2)
  }

  @Test(arguments: ["transform", "mismatch", "path", "oklch", "oklab", "css", "display-p3"])
  func velocityIsTheDerivativeOfWhatShows(_ name: String) throws {
    let timeline = try timeline(named: name)
    let step = 1e-6
    for column in 0..<timeline.columnCount {
      for time in stride(from: 0.05, to: 0.95, by: 0.1) {
        let before = timeline.value(ofColumn: column, at: time - step)
        let after = timeline.value(ofColumn: column, at: time + step)
        let velocity = timeline.velocity(ofColumn: column, at: time)
        let difference = (after - before) / (2 * step)
        #expect((velocity - difference).magnitude < 1e-6 * max(1, velocity.magnitude))
      }
    }
  }
}

extension TabledPropertyTests {
  private func transforms(_ texts: String...) throws -> Timeline {
    try single(
      AnimatedProperty(
        name: "t", type: .transform, table: .transforms(texts.map { try TransformList(css: $0) })))
  }

  /// From the first value of a table to the second along a line of one second.
  private func single(_ property: AnimatedProperty, _ animation: Animation = .linear(duration: 1))
    throws -> Timeline
  {
    let change = SingleAnimation(
      from: [Components(scalar: 0)], to: [Components(scalar: 1)], velocity: [nil],
      animation: animation)
    return try ResolvedAnimation(properties: [property], content: .animation(change)).compiled()
  }

  private func timeline(named name: String) throws -> Timeline {
    switch name {
    case "transform":
      let lists = try ["scale(1) skewX(10deg) perspective(100px)", "scale(3) skewX(20deg)"]
        .map { try TransformList(css: $0) }
      return try single(
        AnimatedProperty(name: "t", type: .transform, table: .transforms(lists)), .bouncy)
    case "mismatch":
      let lists = try ["rotate3d(1,2,3,50deg) skewY(9deg)", "matrix(1,2,-3,4,5,6)"]
        .map { try TransformList(css: $0) }
      return try single(
        AnimatedProperty(name: "t", type: .transform, table: .transforms(lists)), .bouncy)
    case "path":
      let paths = try ["M0 0C1 2 3 4 5 6", "M9 8C7 6 5 4 3 2"].map { try Path(svg: $0) }
      return try single(AnimatedProperty(name: "d", type: .path, table: .paths(paths)), .bouncy)
    case "oklch": return try colors(.oklch(.longer))
    case "css": return try colors(.css)
    default: return try vectorColors(name == "oklab" ? .oklab : .displayP3)
    }
  }

  private func colors(_ space: ColorSpace) throws -> Timeline {
    let colors = try ["#336699", "rgb(200 100 50 / 0.5)"].map { try MixedColor(css: $0) }
    return try single(
      AnimatedProperty(name: "c", type: .color(space), table: .colors(colors)), .bouncy)
  }

  private func vectorColors(_ space: ColorSpace) throws -> Timeline {
    let colors = try ["#336699", "rgb(200 100 50 / 0.5)"].map { text in
      try ResolvedColor(css: text).components(in: space)
    }
    let change = SingleAnimation(
      from: [colors[0]], to: [colors[1]], velocity: [nil], animation: .bouncy)
    return try ResolvedAnimation(
      properties: [AnimatedProperty(name: "c", type: .color(space))], content: .animation(change)
    ).compiled()
  }
}

extension Int {
  /// The values of the column of this number.
  fileprivate func values(of samples: Samples, _ rows: Range<Int>) -> [Double] {
    var numbers = [Double](repeating: 0, count: rows.count)
    var span = numbers.mutableSpan
    samples.writeValues(column: self, rows: rows, into: &span)
    return numbers
  }
}
