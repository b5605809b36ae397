import AnimationEngine
import AnimationScenes
import Testing

@Suite struct ContentTests {
  private let line = SceneTransaction.animation(.linear(duration: 1), completion: "done")

  private func script(_ content: PropertyValue = "41") -> SceneScript {
    SceneScript(["label": content])
  }

  @Test func theContentSwitchesAtOnceAndItsProgressRuns() throws {
    var script = script("a")
    script.change("label", to: "b", at: 0.5, by: line)
    let shown = try Shown(script)
    #expect(shown.label("label", 0.5.nextDown) == "a")
    #expect(shown.label("label", 0.5) == "b")
    #expect(shown.model("label", 0.5) == shown("label", 2))
    #expect(shown("label.progress", 0.25) == [1])
    #expect(shown("label.progress", 0.5) == [0])
    expectNear(shown("label.progress", 0.75), [0.25])
    #expect(shown("label.progress", 1.5) == [1])
    #expect(shown.label("label.previous", 0.25) == "a")
    #expect(shown.label("label.previous", 1) == "a")
    #expect(shown.timeline.duration == 1.5)
    #expect(shown.completion("done")?.time == 1.5)
  }

  @Test func onlyNumericTextsRoll() throws {
    let transitions: [ContentChange.Transition] = [.identity, .interpolate, .opacity, .replace]
    for transition in transitions {
      var script = script()
      script.change("label", to: "42", at: 0, transition: transition, by: line)
      let names = try Shown(script).timeline.properties.map(\.name)
      #expect(names == ["label", "label.progress", "label.previous"])
    }
    var script = script()
    script.change("label", to: "42", at: 0, transition: .numericText(countsDown: false))
    #expect(try Shown(script).timeline.properties.last?.name == "label.roll")
  }

  @Test func identityIsThereAtOnceWhateverCarriesTheEvent() throws {
    var script = script()
    script.change("label", to: "b", at: 0.5, transition: .identity, by: line)
    let shown = try Shown(script)
    #expect(shown("label.progress", 0.5) == [1])
    #expect(shown.completion("done")?.time == 0.5)
    #expect(shown.completion("done")?.finished == true)
  }

  @Test func withoutAnimationNothingRuns() throws {
    for transaction in [SceneTransaction(), .unanimated] {
      var script = script()
      script.change(
        "label", to: "42", at: 0.5, transition: .numericText(countsDown: false), by: transaction)
      let shown = try Shown(script)
      #expect(shown("label.progress", 0.5) == [1])
      #expect(shown("label.roll", 0.5) == [0, 0])
      #expect(shown.timeline.duration == 0.5)
    }
  }

  @Test func theAnimationBesideTheContentCarriesItsTransition() throws {
    var script = script()
    script.animate("label", with: .linear(duration: 2))
    script.change("label", to: "42", at: 0, transition: .numericText(countsDown: false))
    let shown = try Shown(script)
    expectNear(shown("label.progress", 1), [0.5])
    expectNear(shown("label.roll", 1), [0.5, 0])
  }

  @Test func theSameContentIsNoChange() throws {
    var script = script()
    script.change("label", to: "41", at: 0.5, by: line)
    let shown = try Shown(script)
    #expect(shown("label.progress", 0.6) == [1])
    #expect(shown.completion("done")?.time == 0.5)
  }

  @Test func anInterruptedTransitionBeginsAnew() throws {
    var script = script("a")
    script.change("label", to: "b", at: 0, by: .animation(.spring, completion: "first"))
    script.change("label", to: "c", at: 0.2, by: .animation(.spring, completion: "second"))
    let shown = try Shown(script)
    #expect(shown("label.progress", 0.2.nextDown)[0] > 0.5)
    #expect(shown("label.progress", 0.2) == [0])
    #expect(shown.velocity("label.progress", 0.2) == [0])
    #expect(shown.label("label.previous", 0.2) == "b")
    #expect(shown.completion("first").map { [$0.time, $0.finished ? 1 : 0] } == [0.5, 1])
    #expect(shown.completion("second").map { [$0.time, $0.finished ? 1 : 0] } == [0.7, 1])
  }

