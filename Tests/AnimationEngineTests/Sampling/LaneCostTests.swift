import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// That a row costs what its lanes have to do for it.
@Suite struct LaneCostTests {
  private func timeline(
    count: Int = 1, _ events: [SceneEvent] = []
  ) throws -> Timeline {
    try ResolvedAnimation(
      properties: [AnimatedProperty(name: "v", type: .vector(count: count))],
      content: .scene(
        Scene(initial: [Components(repeating: 0, count: count)], events: events))
    ).compiled()
  }

  private func layers(
    _ layers: Int, of count: Int, mode: CalculationMode
  ) throws -> Timeline {
    let values = (0..<4).map { Components(repeating: Double($0 * $0), count: count) }
    let layer = LayerAnimation(
      .keyframe(
        LayerProperty(property: 0, components: 0..<count),
        LayerKeyframes(values: values, mode: mode), timingFunction: nil),
      timing: MediaTiming(duration: 9))
    return try timeline(
      count: count, (0..<layers).map { SceneEvent(at: 0, .layer(.add(key: "\($0)", layer))) })
  }

  private func curves(_ number: Int) throws -> Timeline {
    try timeline(
      (0..<number).map { index in
        SceneEvent(
          at: Double(index) / 10, .set([PropertyChange(property: 0, value: [Double(index + 1)])]),
          by: SceneTransaction(.animation(.easeIn(duration: 20))))
      })
  }

  @Test func closedFormsCostFive() throws {
    #expect(Lane(holding: 1).rowCost == 5)
    #expect(try timeline().workPerRow == 5)
    #expect(try timeline(count: 16).workPerRow == 16 * 5)
  }

  /// A closed form of a spring takes some eighty nanoseconds where nothing is known of the time before.
  @Test func aLookAtAnyTimeCostsMoreThanARowOfAGrid() throws {
    let timeline = try timeline(count: 64)
    #expect(timeline.workOfRow >= timeline.workPerRow * 3 / 2)
  }

  /// Rows of a grid look up an overlay once for many times, all others for each.
  @Test func aLookAtAnyTimeCostsForEachOverlay() throws {
    let timeline = try layers(64, of: 16, mode: .linear)
    #expect(timeline.workOfRow >= timeline.workPerRow + 64 * 16 * 8)
  }

  /// Each pair of the four values with the greatest weights has a mixture of its own.
  @Test func transformsCostForThePairsThatAreMixed() throws {
    func work(_ texts: [String]) throws -> Int {
      let lists = try texts.map { try TransformList(css: $0) }
      let space = TransformInterpolationSpace(for: lists)
      return JointInterpolationSpace.transform(space).workPerNumber
    }
    let texts = ["rotate(1deg)", "skewY(1deg)", "scale(2)", "translateX(1px)", "rotateX(2deg)"]
    #expect(try work(Array(texts.prefix(4))) > 2 * work(Array(texts.prefix(2))))
    #expect(try work(texts) == work(Array(texts.prefix(4))))
  }

  @Test func layersAddUp() throws {
    let (few, many) = (try curves(10).workPerRow, try curves(40).workPerRow)
    #expect(many > 3 * few && many < 5 * few)
  }

  @Test func animationsOfLayersCostByTheirPaths() throws {
    let plain = try layers(64, of: 16, mode: .linear).workPerRow
    let paced = try layers(64, of: 16, mode: .cubicPaced).workPerRow
    #expect(plain > 64 * 16 * 5)
    #expect(paced > 64 * 16 * 50)
    #expect(try layers(32, of: 16, mode: .cubicPaced).workPerRow * 2 - paced < paced / 10)
  }

  @Test func oneLookCostsWhatIsThereThen() throws {
    let lane = try curves(10).lanes[0]
    #expect(lane.cost(at: -1) == 5)
    #expect(lane.cost(at: 5) == lane.rowCost)
  }
}
