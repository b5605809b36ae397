import AnimationEngine
import TestSupport
import Testing

@testable import AnimationDocuments

/// Document → animation → document is a fixed point: nothing is lost and nothing drifts.
@Suite("Documents come back as they were")
struct RoundTripTests {
  /// Writes what a document means, reads it, and expects the same meaning and the same text.
  private func check(_ document: AnimationDocument) throws {
    let text = document.encoded()
    let again = try AnimationDocument(decoding: text)
    #expect(try again.resolved() == document.resolved(), "\(String(decoding: text, as: UTF8.self))")
    #expect(again.encoded() == text)
    #expect(again == document)
  }

  @Test(arguments: Examples.names(in: "valid"))
  func fromExamples(_ name: String) throws {
    try check(AnimationDocument(decoding: Examples.bytes("valid", name)))
  }

  @Test(arguments: AnimationSpecificationTests.forms.map(\.0))
  func fromEveryAnimation(_ text: String) throws {
    try check(document(animated(text)))
    let modified = #"[{"delay":-0.1},{"speed":1.5},{"repeatCount":2,"autoreverses":false}]"#
    let object = text.hasPrefix("{") ? String(text.dropLast()) : #"{"type":\#(text)"#
    try check(document(animated(object + #","modifiers":\#(modified)}"#)))
    try check(document(animated(object + #","modifiers":[{"repeatForever":true}]}"#)))
  }

  @Test(arguments: [
    #"{"ease":"backOut","overshoot":1.7}"#, #"{"ease":"elasticIn","amplitude":1.5,"period":0.41}"#,
    #"{"ease":"polyInOut","exponent":2.5}"#, #"{"ease":"linear"}"#, #""bounceOut""#,
    #"{"bezier":[0.1,-0.7,0.9,1.3]}"#, #""cubic-bezier(0.123456789, 1.5, 0.3, -2)""#,
    #""linear(0, 0.3 33%, 1.1 60% 70%, 1)""#, #""steps(5, jump-both)""#, #""step-start""#,
    #""EASE-IN""#, #""LINEAR""#, #""circularEaseIn""#,
  ])
  func fromEveryCurve(_ curve: String) throws {
    // A CSS keyword in capitals is the keyword; `linear` that goes on is written as a line.
    let first = try document(
      tracked("0", #"{"type":"linear","to":1,"duration":1,"curve":\#(curve)}"#))
    try check(AnimationDocument(decoding: first.encoded()))
    if curve != #""LINEAR""# { try check(first) }
  }

  @Test func withNameAndDescription() throws {
    let text = #"{"kind":"keyframes","name":"pop\u0007","description":"\"quoted\" ü","initial":{}}"#
    let document = try document(text)
    #expect(document.name == "pop\u{7}")
    try check(document)
  }

  @Test(arguments: [UInt64(11), 12, 13, 14])
  func fromRandomSprings(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let spring = randomSpring(&random)
      let description = SpringDocument.description(of: spring)
      let made = description.spring()
      #expect(made.isClose(to: spring), "\(spring) as \(description) of seed \(seed)")
      #expect(SpringDocument.description(of: made).spring() == made, "\(made) of seed \(seed)")
    }
  }

  /// Springs of numbers that people write come back to the bit.
  @Test func fromPlainSprings() {
    withEvery(("duration", "bounce"), in: [0.1, 0.25, 0.35, 0.5, 0.8, 1, 2.5], and: bounces) {
      let spring = Spring(duration: $0, bounce: $1)
      #expect(SpringDocument.description(of: spring).spring() == spring)
    }
    withEvery(("stiffness", "damping"), in: [1, 100, 170, 300, 1000.5], and: [0, 1, 5, 26, 500.0]) {
      for mass in [1, 0.5, 3] {
        let spring = Spring(mass: mass, stiffness: $0, damping: $1, allowOverDamping: true)
        #expect(SpringDocument.description(of: spring).spring() == spring, "mass \(mass)")
      }
    }
  }

  private let bounces = [-0.9, -0.5, -0.001, 0, 0.001, 0.15, 0.3, 0.5, 0.99, 1]

  private func randomSpring(_ random: inout SplitMix64) -> Spring {
    let size = Double.random(in: 0.05...3, using: &random)
    let part = Double.random(in: -0.95...1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Spring(duration: size, bounce: part)
    case 1: return Spring(response: size, dampingRatio: abs(part) * 2)
    case 2:
      return Spring(
        mass: size, stiffness: 100 * abs(part) + 1, damping: size * 10, allowOverDamping: part > 0)
    default: return Spring(settlingDuration: size, dampingRatio: max(abs(part), 0.01))
    }
  }

  @Test(arguments: [UInt64(21), 22, 23])
  func fromRandomColours(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let color = "color(srgb \(numbers[0]) \(numbers[1]) \(numbers[2]) / \(numbers[3]))"
      let rate = #"{"red":\#(numbers[1]),"opacity":\#(numbers[0])}"#
      for space in ["srgb", "srgb-linear"] {
        let value = #"{"color":"\#(color)","space":"\#(space)"}"#
        try check(
          document(
            #"{"kind":"animation","from":{"c":\#(value)},"to":{"c.red":\#(numbers[2])},"#
              + #""velocity":{"c":\#(rate)}}"#))
      }
    }
  }
}

extension Spring {
  /// Whether two springs differ by no more than rounding.
  fileprivate func isClose(to other: Spring) -> Bool {
    func close(_ left: Double, _ right: Double) -> Bool {
      abs(left - right) <= 1e-14 * max(abs(left), abs(right), decayConstant)
    }
    return close(angularFrequency, other.angularFrequency)
      && close(decayConstant, other.decayConstant) && mass == other.mass
  }
}

@Suite("Documents of animations that were never read")
struct WritingTests {
  @Test func splitTracksThatNoDocumentCanName() throws {
    let track = PropertyTrack(
      property: 0, components: 0..<2,
      keyframes: [
        .linear(to: [1, 2], duration: 1), .cubic(to: [3, 4], duration: 1, startVelocity: [5, 6]),
        .spring(to: [7, 8], duration: 2, startVelocity: [9, 10]), .move(to: [11, 12]),
      ])
    let animation = ResolvedAnimation(
      properties: [AnimatedProperty(name: "r", type: .rect)],
      content: .keyframes(
        KeyframeAnimation(initial: [[0, 0, 1, 1]], tracks: [track], velocity: [nil])))
    let again = try AnimationDocument(decoding: AnimationDocument(animation).encoded()).resolved()
    guard case .keyframes(let keyframes) = again.content else { throw WrongKind() }
    #expect(keyframes.tracks.map(\.components) == [0..<1, 1..<2])
    #expect(keyframes.tracks[1].keyframes.map(\.target) == [[2], [4], [8], [12]])
  }

  @Test func stateTheSpaceOfTheFirstColourOnly() throws {
    let text = #"""
      {"kind":"animation","from":{"c":{"color":"#ff0000","space":"srgb"}},"to":{"c":"#00ff00"}}
      """#
    let written = String(decoding: try document(text).encoded(), as: UTF8.self)
    #expect(written.contains(##""from":{"c":{"color":"#ff0000","space":"srgb"}}"##))
    #expect(written.contains(##""to":{"c":"#00ff00"}"##))
  }

  @Test func areShort() throws {
    let text = #"""
      {"kind":"phases","phases":[{"name":"0","values":{"a":1,"b":"15deg"},"animation":"default"},
        {"values":{"a":1,"b":"0.5turn"},"animation":{"type":"spring","response":0.4,"dampingRatio":0.7}}],
       "cycles":1}
      """#
    #expect(
      String(decoding: try document(text).encoded(), as: UTF8.self)
        == #"{"kind":"phases","phases":[{"values":{"a":1,"b":"15deg"}},"#
        + #"{"values":{"b":"180deg"},"animation":{"type":"spring","duration":0.4,"bounce":0.3}}]}"#)
  }
}
