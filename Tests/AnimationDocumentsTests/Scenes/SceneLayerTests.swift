import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// What layers are told.
@Suite("Layers in scenes")
struct SceneLayerTests {
  private func command(_ text: String) throws -> LayerCommand {
    let text = script(
      #"{"at":0,"layer":\#(text)}"#, initial: SceneViewRoundTripTests.initial)
    guard case .layer(let command) = try #require(try Scripts.scene(text).events.first).verb else {
      throw WrongKind()
    }
    return command
  }

  /// The animation that is added under the key `k`.
  private func animation(_ text: String) throws -> LayerAnimation {
    guard case .add("k", let animation) = try command(#"{"add":{"key":"k",\#(text)}}"#) else {
      throw WrongKind()
    }
    return animation
  }

  private func basic(_ members: String, _ property: String = "x") throws -> LayerAnimation {
    try animation(#""property":"\#(property)","basic":{\#(members)}"#)
  }

  @Test func aRemovalNamesAKeyOrAViewOrAll() throws {
    #expect(try command(#"{"remove":"corner"}"#) == .remove(key: "corner"))
    #expect(try command(#"{"removeAll":true}"#) == .removeAll(view: nil))
    #expect(try command(#"{"removeAll":"card"}"#) == .removeAll(view: "card"))
  }

  @Test func aBasicAnimationNeedsNoMember() throws {
    let x = LayerProperty(property: 0, components: 0..<1)
    #expect(
      try basic("")
        == LayerAnimation(
          .basic(x, LayerInterval(), timingFunction: nil), timing: MediaTiming(duration: 0.25)))
  }

