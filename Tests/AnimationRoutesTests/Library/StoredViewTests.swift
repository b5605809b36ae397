import AnimationLibrary
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Views of stored documents")
struct StoredViewTests {
  private let routes: Routes

  init() throws {
    routes = try Routes.withLibrary(holding: ["bounce": Fixtures.line, "endless": Fixtures.endless])
    _ = routes.ask("/v1/animations/bounce", .put, body: Fixtures.bounce)
  }

  /// Each view with the place that answers the same to the document in a body.
  private static let views = [
    "sample?count=5", "sample?fps=10&layout=frames&include=velocity&property=scale,offset.x",
    "sample?format=csv&count=3", "sample?format=cbor", "plot?width=300&theme=dark",
    "export/css-keyframes?tolerance=0.1", "export/waapi?map=scale:scale", "validate",
  ]

  @Test(arguments: views) func theyAnswerWhatThePlainPlacesAnswer(_ view: String) {
    let stored = routes.ask("/v1/animations/bounce/\(view)")
    let plain = routes.ask("/v1/\(view)", .post, body: Fixtures.bounce)
    #expect(stored.status == .ok, "\(stored.text)")
    #expect(stored.bytes == plain.bytes)
    #expect(stored.fields[.contentType] == plain.fields[.contentType])
  }

  @Test(arguments: views) func whoHasTheAnswerCostsNoSampling(_ view: String) throws {
    let first = routes.ask("/v1/animations/bounce/\(view)")
    let tag = try #require(first.fields[.eTag])
    let again = routes.ask("/v1/animations/bounce/\(view)", .get, [.ifNoneMatch: tag])
    #expect(again.status == .notModified)
    #expect(again.fields[.eTag] == tag)
    #expect(again.work == 0)
    #expect(again.valueCount == 0)
  }

  @Test func tagsDependOnTheRevisionAndTheQuery() throws {
    let tags = ["", "?revision=1", "?count=3", "?count=3&revision=1", "?format=csv"].map {
      routes.ask("/v1/animations/bounce/sample\($0)").fields[.eTag]
    }
    #expect(Set(tags).count == tags.count)
    #expect(
      routes.ask("/v1/animations/bounce/sample?revision=2").fields[.eTag] == tags[0],
      "the newest revision by its number is the same answer")
  }

  @Test func aTagOfALibraryThatWasMadeAnewDoesNotMatch() throws {
    let tag = try #require(routes.ask("/v1/animations/bounce/sample?revision=1").fields[.eTag])
    let other = Routes(
      Service(library: ServedLibrary(store: InMemoryStore(now: 0)) { 1_795_242_307_125_001 }))
    _ = other.ask("/v1/animations/bounce", .put, body: Fixtures.bounce)
    let reply = other.ask("/v1/animations/bounce/sample", .get, [.ifNoneMatch: tag])
    #expect(reply.status == .ok)
  }

  @Test func anEarlierRevisionIsLookedAtByItsNumber() {
    let reply = routes.ask("/v1/animations/bounce/sample?revision=1&count=3")
    #expect(reply.bytes == routes.ask("/v1/sample?count=3", .post, body: Fixtures.line).bytes)
    #expect(routes.ask("/v1/animations/bounce/sample?%72evision=1&count=3").bytes == reply.bytes)
    #expect(routes.ask("/v1/animations/bounce/sample?revision=3").status == .notFound)
  }

  @Test(arguments: ["sample", "plot", "export/gsap"])
  func aWrongRevisionIsToldWithAllElse(_ view: String) throws {
    let errors = try routes.ask("/v1/animations/bounce/\(view)?springs=x&revision=x&y=1").errors()
    let named = errors.compactMap { $0["parameter"] as? String }
    #expect(Set(named) == ["springs", "revision", "y"] && named.count == 3, "\(view)")
  }

  @Test(
    arguments: ["", "/sample", "/plot", "/validate", "/export/gsap", "/revisions"],
    ["revision=x", "x=1", "cursor=x", "revision=1&revision=1"])
  func aNameThatIsNotThereIsToldBeforeAWrongQuery(_ place: String, _ query: String) {
    #expect(routes.ask("/v1/animations/nothing\(place)?\(query)").status == .notFound)
    #expect(routes.ask("/v1/animations/bounce\(place)?\(query)").status == .badRequest)
  }

  @Test(arguments: ["", "/sample", "/validate"])
  func aRevisionThatIsNotThereIsToldBeforeAWrongQuery(_ place: String) {
    #expect(routes.ask("/v1/animations/bounce\(place)?revision=9&x=1").status == .notFound)
  }

  @Test func aDeletionOfNothingIsToldBeforeAWrongQuery() {
    #expect(routes.ask("/v1/animations/nothing?x=1", .delete).status == .notFound)
    #expect(routes.ask("/v1/animations/bounce?x=1", .delete).status == .badRequest)
  }

  @Test(arguments: ["sample", "plot", "export/gsap"])
  func aMisspeltRevisionIsHinted(_ view: String) throws {
    let error = try #require(
      try routes.ask("/v1/animations/bounce/\(view)?revison=1").errors().first)
    #expect(error["hint"] as? String == "revision", "\(view)")
  }

  @Test func parametersAreThoseOfThePlainPlaces() throws {
    for (query, parameter) in [
      ("sample?fpss=3", "fpss"), ("plot?layout=frames", "layout"), ("validate?x=1", "x"),
      ("export/waapi?fps=3", "fps"), ("sample?document=x", "document"),
    ] {
      let reply = routes.ask("/v1/animations/bounce/\(query)")
      #expect(reply.status == .badRequest, "\(query)")
      #expect(try reply.errors().first?["parameter"] as? String == parameter)
    }
  }

  @Test func whatHasNoEndNeedsOne() throws {
    let reply = routes.ask("/v1/animations/endless/sample")
    #expect(try reply.json()["code"] as? String == "unbounded")
    #expect(routes.ask("/v1/animations/endless/sample?end=1").status == .ok)
  }

  @Test func theFormIsChosenAsAnywhere() {
    let csv = routes.ask("/v1/animations/bounce/sample?count=2", .get, [.accept: "text/csv"])
    #expect(csv.fields[.contentType]?.hasPrefix("text/csv") == true)
    let none = routes.ask("/v1/animations/bounce/sample", .get, [.accept: "image/png"])
    #expect(none.status == .notAcceptable)
    #expect(routes.ask("/v1/animations/bounce/export/nothing").status == .notFound)
  }

  @Test func thereIsNothingElseBelowAName() {
    for path in ["/samples", "/sample/x", "/export", "/", "//sample"] {
      let reply = routes.ask("/v1/animations/bounce\(path)")
      #expect(reply.status == .notFound, "\(path)")
      #expect(reply.route == "unmatched")
    }
    #expect(routes.ask("/v1/animations/").status == .notFound)
  }

  @Test func aVersionThatIsNotKnownIsSaidToBeSo() throws {
    let draft = AnimationDraft(
      document: Array(Fixtures.line.utf8), formatVersion: 2, kind: "animation", duration: 1)
    let name = try #require(AnimationName("newer"))
    _ = try #require(routes.service.library).store.put(draft, as: name, if: .none, now: 0)
    let reply = routes.ask("/v1/animations/newer/sample")
    #expect(try reply.errors().first?["code"] as? String == "unsupported-version")
    #expect(routes.ask("/v1/animations/newer").text == Fixtures.line)
  }
}
