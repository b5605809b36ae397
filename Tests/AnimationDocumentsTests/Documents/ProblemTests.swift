import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Every rule of documents: what breaks it, at which place, with which code.
@Suite("Problems of documents")
struct ProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let problems: [String]
    var testDescription: String { text }

    /// `problems` are pointers and codes: `/from/x wrong-type`.
    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }
  }

  private func check(_ example: Case) throws {
    let refusal = try refusal(of: example.text)
    #expect(refusal.code == .invalidDocument)
    #expect(refusal.code.status == 422)
    #expect(
      refusal.problems.map { "\($0.pointer ?? "none") \($0.code.rawValue)" } == example.problems)
    for problem in refusal.problems {
      #expect(problem.message.hasSuffix("."), "\(problem.message)")
      #expect(problem.parameter == nil)
      #expect(problem.place == nil)
    }
  }

  // MARK: Documents

  static let documents: [Case] = [
    Case("[]", " wrong-type"), Case("1", " wrong-type"), Case("null", " wrong-type"),
    Case("{}", " missing-member"), Case(#"{"kind":1}"#, "/kind wrong-type"),
    Case(#"{"kind":"keyframe"}"#, "/kind unknown-name"),
    Case(#"{"kind":"scene"}"#, " missing-member", " missing-member"),
    Case(#"{"kind":"keyframes"}"#, " missing-member"),
    Case(#"{"kind":"animation"}"#, " missing-member", " missing-member"),
    Case(#"{"kind":"phases"}"#, " missing-member"),
    Case(#"{"kind":"keyframes","initial":{},"timing":1}"#, "/timing wrong-type"),
    Case(#"{"kind":"keyframes","initial":{},"inbetween":2}"#, "/inbetween unsupported-version"),
    Case(#"{"kind":"keyframes","initial":{},"inbetween":"1"}"#, "/inbetween wrong-type"),
    Case(
      #"{"kind":"keyframes","initial":{},"name":1,"description":[]}"#, "/name wrong-type",
      "/description wrong-type"),
    Case(#"{"kind":"keyframes","initial":{},"from":{}}"#, "/from unknown-member"),
    Case(#"{"kind":"keyframes","initial":{},"phases":[]}"#, "/phases unknown-member"),
    Case(#"{"kind":"keyframes","inital":{}}"#, "/inital unknown-member"),
    Case(#"{"kind":"keyframes","initial":{},"kind":"keyframes"}"#, "/kind duplicate-member"),
    Case(#"{"kind":"keyframes","initial":{},"\u006bind":"keyframes"}"#, "/kind duplicate-member"),
    Case(#"{"kind":"keyframes","initial":{},"a~b/c":1}"#, "/a~0b~1c unknown-member"),
    Case(
      ##"{"kind":"keyframes","initial":{},"~\u0301/\u0301":1}"##,
      "/~0\u{301}~1\u{301} unknown-member"),
    Case(#"{"kind":"keyframes","initial":[]}"#, "/initial wrong-type"),
    Case(#"{"kind":"keyframes","initial":{"x":1,"x":2}}"#, "/initial/x duplicate-member"),
    Case(
      #"{"kind":"keyframes","initial":{"p":{"x":0,"y":0},"p.y":2}}"#,
      "/initial/p.y duplicate-member"
    ),
    Case(#"{"kind":"keyframes","initial":{},"tracks":{}}"#, "/tracks wrong-type"),
    Case(#"{"kind":"keyframes","initial":{},"tracks":[1]}"#, "/tracks/0 wrong-type"),
    Case(
      #"{"kind":"keyframes","initial":{},"tracks":[{}]}"#, "/tracks/0 missing-member",
      "/tracks/0 missing-member"),
    Case(
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":1,"keyframes":[]}]}"#,
      "/tracks/0/property wrong-type"),
    Case(
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":{}}]}"#,
      "/tracks/0/keyframes wrong-type"),
    Case(
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"y","keyframes":[]}]}"#,
      "/tracks/0/property unknown-property"),
    Case(
      #"""
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"y","keyframes":[
      {"type":"linear","to":"?","duration":-1,"bend":1},{"type":"sprin","to":2}]}]}
      """#,
      "/tracks/0/property unknown-property",
      "/tracks/0/keyframes/0/duration negative-duration",
      "/tracks/0/keyframes/0/bend unknown-member",
      "/tracks/0/keyframes/1/type unknown-name"),
    Case(
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x.y","keyframes":[]}]}"#,
      "/tracks/0/property unknown-property"),
  ]

  @Test(arguments: documents) func ofDocuments(_ example: Case) throws { try check(example) }

  // MARK: Values

  /// A document with a value, and what is wrong with it behind its pointer.
  private static func value(_ text: String, _ problems: String...) -> (String, [String]) {
    (#"{"kind":"keyframes","initial":{"p":\#(text)}}"#, problems.map { "/initial/p" + $0 })
  }

  static let values: [(String, [String])] = [
    value(#""hello""#, " wrong-type"), value(#""""#, " wrong-type"),
    value(#""15""#, " invalid-angle"), value(#""15px""#, " invalid-angle"),
    value(#""x15deg""#, " invalid-angle"), value(#""deg""#, " invalid-angle"),
    value(#""15 deg""#, " invalid-angle"), value(#""1e999deg""#, " number-range"),
    value(##""#12""##, " invalid-color"), value(##""#gggggg""##, " invalid-color"),
    value("1e400", " number-range"), value("-1e400", " number-range"),
    value("1e301", " out-of-range"), value("-1.7e308", " out-of-range"),
    value(#""1e301deg""#, " out-of-range"), value(#"{"degrees":1e301}"#, "/degrees out-of-range"),
    value("[1,-1e301]", "/1 out-of-range"), value(#"{"x":0,"y":1e301}"#, "/y out-of-range"),
    value(#"{"transform":"translate(1e301px)"}"#, "/transform out-of-range"),
    value(
      #"{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,1e301,0,0,1]}"#, "/matrix/12 out-of-range"),
    value(#"{"path":"M0 0 L1e301 0"}"#, "/path out-of-range"),
    value(#"{"css":"1e308px"}"#, "/css out-of-range"),
    value(#"{"css":"calc(10% - 1e301em)"}"#, "/css out-of-range"),
    value(#"{"css":"0 0 1e301px red"}"#, "/css out-of-range"),
    value(#"{"css":"blur(1e301px)"}"#, "/css out-of-range"),
    value(#"{"css":"1px solid color(srgb-linear 1e301 0 0)"}"#, "/css out-of-range"),
    value(#"{"color":"color(srgb-linear 1e301 0 0)"}"#, "/color out-of-range"),
    value(#"{"color":"color(srgb-linear 0 -1e301 0)","space":"oklch"}"#, "/color out-of-range"),
    value(#"{"color":"color(srgb-linear 0 0 1e301)","space":"css"}"#, "/color out-of-range"),
    value("{}", " wrong-type"), value(#"{"q":1}"#, "/q unknown-member"),
    value(#"{"degrees":"1"}"#, "/degrees wrong-type"),
    value(#"{"degrees":1,"radians":1}"#, "/radians conflicting-members"),
    value(#"{"degrees":1e999}"#, "/degrees number-range"),
    value(#"{"radians":1e308}"#, "/radians number-range"),
    value(#"{"degrees":1,"x":0,"y":0}"#, "/degrees unknown-member"),
    value(#"{"x":0}"#, " missing-member"), value(#"{"x":0,"Y":0}"#, "/Y unknown-member"),
    value(#"{"x":0,"y":"0"}"#, "/y wrong-type"),
    value(#"{"x":0,"y":0,"w":0}"#, "/w unknown-member"),
    value(#"{"x":0,"y":0,"width":1}"#, " missing-member"),
    value(#"{"width":1}"#, " missing-member"),
    value(
      #"{"top":1,"left":0,"bottom":0,"trailing":0}"#, "/left unknown-member"),
    value("[]", " empty"), value(#"[1,"2"]"#, "/1 wrong-type"),
    value("[1,1e999]", "/1 number-range"),
    value("[[1]]", "/0 wrong-type"),
    value("[\(String(repeating: "0,", count: 64))0]", " too-many"),
    value(#"{"color":1}"#, "/color wrong-type"),
    value(#"{"color":"nope"}"#, "/color invalid-color"),
    value(#"{"color":"red","space":"rgb"}"#, "/space unknown-name"),
    value(#"{"color":"red","space":"oklab","hue":"longer"}"#, "/hue conflicting-members"),
    value(#"{"color":"red","hue":"longer"}"#, "/hue conflicting-members"),
    value(#"{"color":"red","space":"oklch","hue":"long"}"#, "/hue unknown-name"),
    value(
      #"{"color":"rad","space":"okl","hue":3}"#, "/color invalid-color", "/space unknown-name",
      "/hue wrong-type"),
    value(#"{"space":"oklch"}"#, " missing-member"),
    value(#"{"hue":"longer"}"#, " missing-member", "/hue conflicting-members"),
    value(#"{"color":"red","spac":"srgb"}"#, "/spac unknown-member"),
    value(#"{"transform":1}"#, "/transform wrong-type"),
    value(#"{"transform":"turn(1deg)"}"#, "/transform invalid-transform"),
    value(#"{"transform":"translate(50%)"}"#, "/transform invalid-transform"),
    value(#"{"transform":"scale(1e300) scale(1e300)"}"#, "/transform number-range"),
    value(#"{"transform":"none","origin":1}"#, "/origin unknown-member"),
    value(#"{"transform":"none","matrix":[]}"#, "/matrix conflicting-members"),
    value(#"{"matrix":[]}"#, "/matrix invalid-transform"),
    value(#"{"matrix":[1,0,0,1,0,0]}"#, "/matrix invalid-transform"),
    value(#"{"matrix":"none"}"#, "/matrix wrong-type"),
    value(
      #"{"matrix":[1,0,0,0,0,"1",0,0,0,0,1,0,0,0,1e999,1]}"#, "/matrix/5 wrong-type",
      "/matrix/14 number-range"),
    value(#"{"path":1}"#, "/path wrong-type"),
    value(#"{"path":"L0 0"}"#, "/path invalid-path"),
    value(#"{"path":"M0 0 L1"}"#, "/path invalid-path"),
    value(#"{"path":"M0 0","fill":"red"}"#, "/fill unknown-member"),
    value(#"{"integer":1.5}"#, "/integer out-of-range"),
    value(#"{"integer":1e16}"#, "/integer out-of-range"),
    value(#"{"integer":"1"}"#, "/integer wrong-type"),
    value(#"{"integer":1,"discrete":2}"#, "/integer unknown-member"),
    value(#"{"discrete":{"a":1,"b":{"c":2,"c":3}}}"#, "/discrete/b/c duplicate-member"),
    value(#"{"discrete":[1,1e999]}"#, "/discrete/1 number-range"),
  ]

  @Test(arguments: values) func ofValues(_ text: String, _ problems: [String]) throws {
    let found = try refusal(of: text).problems
    #expect(found.map { "\($0.pointer ?? "none") \($0.code.rawValue)" } == problems)
  }

  // MARK: Types

  static let types: [(first: String, later: String, suffix: String)] = [
    ("1", #""1deg""#, " type-mismatch"), ("1", #"{"integer":1}"#, " type-mismatch"),
    (#""1deg""#, "1", " type-mismatch"), (#"{"x":0,"y":0}"#, "[0,0]", " type-mismatch"),
    (#"{"x":0,"y":0}"#, #"{"width":0,"height":0}"#, " type-mismatch"),
    ("[0,0]", "[0,0,0]", " type-mismatch"), (##""#fff""##, "true", " type-mismatch"),
    (##""#fff""##, #"{"color":"red","space":"srgb"}"#, " type-mismatch"),
    ("true", ##""#fff""##, " type-mismatch"), ("true", #""text""#, " wrong-type"),
    ("true", "1", " type-mismatch"), (#"{"x":0,"y":0}"#, #"{"x":0}"#, " missing-member"),
    (#"{"transform":"none"}"#, #""45deg""#, " type-mismatch"),
    (#"{"path":"M0 0"}"#, #"{"transform":"none"}"#, " type-mismatch"),
    (#"{"path":"M0 0L1 1"}"#, #"{"path":"M0 0H1V2"}"#, " type-mismatch"),
    (#"{"path":"M0 0L1 1"}"#, #"{"path":"M0 0"}"#, " type-mismatch"),
    (#"{"path":"M0 0L1 1"}"#, #"{"path":"m0 0l1 1z"}"#, " type-mismatch"),
    (
      #"{"color":"red","space":"oklch"}"#, #"{"color":"red","hue":"longer"}"#, " type-mismatch"
    ), (#"{"color":"red","space":"css"}"#, #"{"color":"red","space":"oklab"}"#, " type-mismatch"),
  ]

  @Test(arguments: types)
  func ofChangedTypes(_ first: String, _ later: String, _ suffix: String) throws {
    try check(
      Case(
        #"{"kind":"animation","from":{"p":\#(first)},"to":{"p":\#(later)}}"#, "/to/p" + suffix))
    try check(
      Case(
        tracked(first, #"{"type":"move","to":\#(later)}"#), "/tracks/0/keyframes/0/to" + suffix))
    try check(
      Case(
        #"{"kind":"phases","phases":[{"values":{"p":\#(first)}},{"values":{"p":\#(later)}}]}"#,
        "/phases/1/values/p" + suffix))
  }

  // MARK: Components

  static let wholes = [
    (#"{"transform":"none"}"#, "m11"), (#"{"color":"red","space":"oklab"}"#, "red"),
    (#"{"color":"red","space":"display-p3"}"#, "blue"),
    (#"{"color":"red","space":"oklch"}"#, "opacity"),
    (#"{"color":"red","space":"css"}"#, "green"),
  ]

  @Test(arguments: wholes)
  func ofComponentsThatDoNotMoveAlone(_ value: String, _ component: String) throws {
    try check(
      Case(
        tracked(value, "", property: "p.\(component)"), "/tracks/0/property unknown-property"))
    try check(
      Case(
        #"{"kind":"animation","from":{"p":\#(value)},"to":{"p.\#(component)":1}}"#,
        "/to/p.\(component) unknown-property"))
    try check(
      Case(
        #"{"kind":"keyframes","initial":{"p":\#(value),"p.\#(component)":1}}"#,
        "/initial/p.\(component) duplicate-member"))
  }

  @Test(arguments: [
    #"{"transform":"none"}"#, #"{"path":"M0 0"}"#, #"{"color":"red","space":"oklch"}"#,
    #"{"color":"red","space":"css"}"#, "true",
  ])
  func ofVelocitiesThatAreNone(_ value: String) throws {
    try check(
      Case(
        #"{"kind":"keyframes","initial":{"p":\#(value)},"velocity":{"p":0}}"#,
        "/velocity/p wrong-type"))
    try check(
      Case(
        tracked(value, #"{"type":"cubic","to":\#(value),"duration":1,"startVelocity":{"red":1}}"#),
        "/tracks/0/keyframes/0/startVelocity wrong-type"))
  }

  /// What is wrong with a value in itself is told though its property has no type; its type is not.
  @Test(arguments: [
    Case(
      #"{"kind":"animation","from":{"x":"red"},"to":{"x":"blue"}}"#, "/from/x wrong-type",
      "/to/x wrong-type"),
    Case(#"{"kind":"animation","from":{"x":"red"},"to":{"x":[1]}}"#, "/from/x wrong-type"),
    Case(
      #"{"kind":"phases","phases":[{"name":"a","values":{"x":"red"}},{"name":"b","values":{"x":1}},"#
        + ##"{"name":"c","values":{"x":"#12"}}]}"##,
      "/phases/0/values/x wrong-type", "/phases/2/values/x invalid-color"),
    Case(
      tracked(#""red""#, #"{"type":"linear","to":"blue","duration":1}"#), "/initial/p wrong-type",
      "/tracks/0/keyframes/0/to wrong-type"),
    Case(
      #"{"kind":"scene","initial":{"x":"red"},"events":[{"at":0,"set":{"x":"blue"}}]}"#,
      "/initial/x wrong-type", "/events/0/set/x wrong-type"),
  ])
  func everyValueIsReadThoughTheFirstIsWrong(_ example: Case) throws {
    try check(example)
  }

  /// The distance between two numbers within the limit has a double, and so has every sample.
  @Test(arguments: [
    Case(
      #"{"kind":"animation","from":{"x":1e308},"to":{"x":-1e308}}"#, "/from/x out-of-range",
      "/to/x out-of-range"),
    Case(#"{"kind":"animation","from":{"x":1e300},"to":{"x":-1e308}}"#, "/to/x out-of-range"),
    Case(
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"velocity":{"x":1e301}}"#,
      "/velocity/x out-of-range"),
    Case(
      tracked(#"{"x":0,"y":0}"#, #"{"type":"linear","to":{"x":1e301,"y":0},"duration":1}"#),
      "/tracks/0/keyframes/0/to/x out-of-range"),
    Case(
      #"{"kind":"phases","phases":[{"values":{"x":0}},{"values":{"x":1e301}}]}"#,
      "/phases/1/values/x out-of-range"),
    Case(
      #"{"kind":"scene","initial":{"x":0},"events":[{"at":0,"set":{"x":1e301}},"#
        + #"{"at":1,"gesture":{"property":"x","samples":[[0,-1e301]]}}]}"#,
      "/events/0/set/x out-of-range", "/events/1/gesture/samples/0/1 out-of-range"),
  ])
  func ofNumbersThatAreTooLargeToMove(_ example: Case) throws { try check(example) }

  @Test(arguments: [
    ("1e300", "-1e300"), (#"{"css":"1e300px"}"#, #"{"css":"-1e300px"}"#),
    (#"{"css":"0 0 1px color(srgb-linear 9e299 0 0)"}"#, #"{"css":"0 0 1e300em red"}"#),
    (
      #"{"color":"color(srgb-linear 9e299 0 0)","space":"oklch"}"#,
      #"{"color":"color(srgb-linear 0 9e299 0)"}"#
    ),
    (
      #"{"color":"color(srgb-linear 9e299 0 0)","space":"css"}"#,
      #"{"color":"color(srgb-linear -9e299 0 0)"}"#
    ),
  ])
  func theLargestNumbersMove(_ start: String, _ end: String) throws {
    let from = try resolved(
      #"{"kind":"animation","from":{"x":\#(start)},"to":{"x":\#(end)},"animation":"bouncy"}"#)
    let timeline = try from.compiled()
    for column in 0..<timeline.columnCount {
      for time in [0.1, 0.2, 0.3, 0.4, 0.5] {
        #expect(timeline.value(ofColumn: column, at: time).isFinite)
        #expect(timeline.velocity(ofColumn: column, at: time).isFinite)
      }
    }
  }

  /// Black is where the lightness of OKLab begins: it rises there with the cube root of the light.
  @Test func ofVelocitiesThatBlackCannotHave() throws {
    let black = ##"{"color":"#000","space":"oklab"}"##
    try check(
      Case(
        #"{"kind":"keyframes","initial":{"p":\#(black)},"velocity":{"p":{"red":1}}}"#,
        "/velocity/p number-range"))
    #expect(throws: Never.self) {
      try resolved(
        #"{"kind":"keyframes","initial":{"p":\#(black)},"velocity":{"p":{"opacity":-1}}}"#)
    }
  }

  @Test func ofTooManyTransformsWithoutCommonFunctions() throws {
    func document(_ count: Int, _ list: (Int) -> String) -> String {
      let moves = (1..<count).map { #"{"type":"move","to":{"transform":"\#(list($0))"}}"# }
      return tracked(#"{"transform":"\#(list(0))"}"#, moves.joined(separator: ","))
    }
    func mixed(_ index: Int) -> String {
      index % 2 == 0 ? "rotate(\(index)deg)" : "scale(\(index))"
    }
    let problem = try #require(try refusal(of: document(129, mixed)).problems.first)
    #expect(problem.pointer == "/initial/p" && problem.code == .tooMany)
    #expect(problem.excess == .init(limit: 128, actual: 129))
    #expect(throws: Never.self) { try resolved(document(128, mixed)) }
    #expect(throws: Never.self) { try resolved(document(500) { "rotate(\($0)deg)" }) }
    #expect(throws: Never.self) { try resolved(document(500) { mixed($0 % 64) }) }
  }
}
