import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

/// Keyframes of views: one block whose parts change values at relative times.
@Suite struct UIKitKeyframeTests {
  private typealias Part = (start: Double, duration: Double, x: Double)

  /// A block that leads `x` through values.
  private func block(
    _ parts: [Part], duration: Double = 2, delay: Double = 0,
    mode: CalculationMode = .linear, options: Set<UIKitAnimation.Option> = [],
    of name: String = "x", from initial: Double = 0, at time: Double = 0
  ) throws -> Witness {
    var script = SceneScript([(name, .number(initial))].pairs)
    add(&script, parts, duration: duration, delay: delay, mode: mode, options, of: name, at: time)
    return try Witness(script)
  }

  private func add(
    _ script: inout SceneScript, _ parts: [Part], duration: Double = 2, delay: Double = 0,
    mode: CalculationMode = .linear, _ options: Set<UIKitAnimation.Option> = [],
    of name: String = "x", at time: Double, completion: String? = "done"
  ) {
    var keyframes: [ViewKeyframes.Keyframe] = []
    for part in parts {
      keyframes.append(
        .init(
          relativeStart: part.start, relativeDuration: part.duration,
          changes: script.changes([(name, .number(part.x))].pairs)))
    }
    script.add(
      .keyframes(
        ViewKeyframes(
          duration: duration, delay: delay, mode: mode, options: options, keyframes: keyframes)),
      at: time, by: SceneTransaction(completion: completion.map { SceneCompletion(name: $0) }))
  }

  // MARK: Modes

  @Test func linesLeadToEachValueInItsPart() throws {
    let seen = try block([(0, 0.25, 100), (0.5, 0.5, 50)], delay: 1)
    #expect(seen("x", 0.5) == 0)
    #expect(seen.model("x", 0) == 50, "the last value at once")
    #expect(near(seen("x", 1.25), 50))
    #expect(near(seen("x", 1.5), 100))
    #expect(near(seen("x", 1.9), 100), "held between parts")
    #expect(seen.velocity("x", 1.9) == 0)
    #expect(near(seen("x", 2.5), 75))
    #expect(near(seen.velocity("x", 2.5), -50))
    #expect(seen("x", 3) == 50)
    #expect(seen.completions("done") == [.init(3, true)])
    #expect(seen.timeline.duration == 3)
  }

  @Test func nothingMovesBeforeTheFirstPart() throws {
    let seen = try block([(0.5, 0.25, 8)])
    #expect(seen("x", 0.9) == 0)
    #expect(near(seen("x", 1.25), 4))
    #expect(near(seen("x", 1.75), 8))
  }

  @Test func aPartWithoutDurationJumps() throws {
    let seen = try block([(0, 0, 10), (0.5, 0, 20)])
    #expect(seen("x", 0) == 10)
    #expect(seen("x", 1.0.nextDown) == 10)
    #expect(seen("x", 1) == 20)
  }

  @Test func discreteValuesShowWhenTheirPartIsOver() throws {
    let seen = try block([(0, 0.25, 100), (0.5, 0.25, 50)], mode: .discrete)
    #expect(seen("x", 0.4) == 0)
    #expect(seen("x", 0.5) == 100)
    #expect(seen("x", 1.4) == 100)
    #expect(seen("x", 1.5) == 50)
  }

  @Test func aPacedPathHasOneSpeed() throws {
    // 30 out and 10 back in 2 s, whatever the parts say.
    let seen = try block([(0, 0.1, 30), (0.5, 0.5, 20)], mode: .paced)
    #expect(near(seen("x", 0.75), 15))
    #expect(near(seen("x", 1.5), 30))
    #expect(near(seen("x", 1.75), 25))
    #expect(near(seen.velocity("x", 0.3), 20))
    #expect(near(seen.velocity("x", 1.9), -20))
  }

  @Test func theSplineGoesThroughPartsThatFollowEachOther() throws {
    // Tangents: (10 - 0) / 2 at the start, (30 - 0) / 2 at the joint, (30 - 10) / 2 at the end.
    let seen = try block([(0, 0.5, 10), (0.5, 0.5, 30)], mode: .cubic)
    let half = 0.5 * 0 + 0.125 * 5 + 0.5 * 10 - 0.125 * 15
    #expect(near(seen("x", 0.5), half))
    #expect(near(seen("x", 1), 10))
    #expect(near(seen("x", 1.5), 0.5 * 10 + 0.125 * 15 + 0.5 * 30 - 0.125 * 10))
    #expect(near(seen.velocity("x", 1), 15))
  }

