import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationClient

@Suite("The client, end to end")
struct ClientTests {
  private let client = Client(authority: "localhost", transport: RoutesTransport())

  private func bytes(_ document: String) -> [UInt8] { Array(document.utf8) }

  @Test func samplesADocument() async throws {
    let timeline = try await client.sample(
      bytes(Fixtures.line), SampleRequest(grid: .framesPerSecond(2), includesVelocity: true))
    #expect(timeline.kind == "animation")
    #expect(timeline.duration == 1)
    #expect(timeline.times == [0, 0.5, 1])
    #expect(timeline.tracks.map(\.property) == ["x"])
    #expect(timeline.tracks[0].type == "number")
    #expect(timeline.tracks[0].values == .scalar([0, 50, 100]))
    #expect(timeline.tracks[0].velocities != nil)
  }

  @Test func samplesADocumentThatWasReadOrMade() async throws {
    let document = try AnimationDocument(decoding: bytes(Fixtures.bounce))
    let request = SampleRequest(grid: .framesPerSecond(20))
    let read = try await client.sample(bytes(Fixtures.bounce), request)
    #expect(try await client.sample(document, request) == read)
    let table = try await client.sample(bytes(Fixtures.bounce), request, format: "csv")
    #expect(try await client.sample(document, request, format: "csv") == table)
    #expect(try await client.validate(document) == client.validate(bytes(Fixtures.bounce)))
  }

  @Test func readsCompositeAndDiscreteColumns() async throws {
    let document = """
      {"kind":"keyframes","initial":{"at":{"x":0,"y":1},"state":{"discrete":1}},
       "tracks":[{"property":"at","keyframes":[{"type":"linear","to":{"x":2,"y":3},"duration":1}]},
                 {"property":"state","keyframes":[{"type":"linear","to":{"discrete":["a"]},"duration":1}]}]}
      """
    let timeline = try await client.sample(bytes(document), SampleRequest(grid: .count(2)))
    #expect(timeline.tracks[0].values == .composite(["x": [0, 2], "y": [1, 3]]))
    #expect(timeline.tracks[1].values == .discrete([.number(1), .array([.string("a")])]))
  }

  @Test func everyOptionReachesTheService() async throws {
    let grids: [SampleRequest.Grid] = [
      .framesPerSecond(10), .step(0.1), .count(11), .times([0, 0.25]), .progress([0, 0.5]),
      .tolerance(0.5),
    ]
    for grid in grids {
      let request = SampleRequest(
        grid: grid, start: grid == .times([0, 0.25]) ? nil : 0.1,
        end: grid == .times([0, 0.25]) ? nil : 0.9, precision: 2, springs: .analytic)
      let timeline = try await client.sample(bytes(Fixtures.bounce), request)
      #expect(timeline.times.count >= 2, "\(grid)")
    }
  }

  @Test func onlyThePropertiesThatAreAskedForCome() async throws {
    let timeline = try await client.sample(
      bytes(Fixtures.bounce), SampleRequest(grid: .count(2), properties: ["offset.y", "scale"]))
    #expect(timeline.tracks.map(\.property) == ["offset.y", "scale"])
  }

