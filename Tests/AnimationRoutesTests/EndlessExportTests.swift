import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Exports of what has no end")
struct EndlessExportTests {
  private let routes = Routes()

  private func export(_ format: String, _ document: String, _ query: String = "") -> Reply {
    routes.ask("/v1/export/\(format)?\(query)", .post, body: document)
  }

  /// A value that goes there and back by a curve, as often as `timing` says.
  private func swing(_ timing: String, _ animation: String = #"{"type":"linear","duration":1}"#)
    -> String
  {
    #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":\#(animation)\#(timing)}"#
  }

  /// What each language says for a round that is played for ever.
  static let words = [
    ("css-keyframes", "1s linear infinite both"), ("waapi", #""iterations":"Infinity""#),
    ("svg", #"repeatCount="indefinite""#), ("motion", "repeat: Infinity"),
    ("gsap", "gsap.timeline({ repeat: -1 })"), ("swiftui", "repeating: true"),
    ("compose", "infiniteRepeatable<Float>(tween("),
    ("core-animation", "animation.repeatCount = .infinity"),
    ("core-animation-plist", "<key>repeatCount</key><real>+infinity</real>"),
    ("android", #"android:repeatCount="infinite""#), ("lottie", "repeated without end"),
  ]

  @Test(arguments: words) func everyLanguageRepeatsARound(_ format: String, _ word: String) throws {
    let reply = export(format, swing(#","timing":{"iterations":"infinite"}"#))
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(reply.text.contains(word), "\(reply.text)")
    #expect(try reply.maxError() < 1e-9)
  }

  @Test func aRoundOfWhatAlternatesGoesThereAndBack() throws {
    let reply = export(
      "css-keyframes", swing(#","timing":{"iterations":"infinite","direction":"alternate"}"#))
    #expect(reply.text.contains("50% { translate: 100px 0px; }"), "\(reply.text)")
    #expect(reply.text.contains("2s linear infinite both"))
  }

  @Test func anAnimationThatRepeatsForeverIsARound() {
    let forever =
      #"{"type":"linear","duration":1,"modifiers":[{"repeatForever":true,"autoreverses":true}]}"#
    let text = export("css-keyframes", swing("", forever)).text
    #expect(text.contains("50% { translate: 100px 0px; }"), "\(text)")
    #expect(text.contains("2s linear infinite both"))
  }

  @Test func composeImportsWhatRepeats() {
    let forever =
      #"{"type":"easeInOut","duration":1,"modifiers":[{"repeatForever":true,"autoreverses":true}]}"#
    let text = export("compose", swing("", forever)).text
    for name in ["infiniteRepeatable", "keyframes"] {
      #expect(text.contains("import androidx.compose.animation.core.\(name)\n"), "\(text)")
    }
  }

  @Test func tracksWithoutEndAreARound() {
    let text = export(
      "css-keyframes",
      #"{"kind":"keyframes","initial":{"x":0},"cycles":"forever","tracks":[{"property":"x","keyframes":[{"type":"linear","to":100,"duration":0.5}]}]}"#
    ).text
    #expect(text.contains("0.5s linear infinite both"), "\(text)")
  }

  /// Springs hand their velocity on, so the first round is not like the later ones: the error says how
  /// far it is off, and a tolerance holds it to that.
  @Test func phasesAreReadOnceTheyRepeat() throws {
    let pulse =
      #"{"kind":"phases","cycles":"forever","phases":[{"name":"a","values":{"scale":1}},{"name":"b","values":{"scale":1.3},"animation":"bouncy"}]}"#
    let reply = export("waapi", pulse)
    #expect(reply.status == .ok, "\(reply.text)")
    let error = try reply.maxError()
    #expect(error > 0.0003 && error < 0.015, "\(error)")
    #expect(export("waapi", pulse, "tolerance=\(error)").status == .ok)
    let refusal = export("waapi", pulse, "tolerance=0.0003")
    #expect(refusal.status == .unprocessableContent)
    #expect(refusal.text.contains("first round"), "\(refusal.text)")
  }

  @Test(arguments: [0.3, 0.37, 0.41, 0.45, 0.52, 0.6])
  func theToleranceThatARefusalNamesIsEnough(_ duration: Double) throws {
    let spring = #"{"type":"spring","duration":\#(duration),"bounce":0.3}"#
    let pulse = """
      {"kind":"phases","cycles":"forever","phases":[{"name":"a","values":{"x":0}},
       {"name":"b","values":{"x":100},"animation":\(spring)}]}
      """
    let refusal = export("css-keyframes", pulse, "tolerance=0.001").text
    let named = try #require(refusal.firstMatch(of: /tolerance=([0-9.]+),/))
    #expect(export("css-keyframes", pulse, "tolerance=\(named.1)").status == .ok, "\(refusal)")
  }

  @Test func whatIsReadIsWhatTheDaemonSamples() throws {
    let pulse =
      #"{"kind":"phases","cycles":"forever","phases":[{"name":"a","values":{"scale":1}},{"name":"b","values":{"scale":1.3},"animation":"bouncy"}]}"#
    let animations = try #require(
      try export("waapi", pulse).json()["animations"] as? [[String: Any]])
    let frames = try #require(animations[0]["keyframes"] as? [[String: Any]])
    let options = try #require(animations[0]["options"] as? [String: Any])
    let length = try #require(options["duration"] as? Double) / 1000
    let middle = try #require(frames.first { ($0["offset"] as? Double ?? 0) > 0.3 })
    let place = try #require(middle["offset"] as? Double)
    // Round 41 of the document, far from its start.
    let time = 40 * length + place * length
    let sampled = routes.ask("/v1/sample?times=\(time)", .post, body: pulse)
    let tracks = try #require(try sampled.json()["tracks"] as? [[String: Any]])
    let value = try #require((tracks[0]["values"] as? [Double])?.first)
    let shown = try #require((middle["scale"] as? String).flatMap(Double.init))
    #expect(abs(value - shown) < 0.001)
  }

  @Test func aDelayBeforeTheRoundsIsRefusedWithWhatToDo() throws {
    let reply = export("css-keyframes", swing(#","timing":{"iterations":"infinite","delay":0.5}"#))
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains("such as a delay"), "\(reply.text)")
  }

  @Test(arguments: ["csv", "css-linear"]) func samplesNeedAnEnd(_ format: String) throws {
    let reply = export(format, Fixtures.endless)
    #expect(reply.status == .unprocessableContent, "\(reply.text)")
    #expect(try reply.errors().map { $0["code"] as? String } == ["not-expressible"])
  }

  /// `x` takes a second a round, `y` takes another time.
  private func twoPeriods(_ duration: Double) -> String {
    #"""
    {"kind":"animation","from":{"x":0,"y":0},"to":{"x":100,"y":100},"animation":
    {"type":"linear","duration":1,"modifiers":[{"repeatForever":true,"autoreverses":false}]},
    "animations":[{"property":"y","animation":
    {"type":"linear","duration":\#(duration),"modifiers":[{"repeatForever":true,"autoreverses":false}]}}]}
    """#
  }

  @Test func roundsOfDifferentLengthsAreNoRound() throws {
    let reply = export("waapi", twoPeriods(0.7))
    #expect(try reply.json()["code"] as? String == "unbounded")
  }

  @Test func aRoundMayHoldSeveralOfAnotherProperty() throws {
    let reply = export("css-keyframes", twoPeriods(0.5))
    #expect(reply.text.contains("1s linear infinite both"), "\(reply.text)")
    #expect(try reply.maxError() < 1e-6)
  }

  @Test func aRoundEndsWhereItGoesTo() {
    let reply = export("css-keyframes", swing(#","timing":{"iterations":"infinite"}"#))
    #expect(reply.text.contains("100% { translate: 100px 0px; }"), "\(reply.text)")
    #expect(!reply.text.contains("100% { translate: 0px"), "\(reply.text)")
  }
}
