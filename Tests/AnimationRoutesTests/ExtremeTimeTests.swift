import AnimationDocuments
import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

private let emptyScene = #"{"kind":"scene","initial":{},"events":[]}"#

@Suite("Times at the ends of doubles")
struct ExtremeTimeTests {
  private let routes = Routes()

  private func sample(_ query: String, _ document: String = Fixtures.line) -> Reply {
    routes.ask("/v1/sample?\(query)", .post, body: document)
  }

  @Test(arguments: [
    "/v1/curve?curve=linear&", "/v1/animation?type=spring&", "/v1/animation?format=svg&",
  ])
  func aPartWiderThanADoubleIsRefused(_ target: String) throws {
    for spacing in ["", "&tolerance=1", "&count=3", "&fps=1", "&step=1e308"] {
      let reply = routes.ask("\(target)start=-1e308&end=1e308\(spacing)")
      #expect(reply.status == .badRequest, "\(spacing): \(reply.text.prefix(200))")
      #expect(try reply.errors().map { $0["parameter"] as? String } == ["end"], "\(spacing)")
    }
  }

  @Test func aDocumentOfThatWidthIsRefusedToo() throws {
    #expect(try sample("start=-1e308&end=1e308").errors().first?["parameter"] as? String == "end")
    let late = #"""
      {"kind":"animation","from":{"x":0},"to":{"x":1},
       "animation":{"type":"linear","duration":1.5e308}}
      """#
    let reply = sample("start=-1e308&count=3", late)
    #expect(try reply.errors().first?["parameter"] as? String == "start")
    let plot = routes.ask("/v1/plot?times=-1e308,1e308", .post, body: Fixtures.line)
    #expect(try plot.errors().first?["parameter"] as? String == "times")
  }

  @Test(
    arguments: [
      ("start=-8e307&end=8e307&count=5", [-8e307, -4e307, 0, 4e307, 8e307]),
      ("end=1.2e308&count=4", [0, 4e307, 8e307, 1.2e308]),
    ])
  func timesOfWidePartsAreRightToTheLastDigits(_ query: String, _ expected: [Double]) throws {
    let times = try #require(try sample(query).json()["times"] as? [Double])
    #expect(times.count == expected.count)
    for (time, right) in zip(times, expected) {
      #expect((time - right).magnitude <= 4 * right.ulp, "\(time)")
    }
  }

  @Test(arguments: [
    ("step=1e-300&end=1", "step"), ("fps=1e300&end=1", "fps"), ("count=3&end=5e-324", "count"),
    ("count=9223372036854775807", "count"), ("count=100&start=1&end=1.000000000000001", "count"),
    ("start=1e15&end=2e15&step=0.1", "step"), ("start=-9007199254740993&end=1e17", "end"),
  ])
  func timesThatCannotBeToldApartAreRefused(_ query: String, _ parameter: String) throws {
    let reply = sample(query)
    #expect(reply.status == .badRequest)
    let error = try #require(try reply.errors().first)
    #expect(error["parameter"] as? String == parameter)
    #expect(error["code"] as? String == "out-of-range")
  }

  @Test(arguments: [
    "count=50&end=1e-3", "fps=60&end=1e-3", "step=1e-7&end=1e-3", "start=-1e-300&count=2&end=1e-3",
    "end=5e-324",
  ])
  func timesThatCanAreDistinct(_ query: String) throws {
    let times = try #require(try sample(query).json()["times"] as? [Double])
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func oneMomentMayBeAskedForManyTimes() throws {
    #expect(try sample("start=1&end=1&count=3").json()["times"] as? [Double] == [1, 1, 1])
    #expect(try sample("times=1,0,0,1").json()["times"] as? [Double] == [1, 0, 0, 1])
  }

  @Test(arguments: ["count=1000000000000&end=1e9", "fps=1e9&end=1e5", "end=1e12"])
  func rowsWithoutValuesAreLimitedToo(_ query: String) throws {
    let reply = sample(query, emptyScene)
    #expect(reply.status == .contentTooLarge)
    #expect(try reply.json()["setting"] as? String == "max-values")
    #expect(sample("end=10", emptyScene).status == .ok)
  }

  @Test(arguments: [
    "end=5e-324", "times=0,5e-324", "end=1e-310", "start=-8e307&end=8e307", "end=1.7e308",
    "start=1e300&end=1e300",
  ])
  func everyPartHasAPicture(_ query: String) {
    for target in ["/v1/animation?format=svg&", "/v1/curve?curve=linear&format=svg&"] {
      let request = MutatedRequest(method: "GET", target: target + query, body: "")
      #expect(routes.ask(target + query).status == .ok)
      #expect(routes.fault(of: request) == nil)
    }
  }

  @Test(arguments: ["5e-324", "1e-310", "1e300"])
  func everyDurationHasAPicture(_ duration: String) {
    let motion = #"""
      {"kind":"animation","from":{"x":0},"to":{"x":1},
       "animation":{"type":"linear","duration":\#(duration)}}
      """#
    let scene = #"{"kind":"scene","initial":{"x":0},"events":[{"at":\#(duration),"set":{"x":1}}]}"#
    for body in [motion, scene] {
      let request = MutatedRequest(method: "POST", target: "/v1/plot", body: body)
      #expect(routes.ask(request.target, .post, body: body).status == .ok)
      #expect(routes.fault(of: request) == nil)
    }
  }

  @Test func easingsThatGoTooFarAreRefused() throws {
    // Six swings of the spring reach 1e300 times its way.
    let wild = routes.ask(
      "/v1/animation?type=interpolatingSpring&duration=1&initialVelocity=1e300&format=css-linear")
    #expect(wild.status == .badRequest)
    #expect(wild.text.contains("too far"))
    for tolerance in ["1e-300", "24", "1e15", "1e308"] {
      let easing = routes.ask(
        "/v1/animation?type=easeInOut&format=css-linear&tolerance=\(tolerance)")
      #expect(easing.status == .ok)
    }
  }

  @Test func numbersThatNoFloatHoldsAreMissingInTheShortForm() throws {
    let request = MutatedRequest(
      method: "POST", target: "/v1/sample?format=f32&count=3",
      body: #"{"kind":"animation","from":{"x":0},"to":{"x":1e300},"animation":"linear"}"#)
    #expect(routes.fault(of: request) == nil)
  }
}
