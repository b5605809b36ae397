import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// What holds for every animation of a layer, however its members are combined.
@Suite struct LayerLawTests {
  /// Animations of the point `card.p` and of one component of it, made up by a seed.
  struct Maker {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements.randomElement(using: &random)!
    }

    mutating func timing(isGroup: Bool = false) -> MediaTiming {
      MediaTiming(
        beginTime: pick([0, 0, 0.3, -0.2]), timeOffset: pick([0, 0, 0.15, 0.7]),
        speed: pick([1, 1, 2, 0.5, -1, -1.5]), duration: number(isGroup ? 0.8...2 : 0.2...1),
        repeatCount: pick([0, 1, 2, 2.5, 3]), autoreverses: pick([false, false, true]))
    }

    mutating func animation(depth: Int = 0) -> LayerAnimation {
      let isGroup = depth < 2 && pick([false, false, true])
      let curve = pick([nil, nil, UnitCurve.easeIn, .easeInOut])
      let content: LayerAnimation.Content =
        isGroup
        ? .group((0..<2).map { _ in animation(depth: depth + 1) }, timingFunction: curve)
        : leaf(curve)
      return LayerAnimation(
        content, timing: timing(isGroup: isGroup),
        fillMode: pick(LayerAnimation.FillMode.allCases),
        isRemovedOnCompletion: pick([true, false])
      )
    }

    mutating func leaf(_ curve: UnitCurve?) -> LayerAnimation.Content {
      let components = pick([0..<2, 1..<2])
      let property = LayerProperty(
        property: 2, components: components, isAdditive: pick([false, true]),
        isCumulative: pick([false, true]))
      switch pick([0, 1, 2]) {
      case 0: return .basic(property, interval(components.count), timingFunction: curve)
      case 1:
        return .spring(
          property, interval(components.count),
          pick([.coreAnimationDefault, Spring(mass: 1, stiffness: 200, damping: 40)]),
          initialVelocity: pick([0, 3]))
      default:
        let values = (0..<4).map { _ in value(components.count) }
        return .keyframe(
          property,
          LayerKeyframes(
            values: values, timingFunctions: [.easeOut], mode: pick(CalculationMode.allCases),
            tension: [0, 0.4], bias: [0, 0, 0.3]),
          timingFunction: curve)
      }
    }

    mutating func value(_ count: Int) -> Components {
      Components((0..<count).map { _ in number(-100...100) })
    }

    mutating func interval(_ count: Int) -> LayerInterval {
      LayerInterval(
        from: pick([true, false]) ? value(count) : nil,
        to: pick([true, false]) ? value(count) : nil,
        by: pick([true, false]) ? value(count) : nil)
    }

    mutating func events() -> [SceneEvent] {
      var time = 0.0
      var events: [SceneEvent] = []
      for index in 0..<4 {
        events.append(.add(animation(), key: pick(["a", "b"]), at: time, completion: "\(index)"))
        time += number(0...0.8)
      }
      let change = PropertyChange(property: 2, value: [50, -20])
      let set = SceneEvent(
        at: time, .set([change]), by: SceneTransaction(.animation(.easeIn(duration: 1))))
      return events + [set, .remove("a", at: time + 0.3)]
    }
  }

  static let seeds = Array(1...60).map(UInt64.init)

  func player(_ seed: UInt64) throws -> ScenePlayer {
    var maker = Maker(seed: seed)
    var meter = WorkMeter()
    return try ScenePlayer(
      Scene(initial: LayerStage.initial, events: maker.events())
        .completed(LayerStage.properties),
      spaces: PropertySpaces(LayerStage.properties), springs: .analytic, horizon: 0,
      meter: &meter)
  }

  @Test(arguments: seeds)
  func aComponentIsTheSameBits(_ seed: UInt64) throws {
    for overlay in try player(seed).tracks[2].overlays where overlay.isOfLayer {
      let (below, rate): (Components, Components) = ([7, -3], [11, 13])
      for step in stride(from: -20, through: 300, by: 4) {
        let time = overlay.start + Double(step) / 50
        let value = overlay.value(at: time, over: below)
        let moving = overlay.compose(over: (below, rate), at: time)
        #expect(moving.value == value)
        for (index, part) in overlay.pieces.enumerated() {
          #expect(part.compose(over: below[index], at: time) == value[index])
          let number = DualNumber(below[index], rate: rate[index])
          #expect(part.compose(over: number, at: time).rate == moving.velocity[index])
        }
      }
    }
  }

  @Test(arguments: seeds.prefix(20))
  func velocityIsTheDerivativeOfValue(_ seed: UInt64) throws {
    var maker = Maker(seed: seed)
    let timeline = try LayerStage.play(maker.events())
    for column in 2...3 {
      // Away from joints, where the velocity is another one on each side, and from jumps of it.
      let times = stride(from: 0.0137, to: 6, by: 0.0293).filter { time in
        let around = [-2e-5, -1e-5, 0, 1e-5, 2e-5].map {
          timeline.velocity(ofColumn: column, at: time + $0)
        }
        let values = [-2e-5, 2e-5].map { timeline.value(ofColumn: column, at: time + $0) }
        return around.max()! - around.min()! < 1 && abs(values[0] - values[1]) < 0.2
      }
      #expect(times.count > 150)
      checkDerivative(
        MotionUnderTest(
          value: { timeline.value(ofColumn: column, at: $0) },
          velocity: { timeline.velocity(ofColumn: column, at: $0) }),
        at: times, step: 1e-5, tolerance: 0.05)
    }
  }

  @Test(arguments: seeds.prefix(20))
  func anyWindowHasTheBitsOfTheWhole(_ seed: UInt64) throws {
    var maker = Maker(seed: seed)
    let timeline = try LayerStage.play(maker.events())
    let grid = SampleGrid.frames(perSecond: 60, end: 5)
    let samples = Samples(timeline, on: grid)
    for column in 2...3 {
      var whole = [Double](repeating: 0, count: grid.count)
      var span = whole.mutableSpan
      samples.writeValues(column: column, rows: 0..<grid.count, into: &span)
      for start in stride(from: 0, to: grid.count, by: 37) {
        let rows = start..<min(start + 37, grid.count)
        var part = [Double](repeating: 0, count: rows.count)
        var window = part.mutableSpan
        samples.writeValues(column: column, rows: rows, into: &window)
        #expect(part == Array(whole[rows]))
      }
      for row in 0..<grid.count {
        #expect(abs(whole[row] - timeline.value(ofColumn: column, at: grid.time(at: row))) < 1e-9)
      }
    }
  }

  @Test(arguments: seeds)
  func everyCompletionComesOnceAndNothingMovesAfterTheEnd(_ seed: UInt64) throws {
    var maker = Maker(seed: seed)
    let timeline = try LayerStage.play(maker.events())
    let duration = try #require(timeline.duration)
    #expect(timeline.layerReports.count == 4)
    #expect(timeline.events.allSatisfy { $0.time <= duration })
    for column in 2...3 {
      let last = timeline.value(ofColumn: column, at: duration)
      for later in [0, 0.1, 1, 100] {
        #expect(timeline.value(ofColumn: column, at: duration + later) == last)
        #expect(timeline.velocity(ofColumn: column, at: duration + later) == 0)
      }
    }
  }
}