  @Test func rowsHaveValuesAsTextsOfCSSAndColumnsRefuseThem() async throws {
    let request = SampleRequest(grid: .count(2), properties: ["rotation"], values: .css)
    let table = try await client.sample(bytes(Fixtures.bounce), request, format: "csv")
    #expect(String(decoding: table, as: UTF8.self).contains("0,0deg\r\n"))
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.sample(bytes(Fixtures.bounce), request)
    }
    #expect(problem.errors.first?.parameter == "layout")
  }

  @Test func theOtherFormsComeAsBytes() async throws {
    let csv = try await client.sample(
      bytes(Fixtures.line), SampleRequest(grid: .count(2)), format: "csv")
    #expect(String(decoding: csv, as: UTF8.self).hasPrefix("time,x"))
  }

  @Test func validatesADocument() async throws {
    let validation = try await client.validate(bytes(Fixtures.bounce))
    #expect(validation.duration == 1)
    #expect(validation.properties.map(\.name) == ["scale", "rotation", "offset", "opacity"])
    #expect(try await client.validate(bytes(Fixtures.endless)).duration == nil)
  }

  @Test func throwsTheProblemThatTheServiceAnsweredWith() async throws {
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.sample(bytes(Fixtures.twoProblems))
    }
    #expect(problem.code == .invalidDocument)
    #expect(problem.status == 422)
    #expect(problem.instance == "/requests/client-test")
    #expect(problem.errors.map(\.code) == [.negativeDuration, .unknownMember])
    #expect(problem.errors[0].pointer == "/tracks/0/keyframes/0/duration")
    #expect(problem.errors[1].hint == "type")
  }

  @Test func itsErrorsSayWhatIsWrong() async throws {
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.sample(bytes(Fixtures.twoProblems))
    }
    let start = "422 The document is not valid: 2 problems\n/tracks/0/keyframes/0/duration: "
    #expect(problem.localizedDescription.hasPrefix(start))
    let away = ClientError.unreachable("The request timed out")
    #expect(away.localizedDescription == "The service does not answer: The request timed out")
    let strange = ClientError.unexpected(status: 502, contentType: "text/html")
    #expect("\(strange)".hasPrefix("The answer is 502 with text/html"))
  }

  @Test func throwsTheVeryProblemsThatTheReaderFinds() async throws {
    for document in [Fixtures.twoProblems, "{", #"{"kind":"keyframes"}"#, ""] {
      let refusal = try #require(throws: DocumentRefusal.self) {
        _ = try AnimationDocument(decoding: bytes(document))
      }
      let problem = try await #require(throws: ProblemDocument.self) {
        _ = try await client.validate(bytes(document))
      }
      #expect(problem.code == refusal.code)
      #expect(problem.errors == refusal.problems)
    }
  }

  @Test func samplesAnAnimationAndACurve() async throws {
    let animation = try await client.animation(
      ["type": "linear", "duration": "2"], from: 1, to: 3,
      SampleRequest(grid: .framesPerSecond(1)))
    #expect(animation.tracks[0].values == .scalar([1, 2, 3]))
    let curve = try await client.curve("steps(2, jump-end)", SampleRequest(grid: .count(3)))
    #expect(curve.tracks[0].values == .scalar([0, 0.5, 1]))
  }

  @Test func describesASpring() async throws {
    let spring = try await client.spring(["duration": "0.5", "bounce": "0.3", "epsilon": "0.02"])
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(spring.settling.lastCrossing.count == 4)
    #expect(spring.settling.rules.count == 6)
    let endless = try await client.spring(["duration": "0.5", "bounce": "1"])
    #expect(endless.settling.rules["swiftui"] == .some(nil))
  }

  @Test func readsLimitsAndVersions() async throws {
    let transport = RoutesTransport(
      routes: Routes(
        Service(
          settings: [("max-body", 10), ("rate", nil)], version: "1.2",
          components: [("libmicrohttpd", "0.9.75")])))
    let client = Client(authority: "localhost", transport: transport)
    let limits = try await client.limits()
    #expect(limits["max-body"] == .some(10))
    #expect(limits["rate"] == .some(nil))
    let version = try await client.version()
    #expect(version.version == "1.2")
    #expect(version.components == ["libmicrohttpd": "0.9.75"])
  }

  private actor Recorder: ClientTransport {
    private(set) var paths: [String?] = []

    func send(
      _ request: HTTPRequest, body: [UInt8]
    ) async throws -> (HTTPResponse, body: [UInt8]) {
      paths.append(request.path)
      return (HTTPResponse(status: .ok), Array("{}".utf8))
    }
  }

  @Test func aBasePathStandsBeforeEachPath() async throws {
    let recorder = Recorder()
    let client = Client(authority: "localhost", basePath: "/motion", transport: recorder)
    _ = try await client.limits()
    #expect(await recorder.paths == ["/motion/v1/limits"])
  }

  @Test func wrongParametersAreThrownToo() async throws {
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.spring(["mas": "1"])
    }
    #expect(problem.code == .malformed)
    #expect(problem.errors.first?.parameter == "mas")
  }
}

@Suite("Answers of other servers")
struct ForeignAnswerTests {
  @Test func anAnswerThatIsNoProblemDocumentIsUnexpected() async {
    let client = Client(
      authority: "localhost",
      transport: FixedTransport(
        status: .badGateway, fields: [.contentType: "text/html"], text: "<h1>no</h1>"))
    await #expect(throws: ClientError.unexpected(status: 502, contentType: "text/html")) {
      _ = try await client.version()
    }
  }

  @Test func aGoodAnswerThatCannotBeReadIsUnexpected() async {
    let client = Client(
      authority: "localhost", transport: FixedTransport(status: .ok, text: "not JSON"))
    await #expect(throws: ClientError.self) { _ = try await client.limits() }
  }

  @Test func theStatusAndTypeOfAnAnswerThatCannotBeReadAreSaid() async {
    let client = Client(
      authority: "localhost",
      transport: FixedTransport(
        status: .created, fields: [.contentType: "text/plain"], text: "not JSON"))
    await #expect(throws: ClientError.unexpected(status: 201, contentType: "text/plain")) {
      _ = try await client.animations.put([], as: "a")
    }
  }

  @Test func aServiceThatIsNotThereIsUnreachable() async {
    let client = Client(authority: "127.0.0.1:1", transport: URLSessionTransport())
    let error = await #expect(throws: ClientError.self) { _ = try await client.version() }
    guard case .unreachable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(ClientError(URLError(.timedOut)) == .unreachable("The request timed out"))
  }
}