  @Test func theSplineRestsBetweenPartsThatStandApart() throws {
    let seen = try block([(0, 0.25, 10), (0.5, 0.5, 30)], mode: .cubic)
    #expect(near(seen("x", 0.75), 10))
    #expect(seen.velocity("x", 0.75) == 0)
    // A way of its own from 10 to 30: a straight line, as both tangents are half of it.
    #expect(near(seen("x", 1.5), 20))
  }

  @Test func aPacedSplineHasOneSpeed() throws {
    let seen = try block([(0, 0.2, 10), (0.2, 0.8, 30)], mode: .cubicPaced)
    for time in [0.3, 0.9, 1.5] { #expect(near(seen("x", time), 15 * time, within: 1e-6)) }
  }

  @Test(arguments: CalculationMode.allCases)
  func everyModeEndsAtTheModel(_ mode: CalculationMode) throws {
    let seen = try block([(0.1, 0.2, 7), (0.3, 0.5, -2)], mode: mode, from: 3)
    #expect(seen("x", 2) == -2)
    #expect(seen("x", 0) == 3)
    #expect(seen.model("x", 0) == -2)
  }

  @Test(arguments: CalculationMode.allCases)
  func velocityIsTheDerivativeOfValue(_ mode: CalculationMode) throws {
    let seen = try block(
      [(0.1, 0.2, 7), (0.3, 0.3, -2), (0.5, 0.5, 4)], duration: 1, mode: mode,
      options: [.repeat, .autoreverse], from: 3)
    var parts = [0.1, 0.3, 0.5, 0.6, 1]
    if mode == .paced { parts += paces(3, 7, -2, 4) }
    // A paced spline turns where a cubic has no slope: found by hand from the signs of its velocity.
    let turns: [Double] =
      mode == .cubicPaced
      ? stride(from: 0.0, to: 1, by: 1e-4).filter {
        seen.velocity("x", $0) * seen.velocity("x", $0 + 1e-4) < 0
      } : []
    let joints: [Double] = (parts + turns).flatMap { [$0, 2 - $0] } + [0.0]
    seen.expectDerivatives(until: 2, awayFrom: joints)
  }

  /// When a paced way is at each of its values, in a duration of 1.
  private func paces(_ values: Double...) -> [Double] {
    let ways = zip(values, values.dropFirst()).map { abs($1 - $0) }
    let whole = ways.reduce(0, +)
    return ways.indices.map { ways[...$0].reduce(0, +) / whole }
  }

  // MARK: Overlap

  @Test func aLaterPartBeginsAtWhatTheEarlierShows() throws {
    let seen = try block([(0, 1, 100), (0.5, 0.25, 0)])
    #expect(near(seen("x", 0.9), 45))
    #expect(near(seen("x", 1), 50))
    #expect(near(seen("x", 1.25), 25))
    #expect(near(seen("x", 1.5), 0))
    #expect(near(seen("x", 1.9), 0), "the earlier part is over")
    #expect(seen.model("x", 0) == 0)
  }

  @Test func roundingTearsNoPartsApart() throws {
    // 0.1 + 0.2 is more than 0.3.
    let seen = try block([(0.1, 0.2, 10), (0.3, 0.4, 30)], duration: 1, mode: .cubic)
    #expect(near(seen("x", 0.3), 10))
    #expect(near(seen.velocity("x", 0.3 + 1e-9), 15 / 0.4, within: 1e-3), "one spline")
  }

  // MARK: Blending

  @Test func aBlockOfKeyframesAddsUp() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(.linear, 2, completion: "block"))
    add(&script, [(0, 0.5, 50), (0.5, 0.5, 200)], duration: 1, at: 1)
    let seen = try Witness(script)
    #expect(near(seen("x", 1), 50))
    // 200 - 100 (1 - t / 2) + (way - 200), the way from 100 over 50 to 200.
    #expect(near(seen("x", 1.25), 200 - 37.5 + (75 - 200)))
    #expect(near(seen("x", 1.75), 200 - 12.5 + (125 - 200)))
    #expect(seen("x", 2) == 200)
    #expect(seen.completions("block") == [.init(2, true)])
    #expect(seen.completions("done") == [.init(2, true)])
  }

  @Test func keyframesOfAnOpacityReplace() throws {
    var script = SceneScript(["card.opacity": 0])
    script.set(["card.opacity": 1], at: 0, by: .block(completion: "block"))
    add(&script, [(0, 0.5, 0.4), (0.5, 0.5, 0.8)], duration: 1, of: "card.opacity", at: 0.5)
    let seen = try Witness(script)
    #expect(seen("card.opacity", 0.5) == 1)
    #expect(near(seen("card.opacity", 0.75), 0.7))
    #expect(near(seen("card.opacity", 1.25), 0.6))
    #expect(seen.completions("block") == [.init(0.5, false)])
  }

  @Test func keyframesBeginAtWhatShows() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 100], at: 0, by: .block(completion: "block"))
    add(&script, [(0, 1, 0)], duration: 1, [.beginFromCurrentState], at: 0.5)
    let seen = try Witness(script)
    #expect(near(seen("x", 1), 25))
    #expect(seen.completions("block") == [.init(0.5, false)])
  }

  @Test func autoreverseGoesBackThroughTheKeyframes() throws {
    let seen = try block(
      [(0, 0.25, 100), (0.5, 0.5, 50)], duration: 1, options: [.autoreverse])
    for time in [0.1, 0.4, 0.8] { #expect(near(seen("x", 2 - time), seen("x", time))) }
    #expect(seen("x", 2) == 50)
  }

  // MARK: Components

  @Test func componentsGoByThemselves() throws {
    var script = SceneScript(["offset": .point(0, 0)])
    let right = script.changes(["offset.x": 10])
    let down = script.changes(["offset.y": 20])
    script.add(
      .keyframes(
        ViewKeyframes(
          duration: 1,
          keyframes: [
            .init(relativeStart: 0, relativeDuration: 1, changes: right),
            .init(relativeStart: 0.5, relativeDuration: 0.5, changes: down),
          ])), at: 0)
    let seen = try Witness(script)
    #expect(near(seen("offset.x", 0.75), 7.5), "the other component does not cut it")
    #expect(near(seen("offset.y", 0.75), 10))
  }

  @Test func thePaceIsThatOfTheWholeValue() throws {
    var script = SceneScript(["offset": .point(0, 0)])
    let first = script.changes(["offset": .point(3, 4)])
    let second = script.changes(["offset": .point(3, 19)])
    script.add(
      .keyframes(
        ViewKeyframes(
          duration: 4, mode: .paced,
          keyframes: [
            .init(relativeStart: 0, relativeDuration: 0.5, changes: first),
            .init(relativeStart: 0.5, relativeDuration: 0.5, changes: second),
          ])), at: 0)
    let seen = try Witness(script)
    #expect(near(seen("offset.x", 0.5), 1.5))
    #expect(near(seen("offset.y", 1), 4), "5 of 20 after a quarter")
    #expect(near(seen("offset.y", 2), 9))
  }

  @Test func whatStaysIsNotAnimated() throws {
    let seen = try block([(0, 0.5, 3), (0.5, 0.5, 3)], from: 3, at: 0.5)
    #expect(seen.completions("done") == [.init(0.5, true)])
    #expect(seen.timeline.duration == 0.5)
  }

  @Test func aPathThatEndsWhereItBeganIsAnimated() throws {
    let seen = try block([(0, 0.5, 30), (0.5, 0.5, 0)])
    #expect(near(seen("x", 1), 30))
    #expect(seen("x", 2) == 0)
    #expect(seen.completions("done") == [.init(2, true)])
  }

  @Test func noDurationShowsTheLastValue() throws {
    let seen = try block([(0, 0.5, 30), (0.5, 0.5, 10)], duration: 0)
    #expect(seen("x", 0) == 10)
  }

  @Test func discretePropertiesTakeTheLastValueAtOnce() throws {
    var script = SceneScript(["isOpen": false])
    let changes = script.changes(["isOpen": true])
    script.add(
      .keyframes(
        ViewKeyframes(
          duration: 1,
          keyframes: [.init(relativeStart: 0.5, relativeDuration: 0.5, changes: changes)])), at: 1)
    let seen = try Witness(script)
    #expect(seen("isOpen", 0.9) == 0)
    #expect(seen("isOpen", 1) == 1)
  }
}
