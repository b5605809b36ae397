import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

@Suite("What an export refuses")
struct ExportRefusalTests {
  /// A problem that an answer lists.
  private struct Problem: Equatable {
    var pointer: String?
    var message: String?
  }

  private static let switches = """
    {"kind":"animation","from":{"card.a":{"discrete":"a"},"b":false,"c":{"path":"M0 0"}},
     "to":{"card.a":{"discrete":"b"},"b":true,"c":{"path":"M1 1"}}}
    """

  private func ask(_ format: String, _ document: String, _ query: String = "") -> Reply {
    Routes().ask("/v1/export/\(format)?\(query)", .post, body: document)
  }

  private func problems(
    _ format: String, _ document: String, _ query: String = ""
  ) throws -> [Problem] {
    let reply = ask(format, document, query)
    try #require(reply.status == .unprocessableContent, "\(format): \(reply.text)")
    return try reply.errors().map { error in
      #expect(error["code"] as? String == "not-expressible")
      return Problem(pointer: error["pointer"] as? String, message: error["message"] as? String)
    }
  }

  private func change(_ from: String, _ to: String) -> String {
    #"{"kind":"animation","from":{"card":\#(from)},"to":{"card":\#(to)}}"#
  }

  // MARK: Custom properties

  /// Browsers switch half-way what they cannot know.
  @Test(arguments: ["css-keyframes", "waapi"])
  func customPropertiesThatNoBrowserMovesAreRefused(_ format: String) throws {
    let document = """
      {"kind":"animation","from":{"shape":{"path":"M0 0"},"--gap":{"css":"1em"},"still":{"path":"M0 0"}},
       "to":{"shape":{"path":"M1 1"},"--gap":{"css":"2em"}}}
      """
    let found = try problems(format, document)
    #expect(found.map(\.pointer) == ["/from/shape", "/from/--gap"])
    #expect(found[0].message?.contains("map=shape:path") == true)
  }

