import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

/// A plot with an export shows what the export says, and the error that it states.
@Suite("Pictures of exports")
struct ExportPictureTests {
  private let routes = Routes()

  private static let card = ##"""
    {"kind":"animation","name":"throw","from":{"card.x":0,"card.opacity":0,"card.background":"#ff0000"},
     "to":{"card.x":100,"card.opacity":1,"card.background":"#0000ff"},"animation":"bouncy"}
    """##

  private static let jump = """
    {"kind":"keyframes","initial":{"glow":2},"tracks":[{"property":"glow","keyframes":[
      {"type":"linear","to":5,"duration":0.5},{"type":"move","to":1},{"type":"linear","to":2,"duration":0.5}]}]}
    """

  private func plot(_ query: String, _ document: String = card) -> Reply {
    routes.ask("/v1/plot?\(query)", .post, body: document)
  }

  /// The numbers of an attribute of all elements of a class.
  private func numbers(_ attribute: String, ofClass name: String, in text: String) -> [Double] {
    text.matches(of: /<circle class="([^"]*)" cx="([-0-9.]*)" cy="([-0-9.]*)" r="([-0-9.]*)"/)
      .filter { $0.1 == name }
      .compactMap { Double(attribute == "cx" ? $0.2 : attribute == "cy" ? $0.3 : $0.4) }
  }

  @Test(arguments: [
    "css-linear", "css-keyframes", "waapi", "lottie", "svg", "motion", "gsap", "swiftui", "compose",
    "core-animation", "core-animation-plist", "android", "dtcg",
  ])
  func everyExportHasAPictureThatStatesItsError(_ format: String) {
    let document =
      format == "css-linear" ? #"{"kind":"animation","from":{"x":0},"to":{"x":1}}"# : Self.card
    let tolerance = format == "dtcg" ? 0.5 : 0.02
    let picture = plot("export=\(format)&tolerance=\(tolerance)", document)
    #expect(picture.status == .ok, "\(picture.text)")
    #expect(picture.fields[.contentType] == "image/svg+xml")
    let export = routes.ask("/v1/export/\(format)?tolerance=\(tolerance)", .post, body: document)
    #expect(picture.maxErrorText == export.maxErrorText)
    #expect(picture.maxErrorText != nil)
    #expect(picture.text.contains("class=\"line written"))
  }

  /// Whatever can be exported can be drawn, with the same error; every twelfth example by one of
  /// the formats.
  @Test func everyExampleCanBeDrawn() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "api/examples/valid")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let formats = ["lottie", "waapi", "css-keyframes", "compose", "dtcg", "motion"]
    var drawn = 0
    let examples = names.filter { $0.hasSuffix(".json") }
    for (index, name) in examples.enumerated() where index % 12 == 0 {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let format = formats[index / 12 % formats.count]
      let export = routes.ask("/v1/export/\(format)", .post, body: text)
      let picture = plot("export=\(format)", text)
      #expect(picture.status == export.status, "\(name) as \(format): \(picture.text.prefix(300))")
      #expect(picture.maxErrorText == export.maxErrorText, "\(name) as \(format)")
      #expect(!picture.text.contains("nan"), "\(name) as \(format)")
      drawn += picture.status == .ok ? 1 : 0
    }
    #expect(drawn > 5, "\(drawn)")
  }

  /// The dots are the keyframes of the export, at their times and heights.
  @Test func dotsAreKeyframes() throws {
    let export = try routes.ask("/v1/export/waapi?tolerance=4", .post, body: Self.card).json()
    let animations = try #require(export["animations"] as? [[String: Any]])
    let frames = try #require(animations[0]["keyframes"] as? [[String: Any]])
    let places = numbers("cx", ofClass: "k0", in: plot("export=waapi&tolerance=4").text)
    // The panels lie between 64 and 690.
    let offsets = frames.compactMap { $0["offset"] as? Double }
    #expect(offsets.count > 3)
    for offset in offsets {
      #expect(places.contains { abs($0 - (64 + 626 * offset)) < 0.02 }, "\(offset)")
    }
  }

  @Test func theWorstErrorIsMarkedAndSaid() throws {
    let picture = plot(
      "export=waapi&tolerance=0.05", #"{"kind":"animation","from":{"x":0},"to":{"x":10}}"#)
    let stated = try picture.maxError()
    let said = try #require(picture.text.firstMatch(of: /off by at most ([0-9.]+), at ([0-9.]+) s/))
    let bound = try #require(Double(said.1))
    #expect(bound >= stated && bound <= 1.001 * stated)
    // It is marked at its time: by the only dot of that size.
    let mark = try #require(picture.text.firstMatch(of: /cx="([0-9.]+)" cy="[0-9.]+" r="3.4"/))
    let duration = try #require(
      try routes.ask(
        "/v1/validate", .post, body: #"{"kind":"animation","from":{"x":0},"to":{"x":10}}"#
      ).json()["duration"] as? Double)
    let time = try #require(Double(said.2))
    #expect(abs(try #require(Double(mark.1)) - (64 + 626 * time / duration)) < 0.2)
  }

  @Test func whatIsExactSaysSo() {
    let picture = plot("export=waapi", Self.jump)
    #expect(picture.maxErrorText == "0")
    #expect(picture.text.contains(">exact</text>"))
    #expect(!picture.text.contains("off by"))
    // Both sides of the jump are keyframes.
    #expect(Set(numbers("cy", ofClass: "k0", in: picture.text)).count == 3)
    #expect(
      numbers("cx", ofClass: "k0", in: picture.text).filter { abs($0 - 377) < 0.1 }.count == 2)
  }

  @Test func aSpringOfThePlatformIsNamed() {
    let picture = plot(
      "export=compose&tolerance=1", #"{"kind":"animation","from":{"x":0},"to":{"x":100}}"#)
    #expect(picture.text.contains("a spring of the platform, within 0.5"))
  }

  @Test func whatIsRepeatedIsDrawnOnce() {
    let picture = plot(
      "export=lottie",
      #"{"kind":"animation","from":{"x":0},"to":{"x":9},"animation":{"type":"linear","duration":2,"modifiers":[{"repeatForever":true}]}}"#
    )
    #expect(picture.status == .ok, "\(picture.text)")
    #expect(picture.text.contains("<desc>From 0 s to "))
  }

  @Test func aLinkAndTheLibraryHaveItToo() throws {
    let link = Data(Self.card.utf8).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
    let expected = plot("export=lottie").text
    let linked = routes.ask("/v1/plot?export=lottie&document=\(link)")
    #expect(linked.text == expected)
    let tag = try #require(linked.fields[.eTag])
    #expect(
      routes.ask("/v1/plot?export=lottie&document=\(link)", .get, [.ifNoneMatch: tag]).status
        == .notModified)
    let library = try Routes.withLibrary(holding: ["card": Self.card])
    #expect(library.ask("/v1/animations/card/plot?export=lottie").text == expected)
  }

  @Test(arguments: [
    ("export=csv", "export", "unknown-name"), ("export=lotie", "export", "unknown-name"),
    ("map=x:y", "map", "conflicting-parameters"),
    ("export=lottie&fps=10", "fps", "conflicting-parameters"),
    ("export=lottie&end=1", "end", "conflicting-parameters"),
    ("export=lottie&map=x", "map", "wrong-type"),
  ])
  func whatAPictureOfAnExportDoesNotTakeIsRefused(
    _ query: String, _ parameter: String, _ code: String
  ) throws {
    let reply = plot(query)
    #expect(reply.status == .badRequest)
    #expect(try reply.errors().first?["parameter"] as? String == parameter)
    #expect(try reply.errors().first?["code"] as? String == code)
  }

  @Test func whatAFormatCannotSayIsRefusedHereToo() throws {
    let reply = plot(
      "export=lottie",
      #"{"kind":"animation","from":{"p":{"path":"M0 0"}},"to":{"p":{"path":"M1 1"}}}"#)
    #expect(reply.status == .unprocessableContent)
    #expect(try reply.errors().first?["code"] as? String == "not-expressible")
  }
}
