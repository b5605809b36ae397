import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Values as texts")
struct WrittenValueRouteTests {
  private let routes = Routes()

  /// A line from one value to another within a second.
  private func line(_ from: String, _ to: String) -> String {
    #"{"kind":"animation","from":{"v":\#(from)},"to":{"v":\#(to)},"#
      + #""animation":{"type":"linear","duration":1}}"#
  }

  /// What frames show at a time.
  private func shown(
    _ from: String, _ to: String, at time: Double, _ query: String = "layout=frames"
  ) throws -> Any? {
    let reply = routes.ask("/v1/sample?times=\(time)&\(query)", .post, body: line(from, to))
    let frames = try #require(try reply.json()["frames"] as? [[String: Any]], "\(reply.text)")
    return (frames[0]["values"] as? [String: Any])?["v"]
  }

  private func text(
    _ member: String, _ from: String, _ to: String, at time: Double
  ) throws -> String? {
    let value = try shown(
      #"{"\#(member)":"\#(from)"}"#, #"{"\#(member)":"\#(to)"}"#, at: time)
    return (value as? [String: Any])?[member] as? String
  }

  private func problem(_ from: String, _ to: String) throws -> [String: Any] {
    try #require(
      try routes.ask("/v1/validate", .post, body: line(from, to)).errors().first)
  }

  // MARK: - CSS values

  @Test(arguments: [
    ("0 0 0 black", "0 4px 12px rgb(0 0 0 / 30%)", 0.5, "0 2px 6px #000000a6"),
    ("none", "0 4px 12px black", 0.5, "0 2px 6px #00000080"),
    ("10px", "100%", 0.25, "calc(7.5px + 25%)"),
    ("calc(50% - 25px)", "calc(100% - 10px)", 0.5, "calc(75% + -17.5px)"),
    ("blur(6px)", "blur(10px) hue-rotate(180deg)", 0.25, "blur(7px) hue-rotate(45deg)"),
    ("saturate(0)", "none", 0.5, "saturate(0.5)"),
    ("visible", "hidden", 0.99, "visible"), ("visible", "hidden", 1, "hidden"),
    ("1in", "96px", 0.5, "96px"), ("0.5turn", "0deg", 0.5, "90deg"),
    (
      "linear-gradient(0deg, red 0%, blue 100%)", "linear-gradient(90deg, red 50%, lime 100%)",
      0.5, "linear-gradient(45deg, #ff0000 25%, #008080 100%)"
    ),
    (
      "inset 0 0 red, 1px 1px blue", "inset 2px 2px red", 0.5,
      "inset 1px 1px #ff0000, 0.5px 0.5px #0000ff80"
    ),
  ])
  func numbersInATextMove(_ from: String, _ to: String, _ time: Double, _ shown: String) throws {
    #expect(try text("css", from, to, at: time) == shown)
  }

  /// Browsers leave out a shape with a radius below 0; its places may lie anywhere.
  @Test func radiiOfShapesAreNotNegative() throws {
    let body = """
      {"kind":"animation","from":{"a":{"css":"inset(2px round 8px)"},"b":{"css":"circle(8px at 2px 2px)"}},
       "to":{"a":{"css":"inset(0px round 0px)"},"b":{"css":"circle(0px at 0px 0px)"}},
       "animation":{"type":"timingCurve","curve":{"bezier":[0,2,0,2]},"duration":1}}
      """
    let reply = routes.ask("/v1/sample?times=0.5&values=css&precision=1", .post, body: body)
    let frames = try #require(try reply.json()["frames"] as? [[String: Any]], "\(reply.text)")
    let values = try #require(frames[0]["values"] as? [String: String])
    #expect(values == ["a": "inset(-1px round 0px)", "b": "circle(0px at -1px -1px)"])
  }

  @Test func columnsHoldTheNumbersByTheirPlace() throws {
    let body = line(#"{"css":"0 0 0 black"}"#, #"{"css":"0 4px 12px white"}"#)
    let json = try routes.ask("/v1/sample?times=0.5", .post, body: body).json()
    let track = try #require((json["tracks"] as? [[String: Any]])?.first)
    #expect(track["type"] as? String == "css")
    #expect(
      track["values"] as? [String: [Double]] == [
        "0": [0], "1": [2], "2": [6], "3": [0.5], "4": [0.5], "5": [0.5], "6": [1],
      ])
  }

