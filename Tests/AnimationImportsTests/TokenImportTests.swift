import AnimationDocuments
import AnimationImports
import Testing

@Suite("Imports of design tokens")
struct TokenImportTests {
  @Test(arguments: [
    #"{"$type":"duration","$value":{"value":200,"unit":"ms"}}"#,
    #"{"$type":"duration","$value":{"value":0.2,"unit":"s"}}"#,
    #"{"value":200,"unit":"ms"}"#,
    #"{"fast":{"$type":"duration","$value":{"value":200,"unit":"ms"}}}"#,
  ])
  func aLoneDurationIsALine(_ text: String) throws {
    #expect(
      try imported(text).text
        == #"{"kind":"animation","from":{"value":0},"to":{"value":1},"animation":{"type":"linear","duration":0.2}}"#
    )
  }

  @Test(arguments: [
    #"{"$type":"cubicBezier","$value":[0.42,0,1,1]}"#, "[0.42,0,1,1]",
    #"{"motion":{"$type":"cubicBezier","in":{"$value":[0.42,0,1,1]}}}"#,
  ])
  func aLoneCurveTakesASecond(_ text: String) throws {
    let eased = try imported(text)
    // CSS's ease-in at its half.
    #expect(abs(try eased.value("value", at: 0.5) - 0.315357) < 1e-5)
    #expect(eased.ignored.map(\.message) == ["A curve has no duration: it is taken as 1 s."])
  }

  @Test func aTransitionHasADurationADelayAndACurve() throws {
    let moved = try imported(
      """
      {"fade":{"$type":"transition","$value":{"duration":{"value":2,"unit":"s"},
       "delay":{"value":500,"unit":"ms"},"timingFunction":[0,0,1,1]}}}
      """)
    #expect(try moved.value("value", at: 0.5) == 0)
    #expect(try moved.value("value", at: 1.5) == 0.5)
    #expect(try moved.value("value", at: 2.5) == 1)
    #expect(moved.ignored.isEmpty)
  }

  @Test func aliasesLeadToOtherTokens() throws {
    let text = """
      {"base":{"short":{"$type":"duration","$value":{"value":1,"unit":"s"}},
               "even":{"$type":"cubicBezier","$value":[0,0,1,1]},
               "brief":{"$value":"{base.short}"}},
       "motion":{"$type":"transition",
        "in":{"$value":{"duration":"{base.brief}","delay":{"value":0,"unit":"ms"},"timingFunction":"{base.even}"}},
        "out":{"$value":{"duration":{"$ref":"#/base/short/$value"},"delay":{"value":0,"unit":"ms"},"timingFunction":"{base.even}"}},
        "same":{"$value":"{motion.in}"}}}
      """
    let moved = try imported(text)
    #expect(moved.text.contains(#""name":"motion""#))
    for property in ["in", "out", "same"] {
      #expect(try moved.value(property, at: 0.25) == 0.25)
    }
    #expect(moved.ignored.isEmpty)
  }

  @Test func eachDurationAndCurveMovesWhereThereIsNoTransition() throws {
    let text = """
      {"motion":{"duration":{"$type":"duration","fast":{"$value":{"value":100,"unit":"ms"}},
       "slow":{"$value":{"value":1,"unit":"s"}}},"ease":{"$type":"cubicBezier","$value":[0,0,1,1]}}}
      """
    let moved = try imported(text)
    #expect(try moved.value("duration-fast", at: 0.05) == 0.5)
    #expect(try moved.value("duration-slow", at: 0.5) == 0.5)
    #expect(try moved.value("ease", at: 0.5) == 0.5)
  }

  @Test(arguments: [
    #""$type":"cubicBezier","$value":[0.3,1.5,0.7,1],"$extensions":{"org.example.spring":{"mass":1,"stiffness":100,"damping":10}}"#,
    #""$type":"cubicBezier","$value":[0.3,1.5,0.7,1],"$extensions":{"org.example":{"spring":{"stiffness":100,"damping":10}}}"#,
    #""$type":"spring","$value":{"stiffness":100,"damping":10}"#,
  ])
  func aSpringTravelsAsAnExtension(_ token: String) throws {
    let spring = try imported(#"{"bounce":{\#(token)}}"#)
    #expect(spring.text.contains(#"{"type":"spring","mass":1,"stiffness":100,"damping":10}"#))
    // 1 - e^(-5t) (cos wt + 5/w sin wt) with w² = 75, at 0.3 s.
    #expect(abs(try spring.value("value", at: 0.3) - 1.124355) < 1e-4)
  }

  @Test func whatNoTransitionUsesIsListedBesideItToo() throws {
    let part = #""$type":"duration","$value":{"value":1,"unit":"s"}"#
    let transition = """
      "enter":{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},
       "delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}}
      """
    let listed = try imported(#"{"slow":{\#(part)},\#(transition)}"#).ignored.map(\.place)
    #expect(listed == [.pointer("/slow")])
    #expect(try imported(#"{"duration":{\#(part)},\#(transition)}"#).ignored.isEmpty)
  }

  @Test func aSpringBesideATransitionMovesByItself() throws {
    let moved = try imported(
      """
      {"soft":{"$type":"cubicBezier","$value":[0,0,1,1],
        "$extensions":{"org.example.spring":{"stiffness":100,"damping":10}}},
       "enter":{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},
        "delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}}}
      """)
    #expect(try moved.properties == ["soft", "enter"])
  }

  @Test func tokensThatDoNotMoveAreToldByTheirTypes() throws {
    let text = """
      {"color":{"$type":"color","a":{"$value":"#fff"},"b":{"$value":"#000"}},
       "gap":{"$type":"dimension","$value":{"value":4,"unit":"px"}},
       "fast":{"$type":"duration","$value":{"value":100,"unit":"ms"}}}
      """
    #expect(
      try imported(text).ignored.map(\.message) == [
        "2 tokens of the type \"color\" do not move.",
        "A token of the type \"dimension\" does not move.",
      ])
  }

  @Test(arguments: [
    (#"{"a":{"$type":"duration","$value":"200px"}}"#, "/a/$value"),
    (#"{"a":{"$type":"duration","$value":"-200ms"}}"#, "/a/$value"),
    (#"{"a":{"$type":"cubicBezier","$value":"soft"}}"#, "/a/$value"),
    (#"{"a":{"$type":"duration","$value":200}}"#, "/a/$value"),
    (#"{"a":{"$type":"duration","$value":{"value":200,"unit":"px"}}}"#, "/a/$value/unit"),
    (#"{"a":{"$type":"duration","$value":{"value":-1,"unit":"s"}}}"#, "/a/$value/value"),
    (#"{"a":{"$type":"duration","$value":{"value":"1","unit":"s"}}}"#, "/a/$value/value"),
    (#"{"a":{"$type":"cubicBezier","$value":[1.1,0,0,1]}}"#, "/a/$value/0"),
    (#"{"a":{"$type":"cubicBezier","$value":[1,0,0]}}"#, "/a/$value"),
    (#"{"a":{"$type":"duration","$value":"{b}"}}"#, "/a/$value"),
    (#"{"a":{"$type":"duration","$value":"{b}"},"b":{"$value":"{a}","$type":"x"}}"#, "/a/$value"),
    (#"{"a":{"$type":"transition","$value":{}}}"#, "/a/$value"),
    (#"{"a":{"$type":"spring","$value":{"stiffness":1}}}"#, "/a/$value"),
    (#"{"a":{"$type":"spring","$value":{"stiffness":-1,"damping":1}}}"#, "/a/$value"),
  ])
  func whatIsWrongHasAPointer(text: String, pointer: String) {
    #expect(problems(text, as: "dtcg").map(\.pointer) == [pointer])
  }

  @Test func aNumberWithoutAUnitIsMended() {
    let problem = problems(#"{"a":{"$type":"duration","$value":120}}"#).first
    #expect(problem?.hint == #"{"value":120,"unit":"ms"}"#)
  }

  @Test(arguments: ["500ms", "0.5s", " .5S "])
  func theTextsOfOlderDraftsAreReadAndListed(duration: String) throws {
    let moved = try imported(
      """
      {"a":{"$type":"transition","$value":
        {"duration":"\(duration)","delay":"1s","timingFunction":"steps(2)"}}}
      """)
    #expect(try moved.value("value", at: 1.3) == 0.5)
    #expect(try moved.value("value", at: 1.5) == 1)
    let pointers = moved.ignored.map { note in
      if case .pointer(let pointer) = note.place { pointer } else { "" }
    }
    let parts = ["duration", "delay", "timingFunction"]
    #expect(Set(pointers) == Set(parts.map { "/a/$value/\($0)" }), "\(moved.ignored)")
  }

  @Test func manyAliasesAreRefused() {
    let chain = (0..<50).map { #""t\#($0)":{"$value":"{t\#($0 + 1)}"}"# }.joined(separator: ",")
    let text = #"{"$type":"duration",\#(chain)}"#
    #expect(problems(text, as: "dtcg").first?.code == .tooMany)
  }

  /// Looking through 10,000 extensions for each of 5000 tokens took 6 s.
  @Test(.timeLimit(.minutes(5))) func theExtensionsOfATokenCostForEachThatRefersToIt() {
    let value =
      "{\"duration\":{\"value\":1,\"unit\":\"s\"},\"delay\":{\"value\":0,\"unit\":\"s\"},"
      + "\"timingFunction\":[0,0,1,1]}"
    let extensions = (0..<10_000).map { "\"e\($0)\":{}" }.joined(separator: ",")
    let base =
      "\"b\":{\"$type\":\"transition\",\"$value\":\(value),\"$extensions\":{\(extensions)}}"
    let others = (0..<5000).map { "\"t\($0)\":{\"$value\":\"{b}\"}" }.joined(separator: ",")
    #expect(problems("{\(base),\(others)}", as: "dtcg").map(\.code) == [.tooMuchWork])
  }
}