  @Test func aChangeWithoutAnimationEndsTheTransitionThatRuns() throws {
    var script = script("a")
    script.change("label", to: "b", at: 0, by: line)
    script.change("label", to: "c", at: 0.5, by: .unanimated)
    let shown = try Shown(script)
    #expect(shown("label.progress", 0.5) == [1])
    #expect(shown.timeline.duration == 0.5)
    #expect(shown.completion("done").map { [$0.time, $0.finished ? 1 : 0] } == [0.5, 0])
  }

  @Test func aViewTurnsRoundWithItsContent() throws {
    for effect in ViewSwap.Effect.allCases where effect != .crossDissolve {
      var script = SceneScript(["label": "a"])
      script.change(
        "label", to: "b", at: 0, transition: .effect(effect),
        by: .animation(.linear(duration: 1), completion: "done"))
      let shown = try Shown(script)
      #expect(shown("label.progress", 0.25) == [0.25])
      #expect(shown.label("label", 0.25) == "b" && shown.label("label.previous", 0.25) == "a")
      #expect(shown.completion("done")?.time == 1)
    }
  }
}

@Suite struct ContentRollTests {
  private let line = SceneTransaction.animation(.linear(duration: 1))

  private func roll(
    _ from: PropertyValue, _ to: PropertyValue, countsDown: Bool = false, at time: Double
  ) throws -> [Double] {
    var script = SceneScript(["label": from])
    script.change(
      "label", to: to, at: 0, transition: .numericText(countsDown: countsDown), by: line)
    return try Shown(script)("label.roll", time)
  }

  @Test func digitsThatDifferRollFromBelow() throws {
    #expect(try roll("41", "42", at: 0) == [1, 0])
    expectNear(try roll("41", "42", at: 0.25), [0.75, 0])
    #expect(try roll("41", "42", at: 1) == [0, 0])
    #expect(try roll("1299", "1300", at: 0) == [1, 1, 1, 0])
  }

  @Test func countingDownTheyRollFromAbove() throws {
    #expect(try roll("42", "41", countsDown: true, at: 0) == [-1, 0])
    expectNear(try roll("42", "41", countsDown: true, at: 0.25), [-0.75, 0])
  }

  @Test func digitsThatAppearOrVanishRollToo() throws {
    #expect(try roll("99", "100", at: 0) == [1, 1, 1])
    #expect(try roll("100", "0", countsDown: true, at: 0) == [0, -1, -1])
    #expect(try roll("", "7", at: 0) == [1])
  }

  @Test func otherCharactersCountAsDigitsDo() throws {
    #expect(try roll("$12.50", "$9.50", at: 0) == [0, 0, 0, 1, 1, 1])
    #expect(try roll("a\"b", .text("a\"c"), at: 0) == [1, 0, 0])
  }

  @Test func numbersRollByTheirText() throws {
    #expect(try roll(.discrete(.written("7")), .discrete(.written("12")), at: 0) == [1, 1])
    #expect(try roll(.discrete(.written("12")), "12", at: 0) == [0, 0])
  }

  @Test func aPointKeepsItsPlaceAndDigitsRollByPlaceValue() throws {
    // From the right: 5 appears, 7 for 5, the point, 2 for 1, the minus.
    #expect(try roll("-1.5", "2.75", at: 0) == [1, 1, 0, 1, 0])
    #expect(try roll("2.75", "-1.5", countsDown: true, at: 0) == [-1, -1, 0, -1, 0])
    #expect(try roll("9.5", "10.5", at: 0) == [0, 0, 1, 1])
    #expect(try roll("7", "7.5", at: 0) == [1, 1, 0])
    #expect(try roll("1.5 %", "2.25 %", at: 0) == [0, 0, 1, 1, 0, 1])
    #expect(try roll(.discrete(.written("-1.5")), .discrete(.written("2.75")), at: 0).count == 5)
  }

  @Test func aSignDoesNotRoll() throws {
    #expect(try roll("-5", "5", at: 0) == [0, 0])
    #expect(try roll("5", "\u{2212}6", at: 0) == [1, 0])
    #expect(try roll("-$4", "+$3", at: 0) == [1, 0, 0])
    // The 1 comes where the minus was.
    #expect(try roll("-5", "12", at: 0) == [1, 1])
    // Dashes between digits are no signs.
    #expect(try roll("2024-01", "2024/01", at: 0) == [0, 0, 1, 0, 0, 0, 0])
  }

