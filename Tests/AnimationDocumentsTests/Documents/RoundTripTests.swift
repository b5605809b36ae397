import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@testable import AnimationDocuments

/// Document → animation → document is a fixed point: nothing is lost and nothing drifts.
@Suite("Documents come back as they were")
struct RoundTripTests {
  @Test(arguments: Examples.names(in: "valid"))
  func fromExamples(_ name: String) throws {
    try checkRoundTrip(AnimationDocument(decoding: Examples.bytes("valid", name)))
  }

  @Test(arguments: AnimationSpecificationTests.forms.map(\.0))
  func fromEveryAnimation(_ text: String) throws {
    try checkRoundTrip(document(animated(text)))
    let modified = #"[{"delay":-0.1},{"speed":1.5},{"repeatCount":2,"autoreverses":false}]"#
    let object = text.hasPrefix("{") ? String(text.dropLast()) : #"{"type":\#(text)"#
    try checkRoundTrip(document(animated(object + #","modifiers":\#(modified)}"#)))
    try checkRoundTrip(document(animated(object + #","modifiers":[{"repeatForever":true}]}"#)))
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
    try checkRoundTrip(AnimationDocument(decoding: first.rewritten().encoded()))
    if curve != #""LINEAR""# { try checkRoundTrip(first) }
  }

  @Test func withNameAndDescription() throws {
    let text = #"{"kind":"keyframes","name":"pop\u0007","description":"\"quoted\" ü","initial":{}}"#
    let document = try document(text)
    #expect(document.name == "pop\u{7}")
    try checkRoundTrip(document)
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
        try checkRoundTrip(
          document(
            #"{"kind":"animation","from":{"c":\#(value)},"to":{"c.red":\#(numbers[2])},"#
              + #""velocity":{"c":\#(rate)}}"#))
      }
    }
  }

  static let colors = [
    "red", "#12345678", "rgb(10.5% 20% 30%)", "hsl(200 50% 40% / 0.3)", "oklch(0.7 0.1 200)",
    "oklch(0.7 none 200)", "color(display-p3 1 0.2 0.1)", "oklab(0.5 0.1 -0.05 / 0.5)",
    "color(rec2020 0.1 0.9 0.3)", "lab(50% 20 -30)", "white", "transparent",
  ]

  @Test(arguments: colors)
  func fromColoursInEverySpace(_ color: String) throws {
    let spaces = ["srgb-linear", "srgb", "oklab", "display-p3", "css", "oklch"].map { ($0, "") }
    for (space, hue) in spaces + HueRule.allCases.map({ ("oklch", #","hue":"\#($0)""#) }) {
      let first = #"{"color":"\#(color)","space":"\#(space)"\#(hue)}"#
      let later = Self.colors.map { #"{"type":"move","to":{"color":"\#($0)"}}"# }
      try checkRoundTrip(document(tracked(first, later.joined(separator: ","))))
    }
  }

  @Test(arguments: [UInt64(31), 32, 33])
  func fromVelocitiesInMixedSpaces(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for space in ["oklab", "display-p3"] {
      for _ in 0..<50 {
        // A few decimals, as people write.
        let n = (0..<7).map { _ in Double(Int.random(in: 101...999, using: &random)) / 1000 }
        let color = #"{"color":"color(srgb \#(n[0]) \#(n[1]) \#(n[2]))","space":"\#(space)"}"#
        let rate = #"{"red":\#(n[3]),"green":-\#(n[4]),"blue":\#(n[5]),"opacity":\#(n[6])}"#
        let document = try document(
          ##"{"kind":"animation","from":{"c":\##(color)},"to":{"c":"#000"},"##
            + #""velocity":{"c":\#(rate)}}"#)
        try checkRoundTrip(document)
        let text = try document.rewritten().text
        #expect(text.contains(rate), "\(text) of seed \(seed)")
      }
    }
  }

  @Test func fromTransforms() throws {
    let lists = [
      "none", "rotate(45deg)", "translate(10px, 20.5px) scale(2)",
      "perspective(none) rotateX(1turn)",
      "matrix(1, 2, 3, 4, 5, 6)", "rotate3d(1, 2, 3, 100grad) skew(10deg) translateZ(1in)",
      "scale(1e-7, 123456789012345680000)", "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0.001,0,0,0,1)",
    ]
    for first in lists {
      let later = lists.map { #"{"type":"linear","duration":1,"to":{"transform":"\#($0)"}}"# }
      try checkRoundTrip(
        document(tracked(#"{"transform":"\#(first)"}"#, later.joined(separator: ","))))
    }
    try checkRoundTrip(
      document(tracked(#"{"matrix":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16.5]}"#, "")))
  }

  @Test func fromPaths() throws {
    let paths = [
      "", "M0 0", "m1 2h3v-4zl1e3-.5", "M.1.2C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6",
      "M0 0A10 20 30 0140 50a1 1 0 1 0 2 2", "M1e-9 1e21L-0 0",
    ]
    for path in paths {
      try checkRoundTrip(
        document(tracked(#"{"path":"\#(path)"}"#, #"{"type":"move","to":{"path":"\#(path)"}}"#)))
    }
    try checkRoundTrip(
      document(tracked(#"{"path":"M0 0L1 1"}"#, #"{"type":"move","to":{"path":"m2 2l1 1"}}"#)))
  }
}

extension Spring {
  /// Whether two springs differ by no more than rounding. Near critical damping the frequency itself is the
  /// root of a difference, which has lost its digits.
  fileprivate func isClose(to other: Spring) -> Bool {
    func close(_ left: Double, _ right: Double, beside large: Double) -> Bool {
      abs(left - right) <= 1e-14 * large
    }
    let (left, right) = (angularFrequency, other.angularFrequency)
    let decay = decayConstant * decayConstant
    return close(left * abs(left), right * abs(right), beside: max(left * left, decay))
      && close(decayConstant, other.decayConstant, beside: max(abs(left), decayConstant))
      && mass == other.mass
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
    let written = try document(text).rewritten().text
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
      try document(text).rewritten().text
        == #"{"kind":"phases","phases":[{"values":{"a":1,"b":"15deg"}},"#
        + #"{"values":{"b":"180deg"},"animation":{"type":"spring","duration":0.4,"bounce":0.3}}]}"#)
  }
}
