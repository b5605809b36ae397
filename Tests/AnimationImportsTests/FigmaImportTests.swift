import AnimationDocuments
import AnimationEngine
import AnimationImports
import Testing

@Suite("Imports from Figma")
struct FigmaImportTests {
  // MARK: Prototypes

  @Test func millisecondsOfTheRESTInterfaceAreToldFromSeconds() throws {
    for duration in ["300", "0.3"] {
      let text =
        #"{"type":"SMART_ANIMATE","duration":\#(duration),"easing":{"type":"EASE_OUT"}}"#
      #expect(
        try imported(text).text
          == #"{"kind":"animation","from":{"value":0},"to":{"value":1},"animation":{"type":"timingCurve","curve":"ease-out","duration":0.3}}"#
      )
    }
    let node = #"{"transitionNodeID":"1:2","transitionDuration":5,"transitionEasing":"LINEAR"}"#
    #expect(try imported(node).text.contains(#""duration":0.005"#))
  }

  @Test func aCurveHasItsPoints() throws {
    let text = """
      {"easing":{"type":"CUSTOM_CUBIC_BEZIER","easingFunctionCubicBezier":{"x1":0.42,"y1":0,"x2":1,"y2":1}},
       "duration":1000}
      """
    #expect(abs(try imported(text).value("value", at: 0.5) - 0.315357) < 1e-5)
  }

  /// Stiffness and damping of each name: the response is 2π/√k, the damping ratio c/(2√k).
  @Test(arguments: [
    ("GENTLE", 100.0, 15.0), ("QUICK", 300, 20), ("BOUNCY", 600, 15), ("SLOW", 80, 20),
  ])
  func namedSpringsHaveNumbers(name: String, stiffness: Double, damping: Double) throws {
    let named = try imported(#"{"type":"\#(name)"}"#)
    let physics = """
      {"type":"CUSTOM_SPRING","easingFunctionSpring":{"mass":1,"stiffness":\(stiffness),"damping":\(damping)}}
      """
    #expect(try named.text == imported(physics).text)
    let spring = Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    for time in [0.05, 0.2, 0.5] {
      let value = try named.value("value", at: time)
      #expect(abs(value - spring.value(target: 1, time: time)) < 1e-9)
    }
  }

  @Test func aSpringOfItsOwnHasItsVelocity() throws {
    let text = """
      {"type":"CUSTOM_SPRING","easingFunctionSpring":{"mass":1,"stiffness":100,"damping":10,"initialVelocity":0}}
      """
    #expect(abs(try imported(text).value("value", at: 0.3) - 1.124355) < 1e-4)
    let fast = try imported(text.replacing(#"Velocity":0"#, with: #"Velocity":8"#))
    #expect(fast.text.contains(#""initialVelocity":8"#))
  }

  /// A swing of w² = 75 that dies down with 5 is a spring of 100 and 10.
  @Test func theTextOfASpringIsRead() throws {
    let spring = try imported(
      "1 - Math.exp(-5 * t) * (Math.cos(8.660254 * t) + 0.57735 * Math.sin(8.660254 * t))")
    #expect(abs(try spring.value("value", at: 0.3) - 1.124355) < 1e-4)
    let plain = try imported("1 − e^(−5t)(cos 8.660254t + 0.57735 sin 8.660254t)", as: "figma")
    #expect(plain.text == spring.text)
  }

  @Test func transitionsOfAFileAreNamedByTheirNodes() throws {
    let reaction = { (easing: String) in
      #"[{"trigger":{"type":"ON_CLICK"},"actions":[{"type":"NODE","transition":{"type":"DISSOLVE","duration":200,"easing":{"type":"\#(easing)"}}}]}]"#
    }
    let file = """
      {"name":"App","document":{"children":[
       {"name":"open","interactions":\(reaction("LINEAR"))},
       {"name":"close","reactions":\(reaction("EASE_IN"))}]}}
      """
    let moved = try imported(file)
    #expect(moved.text.contains(#""name":"App""#))
    #expect(try moved.value("open", at: 0.1) == 0.5)
    #expect(abs(try moved.value("close", at: 0.1) - 0.315357) < 1e-5)
  }

  // MARK: Motion

  /// A node with a track of numbers: time, value and easing of each key.
  private func node(
    _ keys: [(Double, Double, String)], field: String = "TRANSLATION_X", track: String = "",
    node: String = ""
  ) -> String {
    let frames = keys.map {
      #"{"timelinePosition":\#($0.0),"value":{"type":"FLOAT","value":\#($0.1)},"easing":\#($0.2)}"#
    }
    return """
      {"name":"card","animations":{"\(field)":{"baseValue":{"type":"FLOAT","value":10},
       "tracks":[{"keyframes":[\(frames.joined(separator: ","))]\(track)}]}}\(node)}
      """
  }

  private let line = #"{"type":"LINEAR"}"#

  @Test func theEasingBelongsToTheKeyThatIsArrivedAt() throws {
    let moved = try imported(
      node([(0, 0, #"{"type":"EASE_IN"}"#), (1, 100, line), (2, 200, #"{"type":"EASE_IN"}"#)]))
    #expect(try moved.value("card.x", at: 0.5) == 50)
    #expect(abs(try moved.value("card.x", at: 1.5) - 131.5357) < 1e-3)
  }

  @Test func aHeldKeyComesAtItsTime() throws {
    let moved = try imported(node([(0, 0, line), (1, 100, #"{"type":"HOLD"}"#), (2, 50, line)]))
    #expect(try moved.value("card.x", at: 0.99) == 0)
    #expect(try moved.value("card.x", at: 1.5) == 75)
  }

  @Test func operationsAreCarriedOut() throws {
    let keys = [(0.0, 1.0, line), (1, 3, line)]
    for (operation, start, end) in [("SET", 1.0, 3.0), ("OFFSET", 11, 13), ("SCALE", 10, 30)] {
      let moved = try imported(node(keys, track: #","keyframeOperation":"\#(operation)""#))
      #expect(try moved.value("card.x", at: 0) == start)
      #expect(try moved.value("card.x", at: 1) == end)
    }
  }

  @Test func aLoneKeyIsArrivedAtFromTheBase() throws {
    let moved = try imported(node([(2, 30, line)]))
    #expect(try moved.value("card.x", at: 1) == 20)
  }

  /// It took the velocity of the straight line before it over.
  @Test func springsStartAtRest() throws {
    let spring = #"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"bounce":0.5}}"#
    let moved = try imported(node([(0, 0, line), (1, 100, line), (2, 200, spring)]))
    #expect(try moved.value("card.x", at: 1.001) < 100.05)
  }

  @Test func springsComeToRestWithTheirKey() throws {
    let spring = #"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"bounce":0.5}}"#
    let moved = try imported(node([(0, 0, line), (2, 100, spring)]))
    #expect(abs(try moved.value("card.x", at: 1.99) - 100) < 0.2)
    // A damping ratio of a half overshoots by e^(-π/√3) = 16.3 %.
    let highest = try (0...400).map { try moved.value("card.x", at: Double($0) / 200) }.max() ?? 0
    #expect(abs(highest - 116.3) < 0.1)
    #expect(moved.ignored.count == 1)
  }

  @Test func timelinesLoopAndTurn() throws {
    let keys = [(0.0, 0.0, line), (1, 100, line)]
    let loop = { (mode: String) in
      #","timelines":[{"id":"t","duration":2,"loop":"\#(mode)"}]"#
    }
    let once = try imported(node(keys, node: loop("ONCE")))
    #expect(try once.value("card.x", at: 2.5) == 100)
    let again = try imported(node(keys, node: loop("LOOP")))
    #expect(try again.value("card.x", at: 2.5) == 50)
    #expect(try again.value("card.x", at: 1.5) == 100)
    let back = try imported(node(keys, node: loop("BOOMERANG")))
    #expect(try back.value("card.x", at: 2.5) == 100)
    #expect(try back.value("card.x", at: 3.75) == 25)
  }

  @Test func pointsColoursAndPlainTracksAreRead() throws {
    let text = """
      {"tracks":[
       {"field":"SCALE_XY","keyframes":[{"time":0,"value":{"x":1,"y":1}},{"time":1,"value":{"x":2,"y":3}}]},
       {"field":"fills","keyframes":[{"time":0,"value":{"r":1,"g":0,"b":0}},{"time":1,"value":{"type":"COLOR","value":{"r":0,"g":0,"b":1,"a":1}}}]},
       {"field":"ROTATION","keyframes":[{"time":0,"value":0},{"time":1,"value":90}]}]}
      """
    let moved = try imported(text)
    #expect(try moved.value("scaleX", at: 0.5) == 1.5)
    #expect(try moved.value("scaleY", at: 0.5) == 2)
    #expect(try moved.value("rotation", at: 0.5) == 45)
    #expect(abs(try moved.value("color", at: 0.5, component: 2) - 0.5) < 1e-12)
  }

  @Test(arguments: [
    (#"{"type":"SMART_ANIMATE","duration":-1,"easing":{"type":"LINEAR"}}"#, "/duration"),
    (#"{"type":"SMART_ANIMATE","duration":1,"easing":{"type":"EASY"}}"#, "/easing"),
    (#"{"type":"CUSTOM_CUBIC_BEZIER"}"#, ""),
    (
      #"{"type":"CUSTOM_CUBIC_BEZIER","easingFunctionCubicBezier":{"x1":2,"y1":0,"x2":0,"y2":1}}"#,
      "/easingFunctionCubicBezier/x1"
    ),
    (
      #"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"bounce":2}}"#,
      "/easingFunctionSpring/bounce"
    ),
    (#"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"mass":1}}"#, "/easingFunctionSpring"),
    (#"{"tracks":[{"field":"X","keyframes":[{"value":1}]}]}"#, "/tracks/0/keyframes/0"),
    (#"{"tracks":[{"field":"X","keyframes":[{"time":0}]}]}"#, "/tracks/0/keyframes/0"),
    (
      #"{"tracks":[{"field":"X","operation":"ADD","keyframes":[{"time":0,"value":1}]}]}"#,
      "/tracks/0/operation"
    ),
    (
      #"{"loop":"TWICE","tracks":[{"field":"X","keyframes":[{"time":0,"value":1},{"time":1,"value":2}]}]}"#,
      "/loop"
    ),
  ])
  func whatIsWrongHasAPointer(text: String, pointer: String) {
    #expect(problems(text, as: "figma").map(\.pointer) == [pointer])
  }

  /// Each field was looked up among all others, and a base value for each track.
  @Test(.timeLimit(.minutes(5))) func whatFieldsShareIsLookedUpOnce() {
    func members(_ name: String, _ count: Int) -> String {
      Array(repeating: "\"\(name)\":0", count: count).joined(separator: ",")
    }
    let fields =
      "{\"animations\":{\(members("a", 60_000))},\"manualKeyframeTracks\":{\(members("b", 60_000))}}"
    #expect(problems(fields, as: "figma").map(\.code) == [.empty])
    let tracks = Array(repeating: "{\"keyframes\":[]}", count: 20_000).joined(separator: ",")
    let field = "{\"baseValue\":{\(members("a", 100_000))},\"tracks\":[\(tracks)]}"
    #expect(problems("{\"animations\":{\"f\":\(field)}}", as: "figma").map(\.code) == [.empty])
  }

  /// They are two properties of a document too.
  @Test func fieldsThatDifferInCompositionAloneAreTwo() throws {
    let track = "{\"keyframes\":[{\"t\":0,\"value\":0},{\"t\":1,\"value\":1}]}"
    let read = try imported(
      "{\"animations\":{\"\u{e9}\":\(track)},\"manualKeyframeTracks\":{\"e\u{301}\":\(track)}}",
      as: "figma")
    #expect(try read.properties.map(\.utf8.count) == [2, 3])
    #expect(read.ignored.isEmpty)
  }

  @Test func aLongNameOfAFieldCostsItsTracksNothing() throws {
    let name = String(repeating: "A", count: 500_000)
    let track = "{\"keyframes\":[{\"t\":0,\"value\":0},{\"t\":1,\"value\":1}]}"
    let tracks = Array(repeating: track, count: 5000).joined(separator: ",")
    let read = try imported("{\"animations\":{\"\(name)\":{\"tracks\":[\(tracks)]}}}", as: "figma")
    #expect(try read.properties == [String(repeating: "a", count: 200)])
  }
}