  @Test func anIntervalHasTheEndsThatAreGiven() throws {
    let one = Components(scalar: 1)
    let ends: [(String, LayerInterval)] = [
      (#""from":1"#, LayerInterval(from: one)), (#""to":1"#, LayerInterval(to: one)),
      (#""by":1"#, LayerInterval(by: one)),
      (#""from":1,"to":1"#, LayerInterval(from: one, to: one)),
      (#""from":1,"by":1"#, LayerInterval(from: one, by: one)),
      (#""to":1,"by":1"#, LayerInterval(to: one, by: one)),
    ]
    for (text, interval) in ends {
      guard case .basic(_, let read, _) = try basic(text).content else { throw WrongKind() }
      #expect(read == interval, "\(text)")
    }
  }

  @Test func valuesAreThoseOfThePropertyOrItsComponent() throws {
    guard
      case .basic(let offset, let interval, _) = try basic(#""to":{"x":3,"y":4}"#, "offset")
        .content
    else { throw WrongKind() }
    #expect(offset == LayerProperty(property: 1, components: 0..<2))
    #expect(interval.to == [3, 4])
    guard case .basic(let y, let step, _) = try basic(#""by":-2"#, "offset.y").content else {
      throw WrongKind()
    }
    #expect(y == LayerProperty(property: 1, components: 1..<2))
    #expect(step.by == [-2])
    guard case .basic(_, let turn, _) = try basic(#""to":"0.25turn""#, "turn").content else {
      throw WrongKind()
    }
    #expect(turn.to == [90])
  }

  @Test func aTimingHasAllMembers() throws {
    let animation = try basic(
      #"""
      "beginTime":-0.5,"timeOffset":0.25,"speed":-2,"duration":3,"repeatCount":2.5,\#
      "repeatDuration":"infinite","autoreverses":true,"fillMode":"backwards",\#
      "removedOnCompletion":false
      """#)
    #expect(
      animation.timing
        == MediaTiming(
          beginTime: -0.5, timeOffset: 0.25, speed: -2, duration: 3, repeatCount: 2.5,
          repeatDuration: .infinity, autoreverses: true))
    #expect(animation.fillMode == .backwards)
    #expect(!animation.isRemovedOnCompletion)
  }

  @Test(arguments: LayerAnimation.FillMode.allCases)
  func everyFillModeHasItsName(_ mode: LayerAnimation.FillMode) throws {
    #expect(try basic(#""fillMode":"\#(mode.rawValue)""#).fillMode == mode)
  }

  @Test func timingFunctionsAreCurvesByName() throws {
    let curves: [(String, UnitCurve)] = [
      (#""linear""#, .linear), (#""easeIn""#, .easeIn), (#""easeOut""#, .easeOut),
      (#""easeInEaseOut""#, .easeInOut), (#""easeInOut""#, .easeInOut),
      (
        #""default""#,
        .bezier(
          startControlPoint: UnitPoint(x: 0.25, y: 0.1),
          endControlPoint: UnitPoint(x: 0.25, y: 1))
      ),
    ]
    for (text, curve) in curves {
      guard case .basic(_, _, let read) = try basic(#""timingFunction":\#(text)"#).content else {
        throw WrongKind()
      }
      #expect(read == curve, "\(text)")
    }
  }

  @Test func animationsMayAddUpAndCumulate() throws {
    guard case .basic(let property, _, _) = try basic(#""additive":true,"cumulative":true"#).content
    else { throw WrongKind() }
    #expect(property.isAdditive && property.isCumulative)
  }

  // MARK: Keyframes

  private func keyframes(_ members: String, _ property: String = "x") throws -> LayerKeyframes {
    let animation = try animation(#""property":"\#(property)","keyframe":{\#(members)}"#)
    guard case .keyframe(_, let keyframes, _) = animation.content else { throw WrongKind() }
    return keyframes
  }

  @Test func keyframesHaveAllMembers() throws {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    let read = try keyframes(
      #"""
      "values":[0,20,10],"keyTimes":[0,0.25,1],"timingFunctions":["linear","default"],\#
      "calculationMode":"cubicPaced","tensionValues":[0.5],"continuityValues":[0,1],\#
      "biasValues":[]
      """#)
    #expect(
      read
        == LayerKeyframes(
          values: [[0], [20], [10]], keyTimes: [0, 0.25, 1],
          timingFunctions: [.linear, curve], mode: .cubicPaced,
          tension: [0.5], continuity: [0, 1]))
  }

  @Test func discreteKeyframesMayEndTheLastOne() throws {
    for times in ["[0,0.5]", "[0,0.5,1]"] {
      let read = try keyframes(
        #"""
        "values":[{"discrete":"a"},{"discrete":"b"}],"calculationMode":"discrete",\#
        "keyTimes":\#(times)
        """#, "label")
      #expect(read.values == [[1], [2]])
    }
  }

  // MARK: Springs and groups

  private func spring(
    _ members: String
  ) throws -> (spring: Spring, velocity: Double, duration: Double) {
    let animation = try animation(#""property":"x","spring":{\#(members)}"#)
    guard case .spring(_, _, let spring, let velocity) = animation.content else {
      throw WrongKind()
    }
    return (spring, velocity, animation.timing.duration)
  }

  @Test func aSpringIsGivenByItsPhysics() throws {
    #expect(try spring("").spring == Spring(mass: 1, stiffness: 100, damping: 10))
    let over = try spring(#""mass":2,"stiffness":50,"damping":80"#).spring
    #expect(over == Spring(mass: 2, stiffness: 50, damping: 80, allowOverDamping: true))
  }

  @Test func aSpringIsGivenByItsBounce() throws {
    #expect(try spring(#""bounce":0.2"#).spring == Spring(duration: 0.5, bounce: 0.2))
    #expect(try spring(#""perceptualDuration":1"#).spring == Spring(duration: 1, bounce: 0))
  }

  /// Core Animation's documentation gives these figures.
  @Test func springsLastUntilTheySettle() throws {
    #expect(abs(try spring(#""damping":5"#).duration - 2.855) < 0.001)
    #expect(abs(try spring(#""damping":15"#).duration - 1.022) < 0.001)
    #expect(try spring(#""duration":0.7"#).duration == 0.7)
    let fast = try spring(#""initialVelocity":20"#)
    #expect(fast.velocity == 20)
    #expect(try fast.duration > spring("").duration)
  }

  @Test func springsWithoutDampingNeedADuration() throws {
    #expect(try spring(#""damping":0,"duration":2"#).duration == 2)
  }

  @Test func groupsNest() throws {
    let animation = try animation(
      #"""
      "group":{"animations":[{"property":"x","basic":{"to":1}},\#
      {"group":{"animations":[{"property":"offset.y","spring":{"to":3}}]}}],\#
      "duration":4,"timingFunction":"easeIn"}
      """#)
    guard case .group(let outer, .easeIn?) = animation.content,
      case .group(let inner, nil) = outer[1].content,
      case .spring(let y, _, _, _) = inner[0].content
    else { throw WrongKind() }
    #expect(animation.timing.duration == 4)
    #expect(y == LayerProperty(property: 1, components: 1..<2))
  }

  @Test func partsOfAGroupLastAsLongAsTheGroup() throws {
    let animation = try animation(
      #"""
      "group":{"animations":[{"property":"x","basic":{"to":1}},\#
      {"property":"x","basic":{"to":1,"duration":0.25}},\#
      {"group":{"animations":[{"property":"x","keyframe":{"values":[0,1]}}]}},\#
      {"group":{"duration":2,"animations":[{"property":"x","basic":{"to":3}}]}}],"duration":4}
      """#)
    guard case .group(let parts, _) = animation.content,
      case .group(let third, _) = parts[2].content,
      case .group(let fourth, _) = parts[3].content
    else { throw WrongKind() }
    #expect(parts.map(\.timing.duration) == [4, 0.25, 4, 2])
    #expect(third[0].timing.duration == 4)
    #expect(fourth[0].timing.duration == 2)
  }

  @Test func aGroupWithoutADurationLastsAQuarterOfASecond() throws {
    let animation = try animation(
      #""group":{"animations":[{"property":"x","basic":{"to":1}}]}"#)
    guard case .group(let parts, _) = animation.content else { throw WrongKind() }
    #expect(animation.timing.duration == 0.25)
    #expect(parts[0].timing.duration == 0.25)
  }
}