  /// Browsers switch gradients half-way; scripts move their numbers.
  @Test(arguments: ["css-keyframes", "waapi"])
  func gradientsAreRefusedWhereBrowsersMoveThem(_ format: String) throws {
    let document = change(
      #"{"css":"linear-gradient(0deg, red, blue)"}"#,
      #"{"css":"linear-gradient(9deg, red, blue)"}"#)
    let found = try problems(format, document)
    #expect(found.map(\.pointer) == ["/from/card"])
    #expect(found[0].message?.contains("custom properties") == true)
    #expect(ask("motion", document).status == .ok && ask("gsap", document).status == .ok)
    let still = #"{"css":"linear-gradient(0deg, red, blue)"}"#
    #expect(ask(format, change(still, still)).status == .ok)
  }

  // MARK: 32 bits

  /// Kotlin compiles no such number, and Android reads none.
  @Test(arguments: ["compose", "android"])
  func numbersAndTimesOf32BitsAreTheMost(_ format: String) throws {
    let number = try problems(format, change("0", "1e39"))
    #expect(number.map(\.pointer) == ["/from/card"])
    let long = """
      {"kind":"animation","from":{"x":0},"to":{"x":1},"animation":{"type":"linear","duration":2147484}}
      """
    let time = try problems(format, long)
    #expect(time[0].message?.contains("2147483647 milliseconds") == true)
    #expect(ask(format, change("0", "3e38")).status == .ok)
    #expect(ask(format, long.replacing("2147484", with: "2147483")).status == .ok)
  }

  // MARK: All of it

  @Test(arguments: ["lottie", "compose", "swiftui", "android", "core-animation"])
  func everyPropertyIsNamedWithItsPlace(_ format: String) throws {
    let found = try problems(format, Self.switches)
    #expect(found.map(\.pointer) == ["/from/card.a", "/from/b", "/from/c"])
    for (problem, name) in zip(found, ["a", "b", "c"]) {
      #expect(problem.message?.contains("\"\(name)\"") == true, "\(problem)")
    }
  }

  /// Rounding moves such a number by more than any tolerance, so that a search for lines cut a long
  /// time into milliseconds and took all the work there is.
  @Test(arguments: ["compose", "android"])
  func aNumberThatIsTooLargeIsRefusedBeforeLinesAreCut(_ format: String) throws {
    let found = try problems(
      format,
      #"""
      {"kind":"animation","from":{"x":0,"far":1e155},"to":{"x":1,"far":1e155},
       "animation":{"type":"linear","duration":1000000}}
      """#)
    #expect(found.map(\.pointer) == ["/from/far"])
  }

  /// A place among all properties for each of them took a minute.
  @Test(arguments: ["compose", "css-linear"])
  func ofManyThatAreRefusedTheFirstArePlaced(_ format: String) throws {
    let start = String(repeating: "a", count: 1400)
    func values(_ value: String) -> String {
      (1000..<2000).map { "\"\(start)\($0)\":{\"discrete\":\(value)}" }.joined(separator: ",")
    }
    let document = "{\"kind\":\"animation\",\"from\":{\(values("1"))},\"to\":{\(values("2"))}}"
    let reply = ask(format, document)
    #expect(try reply.errors().map { $0["pointer"] as? String }.first == "/from/\(start)1000")
    #expect(try reply.json()["detail"] as? String == "1000 problems; the first 50 are listed")
  }

  /// What these leave out without a word is lost.
  @Test(arguments: ["dtcg", "css-linear"])
  func valuesThatSwitchAreNotDropped(_ format: String) throws {
    let found = try problems(format, Self.switches)
    #expect(found.map(\.pointer) == ["/from/card.a", "/from/b"])
  }

  @Test(arguments: ["dtcg", "css-linear"])
  func aValueThatNeverSwitchesIsNoObstacle(_ format: String) {
    let document =
      #"{"kind":"animation","from":{"a":{"discrete":"a"},"x":0},"to":{"a":{"discrete":"a"},"x":1}}"#
    #expect(ask(format, document).status == .ok)
  }

  @Test func aPlotOfAnExportRefusesTheSame() throws {
    let reply = Routes().ask("/v1/plot?export=lottie", .post, body: Self.switches)
    #expect(
      try reply.errors().map { $0["pointer"] as? String } == ["/from/card.a", "/from/b", "/from/c"])
  }

  /// Only the later of the two would show.
  @Test(arguments: ["css-keyframes", "waapi", "motion", "gsap"])
  func onePropertyOfCSSTwiceIsRefused(_ format: String) throws {
    let document = """
      {"kind":"animation","from":{"a.size":{"width":1,"height":1},"a.width":{"css":"5%"},"b.width":1},
       "to":{"a.size":{"width":9,"height":9},"a.width":{"css":"9%"},"b.width":9}}
      """
    let found = try problems(format, document)
    #expect(found.map(\.pointer) == ["/from/a.width"])
    #expect(ask(format, document, "map=a.width:minWidth").status == .ok)
  }

  @Test(arguments: [("motion", "Motion"), ("gsap", "GSAP")])
  func aTransformBesideItsPartsIsRefused(_ format: String, _ library: String) throws {
    let document = """
      {"kind":"animation","from":{"a.scale":1,"a.transform":{"css":"translate(5%)"},"b.transform":{"transform":"none"}},
       "to":{"a.scale":2,"a.transform":{"css":"translate(9%)"},"b.transform":{"transform":"rotate(9deg)"}}}
      """
    let found = try problems(format, document)
    #expect(found.map(\.pointer) == ["/from/a.transform"])
    #expect(found[0].message?.hasPrefix("\(library) writes \"scale\" into the transform") == true)
  }

  // MARK: Places

  @Test(arguments: [
    (
      #"{"kind":"keyframes","initial":{"a/b":false},"tracks":[{"property":"a/b","keyframes":[{"type":"move","to":true}]}]}"#,
      "/initial/a~1b"
    ),
    (
      #"{"kind":"phases","phases":[{"name":"1","values":{"a":false}},{"name":"2","values":{"a":true}}]}"#,
      "/phases/0/values/a"
    ),
    (
      #"{"kind":"scene","initial":{"a":false},"events":[{"at":1,"set":{"a":true}}]}"#,
      "/initial/a"
    ),
  ])
  func thePlaceIsThatOfTheFirstValue(_ document: String, _ pointer: String) throws {
    #expect(try problems("compose", document).map(\.pointer) == [pointer])
  }

  // MARK: Advice

  /// What is advised can be done.
  @Test(arguments: ["lottie", "svg", "core-animation"])
  func anAdvisedNameIsTaken(_ format: String) throws {
    let document = change(##""#f00""##, ##""#00f""##)
    let message = try #require(try problems(format, document)[0].message)
    #expect(message.contains("map=card:color"), "\(message)")
    #expect(ask(format, document, "map=card:color").status == .ok)
  }

  @Test(arguments: ["lottie", "svg", "core-animation", "compose", "swiftui", "android"])
  func whatHasNoPartsIsLeftOut(_ format: String) throws {
    for query in ["", "map=card:opacity"] {
      let message = try #require(try problems(format, change("false", "true"), query)[0].message)
      #expect(message.hasSuffix("leave it out of the document."), "\(message)")
    }
  }

  @Test func aTransformIsAnimatedInParts() throws {
    let document = change(#"{"transform":"rotate(0deg)"}"#, #"{"transform":"rotate(9deg)"}"#)
    let message = try #require(try problems("compose", document)[0].message)
    #expect(message.hasSuffix("animate x, y, scale and rotation instead."), "\(message)")
  }

  /// A fill gives no values to a view that is not there yet.
  @Test(arguments: ["", #","timing":{"fill":"both"}"#])
  func aViewThatComesLaterIsNoMatterOfTheTimingAlone(_ timing: String) throws {
    let document =
      #"{"kind":"scene","initial":{"x":0},"events":[{"at":1,"insert":{"view":"card","values":{"opacity":1}}}]"#
      + timing + "}"
    let message = try problems("css-keyframes", document)[0].message
    #expect(
      message
        == #""card.opacity" has no value at some times: a view that comes or goes cannot be said, and a timing needs "fill":"both"."#
    )
  }

  /// An export takes neither `start` nor `end`.
  @Test func aToleranceThatIsTooFineIsNotAdvisedWhatDoesNotExist() throws {
    let document = #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#
    let reply = ask("lottie", document, "tolerance=1e-300")
    #expect(reply.status == .contentTooLarge)
    let detail = try #require(try reply.json()["detail"] as? String)
    #expect(detail.hasSuffix("take a larger one, or a shorter animation or part of it."))
  }

  /// With more arguments than a value has lanes they move as matrices.
  @Test func longListsOfFunctionsAreExported() {
    func list(_ number: Int) -> String {
      String(repeating: "translate(\(number)px, \(number)px) rotate(\(number)deg) ", count: 40)
    }
    let document =
      #"{"kind":"animation","from":{"transform":{"transform":"\#(list(1))"}},"#
      + #""to":{"transform":{"transform":"\#(list(2))"}},"animation":"linear"}"#
    let reply = Routes().ask("/v1/export/css-keyframes?tolerance=10", .post, body: document)
    #expect(reply.status == .ok, "\(reply.text)")
  }
}
