import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Animations of layers along a path, as `CAKeyframeAnimation` with `path` and `rotationMode`.
@Suite struct LayerPathTests {
  private static let initial = #"{"card.position":{"x":0,"y":0},"card.rotation":"0deg"}"#

  private func add(_ keyframe: String, _ property: String = "card.position") -> String {
    #"{"at":0,"layer":{"add":{"key":"k","property":"\#(property)","keyframe":"#
      + #"{"duration":1,\#(keyframe)}}}}"#
  }

  private func play(_ keyframe: String) throws -> ScenePlay {
    try ScenePlay(Self.initial, add(keyframe))
  }

  private func problems(_ keyframe: String, _ initial: String = initial) throws -> [String] {
    let property = initial.contains("card.x") ? "card.x" : "card.position"
    let text =
      #"{"kind":"scene","initial":\#(initial),"events":[\#(add(keyframe, property))]}"#
    return try refusal(of: text).problems.map { "\($0.pointer ?? "") \($0.message)" }
  }

  // 100 to the right, then 50 down: two parts.
  private static let corner = #""path":"M0 0H100V50""#

  @Test func partsTakeEvenTimes() throws {
    let play = try play(Self.corner)
    #expect(play.values(0, 0.25, 0.5, 0.75, 0.9, 1) == [0, 50, 100, 100, 100, 0])
    #expect(play.values(0, 0.25, 0.5, 0.75, 0.9, 1, column: 1) == [0, 0, 0, 25, 40, 0])
    #expect(play.velocities(0.25) == [200])
  }

