import AnimationClient
import AnimationDocuments
import TestSupport
import Testing

@Suite("The client, between documents and other languages")
struct ConversionClientTests {
  private let client = Client(authority: "localhost", transport: RoutesTransport())
  private let line = Array(Fixtures.line.utf8)
  private let bounce = Array(Fixtures.bounce.utf8)

  // MARK: - Plots

  @Test func drawsADocument() async throws {
    let plot = try await client.plot(bounce)
    #expect(plot.text.hasPrefix("<svg") && plot.text.contains(">scale<"))
    #expect(plot.mediaType == "image/svg+xml")
    #expect(plot.maxError == nil && plot.duration == nil)
    #expect(try await client.plot(AnimationDocument(decoding: bounce)) == plot)
  }

  @Test func everyOptionOfAPictureReachesTheService() async throws {
    let picture = PictureQuery(width: 300, height: 250, theme: .dark, isOverlaid: true)
    let request = SampleRequest(
      grid: .count(9), end: 0.5, properties: ["scale"], includesModel: true)
    let plot = try await client.plot(bounce, request, picture: picture)
    #expect(plot.text.contains(#"width="300""#))
    #expect(!plot.text.contains("prefers-color-scheme"))
    #expect(!plot.text.contains("opacity over"))
    let precise = try await #require(throws: ProblemDocument.self) {
      _ = try await client.plot(line, SampleRequest(precision: 3))
    }
    #expect(precise.errors.first?.parameter == "precision")
  }

  @Test func drawsAnExportOverTheDocumentWithItsError() async throws {
    let plot = try await client.plot(
      bounce, SampleRequest(grid: .tolerance(0.5)),
      export: PlottedExport(format: "css-keyframes", map: ["offset": "translate"]))
    #expect(try #require(plot.maxError) > 0)
  }

  // MARK: - Exports

  @Test func writesADocumentInAnotherLanguage() async throws {
    let style = try await client.export(bounce, as: "css-keyframes")
    #expect(style.text.contains("@keyframes"))
    #expect(style.mediaType == "text/css")
    #expect(try #require(style.maxError) > 0)
    #expect(style.duration == nil)
    #expect(
      try await client.export(AnimationDocument(decoding: bounce), as: "css-keyframes") == style)
  }

  @Test func everyOptionOfAnExportReachesTheService() async throws {
    let request = ExportRequest(
      tolerance: 0.5, map: ["x": "lift", "y": "opacity"], springs: .swiftui)
    let document = Array(
      #"{"kind":"animation","from":{"x":0,"y":0},"to":{"x":9,"y":1},"animation":"bouncy"}"#.utf8)
    let style = try await client.export(document, as: "css-keyframes", request)
    #expect(style.text.contains("--lift") && style.text.contains("opacity"))
    let fine = try await client.export(
      document, as: "css-keyframes", ExportRequest(tolerance: 0.01, map: request.map))
    #expect(fine.text.utf8.count > style.text.utf8.count)
  }

  @Test func anEasingComesWithItsDuration() async throws {
    let spring = ["type": "spring", "duration": "0.5", "bounce": "0.3"]
    let easing = try await client.cssLinear(animation: spring, tolerance: 0.005)
    #expect(easing.text.hasPrefix("linear(0, "))
    #expect(try #require(easing.duration) > 0.5)
    #expect(try #require(easing.maxError) <= 0.005)
    #expect(try await client.cssLinear(animation: spring).text.count > easing.text.count)
    let curve = try await client.cssLinear(curve: "easeInOut", tolerance: 0.1)
    #expect(curve.text.hasPrefix("linear(") && curve.duration == 1)
  }

  @Test func partsComeInTheOtherFormsToo() async throws {
    let csv = try await client.animation(
      ["type": "linear", "duration": "1"], SampleRequest(grid: .count(2)), format: "csv")
    #expect(String(decoding: csv, as: UTF8.self) == "time,value\r\n0,0\r\n1,1\r\n")
    let picture = try await client.curve("easeInOut", format: "svg")
    #expect(String(decoding: picture, as: UTF8.self).hasPrefix("<svg"))
  }

  @Test func aFormatThatIsNoneIsThrown() async throws {
    for name in ["lotie", "../sample", ""] {
      let problem = try await #require(throws: ProblemDocument.self) {
        _ = try await client.export(line, as: name)
      }
      #expect(problem.code == .notFound)
    }
  }

  // MARK: - Imports

  @Test func makesADocumentOfAnotherLanguage() async throws {
    let style = """
      @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
      .card { animation: fade 0.3s both }
      """
    let imported = try await client.import(style)
    #expect(imported.document.name == "card" && imported.document.kind == .animation)
    #expect(imported.ignored.isEmpty && imported.maxError == 0)
    #expect(try await client.import(style, as: "css") == imported)
    #expect(try await client.validate(imported.document).duration == 0.3)
  }

  @Test func whatAnImportLeavesOutHasItsPlace() async throws {
    let text = """
      @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
      a { animation: fade 1s both;
        animation-timeline: scroll() }
      """
    let style = try await client.import(text, as: "css")
    #expect(style.ignored.map(\.line) == [3] && style.ignored.map(\.pointer) == [nil])
    #expect(style.ignored[0].message.hasPrefix("\"animation-timeline\""))
    let json = """
      {"keyframes":[{"opacity":0},{"opacity":1,"composite":"add"}],
       "timing":{"duration":300,"fill":"both"}}
      """
    let animation = try await client.import(json, as: "waapi")
    #expect(animation.ignored.map(\.pointer) == ["/keyframes/1/composite"])
    #expect(animation.ignored.map(\.line) == [nil])
  }

  @Test func whatIsExportedIsImported() async throws {
    let lottie = try await client.export(bounce, as: "lottie")
    let again = try await client.import(lottie.text, as: "lottie")
    let comparison = try await client.compare(
      AnimationDocument(decoding: bounce), again.document, tolerance: 1)
    #expect(comparison.properties.map(\.property).contains("opacity"))
  }

  @Test func aTextThatIsNotUnderstoodIsThrown() async throws {
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.import("hello", as: "lottie")
    }
    #expect(!problem.errors.isEmpty)
  }

  @Test func aDocumentBeyondTheLimitsOfTheCallerIsRefused() async throws {
    var limits = Limits.standard
    limits.maxTracks = 1
    let style =
      "@keyframes a { from { opacity: 0; scale: 1 } to { opacity: 1; scale: 2 } }"
      + " b { animation: a 1s }"
    await #expect(throws: DocumentRefusal.self) {
      _ = try await client.import(style, within: limits)
    }
  }

  // MARK: - Comparisons

  @Test func saysHowFarTwoDocumentsAreApart() async throws {
    let other = Array(
      """
      {"kind":"animation","from":{"x":0,"on":false},"to":{"x":90,"on":true},
       "animation":{"type":"linear","duration":1}}
      """.utf8)
    let comparison = try await client.compare(line, other, tolerance: 5, springs: .swiftui)
    #expect(comparison.tolerance == 5 && comparison.pass == false && comparison.worst == 10)
    #expect(comparison.durations.left == 1 && comparison.durations.right == 1)
    #expect(comparison.properties.map(\.property) == ["x"])
    #expect(comparison.properties[0].time == 1 && comparison.properties[0].component == nil)
    #expect(abs(comparison.properties[0].mean - 5) < 0.1)
    #expect(comparison.onlyLeft == [] && comparison.onlyRight == ["on"])
    let same = try await client.compare(line, line)
    #expect(same.pass == nil && same.tolerance == nil && same.worst == 0)
  }

  @Test func problemsOfTheTwoHaveTheirSide() async throws {
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.compare(line, Array(Fixtures.twoProblems.utf8))
    }
    #expect(problem.errors.first?.pointer == "/right/tracks/0/keyframes/0/duration")
  }
}
