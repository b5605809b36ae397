import AnimationDocuments
import AnimationImports
import Testing

@Suite("Imports of Motion")
struct MotionImportTests {
  @Test func aTweenIsATimingCurve() throws {
    let moved = try imported(
      #"{"x":[0,100],"transition":{"duration":2,"ease":[0.42,0,1,1],"delay":0.5}}"#)
    #expect(try moved.value("x", at: 0.5) == 0)
    #expect(abs(try moved.value("x", at: 1.5) - 31.5357) < 1e-3)
    #expect(moved.ignored.isEmpty && moved.maximumError == 0)
  }

  @Test(arguments: [
    #"{"type":"spring","stiffness":100,"damping":20}"#,
    #"{"transition":{"type":"spring","stiffness":100,"damping":20},"name":"pop"}"#,
  ])
  func aTransitionAloneMovesAValue(_ text: String) throws {
    for format in ["auto", "motion"] {
      let moved = try imported(text, as: format)
      #expect(try moved.properties == ["value"])
      #expect(abs(try moved.value("value", at: 0.1) - (1 - 2 / 2.718281828459045)) < 1e-9)
    }
  }

  @Test func aTweenAloneMovesAValue() throws {
    let moved = try imported(#"{"duration":2,"ease":"circIn","repeat":1}"#)
    #expect(try moved.properties == ["value"])
    #expect(try moved.value("value", at: 1) == 1 - 0.75.squareRoot())
  }

  /// As our exports write values that Motion does not move.
  @Test func valuesThatAreShownOneAfterTheOtherAreNotSaidToSwitchHalfWay() throws {
    let moved = try imported(
      #"""
      animate(0, [0, 0, 1, 1, 2, 2], {
        duration: 1, times: [0, 0.3, 0.3, 0.8, 0.8, 1], ease: "linear",
        onUpdate: (place) => card.style.setProperty("--mask", ["\"a 1\"", "\"b 2 3\"", "url(x)"][place]),
      })
      """#)
    #expect(moved.text.contains(#"{"type":"hold","duration":0.3}"#), "\(moved.text)")
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test func aSpringIsTheSpring() throws {
    let moved = try imported(
      #"{"initial":{"x":0},"animate":{"x":100},"transition":{"type":"spring","stiffness":100,"damping":20,"mass":1}}"#
    )
    // Critically damped: 1 - (1 + 10 t) e^(-10 t), at 0.1 s 1 - 2/e.
    #expect(abs(try moved.value("x", at: 0.1) - 100 * (1 - 2 / 2.718281828459045)) < 1e-9)
    // Motion sets the value to its end once it is half a unit away.
    #expect(moved.maximumError == 0.5)
  }

  @Test func theVelocityOfASpringIsInUnitsPerSecond() throws {
    let moved = try imported(
      #"{"x":[0,100],"transition":{"type":"spring","stiffness":100,"damping":20,"velocity":300}}"#)
    // 100 - (100 + (1000 - 300) t) e^(-10 t), at 0.1 s.
    #expect(abs(try moved.value("x", at: 0.1) - (100 - 170 / 2.718281828459045)) < 1e-9)
  }

  @Test func theVisualDurationIsFiveSixthsOfASwing() throws {
    let moved = try imported(
      #"{"x":[0,1],"transition":{"type":"spring","visualDuration":0.5,"bounce":0}}"#)
    // The frequency is 2π / 0.6 = 10.4719…, critically damped: 1 - (1 + w t) e^(-w t) at 0.1 s.
    #expect(abs(try moved.value("x", at: 0.1) - 0.281598) < 1e-6)
  }

  @Test func aSpringOfADurationArrivesWithinAThousandth() throws {
    let moved = try imported(
      #"{"x":[0,100],"transition":{"type":"spring","duration":1,"bounce":0.3}}"#)
    // ratio/√(1-ratio²) e^(-ratio w d) = 0.001 with 0.7 and 1 s: w = ln(980.196)/0.7 = 9.8395….
    #expect(abs(try moved.value("x", at: 0.1) - 30.35) < 0.5)
    #expect(abs(try moved.value("x", at: 1) - 100) < 0.15)
    // The envelope is e^(-ratio w d)/√(1-ratio²), 0.001 / 0.7 of the distance, as Motion leaves it.
    #expect(abs(moved.maximumError - 0.1 / 0.7) < 1e-6)
  }

  @Test func aSpringOfADurationBeginsAtRest() throws {
    func moved(_ velocity: String) throws -> Import {
      try imported(
        #"{"x":[0,100],"transition":{"type":"spring","duration":0.6,"bounce":0.2\#(velocity)}}"#)
    }
    #expect(try moved(#","velocity":300"#).text == moved("").text)
    // Motion 13.1.1 shows this.
    #expect(abs(try moved("").value("x", at: 0.11) - 55.52602202043675) < 1e-6)
  }

  @Test func aVisualDurationAloneHasNoEffectAsInMotion() throws {
    let moved = try imported(#"{"x":[0,100],"transition":{"type":"spring","visualDuration":0.5}}"#)
    #expect(abs(try moved.value("x", at: 0.23) - 96.25761330932947) < 1e-9)
    #expect(moved.ignored.count == 1 && moved.maximumError == 0.5)
    let visual = try imported(
      #"{"x":[0,100],"transition":{"type":"spring","visualDuration":0.5,"bounce":0.3}}"#)
    #expect(visual.ignored.isEmpty && visual.maximumError == 0.5)
  }

  @Test func aSpringThatRepeatsIsSaidToTakeItsTime() throws {
    let moved = try imported(
      #"{"x":[0,100],"transition":{"type":"spring","duration":0.5,"bounce":0,"repeat":1}}"#)
    #expect(moved.ignored.map(\.message).contains { $0.contains("repeats a spring") })
  }

  @Test func valuesWaitForTheirTimes() throws {
    let moved = try imported(
      """
      {"x":[0,100,50],
       "transition":{"duration":2,"times":[0.2,0.5,0.75],"ease":"linear","repeat":1}}
      """)
    let values = try [0.3, 0.7, 1.25, 1.9, 2.3, 2.7].map { try moved.value("x", at: $0) }
    for (value, expected) in zip(values, [0, 50, 75, 50, 0, 50]) {
      #expect(abs(value - Double(expected)) < 1e-9)
    }
  }

  @Test func withoutATransitionMovesAreSpringsAndTheRestIsEased() throws {
    let moved = try imported(#"{"initial":{"x":0,"opacity":0},"animate":{"x":100,"opacity":1}}"#)
    // A stiffness of 500 and a damping of 25, by the closed form at 0.1 s.
    #expect(abs(try moved.value("x", at: 0.1) - 89.460833) < 1e-5)
    #expect(moved.text.contains(#""bezier":[0.25,0.1,0.35,1]"#))
    #expect(try moved.value("opacity", at: 0.3) == 1)
  }

  @Test func everySegmentHasItsEaseAndItsTime() throws {
    let moved = try imported(
      #"{"opacity":[0,1,0],"transition":{"duration":2,"times":[0,0.25,1],"ease":["linear","easeIn"]}}"#
    )
    #expect(try moved.value("opacity", at: 0.25) == 0.5)
    #expect(abs(try moved.value("opacity", at: 1.25) - (1 - 0.315357)) < 1e-5)
  }

  @Test func valuesHaveTransitionsOfTheirOwn() throws {
    let moved = try imported(
      """
      {"x":[0,100],"opacity":[0,1],"transition":{"default":{"duration":1,"ease":"linear"},
       "opacity":{"duration":2,"ease":"linear"},"delay":1}}
      """)
    #expect(try moved.value("x", at: 1.5) == 50)
    #expect(try moved.value("opacity", at: 2) == 0.5)
  }

  @Test func repetitionsGoOnceMoreThanTheirNumber() throws {
    let loop =
      #"{"x":[0,100],"transition":{"duration":1,"ease":"linear","repeat":2,"repeatDelay":0.5}}"#
    #expect(try imported(loop).value("x", at: 1.25) == 100)
    #expect(try imported(loop).value("x", at: 2) == 50)
    #expect(try imported(loop).value("x", at: 3.5) == 50)
    #expect(try imported(loop).value("x", at: 9) == 100)
  }

  @Test func reverseGoesBackInTimeAndMirrorEasesAnew() throws {
    func at(_ type: String, _ time: Double) throws -> Double {
      try imported(
        #"{"x":[0,100],"transition":{"duration":1,"ease":"easeIn","repeat":1,"repeatType":"\#(type)"}}"#
      ).value("x", at: time)
    }
    #expect(abs(try at("reverse", 1.5) - 31.5357) < 1e-3)
    #expect(abs(try at("mirror", 1.5) - (100 - 31.5357)) < 1e-3)
    #expect(try at("reverse", 2) == 0 && at("mirror", 2) == 0)
  }

  @Test func mirroredRepetitionsPauseBetween() throws {
    let moved = try imported(
      #"{"x":[0,100],"transition":{"ease":"linear","duration":0.3,"repeat":2,"#
        + #""repeatType":"mirror","repeatDelay":0.1}}"#)
    let shown = try [0.15, 0.35, 0.55, 0.75].map { try moved.value("x", at: $0).rounded() }
    #expect(shown == [50, 100, 50, 0])
    #expect(try abs(moved.value("x", at: 0.95) - 50) < 1e-9 && moved.value("x", at: 1.1) == 100)
    #expect(moved.ignored.isEmpty && moved.maximumError == 0)
  }

  @Test func aMirroredRepetitionAloneMovesAValue() throws {
    let moved = try imported(
      #"{"duration":0.3,"repeat":2,"repeatType":"mirror","repeatDelay":0.1,"ease":"linear"}"#)
    #expect(try moved.properties == ["value"])
    #expect(try abs(moved.value("value", at: 0.95) - 0.5) < 1e-9)
  }

  @Test func valuesBehindTheEndAreListed() throws {
    let moved = try imported(#"{"x":[0,1],"transitionEnd":{"display":"none"},"transition":{}}"#)
    #expect(moved.ignored.map(\.place) == [.pointer("/transitionEnd")])
  }

  @Test func eternityIsAWordOrNull() throws {
    for eternity in ["\"Infinity\"", "null"] {
      let moved = try imported(
        #"{"rotate":[0,360],"transition":{"duration":1,"ease":"linear","repeat":\#(eternity)}}"#)
      #expect(try moved.value("rotation", at: 7.25) == 90)
    }
  }

  @Test func approximatedEasesSayTheirError() throws {
    let moved = try imported(
      #"{"x":[0,100],"transition":{"duration":1,"ease":"anticipate"}}"#)
    #expect(moved.maximumError > 0 && moved.maximumError <= 0.06)
    // 0.5 * (2 - 2^(-10 * 0.5)) at three quarters: 0.984375.
    #expect(abs(try moved.value("x", at: 0.75) - 98.4375) <= moved.maximumError)
  }

  @Test func inertiaAndUnknownEasesAreIgnored() throws {
    let moved = try imported(
      """
      {"x":[0,100],"y":[0,1],"transition":{"y":{"type":"inertia","velocity":50},
       "x":{"duration":1,"ease":"hop"},"staggerChildren":0.1}}
      """)
    #expect(moved.ignored.map(\.place) == [.pointer("/x"), .pointer("/y")])
    #expect(try moved.value("x", at: 1) == 100)
  }

  @Test func aScriptIsReadWithItsLines() throws {
    let moved = try imported(
      """
      // throw: 1 s, exact
      animate(elements["card"], { x: [0, 100,], opacity: [0, 1] }, { duration: 1, ease: "linear" });
      animate(".badge", { scale: 2 },
        { duration: 1, ease: 'hop' /* ours */ });
      animate(box, target);
      """)
    #expect(moved.text.contains(#""name":"throw""#))
    #expect(try moved.value("card.x", at: 0.5) == 50)
    #expect(try moved.value("badge.scale", at: 1) == 2)
    let lines = moved.ignored.compactMap { note in
      if case .text(let place) = note.place { place.line } else { nil }
    }
    #expect(lines == [3, 3, 5])
  }

  @Test func anExpressionKeepsTheLinesOfItsStrings() throws {
    let moved = try imported(
      """
      animate(".badge", { x: [0, 1] }, { duration: 1, ease: "linear" });
      animate(box, `first
      second` + third);
      animate(box, target);
      """)
    let lines = moved.ignored.compactMap { note in
      if case .text(let place) = note.place { place.line } else { nil }
    }
    #expect(Set(lines) == [2, 4])
  }

  @Test(arguments: [
    (#"{"x":[0,{}],"transition":{}}"#, "/x"),
    (#"{"x":[0,1,2],"transition":{"times":[0,1]}}"#, "/x"),
    (#"{"x":[0,1],"transition":{"type":"spring","stiffness":-1}}"#, "/x"),
    (#"{"x":[0,1],"transition":{"duration":-1,"ease":"linear"}}"#, "/x"),
    (#"{"animate":5,"transition":{}}"#, "/animate"),
  ])
  func whatIsWrongHasAPointer(text: String, pointer: String) {
    #expect(problems(text, as: "motion").first?.pointer == pointer)
  }

  /// Motion moves the squares of a colour's numbers, to which linear light is nearest.
  @Test func coloursMoveNearlyAsInMotion() throws {
    let moved = try imported(
      ##"{"color":["#ff0000","#0000ff00"],"transition":{"duration":1,"ease":"linear"}}"##,
      as: "motion")
    let middle = try (0..<4).map { try moved.value("color", at: 0.5, component: $0) }
    #expect(abs(middle[0] - 0.5.squareRoot()) <= moved.maximumError && middle[0] == middle[2])
    #expect(middle[3] == 0.5 && moved.maximumError < 0.04)
  }

  /// The browser moves the background, and colours that Motion does not read.
  @Test(arguments: ["backgroundColor", "color"])
  func coloursThatBrowsersMoveAreMixedAsInCSS(_ name: String) throws {
    let blue = name == "color" ? "color(srgb 0 0 1 / 0)" : "#0000ff00"
    let moved = try imported(
      ##"{"\##(name)":["#ff0000","\##(blue)"],"transition":{"duration":1,"ease":"linear"}}"##,
      as: "motion")
    let own = name == "color" ? name : "background"
    #expect(try moved.value(own, at: 0.5, component: 3) == 0.5 && moved.maximumError == 0)
    let middle = try (0..<3).map { try moved.value(own, at: 0.5, component: $0) }
    #expect(name == "color" || middle == [1, 0, 0], "\(middle)")
  }

  @Test func aWildcardIsTheValueBeforeIt() throws {
    let moved = try imported(
      #"{"x":[0,10,null,30],"transition":{"duration":3,"ease":"linear"}}"#, as: "motion")
    #expect(try [1, 1.5, 2, 2.5].map { try moved.value("x", at: $0) } == [10, 10, 10, 20])
  }

  @Test func scriptsThatEndTooEarlyHaveAPlace() {
    #expect(problems("animate(a, {\n x: [0, 1", as: "motion").first?.place?.line == 2)
    let deep = "animate(a, " + String(repeating: "[", count: 100_000)
    #expect(problems(deep, as: "motion").first?.code == .syntax)
  }

  @Test func aChangeThatTakesNoTimeWaitsForItsDelay() throws {
    let moved = try imported(#"{"x":[0,100],"transition":{"duration":0,"delay":1}}"#)
    #expect(try moved.value("x", at: 0.5) == 0)
    #expect(try moved.value("x", at: 1.5) == 100)
  }
}
