import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Which animation carries a change.
@Suite struct SceneRuleTests {
  /// Where a change of 0 to 1 is after a tenth of a second: in the middle of a straight line of 0.2 s,
  /// a quarter in of one of 0.4 s; 1 where nothing carries it.
  private static let fast = Animation.linear(duration: 0.2)
  private static let slow = Animation.linear(duration: 0.4)

  private func shown(
    _ transaction: SceneTransaction, implicit animations: [ImplicitAnimation] = [],
    setting values: [Int: Double] = [0: 1], count: Int = 1, of property: Int = 0
  ) throws -> Double {
    var scene = SceneNumbers(count: count, animations: animations)
    scene.set(values, at: 0, by: transaction)
    return try scene.timeline().value(ofColumn: property, at: 0.1)
  }

  @Test func nothingCarriesAChangeOfWhichNobodySpeaks() throws {
    #expect(try shown(.init()) == 1)
    #expect(try shown(.init(.none)) == 1)
  }

  @Test func theAnimationBesideThePropertyCarriesIt() throws {
    let implicit = [ImplicitAnimation(properties: [0], animation: Self.slow)]
    #expect(try shown(.init(), implicit: implicit) == 0.25)
    #expect(try shown(.init(.none), implicit: implicit) == 0.25)
    #expect(try shown(.init(disablesAnimations: true), implicit: implicit) == 1)
  }

