import AnimationEngine
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Parts by query alone")
struct PartsRouteTests {
  private let routes = Routes()

  @Test func anAnimationRunsFromZeroToOne() throws {
    let reply = routes.ask("/v1/animation?type=linear&duration=2&fps=1")
    #expect(reply.status == .ok, "\(reply.text)")
    let json = try reply.json()
    #expect(json["times"] as? [Double] == [0, 1, 2])
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["property"] as? String == "value")
    #expect(track["values"] as? [Double] == [0, 0.5, 1])
  }

  @Test func itsEndsCanBeGiven() throws {
    let json = try routes.ask("/v1/animation?type=linear&duration=1&fps=1&from=-10&to=10").json()
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["values"] as? [Double] == [-10, 10])
  }

  @Test func aSpringIsAnsweredInEveryForm() throws {
    let json = try routes.ask("/v1/spring?mass=1&stiffness=100&damping=10").json()
    #expect(json["mass"] as? Double == 1)
    #expect(json["stiffness"] as? Double == 100)
    #expect(json["damping"] as? Double == 10)
    #expect(abs((json["response"] as? Double ?? 0) - 0.6283185307179586) < 1e-12)
    #expect(abs((json["bounce"] as? Double ?? 0) - 0.5) < 1e-12)
    #expect(abs((json["dampingRatio"] as? Double ?? 0) - 0.5) < 1e-12)
    let settling = try #require(json["settling"] as? [String: Any])
    let crossings = try #require(settling["lastCrossing"] as? [String: Double])
    #expect(Set(crossings.keys) == ["0.005", "0.001", "0.0005"])
    #expect(abs((crossings["0.001"] ?? 0) - 1.270) < 1e-3)
    for rule in ["swiftui", "coreAnimation", "motion", "anime", "compose", "remotion"] {
      #expect(settling[rule] is Double, "\(rule)")
    }
    #expect(settling["motion"] as? Double == 1.1)
    #expect(settling["anime"] as? Double == 1.76)
  }

  @Test func aThresholdOfOnesOwnAddsItsCrossing() throws {
    let json = try routes.ask("/v1/spring?duration=0.5&bounce=0.3&epsilon=0.02").json()
    let settling = try #require(json["settling"] as? [String: Any])
    let crossings = try #require(settling["lastCrossing"] as? [String: Double])
    #expect(Set(crossings.keys) == ["0.005", "0.001", "0.0005", "0.02"])
  }

  @Test(arguments: ["bounce=0.3", "bounce=0.7&duration=0.6", "preset=bouncy", "bounce=-0.15"])
  func aSpringAnswersTheBounceThatWasAskedFor(query: String) {
    let asked = query.split(separator: "=")[1].prefix { $0 != "&" }
    let bounce = asked == "bouncy" ? "0.3" : asked
    #expect(routes.ask("/v1/spring?\(query)").text.contains("\"bounce\":\(bounce),"))
  }

  @Test func whatNeverComesIsNull() throws {
    let json = try routes.ask("/v1/spring?duration=0.5&bounce=1").json()
    let settling = try #require(json["settling"] as? [String: Any])
    #expect(settling["swiftui"] is NSNull)
    #expect((settling["lastCrossing"] as? [String: Any])?["0.001"] is NSNull)
  }

  @Test func aCurveIsSampledOverProgress() throws {
    let json = try routes.ask("/v1/curve?curve=linear&count=3").json()
    #expect(json["kind"] as? String == "curve")
    #expect(json["times"] as? [Double] == [0, 0.5, 1])
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["values"] as? [Double] == [0, 0.5, 1])
    let css = routes.ask("/v1/curve?curve=cubic-bezier(0.1,%200.7,%201,%200.1)&count=3")
    #expect(css.status == .ok, "\(css.text)")
    #expect(routes.ask("/v1/curve?curve=steps(4,%20jump-end)&count=3").status == .ok)
  }

  @Test func aCurveIsAnEasingOfCSS() throws {
    let css = routes.ask("/v1/curve?curve=ease&format=css-linear&tolerance=0.01")
    #expect(css.status == .ok && css.fields[.contentType] == "text/css; charset=utf-8")
    let (curve, ease) = (try UnitCurve(css: css.text), try UnitCurve(css: "ease"))
    for step in 0...100 {
      let share = Double(step) / 100
      #expect(abs(curve.value(at: share) - ease.value(at: share)) <= 0.01)
    }
    #expect(
      routes.ask("/v1/curve?curve=ease", .get, [.accept: "text/css"]).text.hasPrefix("linear("))
    #expect(routes.ask("/v1/curve?curve=ease&format=css-linear&count=3").status == .badRequest)
    // A curve may start and end anywhere.
    #expect(
      routes.ask("/v1/curve?curve=linear(0,1,0)&format=css-linear").text == "linear(0, 1 50%, 0)")
    #expect(
      routes.ask("/v1/curve?curve=steps(2,jump-both)&format=css-linear").text
        == "linear(0.3334, 0.3334 50%, 0.6666 50%, 0.6666 100%, 1)")
  }

  /// A query has no document to point into.
  @Test(arguments: ["from=true&to=false", "repeatForever=true", "from=null&to=true"])
  func whatHasNoEasingIsAFaultOfTheFormat(_ query: String) throws {
    let named = routes.ask("/v1/animation?format=css-linear&\(query)")
    let accepted = routes.ask("/v1/animation?\(query)", .get, [.accept: "text/css"])
    for reply in [named, accepted] {
      #expect(reply.status == .badRequest)
      let error = try #require(try reply.errors().first)
      #expect(error["parameter"] as? String == "format" && error["pointer"] == nil)
    }
  }

  @Test func wrongParametersNameTheirPlace() throws {
    let wrong: [(path: String, parameter: String)] = [
      ("/v1/curve", "curve"), ("/v1/curve?curve=eeease", "curve"),
      ("/v1/spring?bounce=7", "bounce"), ("/v1/spring?mas=1", "mas"),
      ("/v1/animation?type=sprong", "type"), ("/v1/animation?type=linear&from=x", "from"),
    ]
    for (path, parameter) in wrong {
      let reply = routes.ask(path)
      #expect(reply.status == .badRequest, "\(path)")
      #expect(try reply.json()["code"] as? String == "malformed", "\(path): \(reply.text)")
      #expect(try reply.errors().first?["parameter"] as? String == parameter, "\(reply.text)")
    }
    #expect(routes.ask("/v1/spring?mass=1&response=0.5").status == .badRequest)
  }

  @Test func headOfAViewIsGetWithoutTheBody() {
    let whole = routes.ask("/v1/curve?curve=ease")
    let head = routes.ask("/v1/curve?curve=ease", .head)
    #expect(head.fields == whole.fields)
    #expect(head.bytes.isEmpty)
  }
}

