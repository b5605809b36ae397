import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("What is sampled, and when")
struct SelectionRouteTests {
  private let routes = Routes()

  /// A point that goes from (0, 0) to (10, -20) and a number from 1 to 3, in 2 s.
  private static let two = #"""
    {"kind":"animation","from":{"p":{"x":0,"y":0},"s":1},"to":{"p":{"x":10,"y":-20},"s":3},
     "animation":{"type":"linear","duration":2}}
    """#

  private func sample(_ query: String, _ document: String = Self.two) -> Reply {
    routes.ask("/v1/sample?" + query, .post, body: document)
  }

  // MARK: - Progress

  @Test func sharesOfTheDurationAreTimes() throws {
    let json = try sample("progress=0,0.25,1,-0.5&property=s").json()
    #expect(json["times"] as? [Double] == [0, 0.5, 2, -1])
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["values"] as? [Double] == [1, 1.5, 3, 1])
  }

  @Test func sharesAreThoseOfThePartThatIsSampled() throws {
    let json = try sample("progress=0,0.5,1&start=0.5&end=1.5&property=s").json()
    #expect(json["times"] as? [Double] == [0.5, 1, 1.5])
  }

  @Test func anEndlessDocumentNeedsAnEndForShares() throws {
    #expect(try sample("progress=0.5", Fixtures.endless).json()["code"] as? String == "unbounded")
    let json = try sample("progress=0.5&end=0.5", Fixtures.endless).json()
    // A quarter of a second is half of the way from 1 to 1.3.
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["values"] as? [Double] == [1.15])
  }

  @Test func aShareWhoseTimeNoDoubleHoldsIsRefused() throws {
    let error = try #require(try sample("progress=0,1e308&end=20").errors().first)
    #expect(error["code"] as? String == "out-of-range")
    #expect(error["parameter"] as? String == "progress")
  }

  @Test func progressStandsAlone() throws {
    let errors = try sample("progress=0&fps=5").errors()
    #expect(errors.map { $0["code"] as? String } == ["conflicting-parameters"])
    #expect(try sample("progress=a").errors().first?["parameter"] as? String == "progress")
  }

  // MARK: - Properties

  @Test func onlyTheNamedPropertiesAreAnswered() throws {
    let tracks = try sample("count=2&property=s,p").json()["tracks"] as? [[String: Any]]
    #expect(tracks?.map { $0["property"] as? String } == ["s", "p"])
    #expect(tracks?[0]["values"] as? [Double] == [1, 3])
    #expect(tracks?[1]["values"] as? [String: [Double]] == ["x": [0, 10], "y": [0, -20]])
  }

  /// The name of each component with that of its property would take 100 MB.
  @Test func componentsOfALongNameAreSelectedByTheirMembers() throws {
    let name = String(repeating: "n", count: 300)
    let (start, end) = (Array(repeating: 0, count: 64), Array(repeating: 1, count: 64))
    let document =
      #"{"kind":"animation","from":{"\#(name)":\#(start)},"to":{"\#(name)":\#(end)}}"#
    let reply = sample("count=2&property=\(name).63,\(name).0,\(name).63", document)
    let tracks = try reply.json()["tracks"] as? [[String: Any]]
    #expect(tracks?.map { $0["property"] as? String } == ["\(name).63", "\(name).0"])
    for wrong in ["64", "00", "x", ""] {
      let errors = try sample("count=2&property=\(name).\(wrong)", document).errors()
      #expect(errors.map { $0["code"] as? String } == ["unknown-property"])
    }
  }

  /// Two names that look the same: an e with an acute accent in one code point, and in two.
  private static let composed = #"""
    {"kind":"animation","from":{"\u00e9":0,"e\u0301":100},
     "to":{"\u00e9":1,"e\u0301":200},"animation":"linear"}
    """#

  @Test(arguments: [("%C3%A9", [0, 1]), ("e%CC%81", [100, 200])])
  func namesOfOtherCodePointsAreOthers(_ name: String, _ values: [Double]) throws {
    let tracks =
      try sample("count=2&property=\(name)", Self.composed).json()["tracks"] as? [[String: Any]]
    #expect(tracks?.map { $0["values"] as? [Double] } == [values])
  }

  @Test func aDocumentIsAsFarFromItselfAsNothing() throws {
    let body = "{\"left\":\(Self.composed),\"right\":\(Self.composed)}"
    let json = try routes.ask("/v1/compare", .post, body: body).json()
    #expect(json["worst"] as? Double == 0)
  }

  @Test(arguments: [
    ("a,b", ["a,b"]), ("b,a,b", ["b", "a,b"]), ("a,b,b,a", ["a,b", "b", "a"]),
    ("a,b.x,b", ["a,b.x", "b"]),
  ])
  func aNameMayHaveCommas(_ names: String, _ shown: [String]) throws {
    let point = #"{"x":0,"y":0}"#
    let document = #"{"kind":"keyframes","initial":{"a":0,"b":0,"a,b":\#(point)},"tracks":[]}"#
    let tracks = try sample("property=\(names)", document).json()["tracks"] as? [[String: Any]]
    #expect(tracks?.map { $0["property"] as? String } == shown)
  }

  @Test func theOneNumberOfAVectorHasTheSameNameInEveryForm() throws {
    let document = #"""
      {"kind":"animation","from":{"v":[0]},"to":{"v":[4]},
       "animation":{"type":"linear","duration":2}}
      """#
    let track = try #require(
      (try sample("count=2", document).json()["tracks"] as? [[String: Any]])?.first)
    #expect(track["values"] as? [String: [Double]] == ["0": [0, 4]])
    #expect(sample("count=2&format=csv", document).text == "time,v.0\r\n0,0\r\n2,4\r\n")
    let numbers = sample("count=2&format=f64&include=velocity", document)
    #expect(numbers.fields[Self.columns] == "time,v.0,velocity(v.0)")
    let own = try #require(
      (try sample("count=2&property=v.0", document).json()["tracks"] as? [[String: Any]])?.first)
    #expect(own["property"] as? String == "v.0")
    #expect(own["values"] as? [Double] == [0, 4])
  }

  /// A character may be of any number of code points, and a message is short.
  @Test func anUnknownNameIsCutOffInTheMessage() throws {
    let name = "e" + String(repeating: "%CC%81", count: 500)
    let message = try #require(
      sample("count=2&property=\(name)").errors().first?["message"] as? String)
    #expect(message.unicodeScalars.count < 100)
  }

  /// Names of a document may be as long as the body.
  @Test func longNamesAreCutOffInTheHint() throws {
    let (one, two) = (String(repeating: "n", count: 5000), String(repeating: "m", count: 5000))
    let initial = "{\"\(one)\":0,\"\(two)\":{\"x\":0,\"y\":0}}"
    let document = "{\"kind\":\"keyframes\",\"initial\":\(initial),\"tracks\":[]}"
    let cut = String(repeating: "n", count: 57) + "…"
    let owner = String(repeating: "m", count: 57) + "…"
    let all = try sample("count=2&property=z", document).errors().first
    #expect(all?["hint"] as? String == "\(cut), \(owner)")
    let members = try sample("count=2&property=\(two).z", document).errors().first
    #expect(members?["hint"] as? String == "\(owner).x, \(owner).y")
  }

  @Test func aMemberIsAnsweredAsANumber() throws {
    let json = try sample("count=2&property=p.y&include=velocity").json()
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["property"] as? String == "p.y")
    #expect(track["type"] as? String == "number")
    #expect(track["values"] as? [Double] == [0, -20])
    #expect((track["velocities"] as? [Double])?.first == -10)
  }

  /// The components of a colour in Oklch are computed together where all are shown. Red alone is the
  /// first of them.
  @Test(arguments: ["tint.red", "tint.red,a,b,c"])
  func theFirstOfSeveralComponentsIsAnsweredAlone(_ names: String) throws {
    let document = #"""
      {"kind":"animation","from":{"tint":{"color":"red","space":"oklch"},"a":0,"b":0,"c":0},
       "to":{"tint":{"color":"blue","space":"oklch"},"a":1,"b":1,"c":1},
       "animation":{"type":"linear","duration":2}}
      """#
    let whole = try sample("count=3&property=tint", document).json()["tracks"] as? [[String: Any]]
    let red = (whole?.first?["values"] as? [String: [Double]])?["red"]
    let tracks = try sample("count=3&property=\(names)", document).json()["tracks"]
    let values = (tracks as? [[String: Any]])?.map { $0["values"] as? [Double] }
    #expect(values?.first == red && red?.count == 3)
    #expect(values?.dropFirst().allSatisfy { $0 == [0, 0.5, 1] } == true)
  }

  @Test func everyFormShowsTheSameProperties() {
    #expect(sample("count=2&property=p.y&format=csv").text == "time,p.y\r\n0,0\r\n2,-20\r\n")
    #expect(sample("count=2&property=p.y,s&format=f64").fields[Self.columns] == "time,p.y,s")
    let lines = sample("count=2&property=s&format=ndjson").text.split(separator: "\n")
    #expect(lines[1].hasSuffix(#""time":0,"values":{"s":1}}"#))
    let picture = routes.ask("/v1/plot?property=s", .post, body: Self.two).text
    #expect(picture.contains(">s<") && !picture.contains(">p<"))
  }

  private static let columns = HTTPField.Name("Inbetween-Columns")!

  @Test func aTimingShowsTheSameNumbers() throws {
    let timed = #"""
      {"kind":"animation","from":{"p":{"x":0,"y":0},"s":1},"to":{"p":{"x":10,"y":-20},"s":3},
       "animation":{"type":"linear","duration":2},
       "timing":{"iterations":2,"iterationComposite":"accumulate"}}
      """#
    let json = try sample("times=1,3&property=s", timed).json()
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    // 2 after half of the first iteration; 3 more in the second.
    #expect(track["values"] as? [Double] == [2, 5])
  }

  @Test(arguments: [
    ("q", "p, s"), ("p.z", "p.x, p.y"), ("s.x", "p, s"), ("", "p, s"), ("s,", "p, s"),
    ("s,,p", "p, s"),
  ])
  func unknownNamesAreRefused(_ name: String, _ hint: String) throws {
    let reply = sample("property=\(name)")
    #expect(reply.status == .badRequest)
    let error = try #require(try reply.errors().first)
    #expect(error["code"] as? String == "unknown-property")
    #expect(error["parameter"] as? String == "property")
    #expect(error["hint"] as? String == hint)
  }

  @Test func aMisspeltNameIsToldWhatWasMeant() throws {
    let names = (0..<100).map { "\"p\($0)\":0" } + ["\"card.opacity\":0"]
    let document = #"{"kind":"keyframes","initial":{\#(names.joined(separator: ","))},"tracks":[]}"#
    let error = try sample("count=2&property=card.opactiy", document).errors().first
    #expect(error?["hint"] as? String == "card.opacity")
  }

  @Test func everyUnknownNameIsTold() throws {
    let errors = try sample("property=q,s,p.z,r").errors()
    #expect(errors.map { $0["hint"] as? String } == ["p, s", "p.x, p.y", "p, s"])
    let many = sample("property=" + (0..<60).map { "u\($0)" }.joined(separator: ","))
    #expect(try many.errors().count == 50)
    #expect(try many.json()["detail"] as? String == "60 problems; the first 50 are listed")
  }

  @Test(arguments: [
    ("include=velocity,", "include", "unknown-name"),
    ("property=s,", "property", "unknown-property"),
  ])
  func whatChangesNothingIsRefused(_ query: String, _ name: String, _ code: String) throws {
    let reply = sample(query)
    #expect(reply.status == .badRequest)
    #expect(try reply.errors().map { $0["parameter"] as? String } == [name])
    #expect(try reply.errors().map { $0["code"] as? String } == [code])
  }

  // MARK: - Easings

  @Test(arguments: ["&from=%23ff0000&to=%230000ff", "&from=[0,0]&to=[1,2]", "&from=3&to=3", ""])
  func anEasingOfAnythingIsTheProgress(_ ends: String) {
    let query = "/v1/animation?type=spring&duration=0.5&bounce=0.3&format=css-linear"
    let reply = routes.ask(query + ends)
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(reply.text == routes.ask(query + "&from=0&to=1").text)
  }

  @Test func anEasingSaysHowLongItTakes() {
    let query = "/v1/animation?format=css-linear&type=easeIn"
    let name = HTTPField.Name("Inbetween-Duration")!
    #expect(routes.ask(query).fields[name] == "0.35")
    #expect(routes.ask(query + "&delay=0.1&duration=0.2").fields[name] == "0.3")
  }

  // MARK: - Idle parameters

  @Test(arguments: [
    ("csv", "layout=frames"), ("ndjson", "layout=columns"), ("cbor", "width=300"),
    ("f64", "layout=columns"), ("f32", "layout=frames"), ("svg", "precision=3"),
    ("svg", "layout=frames"),
  ])
  func whatChangesNothingInAFormIsRefused(_ format: String, _ parameter: String) throws {
    let reply = sample("count=2&format=\(format)&\(parameter)")
    #expect(reply.status == .badRequest)
    let error = try #require(try reply.errors().first)
    #expect(error["code"] as? String == "unknown-parameter")
    #expect(error["parameter"] as? String == String(parameter.prefix { $0 != "=" }))
    #expect(sample("count=2&format=\(format)").status == .ok)
  }

  @Test(arguments: ["cbor", "f64", "f32"])
  func binaryFormsAreNotRounded(_ format: String) {
    let reply = sample("count=4&format=\(format)&precision=1")
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(reply.bytes == sample("count=4&format=\(format)").bytes)
  }
}