  @Test func tablesHoldTheWholeText() {
    let body = line(#"{"css":"0 0 black"}"#, #"{"css":"0 4px white"}"#)
    let reply = routes.ask("/v1/sample?times=0.5&format=csv", .post, body: body)
    #expect(reply.text == "time,v\r\n0.5,0 2px #808080\r\n")
  }

  @Test(arguments: [("0", "1", "1"), ("0%", "80%", "100%"), ("0%", "40%", "60%")])
  func whatCSSBoundsIsHeld(from: String, to: String, shown: String) throws {
    let overshot =
      #"{"kind":"animation","from":{"opacity":{"css":"\#(from)"}},"to":{"opacity":{"css":"\#(to)"}},"#
      + #""animation":{"type":"timingCurve","curve":"linear(0, 2)","duration":1}}"#
    let reply = routes.ask("/v1/sample?times=0.75&layout=frames", .post, body: overshot)
    #expect(reply.text.contains(#"{"opacity":{"css":"\#(shown)"}}"#), "\(reply.text)")
  }

  @Test func textsThatDoNotMatchAreToldApartOrSwitch() throws {
    let problem = try problem(#"{"css":"10px"}"#, #"{"css":"45deg"}"#)
    #expect(problem["code"] as? String == "type-mismatch")
    #expect(problem["pointer"] as? String == "/to/v")
    #expect((problem["hint"] as? String)?.contains(#""discrete":true"#) == true)
    let discrete = try shown(
      #"{"css":"10px","discrete":true}"#, #"{"css":"45deg","discrete":true}"#, at: 1)
    #expect((discrete as? [String: String]) == ["discrete": "45deg"])
  }

  @Test(arguments: [("calc(1px", 8), ("1px)", 3), ("#ggg", 0), ("", 0), ("calc(1px + 2)", 9)])
  func whatIsNoValueIsToldWithItsPlace(_ text: String, _ offset: Int) throws {
    let problem = try problem(#"{"css":"\#(text)"}"#, #"{"css":"0"}"#)
    #expect(problem["code"] as? String == "invalid-css")
    #expect((problem["message"] as? String)?.contains("character \(offset + 1) ") == true)
  }

  // MARK: - Transforms

  @Test(arguments: [
    (
      "translate(0px, 10px) rotate(0deg)", "translate(100px, 10px) rotate(90deg)",
      "translate(50px, 10px) rotate(45deg)"
    ),
    (
      "translateX(10px) translateY(0px)", "translateX(20px) translateY(8px)",
      "translateX(15px) translateY(4px)"
    ),
    ("scale(1)", "scale(2)", "scale(1.5)"), ("rotate(0deg)", "rotate(720deg)", "rotate(360deg)"),
    ("rotate(45deg)", "rotate(45deg)", "rotate(45deg)"),
    ("none", "translateX(10px) rotate(720deg)", "translateX(5px) rotate(360deg)"),
    (
      "skewX(0deg) scale3d(1, 1, 1)", "skewX(10deg) scale3d(2, 3, 1)",
      "skewX(5deg) scale3d(1.5, 2, 1)"
    ),
  ])
  func framesSayTheFunctionsThatWereGiven(_ from: String, _ to: String, _ shown: String) throws {
    #expect(try text("transform", from, to, at: 0.5) == shown)
  }

  @Test(arguments: [
    ("translate(10px)", "rotate(90deg)"), ("translate(0px) scale(2)", "translate(10px)"),
    ("perspective(100px)", "perspective(200px)"),
  ])
  func listsThatDifferAreMatrices(_ from: String, _ to: String) throws {
    let value = try shown(
      #"{"transform":"\#(from)"}"#, #"{"transform":"\#(to)"}"#, at: 0.5)
    #expect(((value as? [String: Any])?["matrix"] as? [Double])?.count == 16)
  }

  @Test func velocitiesOfTransformsAreThoseOfTheMatrix() throws {
    let body = line(#"{"transform":"translate(0px)"}"#, #"{"transform":"translate(100px)"}"#)
    let reply = routes.ask(
      "/v1/sample?times=0.5&layout=frames&include=velocity,model", .post, body: body)
    let frame = try #require((try reply.json()["frames"] as? [[String: Any]])?.first)
    let rates = (frame["velocities"] as? [String: [String: Double]])?["v"]
    #expect(rates?.count == 16)
    #expect(rates?["m41"] == 100)
    #expect(
      frame["model"] as? [String: [String: String]] == ["v": ["transform": "translate(100px)"]])
  }

  // MARK: - Movements by hand

  @Test(arguments: [
    ("transform", "translate(0px, 0px)", "translate(10px, 20px)"),
    ("css", "1px 2px", "3px 5px"), ("path", "M0 0L1 1", "M2 3L4 5"), ("path", "", ""),
  ])
  func aHandMovesATextAsAWhole(_ member: String, _ from: String, _ to: String) throws {
    let scene = """
      {"kind":"scene","initial":{"v":{"\(member)":"\(from)"}},"events":[{"at":0,"gesture":{"property":"v",
      "samples":[[0,{"\(member)":"\(from)"}],[0.1,{"\(member)":"\(to)"}]]}}]}
      """
    let reply = routes.ask("/v1/sample?times=0.1&layout=frames", .post, body: scene)
    let frames = try #require(try reply.json()["frames"] as? [[String: Any]], "\(reply.text)")
    let values = frames[0]["values"] as? [String: [String: String]]
    #expect(values == ["v": [member: to]])
  }

  // MARK: - Frames

  @Test func framesCarryTheirNumber() throws {
    let body = line("0", "1")
    let json = try routes.ask("/v1/sample?fps=24&layout=frames", .post, body: body).json()
    let frames = try #require(json["frames"] as? [[String: Any]])
    #expect(frames.map { $0["frame"] as? Int } == Array(0...24))
    let rows = routes.ask("/v1/sample?times=0.5,0.25&format=ndjson", .post, body: body).text
    #expect(rows.contains(#"{"frame":1,"time":0.25,"values":{"v":0.25}}"#))
  }

  // MARK: - values=css

  private static let all = #"""
    {"kind":"animation","from":{"n":0,"a":"0deg","p":{"x":0,"y":10},
     "i":{"top":1,"leading":2,"bottom":3,"trailing":4},"c":{"color":"color(display-p3 0 1 0)"},
     "k":{"integer":1},"d":{"discrete":"on"},"b":true,"o":{"path":"M0 0L10 10"},
     "t":{"transform":"translate(0px)"},"u":{"transform":"rotate(0deg)"}},
     "to":{"n":1,"a":"90deg","p":{"x":100,"y":10},"o":{"path":"M0 0L20 30"},
     "t":{"transform":"translate(10px)"},"u":{"transform":"scale(2)"}},
     "animation":{"type":"linear","duration":1}}
    """#

  @Test func valuesAreTextsOfCSS() throws {
    let reply = routes.ask("/v1/sample?times=0.5&values=css", .post, body: Self.all)
    let frames = try #require(try reply.json()["frames"] as? [[String: Any]], "\(reply.text)")
    let values = try #require(frames[0]["values"] as? [String: String])
    #expect(values["n"] == "0.5" && values["a"] == "45deg" && values["p"] == "50px 10px")
    #expect(values["i"] == "1px 4px 3px 2px" && values["k"] == "1" && values["d"] == "on")
    #expect(values["b"] == "true" && values["o"] == #"path("M0 0L15 20")"#)
    #expect(values["t"] == "translate(5px)")
    #expect(values["u"]?.hasPrefix("matrix3d(") == true)
    // Green of P3 lies outside sRGB; its lightness and hue are kept.
    #expect(values["c"]?.hasPrefix("#00") == true && values["c"]?.utf8.count == 7, "\(values)")
  }

  @Test func tablesAndRowsTakeThemToo() {
    let body = line(#"{"x":0,"y":4}"#, #"{"x":10,"y":4}"#)
    let table = routes.ask(
      "/v1/sample?times=0.5&values=css&format=csv&include=velocity", .post, body: body)
    #expect(table.text == "time,v,velocity(v.x),velocity(v.y)\r\n0.5,5px 4px,10,0\r\n")
    let rows = routes.ask("/v1/sample?times=0.5&values=css&format=ndjson", .post, body: body)
    #expect(rows.text.contains(#"{"v":"5px 4px"}"#))
  }

  @Test func columnsTakeNone() throws {
    let body = line("0", "1")
    for query in ["layout=columns&values=css", "format=f64&values=css", "values=svg"] {
      #expect(
        routes.ask("/v1/sample?\(query)", .post, body: body).status == .badRequest, "\(query)")
    }
  }

  // MARK: - Paths

  @Test func levelLinesAreLines() throws {
    #expect(try text("path", "M0 0H10V10", "M0 0L20 2L20 8", at: 0.5) == "M0 0L15 1L15 9")
  }

  @Test func otherCommandsNeedAMorph() throws {
    let square = "M0 0H10V10H0Z"
    let triangle = "M5 0L10 10L0 10Z"
    let problem = try problem(#"{"path":"\#(square)"}"#, #"{"path":"\#(triangle)"}"#)
    #expect((problem["hint"] as? String)?.contains("morph") == true)
    let morph = #"{"path":"\#(triangle)","morph":"auto"}"#
    let shape = try shown(#"{"path":"\#(square)"}"#, morph, at: 1) as? [String: String]
    let path = try #require(shape?["path"])
    #expect(path.filter { $0 == "C" }.count == 4 && path.hasSuffix("Z"))
    for corner in ["5 0", "10 10", "0 10"] { #expect(path.contains(corner), "\(path)") }
  }

  @Test func morphsAreBounded() throws {
    let long = "M0 0" + String(repeating: "L1 1", count: 150_000)
    let problem = try problem(#"{"path":"M0 0L1 1"}"#, #"{"path":"\#(long)","morph":"auto"}"#)
    #expect(problem["code"] as? String == "too-many")
  }
}