  @Test func severalPointsPartNothingOff() throws {
    #expect(try roll("1.2.9", "1.2.10", at: 0) == [1, 1, 1, 1, 1, 1])
    #expect(try roll("a.b", "a.c", at: 0) == [1, 0, 0])
  }

  @Test func placesStayWhereTheyAreForAllContentsOfAProperty() throws {
    var script = SceneScript(["label": "3"])
    script.change("label", to: "4", at: 0, transition: .numericText(), by: line)
    script.change("label", to: "4.25", at: 5, transition: .numericText(), by: line)
    let shown = try Shown(script)
    #expect(shown("label.roll", 0) == [0, 0, 0, 1])
    #expect(shown("label.roll", 5) == [1, 1, 1, 0])
  }

  @Test func codeSaysItAsSwiftUIDoes() {
    let transitions: [ContentTransition] = [
      .numericText(), .numericText(countsDown: true), .symbolEffect(.replace), .symbolEffect,
    ]
    #expect(
      transitions == [
        .numericText(countsDown: false), .numericText(countsDown: true), .replace, .replace,
      ])
  }

  @Test func thereAreAsManyPlacesAsTheLongestContentHas() throws {
    var script = SceneScript(["label": "7"])
    let roll = ContentChange.Transition.numericText(countsDown: false)
    script.change("label", to: "8", at: 0, transition: roll, by: line)
    script.change("label", to: "1000", at: 5, by: line)
    #expect(try Shown(script)("label.roll", 0) == [1, 0, 0, 0])
    let long = String(repeating: "1", count: 80)
    #expect(try self.roll("7", .text(long), at: 0).count == 64)
  }

  @Test func aCharacterOfManyCodePointsIsOnePlace() throws {
    let family = "👨‍👩‍👧‍👦"
    #expect(try roll(.text(family + "41"), .text(family + "42"), at: 0) == [1, 0, 0])
    let families = String(repeating: family, count: 80)
    #expect(try roll("7", .text(families), at: 0).count == 64)
  }

  /// To go back by characters in a row of flags would take minutes.
  @Test(.timeLimit(.minutes(5))) func aRowOfFlagsIsCutOffAtTheFront() throws {
    let flags = String(repeating: "🇩🇪", count: 2_000_000)
    let places = try roll(.text(flags + "1"), .text(flags + "2"), at: 0)
    #expect(places == [1] + [Double](repeating: 0, count: 63))
  }

  @Test func anInterruptedRollGoesOnAPlaceFurtherWithItsVelocity() throws {
    var script = SceneScript(["label": "1"])
    let roll = ContentChange.Transition.numericText(countsDown: false)
    script.change("label", to: "2", at: 0, transition: roll, by: .animation(.spring))
    script.change("label", to: "13", at: 0.1, transition: roll, by: .animation(.spring))
    let shown = try Shown(script)
    let before = shown("label.roll", 0.1.nextDown)
    expectNear(shown("label.roll", 0.1), [before[0] + 1, 1])
    expectNear(
      shown.velocity("label.roll", 0.1), shown.velocity("label.roll", 0.1.nextDown), within: 1e-9)
    #expect(shown.velocity("label.roll", 0.1)[0] < -1)
    #expect(shown("label.roll", 5) == [0, 0])
  }

  @Test func anotherTransitionEndsARoll() throws {
    var script = SceneScript(["label": "1"])
    let roll = ContentChange.Transition.numericText(countsDown: false)
    script.change("label", to: "2", at: 0, transition: roll, by: line)
    script.change("label", to: "3", at: 0.5, transition: .opacity, by: line)
    #expect(try Shown(script)("label.roll", 0.5) == [0])
  }

  @Test func aContentThatIsNotDiscreteIsAProblem() {
    var script = SceneScript(["x": 0])
    script.change("x", to: 1, at: 0)
    #expect(
      script.problems == [
        SceneProblem(
          at: ScenePlace(event: 0, .property), kind: .wrongType,
          message: "A content is a discrete value; x is not.")
      ])
  }

  @Test func effectsOfAContentThatAreDeclaredOtherwiseAreAProblem() {
    var script = SceneScript(["label": "a", "label.progress": "b"])
    script.change("label", to: "c", at: 0)
    #expect(script.problems.map(\.kind) == [.wrongType])
  }
}