  @Test func theAnimationBesideThePropertyCountsMoreThanTheEvents() throws {
    let implicit = [ImplicitAnimation(properties: [0], animation: Self.slow)]
    #expect(try shown(.init(.animation(Self.fast)), implicit: implicit) == 0.25)
    #expect(
      try shown(.init(.animation(Self.fast), disablesAnimations: true), implicit: implicit) == 0.5)
    let none = [ImplicitAnimation(properties: [0], animation: nil)]
    #expect(try shown(.init(.animation(Self.fast)), implicit: none) == 1)
    let block = UIKitAnimation(.curve(.linear, duration: 0.2))
    #expect(try shown(.init(.uikit(block)), implicit: implicit) == 0.25)
  }

  @Test func theEventCountsWhereNothingBesideThePropertyApplies() throws {
    let deaf = [ImplicitAnimation(properties: [0], animation: Self.slow, trigger: 1)]
    #expect(
      try shown(.init(.animation(Self.fast)), implicit: deaf, setting: [0: 1], count: 2) == 0.5)
    let both = try shown(
      .init(.animation(Self.fast)), implicit: deaf, setting: [0: 1, 1: 1], count: 2)
    #expect(both == 0.25)
    let keyed = [
      ImplicitAnimation(properties: [0], animation: Self.slow, condition: ["source": #""tap""#])
    ]
    #expect(try shown(.init(.animation(Self.fast)), implicit: keyed) == 0.5)
  }

  @Test func aScopedAnimationCountsMost() throws {
    let scoped = [ImplicitAnimation(properties: [0], animation: Self.slow)]
    #expect(try shown(.init(.animation(Self.fast), scoped: scoped)) == 0.25)
    #expect(try shown(.init(.none, scoped: scoped)) == 0.25)
    #expect(try shown(.init(scoped: scoped, disablesAnimations: true)) == 1)
    #expect(
      try shown(.init(.animation(Self.fast), scoped: scoped, disablesAnimations: true)) == 0.5)
    let none = [ImplicitAnimation(properties: [0], animation: nil)]
    #expect(try shown(.init(.animation(Self.fast), scoped: none)) == 1)
    let other = try shown(
      .init(.animation(Self.fast), scoped: scoped), setting: [0: 1, 1: 1], count: 2, of: 1)
    #expect(other == 0.5)
  }

  @Test func theFirstThatAppliesCounts() throws {
    let implicit = [
      ImplicitAnimation(properties: [0], animation: Self.fast, condition: ["source": #""tap""#]),
      ImplicitAnimation(properties: [0], animation: nil, condition: ["source": #""code""#]),
      ImplicitAnimation(properties: [0], animation: Self.slow),
    ]
    #expect(try shown(.init(keys: ["source": #""tap""#]), implicit: implicit) == 0.5)
    #expect(try shown(.init(keys: ["source": #""code""#]), implicit: implicit) == 1)
    #expect(try shown(.init(keys: ["source": #""drag""#]), implicit: implicit) == 0.25)
    #expect(try shown(.init(), implicit: implicit) == 0.25)
  }

  @Test func allKeysOfAConditionHaveToMatch() throws {
    let implicit = [
      ImplicitAnimation(
        properties: [0], animation: Self.fast, condition: ["a": "1", "b": "true"])
    ]
    #expect(try shown(.init(keys: ["a": "1"]), implicit: implicit) == 1)
    #expect(try shown(.init(keys: ["a": "1", "b": "false"]), implicit: implicit) == 1)
    #expect(try shown(.init(keys: ["a": "1", "b": "true", "c": "0"]), implicit: implicit) == 0.5)
  }

  @Test func aTriggerHasToChangeInTheSameEvent() throws {
    let implicit = [ImplicitAnimation(properties: [0], animation: Self.slow, trigger: 1)]
    #expect(try shown(.init(), implicit: implicit, setting: [0: 1], count: 2) == 1)
    #expect(try shown(.init(), implicit: implicit, setting: [0: 1, 1: 5], count: 2) == 0.25)
    // It is set, but to what it is: that is no change.
    #expect(try shown(.init(), implicit: implicit, setting: [0: 1, 1: 0], count: 2) == 1)
  }

  @Test func atItsTimeTheStateAfterAnEventHolds() throws {
    var scene = SceneNumbers()
    scene.set([0: 4], at: 0.5)
    scene.set(8, at: 1, by: Self.slow)
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 0.5.nextDown) == 0)
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 4)
    #expect(timeline.model(ofColumn: 0, at: 1.0.nextDown) == 4)
    #expect(timeline.model(ofColumn: 0, at: 1) == 8)
    #expect(timeline.value(ofColumn: 0, at: 1) == 4)
    #expect(timeline.value(ofColumn: 0, at: 1.4) == 8)
    #expect(timeline.duration == 1.4)
  }

  @Test func eventsOfOneTimeHappenInOrder() throws {
    var scene = SceneNumbers()
    scene.set([0: 4], at: 0)
    scene.set([0: 9], at: 0)
    scene.set([0: 5], at: 0)
    scene.set(6, at: 0, by: Self.fast)
    let timeline = try scene.timeline()
    #expect(timeline.value(ofColumn: 0, at: 0) == 5)
    #expect(timeline.value(ofColumn: 0, at: 0.1) == 5.5)
  }

  @Test func aChangeAtOnceMovesWhatRuns() throws {
    for animation in [Animation.linear(duration: 1), .bouncy, .bouncy.delay(0.1), .smooth.speed(2)]
    {
      for springs in [SpringModel.analytic, .swiftui] {
        var scene = SceneNumbers()
        scene.set(100, at: 0, by: animation)
        let before = try scene.timeline(springs)
        scene.set([0: 130.1], at: 0.3)
        let after = try scene.timeline(springs)
        for time in [0.3, 0.4, 0.7] {
          let moved = before.value(ofColumn: 0, at: time) + 30.1
          #expect(abs(after.value(ofColumn: 0, at: time) - moved) < 1e-12 * 100)
        }
        #expect(after.value(ofColumn: 0, at: 20) == 130.1)
        #expect(after.duration == before.duration)
      }
    }
  }

  @Test func aValueSetAtOnceShowsToTheLastBit() throws {
    // Places that a difference does not lead to exactly.
    var scene = SceneNumbers()
    var random = SplitMix64(seed: 4)
    let values = (0..<200).map { _ in Double.random(in: -1...1, using: &random) }
    for (index, value) in values.enumerated() {
      scene.set(1e3 * value, at: Double(index), by: .easeIn(duration: 0.5))
      scene.set([0: value], at: Double(index) + 0.25)
    }
    let timeline = try scene.timeline()
    for (index, value) in values.enumerated() {
      #expect(timeline.model(ofColumn: 0, at: Double(index) + 0.25) == value)
      #expect(timeline.value(ofColumn: 0, at: Double(index) + 0.9) == value)
    }
  }

  @Test func whatHasNoValuesBetweenJumps() throws {
    let properties = [
      AnimatedProperty(name: "title", type: .discrete, table: .discrete(["a", "b"])),
      AnimatedProperty(name: "count", type: .integer),
    ]
    let scene = Scene(
      initial: [[0], [0]],
      events: [
        SceneEvent(
          at: 0,
          .set([
            PropertyChange(property: 0, value: [1]), PropertyChange(property: 1, value: [10]),
          ]),
          by: .init(
            .animation(.linear(duration: 1)), completion: SceneCompletion(name: "done")))
      ])
    let timeline = try ResolvedAnimation(properties: properties, content: .scene(scene)).compiled()
    #expect(timeline.value(ofColumn: 0, at: 0) == 1)
    #expect(timeline.value(ofColumn: 1, at: 0.26) == 3)
    #expect(timeline.completions["done"]?.time == 1)
  }

  @Test func componentsThatAreAddressedAloneChangeTogether() throws {
    let properties = [AnimatedProperty(name: "offset", type: .point)]
    func change(_ component: Int, _ value: Double) -> PropertyChange {
      PropertyChange(property: 0, components: component..<(component + 1), value: [value])
    }
    let scene = Scene(
      initial: [[1, 2]],
      events: [
        SceneEvent(at: 0, .set([change(0, 3), change(1, 6)]), by: .init(.animation(Self.fast))),
        SceneEvent(at: 1, .set([change(1, 7)])),
      ])
    let timeline = try ResolvedAnimation(properties: properties, content: .scene(scene)).compiled()
    #expect(timeline.value(ofColumn: 0, at: 0.1) == 2)
    #expect(timeline.value(ofColumn: 1, at: 0.1) == 4)
    #expect(timeline.value(ofColumn: 0, at: 1) == 3)
    #expect(timeline.value(ofColumn: 1, at: 1) == 7)
  }
}