@Suite("Validating a document")
struct ValidateRouteTests {
  private let routes = Routes()

  private func validate(_ document: String) -> Reply {
    routes.ask("/v1/validate", .post, body: document)
  }

  @Test func aValidDocumentIsDescribed() throws {
    let reply = validate(Fixtures.bounce)
    #expect(reply.status == .ok)
    let json = try reply.json()
    #expect(json["valid"] as? Bool == true)
    #expect(json["duration"] as? Double == 1)
    let properties = try #require(json["properties"] as? [[String: String]])
    #expect(properties.map { $0["name"] } == ["scale", "rotation", "offset", "opacity"])
    #expect(properties.map { $0["type"] } == ["number", "angle", "point", "number"])
  }

  @Test func anEndlessDocumentHasNoDuration() throws {
    #expect(try validate(Fixtures.endless).json()["duration"] is NSNull)
  }

  @Test func anInvalidDocumentIsRefused() {
    #expect(validate(Fixtures.twoProblems).status == .unprocessableContent)
    #expect(validate("[").status == .badRequest)
  }

  @Test func adviceNamesItsPlace() throws {
    let document = """
      {"kind":"keyframes","initial":{"x":0,"on":true},"tracks":[
        {"property":"x","keyframes":[{"type":"linear","to":1,"duration":1}]},
        {"property":"x","keyframes":[{"type":"spring","to":1,"duration":0.1},
                                     {"type":"linear","to":9,"duration":1}]},
        {"property":"on","keyframes":[{"type":"linear","to":false,"duration":1}]}]}
      """
    let reply = validate(document)
    let warnings = try #require(
      try reply.json()["warnings"] as? [[String: String]], "\(reply.text)")
    let found = Set(warnings.map { "\($0["code"] ?? "") \($0["pointer"] ?? "")" })
    #expect(
      found == [
        "overlap /tracks/0", "spring-cut /tracks/1/keyframes/0/duration",
        "velocity-jump /tracks/1/keyframes/1", "cannot-animate /tracks/2",
      ])
    #expect(warnings.allSatisfy { $0["message"]?.isEmpty == false })
  }

  /// An end in place of a duration, a single member in place of the whole property.
  @Test(arguments: [
    (
      #"""
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
      {"type":"spring","to":1,"at":0.1}]}]}
      """#, "/tracks/0/keyframes/0"
    ),
    (
      #"""
      {"kind":"animation","from":{"o":{"x":0,"y":0}},"to":{"o":{"x":1,"y":1}},"animation":"linear",
      "velocity":{"o.y":3}}
      """#, "/velocity"
    ),
  ])
  func adviceNamesAPlaceThatIsThere(_ document: String, _ pointer: String) throws {
    let warnings = try validate(document).json()["warnings"] as? [[String: String]]
    #expect(warnings?.map { $0["pointer"] } == [pointer])
  }

  @Test func aSmoothDocumentGetsNoAdvice() throws {
    #expect((try validate(Fixtures.line).json()["warnings"] as? [Any])?.isEmpty == true)
  }

  @Test func aCurveIsAskedOutsideToo() throws {
    func values(_ curve: String) throws -> [Double]? {
      let json = try routes.ask("/v1/curve?curve=\(curve)&times=-1,0.5,2").json()
      let track = (json["tracks"] as? [[String: Any]])?.first
      return track?["values"] as? [Double]
    }
    #expect(try values("linear(0,%201)") == [-1, 0.5, 2])
    #expect(try values("quadIn") == [0, 0.25, 1])
  }
}
