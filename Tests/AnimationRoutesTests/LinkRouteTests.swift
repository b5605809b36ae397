import AnimationDocuments
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Documents in links")
struct LinkRouteTests {
  private let routes = Routes()

  private static func base64url(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  private static let plain = base64url(Array(Fixtures.line.utf8))

  /// The same document by Python's `zlib.compress(…, 9)`.
  private static let deflated =
    "eNqrVsrOzEtRslJKzMvMTSzJzM9T0lFKK8rPVbKqVqpQsjKo1VEqyYdyDA1AXIRKoGhJZU"
    + "EqUHdOZl5qYhFQa0ppEVTOsLYWAHyBHks"

  @Test(arguments: [plain, deflated])
  func aLinkAnswersAsAPostDoes(_ document: String) {
    let post = routes.ask("/v1/sample?count=3", .post, body: Fixtures.line)
    let link = routes.ask("/v1/sample?count=3&document=\(document)")
    #expect(link.status == .ok, "\(link.text)")
    #expect(link.bytes == post.bytes)
    #expect(link.fields[.eTag] != nil)
    let head = routes.ask("/v1/sample?count=3&document=\(document)", .head)
    #expect(head.status == .ok && head.bytes.isEmpty)
  }

  /// A link that holds no JSON: the fault is in the parameter, as the caller never saw the text.
  @Test(arguments: ["", "H4sIAAAAAAAAA6tWKkktLgEAdqjL5wcAAAA", "aWlp"])
  func aLinkOfNoJSONNamesItsParameter(_ document: String) throws {
    let reply = routes.ask("/v1/sample?document=\(document)")
    #expect(reply.status.code == 400)
    let problem = try #require(try reply.errors().first)
    #expect(problem["parameter"] as? String == "document")
    #expect((problem["hint"] as? String)?.contains("base64url") == true)
  }

  /// What is wrong inside of a linked document stands there, and not in the parameter.
  @Test func aLinkedDocumentsProblemsHaveTheirPointers() throws {
    let document = Self.base64url(Array(#"{"kind":"animation"}"#.utf8))
    let problem = try #require(
      try routes.ask("/v1/sample?document=\(document)").errors().first)
    #expect(problem["pointer"] as? String == "" && problem["parameter"] == nil)
  }

  @Test func aPictureCanBeLinked() {
    let link = routes.ask("/v1/plot?document=\(Self.deflated)")
    #expect(link.status == .ok)
    #expect(link.fields[.contentType] == "image/svg+xml")
    #expect(link.bytes == routes.ask("/v1/plot", .post, body: Fixtures.line).bytes)
    let tag = link.fields[.eTag] ?? ""
    let again = routes.ask("/v1/plot?document=\(Self.deflated)", .get, [.ifNoneMatch: tag])
    #expect(again.status == .notModified)
  }

  @Test(arguments: ["css-linear", "csv", "css-keyframes", "lottie"])
  func whatAnExportVariesByIsTheSameWhereItIsNotSentAgain(_ format: String) throws {
    let library = try Routes.withLibrary(holding: ["line": Fixtures.line])
    for path in [
      "/v1/export/\(format)?document=\(Self.plain)", "/v1/animations/line/export/\(format)",
    ] {
      let first = library.ask(path)
      let again = library.ask(path, .get, [.ifNoneMatch: first.fields[.eTag] ?? ""])
      #expect(first.status == .ok && again.status == .notModified, "\(path)")
      #expect(first.fields[.vary] == "Accept-Encoding")
      #expect(again.fields[.vary] == first.fields[.vary])
    }
  }

  @Test(arguments: [
    ("", "missing-parameter"), ("document=a+b", "wrong-type"), ("document=abcde", "wrong-type"),
    ("document=eJw", "wrong-type"), ("document=YWJj&document=YWJj", "duplicate-parameter"),
  ])
  func whatIsNoDocumentIsRefused(_ query: String, _ code: String) throws {
    let reply = routes.ask("/v1/sample?\(query)")
    #expect(reply.status == .badRequest)
    #expect(try reply.errors().first?["code"] as? String == code, "\(reply.text)")
    #expect(try reply.errors().first?["parameter"] as? String == "document")
  }

  @Test(arguments: ["/v1/sample?fps=0", "/v1/plot?fps=0", "/v1/export/gsap?tolerance=0"])
  func aMissingDocumentIsToldWithAllElseThatIsWrong(_ target: String) throws {
    let codes = try routes.ask(target).errors().compactMap { $0["code"] as? String }
    #expect(Set(codes) == ["missing-parameter", "out-of-range"], "\(target)")
  }

  @Test func problemsOfALinkedDocumentHaveTheirPointers() throws {
    let document = Self.base64url(Array(Fixtures.twoProblems.utf8))
    let reply = routes.ask("/v1/sample?document=\(document)")
    #expect(reply.status == .unprocessableContent)
    #expect(try reply.errors().count == 2)
  }

  @Test func aPostTakesNoLink() throws {
    let reply = routes.ask("/v1/sample?document=\(Self.plain)", .post, body: Fixtures.line)
    #expect(try reply.errors().first?["code"] as? String == "unknown-parameter")
  }

  @Test func whatIsInflatedIsBounded() throws {
    var limits = Limits.standard
    limits.maxBody = 64
    let small = Routes(Service(limits: limits))
    let reply = small.ask("/v1/sample?document=\(Self.deflated)")
    #expect(reply.status == .contentTooLarge)
    #expect(try reply.json()["code"] as? String == "too-large")
  }

  @Test func allDigitsOfBase64urlAreRead() {
    for count in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 251) }
      #expect(Base64URL.bytes(of: Self.base64url(bytes).utf8) == bytes)
    }
    for wrong in ["a", "ab=", "abc==", "ab=c", "a b", "ab+/"] {
      #expect(Base64URL.bytes(of: wrong.utf8) == nil, "\(wrong)")
    }
  }
}
