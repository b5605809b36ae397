import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite("Animations of documents")
struct AnimationSpecificationTests {
  static let forms: [(String, Animation)] = [
    (#""default""#, .default), (#""linear""#, .linear), (#""easeIn""#, .easeIn),
    (#""easeOut""#, .easeOut), (#""easeInOut""#, .easeInOut), (#""spring""#, .spring),
    (#""smooth""#, .smooth), (#""snappy""#, .snappy), (#""bouncy""#, .bouncy),
    (#""interactiveSpring""#, .interactiveSpring),
    (#""interpolatingSpring""#, .interpolatingSpring()),
    (#"{"type":"default"}"#, .default), (#"{"type":"linear"}"#, .linear(duration: 0.35)),
    (#"{"type":"easeIn","duration":2}"#, .easeIn(duration: 2)),
    (#"{"type":"easeOut","duration":0}"#, .easeOut(duration: 0)),
    (#"{"type":"easeInOut","duration":1}"#, .easeInOut(duration: 1)),
    (#"{"type":"timingCurve","curve":"easeIn","duration":1}"#, .timingCurve(.easeIn, duration: 1)),
    (#"{"type":"spring"}"#, .spring(duration: 0.5, bounce: 0)),
    (#"{"type":"spring","duration":0.8,"bounce":0.3}"#, .spring(duration: 0.8, bounce: 0.3)),
    (
      #"{"type":"spring","bounce":-0.5,"blendDuration":1}"#,
      .spring(duration: 0.5, bounce: -0.5, blendDuration: 1)
    ),
    (
      #"{"type":"spring","response":0.4,"dampingRatio":0.6}"#,
      .spring(response: 0.4, dampingFraction: 0.6)
    ),
    (#"{"type":"spring","response":0.4}"#, .spring(response: 0.4, dampingFraction: 0.825)),
    (#"{"type":"spring","dampingRatio":0.4}"#, .spring(response: 0.5, dampingFraction: 0.4)),
    (
      #"{"type":"spring","preset":"snappy","extraBounce":0.1}"#,
      .spring(duration: 0.5, bounce: 0.15 + 0.1)
    ),
    (
      #"{"type":"spring","mass":2,"stiffness":100,"damping":10}"#,
      .spring(Spring(mass: 2, stiffness: 100, damping: 10))
    ),
    (
      #"{"type":"spring","mass":1,"stiffness":100,"damping":50,"allowOverDamping":true}"#,
      .spring(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true))
    ),
    (
      #"{"type":"spring","settlingDuration":1,"dampingRatio":0.8}"#,
      .spring(Spring(settlingDuration: 1, dampingRatio: 0.8))
    ),
    (#"{"type":"smooth","duration":1,"extraBounce":0.1}"#, .smooth(duration: 1, extraBounce: 0.1)),
    (#"{"type":"snappy","duration":1}"#, .snappy(duration: 1)),
    (#"{"type":"bouncy","extraBounce":-0.1}"#, .bouncy(extraBounce: -0.1)),
    (#"{"type":"interactiveSpring"}"#, .interactiveSpring()),
    (
      #"{"type":"interactiveSpring","response":0.3,"dampingRatio":0.5,"blendDuration":0}"#,
      .interactiveSpring(response: 0.3, dampingFraction: 0.5, blendDuration: 0)
    ),
    (#"{"type":"interactiveSpring","duration":0.3}"#, .interactiveSpring(duration: 0.3)),
    (
      #"{"type":"interactiveSpring","duration":0.3,"extraBounce":0.1}"#,
      .interactiveSpring(duration: 0.3, extraBounce: 0.1)
    ),
    (
      #"{"type":"interpolatingSpring","mass":1,"stiffness":100,"damping":10,"initialVelocity":2}"#,
      .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)
    ),
    (
      #"{"type":"interpolatingSpring","stiffness":100,"damping":50}"#,
      .interpolatingSpring(stiffness: 100, damping: 50)
    ),
    (
      #"{"type":"interpolatingSpring","stiffness":100,"damping":50,"allowOverDamping":false}"#,
      .interpolatingSpring(Spring(stiffness: 100, damping: 50))
    ),
    (
      #"{"type":"interpolatingSpring","duration":0.4,"bounce":0.2}"#,
      .interpolatingSpring(Spring(duration: 0.4, bounce: 0.2))
    ),
    (
      #"{"type":"usingSpringWithDamping","duration":0.6,"damping":0.7,"initialVelocity":1}"#,
      .usingSpringWithDamping(duration: 0.6, dampingRatio: 0.7, initialVelocity: 1)
    ),
  ]

  @Test(arguments: forms) func areThoseOfTheEngine(_ text: String, _ expected: Animation) throws {
    #expect(try animation(text) == expected)
  }

  @Test func areTheDefaultWhereNoneIsNamed() throws {
    let text = #"{"kind":"animation","from":{"x":0},"to":{"x":1}}"#
    guard case .animation(let single) = try resolved(text).content else { throw WrongKind() }
    #expect(single.animation == .default)
  }

  @Test func measuredResponsesAreLines() throws {
    let text = #"{"type":"custom","points":[[0,0],[0.5,1.2],[2,1]]}"#
    let curve = try #require(
      UnitCurve(linearThrough: [
        UnitPoint(x: 0, y: 0), UnitPoint(x: 0.25, y: 1.2), UnitPoint(x: 1, y: 1),
      ]))
    #expect(try animation(text) == .timingCurve(curve, duration: 2))
  }

  @Test func modifiersWrapInTheirOrder() throws {
    let list = #"""
      [{"delay":0.5},{"speed":2},{"repeatCount":3,"autoreverses":false},{"repeatCount":2},
       {"repeatForever":true},{"logicallyCompleteAfter":0.2},{"delay":-1}]
      """#
    let expected = Animation.linear(duration: 1).delay(0.5).speed(2)
      .repeatCount(3, autoreverses: false).repeatCount(2).repeatForever()
      .logicallyComplete(after: 0.2).delay(-1)
    let text = #"{"type":"linear","duration":1,"modifiers":\#(list)}"#
    #expect(try animation(text) == expected)
    #expect(try animation(#"{"modifiers":[{"speed":2}],"type":"default"}"#) == .default.speed(2))
  }
}

@Suite("Curves of documents")
struct CurveDocumentTests {
  private func curve(_ text: String) throws -> UnitCurve {
    let list = try keyframes("0", #"{"type":"linear","to":1,"duration":1,"curve":\#(text)}"#)
    guard case .linear(_, _, let curve) = list[0] else { throw WrongKind() }
    return curve
  }

  static let names: [(String, UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]

  @Test(arguments: names) func haveNames(_ name: String, _ expected: UnitCurve) throws {
    #expect(try curve("\"\(name)\"") == expected)
  }

  @Test(arguments: [
    "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "steps(4, jump-end)",
    "cubic-bezier(0.1, 0.7, 1, 0.1)", "linear(0, 0.5 20%, 1)", "EASE",
  ])
  func areTextsOfCSS(_ text: String) throws {
    #expect(try curve("\"\(text)\"") == UnitCurve(css: text))
  }

  @Test(arguments: NamedEase.names.filter { $0 != "linear" })
  func areClassicEases(_ name: String) throws {
    #expect(try curve("\"\(name)\"") == UnitCurve(ease: name))
    #expect(try curve(#"{"ease":"\#(name)"}"#) == UnitCurve(ease: name))
  }

  @Test func takeParameters() throws {
    #expect(
      try curve(#"{"ease":"backOut","overshoot":1.7}"#)
        == UnitCurve(ease: "backOut", overshoot: 1.7))
    #expect(
      try curve(#"{"ease":"elasticOut","amplitude":2,"period":0.4}"#)
        == UnitCurve(ease: "elasticOut", amplitude: 2, period: 0.4))
    #expect(try curve(#"{"ease":"polyIn","exponent":4}"#) == UnitCurve(ease: "polyIn", exponent: 4))
    let points = UnitPoint(x: 0.1, y: -1)
    #expect(
      try curve(#"{"bezier":[0.1,-1,2,3]}"#)
        == .bezier(startControlPoint: points, endControlPoint: UnitPoint(x: 1, y: 3)))
  }
}

@Suite("Keyframes of documents")
struct KeyframeDocumentTests {
  @Test func haveTheirDefaults() throws {
    let list = try keyframes(
      "0",
      #"""
      {"type":"linear","to":1,"duration":1},{"type":"cubic","to":2,"duration":2},
      {"type":"spring","to":3},{"type":"move","to":4}
      """#)
    #expect(
      list == [
        .linear(to: Components(1), duration: 1), .cubic(to: Components(2), duration: 2),
        .spring(to: Components(3)), .move(to: Components(4)),
      ])
  }

  @Test func takeAllTheirMembers() throws {
    let list = try keyframes(
      "0",
      #"""
      {"type":"linear","to":1,"duration":0,"curve":"easeIn"},
      {"type":"cubic","to":2,"duration":2,"startVelocity":-1,"endVelocity":1},
      {"type":"spring","to":3,"duration":0.5,"spring":"bouncy","startVelocity":7},
      {"spring":{"mass":1,"stiffness":100,"damping":10},"to":3,"type":"spring"},
      {"type":"spring","to":1,"duration":1,"spring":{"bounce":1}}
      """#)
    #expect(
      list == [
        .linear(to: Components(1), duration: 0, curve: .easeIn),
        .cubic(
          to: Components(2), duration: 2, startVelocity: Components(-1), endVelocity: Components(1)),
        .spring(
          to: Components(3), duration: 0.5, spring: .bouncy, startVelocity: Components(7)),
        .spring(to: Components(3), spring: Spring(mass: 1, stiffness: 100, damping: 10)),
        .spring(to: Components(1), duration: 1, spring: Spring(bounce: 1)),
      ])
  }

  @Test func ofManyPropertiesFindTheirs() throws {
    let names = (0..<50).map { "p\($0)" }
    let initial = names.map { "\"\($0)\":0" }.joined(separator: ",")
    let tracks = names.reversed().map { #"{"property":"\#($0)","keyframes":[]}"# }
    let text =
      #"{"kind":"keyframes","initial":{\#(initial)},"tracks":[\#(tracks.joined(separator: ","))]}"#
    guard case .keyframes(let animation) = try resolved(text).content else { throw WrongKind() }
    #expect(animation.tracks.map(\.property) == (0..<50).reversed())
  }
}

@Suite("Phases of documents")
struct PhaseDocumentTests {
  private func phases(_ text: String) throws -> PhaseAnimation {
    guard case .phases(let phases) = try resolved(#"{"kind":"phases",\#(text)}"#).content else {
      throw WrongKind()
    }
    return phases
  }

  @Test func leaveOutWhatDoesNotChange() throws {
    let animation = try phases(
      #"""
      "phases":[{"values":{"a":1,"p":{"x":0,"y":0}}},{"name":"b","values":{"p.y":2},"animation":null},
       {"animation":"bouncy"}]
      """#)
    #expect(animation.phases.map(\.name) == ["0", "b", "2"])
    #expect(animation.phases.map { $0.values[1] } == [[0, 0], [0, 2], [0, 2]])
    #expect(animation.phases.map { $0.values[0] } == [[1], [1], [1]])
    #expect(animation.phases.map(\.animation) == [.default, nil, .bouncy])
    #expect(animation.run == .cycles(1))
  }

  @Test func areDriven() throws {
    let values = #""phases":[{"values":{"x":0}},{"values":{"x":1}}]"#
    #expect(try phases(values + #","cycles":0"#).run == .cycles(0))
    #expect(try phases(values + #","cycles":3"#).run == .cycles(3))
    #expect(try phases(values + #","cycles":"forever""#).run == .forever)
    #expect(try phases(values + #","triggers":[0,0,1.5]"#).run == .triggers([0, 0, 1.5]))
    #expect(try phases(values + #","triggers":[]"#).run == .triggers([]))
  }
}