  @Test func pacedItGoesAtEvenSpeed() throws {
    // 150 in a second: 75 after a half, and 30 down after 130.
    for mode in ["paced", "cubicPaced"] {
      let play = try play(Self.corner + #","calculationMode":"\#(mode)""#)
      #expect(play.values(0.5) == [75])
      #expect(play.values(130.0 / 150, column: 1) == [30])
      #expect(play.velocities(0.5) == [150])
    }
  }

  @Test func keyTimesBelongToThePoints() throws {
    let play = try play(Self.corner + #","keyTimes":[0,0.2,1]"#)
    #expect(play.values(0.1, 0.2) == [50, 100])
    #expect(play.values(0.6, column: 1) == [25])
  }

  @Test func timingFunctionsBelongToTheParts() throws {
    // easeIn has 0.315357 of the way behind at a half: between (0.42, 0) and (1, 1).
    let play = try play(Self.corner + #","timingFunctions":["easeIn","linear"]"#)
    #expect(abs(play.values(0.25)[0] - 31.5357) < 1e-4)
  }

  @Test func discreteJumpsFromPointToPoint() throws {
    // Three points, a third of the time each.
    let play = try play(Self.corner + #","calculationMode":"discrete""#)
    #expect(play.values(0.3, 0.4, 0.7) == [0, 100, 100])
    #expect(play.values(0.3, 0.4, 0.7, column: 1) == [0, 0, 50])
  }

  @Test func curvesAreFollowed() throws {
    // At a half of a Bézier curve: (p0 + 3 p1 + 3 p2 + p3) / 8.
    let play = try play(#""path":"M0 0C0 100 100 100 100 0","calculationMode":"cubic""#)
    #expect(play.values(0.5) == [50])
    #expect(play.values(0.5, column: 1) == [75])
  }

  @Test func aJumpTakesNoTime() throws {
    let play = try play(#""path":"M0 0H10M50 0H60""#)
    #expect(play.values(0.25, 0.5, 0.75) == [5, 50, 55])
    let paced = try self.play(#""path":"M0 0H10M50 0H60","calculationMode":"paced""#)
    #expect(paced.values(0.25, 0.5, 0.75) == [5, 50, 55])
  }

  @Test func aClosedPathComesBack() throws {
    let play = try play(#""path":"M0 0H100V100Z","keyTimes":[0,0.25,0.5,1]"#)
    #expect(play.values(0.75) == [50])
    #expect(play.values(0.75, column: 1) == [50])
  }

  // MARK: - Turning

  @Test func autoTurnsWithThePath() throws {
    let play = try play(Self.corner + #","rotationMode":"auto""#)
    #expect(play.values(0.25, 0.75, 1, column: 2) == [0, 90, 0])
    let back = try self.play(Self.corner + #","rotationMode":"autoReverse""#)
    #expect(back.values(0.25, 0.75, column: 2) == [180, 270])
  }

  @Test func itTurnsOnWithoutJumps() throws {
    // Once round, clockwise from the right: down at first, a quarter turn further each quarter.
    let play = try play(
      #""path":"M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0","rotationMode":"auto""#)
    #expect(play.values(0, 0.25, 0.5, 0.75, column: 2) == [90, 180, 270, 360])
    let step = 1e-6
    for time in stride(from: 0.05, to: 0.95, by: 0.1) {
      let slope =
        (play.timeline.value(ofColumn: 2, at: time + step)
          - play.timeline.value(ofColumn: 2, at: time - step)) / (2 * step)
      #expect(abs(play.timeline.velocity(ofColumn: 2, at: time) - slope) < 1e-3)
    }
  }

  @Test func whereItStandsItTurnsAsItLeaves() throws {
    // Both handles lie on their ends: it begins and ends at rest, to the right and down.
    let play = try play(#""path":"M0 0C0 0 10 0 10 10C10 20 10 20 10 20","rotationMode":"auto""#)
    #expect(play.values(0, column: 2) == [0])
    #expect(play.values(0.9999999, column: 2) == [90])
  }

  @Test func aTransformTurnsAboutZ() throws {
    let play = try ScenePlay(
      #"{"card.position":{"x":0,"y":0},"card.transform":{"transform":"scale(2)"}}"#,
      add(Self.corner + #","rotationMode":"auto""#))
    // Columns of the matrix: a quarter turn of a scale of 2.
    #expect(play.values(0.75, column: 2) == [0])
    #expect(play.values(0.75, column: 3) == [2])
    #expect(play.values(0.75, column: 6) == [-2])
  }

  @Test func whatIsWrittenReadsBack() throws {
    let text =
      #"{"kind":"scene","initial":\#(Self.initial),"events":["#
      + add(Self.corner + #","rotationMode":"auto","keyTimes":[0,0.2,1]"#) + "]}"
    let animation = try resolved(text)
    let written = AnimationDocument(animation).encoded()
    #expect(try resolved(String(decoding: written, as: UTF8.self)) == animation)
  }

  // MARK: - What does not fit

  @Test func aPathTakesThePlaceOfValues() throws {
    #expect(try problems(#""values":[{"x":0,"y":0}],"path":"M0 0H1""#).count == 1)
    #expect(try problems(#""calculationMode":"paced""#).count == 1)
    let tension = try problems(Self.corner + #","tensionValues":[1]"#)
    #expect(
      tension.count == 1 && tension[0].hasSuffix("A path says itself how it bends: leave this out.")
    )
  }

  @Test func aPathIsAText() throws {
    let found = try problems(#""path":{"path":"M0 0L1 0"}"#)
    #expect(found.count == 1 && found[0].contains("path is SVG path data; this is an object."))
  }

  @Test func aPathLeadsAPoint() throws {
    let found = try problems(Self.corner, #"{"card.x":0}"#)
    #expect(found.count == 1 && found[0].contains("A path leads a point"))
  }

  @Test func countsAreThoseOfThePath() throws {
    #expect(
      try problems(Self.corner + #","keyTimes":[0,1]"#)[0]
        .hasSuffix(
          "There is a key time for each point of the path: this path has 3, and there are 2 times.")
    )
    #expect(
      try problems(Self.corner + #","timingFunctions":["linear"]"#)[0]
        .hasSuffix(
          "There is a timing function for each part of the path: this path has 2, and there are 1.")
    )
  }

  @Test func whatTurnsHasToBeThere() throws {
    let lonely = #"{"card.position":{"x":0,"y":0}}"#
    #expect(
      try problems(Self.corner + #","rotationMode":"auto""#, lonely)[0]
        .contains(#"turns "card.rotation" or "card.transform""#))
    #expect(
      try problems(#""values":[{"x":0,"y":0}],"rotationMode":"auto""#)[0]
        .contains("give a path too"))
  }
}
