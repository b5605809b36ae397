import Testing

@testable import AnimationDocuments

/// Every rule of scenes: what breaks it, at which place, with which code.
@Suite("Problems of scenes")
struct SceneProblemTests {
  typealias Case = ProblemTests.Case

  private func check(_ text: String, _ problems: [String]) throws {
    #expect(try checkProblems(of: text, problems).code == .invalidDocument)
  }

  // MARK: The document

  @Test(arguments: [
    Case(#"{"kind":"scene"}"#, " missing-member", " missing-member"),
    Case(
      #"{"kind":"scene","inital":{},"evnets":[]}"#, "/inital unknown-member",
      "/evnets unknown-member"),
    Case(#"{"kind":"scene","initial":{}}"#, " missing-member"),
    Case(#"{"kind":"scene","events":[]}"#, " missing-member"),
    Case(
      #"{"kind":"scene","initial":[],"events":{}}"#, "/initial wrong-type", "/events wrong-type"),
    Case(
      #"{"kind":"scene","initial":{},"events":[],"tracks":[],"animation":"linear"}"#,
      "/tracks unknown-member", "/animation unknown-member"),
    Case(
      #"{"kind":"scene","initial":{"x":"?"},"events":[{"at":0,"set":{"x":1}}]}"#,
      "/initial/x wrong-type"),
    Case(#"{"kind":"scene","initial":{},"events":[],"timing":1}"#, "/timing wrong-type"),
    Case(script("", and: #""animations":{},"#), "/animations wrong-type"),
  ])
  func areFoundInDocuments(_ example: Case) throws { try check(example.text, example.problems) }

  // MARK: Events

  /// Problems of one event; their pointers begin inside it.
  @Test(arguments: [
    Case("1", " wrong-type"), Case("[]", " wrong-type"),
    Case("{}", " missing-member", " missing-member"),
    Case(#"{"at":0}"#, " missing-member"),
    Case(#"{"set":{}}"#, " missing-member"),
    Case(#"{"at":0,"sett":{}}"#, "/sett unknown-member"),
    Case(#"{"at":0,"tween":{}}"#, " missing-member", "/tween unknown-member"),
    Case(#"{"at":0,"set":{},"insert":{}}"#, " conflicting-members"),
    Case(
      #"{"at":"0","set":{},"gesture":{},"animation":"nope"}"#, " conflicting-members",
      "/at wrong-type", "/animation unknown-name"),
    Case(#"{"at":"0","set":{}}"#, "/at wrong-type"),
    Case(#"{"at":-0.1,"set":{}}"#, "/at out-of-range"),
    Case(#"{"at":1e999,"set":{}}"#, "/at number-range"),
    Case(#"{"at":0,"at":1,"set":{}}"#, "/at duplicate-member"),
    Case(#"{"at":0,"set":{},"set":{}}"#, "/set duplicate-member"),
    Case(#"{"at":0,"set":{},"when":{}}"#, "/when unknown-member"),
    Case(#"{"at":0,"set":{},"animatoin":"linear"}"#, "/animatoin unknown-member"),
    Case(#"{"at":0,"set":[]}"#, "/set wrong-type"),
    Case(#"{"at":0,"set":{"y":1}}"#, "/set/y unknown-property"),
    Case(#"{"at":0,"set":{"offset.z":1}}"#, "/set/offset.z unknown-property"),
    Case(#"{"at":0,"set":{"x":1,"x":2}}"#, "/set/x duplicate-member"),
    Case(
      #"{"at":0,"set":{"offset":{"x":0,"y":0},"offset.x":2}}"#, "/set/offset.x duplicate-member"),
    Case(
      ##"{"at":0,"set":{"x":{"x":0,"y":0},"offset.x":"?","state":5,"tint":"#12"}}"##,
      "/set/x type-mismatch", "/set/offset.x wrong-type", "/set/state type-mismatch",
      "/set/tint invalid-color"),
    Case(#"{"at":0,"recommit":{"y":1}}"#, "/recommit/y unknown-property"),
    Case(#"{"at":0,"recommit":{"x":1},"animation":"linear"}"#, "/animation unknown-member"),
    Case(
      #"{"at":0,"gesture":{"property":"x","samples":[[0,1]]},"animation":"linear","keys":{}}"#,
      "/animation unknown-member", "/keys unknown-member"),
    Case(
      #"{"at":0,"removeAnimations":{},"completion":"done"}"#, "/completion unknown-member"),
    Case(
      #"{"at":0,"hitTest":{"point":{"x":0,"y":0}},"disablesAnimations":true}"#,
      "/disablesAnimations unknown-member"),
    Case(
      #"{"at":0,"keyframes":{"duration":1,"keyframes":[]},"uikit":{"duration":1}}"#,
      "/uikit unknown-member"),
  ])
  func areFoundInEvents(_ example: Case) throws {
    try check(script(example.text), example.problems.map { "/events/0" + $0 })
  }

  @Test func ofTimesThatFall() throws {
    let events = #"{"at":1,"set":{}},{"at":0.5,"set":{}},{"at":-1,"set":{}},{"at":1,"set":{}}"#
    try check(script(events), ["/events/1/at not-rising", "/events/2/at out-of-range"])
  }

  @Test func comeAllAtOnce() throws {
    let events = #"""
      {"at":0,"set":{"y":1},"animation":"sprung"},7,{"at":-1,"gestur":{}},
      {"at":0,"animator":{"name":"a","do":"scrub"},"keys":{}},
      {"at":0,"removeAnimations":{"property":"y"}},
      {"at":0,"set":{"x":1},"animations":[{"property":"y","animation":"linear"}]}
      """#
    try check(
      script(events, and: #""animations":[{"property":"y","animation":7}],"#),
      [
        "/animations/0/property unknown-property", "/animations/0/animation wrong-type",
        "/events/0/set/y unknown-property", "/events/0/animation unknown-name",
        "/events/1 wrong-type", "/events/2/at out-of-range", "/events/2/gestur unknown-member",
        "/events/3/animator missing-member", "/events/3/keys unknown-member",
        "/events/4/removeAnimations/property unknown-property",
        "/events/5/animations/0/property unknown-property",
      ])
  }

  // MARK: Transactions

  @Test(arguments: [
    Case(#""animation":7"#, "/animation wrong-type"),
    Case(#""animation":"linear","uikit":{"duration":1}"#, "/uikit conflicting-members"),
    Case(
      #""uikit":{"duration":-1},"animation":null"#, "/uikit/duration negative-duration",
      "/animation conflicting-members"),
    Case(#""keys":[]"#, "/keys wrong-type"),
    Case(#""keys":{"a":1,"a":2}"#, "/keys/a duplicate-member"),
    Case(#""keys":{"a":1e999}"#, "/keys/a number-range"),
    Case(#""keys":{"a":{"b":1,"b":1}}"#, "/keys/a/b duplicate-member"),
    Case(#""disablesAnimations":1"#, "/disablesAnimations wrong-type"),
    Case(#""completion":1"#, "/completion wrong-type"),
    Case(#""completion":{}"#, "/completion missing-member"),
    Case(
      #""completion":{"name":1,"criteria":"done","x":1}"#, "/completion/name wrong-type",
      "/completion/criteria unknown-name", "/completion/x unknown-member"),
    Case(#""completion":{"name":"a","criteria":1}"#, "/completion/criteria wrong-type"),
    Case(#""animations":1"#, "/animations wrong-type"),
    Case(#""animations":[1]"#, "/animations/0 wrong-type"),
    Case(#""animations":[{}]"#, "/animations/0 missing-member", "/animations/0 missing-member"),
    Case(#""animations":[{"property":"x"}]"#, "/animations/0 missing-member"),
    Case(
      #""animations":[{"proprety":"x","animation":null}]"#, "/animations/0/proprety unknown-member"),
    Case(
      #""animations":[{"property":"x","properties":["x"],"animation":null}]"#,
      "/animations/0/properties conflicting-members"),
    Case(#""animations":[{"properties":[],"animation":null}]"#, "/animations/0/properties empty"),
    Case(
      #""animations":[{"properties":"x","animation":null}]"#, "/animations/0/properties wrong-type"),
    Case(
      #""animations":[{"properties":["x","y",1,"x"],"animation":null}]"#,
      "/animations/0/properties/1 unknown-property", "/animations/0/properties/2 wrong-type",
      "/animations/0/properties/3 duplicate-member"),
    Case(
      #""animations":[{"property":"offset.x","animation":null}]"#,
      "/animations/0/property unknown-property"),
    Case(
      #""animations":[{"property":"tint.red","animation":null}]"#,
      "/animations/0/property unknown-property"),
    Case(
      #""animations":[{"property":"card.opactiy","animation":null}]"#,
      "/animations/0/property unknown-property"),
    Case(
      #""animations":[{"property":"x","animation":"nope","value":"y","when":1}]"#,
      "/animations/0/animation unknown-name", "/animations/0/value unknown-property",
      "/animations/0/when wrong-type"),
  ])
  func areFoundInTransactions(_ example: Case) throws {
    try check(
      script(#"{"at":0,"set":{"x":1},\#(example.text)}"#),
      example.problems.map { "/events/0" + $0 })
  }

  // MARK: Block animations

  @Test(arguments: [
    Case("1", " wrong-type"), Case("{}", " missing-member"),
    Case(#"{"delay":1}"#, " missing-member"),
    Case(#"{"durations":1}"#, "/durations unknown-member"),
    Case(#"{"duration":-1,"delay":-1}"#, "/duration negative-duration", "/delay out-of-range"),
    Case(#"{"curve":"ease"}"#, " missing-member"),
    Case(#"{"duration":1,"curve":"eez"}"#, "/curve unknown-name"),
    Case(#"{"duration":1,"initialVelocity":1}"#, " missing-member"),
    Case(#"{"duration":1,"damping":0}"#, "/damping out-of-range"),
    Case(#"{"duration":1,"damping":1.5}"#, "/damping out-of-range"),
    Case(#"{"duration":0,"damping":1}"#, "/duration out-of-range"),
    Case(
      #"{"duration":"1","damping":"1","initialVelocity":"0"}"#, "/duration wrong-type",
      "/damping wrong-type", "/initialVelocity wrong-type"),
    Case(#"{"springDuration":0}"#, "/springDuration out-of-range"),
    Case(#"{"bounce":2}"#, "/bounce out-of-range"),
    Case(#"{"duration":1,"curve":"linear","damping":1}"#, " conflicting-members"),
    Case(#"{"springDuration":1,"duration":1}"#, " conflicting-members"),
    Case(#"{"animation":"linear","duration":1}"#, " conflicting-members"),
    Case(#"{"animation":"nope"}"#, "/animation unknown-name"),
    Case(#"{"duration":1,"options":"repeat"}"#, "/options wrong-type"),
    Case(
      #"{"duration":1,"options":["repeet",1]}"#, "/options/0 unknown-name", "/options/1 wrong-type"),
    Case(
      #"{"duration":1,"curve":"linear","options":["curveLinear"]}"#, "/curve conflicting-members"),
    Case(
      #"{"duration":1,"options":["curveLinear","curveEaseIn"]}"#, "/options/1 conflicting-members"),
    Case(#"{"springDuration":1,"options":["curveLinear"]}"#, "/options/0 conflicting-members"),
  ])
  func areFoundInBlocks(_ example: Case) throws {
    try check(
      script(#"{"at":0,"set":{"x":1},"uikit":\#(example.text)}"#),
      example.problems.map { "/events/0/uikit" + $0 })
  }

  // MARK: Verbs

  @Test(arguments: [
    Case(#""gesture":1"#, "/gesture wrong-type"),
    Case(#""gesture":{}"#, "/gesture missing-member", "/gesture missing-member"),
    Case(
      #""gesture":{"property":1,"samples":[]}"#, "/gesture/property wrong-type",
      "/gesture/samples empty"),
    Case(#""gesture":{"property":"state","samples":[[0,true]]}"#, "/gesture/property wrong-type"),
    Case(
      #""gesture":{"property":"y","samples":{},"animation":1}"#,
      "/gesture/property unknown-property", "/gesture/samples wrong-type",
      "/gesture/animation wrong-type"),
    Case(
      #""gesture":{"property":"x","samples":[1,[0],[0,"?"],[-1,0],[1,2],[0.5,3],["0",{}]]}"#,
      "/gesture/samples/0 wrong-type", "/gesture/samples/1 wrong-type",
      "/gesture/samples/2/1 wrong-type", "/gesture/samples/3/0 out-of-range",
      "/gesture/samples/5/0 not-rising", "/gesture/samples/6/0 wrong-type",
      "/gesture/samples/6/1 wrong-type"),
    Case(#""hitTest":{}"#, "/hitTest missing-member"),
    Case(#""hitTest":{"point":[1,2]}"#, "/hitTest/point wrong-type"),
    Case(
      #""hitTest":{"point":{"x":"1","z":2},"view":"card"}"#, "/hitTest/point missing-member",
      "/hitTest/point/x wrong-type", "/hitTest/point/z unknown-member",
      "/hitTest/view unknown-member"),
    Case(#""removeAnimations":1"#, "/removeAnimations wrong-type"),
    Case(#""removeAnimations":{"view":1}"#, "/removeAnimations/view wrong-type"),
    Case(#""removeAnimations":{"view":"crad"}"#, "/removeAnimations/view unknown-name"),
    Case(
      #""removeAnimations":{"view":"card","property":"x"}"#,
      "/removeAnimations/property conflicting-members"),
    Case(
      #""removeAnimations":{"property":"x","properties":["x"]}"#,
      "/removeAnimations/properties conflicting-members"),
    Case(#""removeAnimations":{"properties":[]}"#, "/removeAnimations/properties empty"),
    Case(#""keyframes":[]"#, "/keyframes wrong-type"),
    Case(#""keyframes":{}"#, "/keyframes missing-member", "/keyframes missing-member"),
    Case(
      #"""
      "keyframes":{"duration":-1,"delay":-1,"calculationMode":"cubik",\#
      "options":["curveLinear"],"keyframes":{}}
      """#,
      "/keyframes/duration negative-duration", "/keyframes/delay out-of-range",
      "/keyframes/calculationMode unknown-name", "/keyframes/options/0 conflicting-members",
      "/keyframes/keyframes wrong-type"),
    Case(
      #""keyframes":{"duration":1,"keyframes":[1,{}]}"#, "/keyframes/keyframes/0 wrong-type",
      "/keyframes/keyframes/1 missing-member", "/keyframes/keyframes/1 missing-member",
      "/keyframes/keyframes/1 missing-member"),
    Case(
      #"""
      "keyframes":{"duration":1,"keyframes":[{"relativeStartTime":0.5,"relativeDuration":0.6,\#
      "set":{"y":1}},{"relativeStartTime":0.4,"relativeDuration":2,"set":{}},\#
      {"relativeStartTime":-1,"relativeDuration":0,"set":1}]}
      """#,
      "/keyframes/keyframes/0/relativeDuration out-of-range",
      "/keyframes/keyframes/0/set/y unknown-property",
      "/keyframes/keyframes/1/relativeStartTime not-rising",
      "/keyframes/keyframes/1/relativeDuration out-of-range",
      "/keyframes/keyframes/2/relativeStartTime out-of-range",
      "/keyframes/keyframes/2/set wrong-type"),
  ])
  func areFoundInVerbs(_ example: Case) throws {
    try check(
      script(#"{"at":0,\#(example.text)}"#), example.problems.map { "/events/0" + $0 })
  }

  @Test func ofSamplesThatAreTooLate() throws {
    try check(
      script(
        #"{"at":1.7e308,"gesture":{"property":"x","samples":[[0,0],[1e308,1]]}}"#),
      ["/events/0/gesture/samples/1/0 number-range"])
  }

  // MARK: Animators

  @Test(arguments: [
    Case("1", " wrong-type"), Case("{}", " missing-member"),
    Case(
      #"{"name":1,"set":{"y":1},"fracton":1}"#, " missing-member", "/name wrong-type",
      "/set/y unknown-property", "/fracton unknown-member"),
    Case(#"{"name":"a","do":"creat"}"#, "/do unknown-name"),
    Case(#"{"name":"a","do":1}"#, "/do wrong-type"),
    Case(#"{"do":"create"}"#, " missing-member", " missing-member", " missing-member"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"spring":{"dampingRatio":1}}"#, " missing-member"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"spring":{"dampingRatio":2},"duration":1}"#,
      "/spring/dampingRatio out-of-range"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"spring":{"dampingRatio":1},"duration":0}"#,
      "/duration out-of-range"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"spring":{"bounce":2}}"#,
      "/spring/bounce out-of-range"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"spring":{"bounce":0,"mass":1}}"#,
      "/spring mixed-spring"),
    Case(#"{"name":"b","do":"create","set":{"x":1},"spring":1}"#, "/spring wrong-type"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"duration":-1,"curve":"eez"}"#,
      "/duration negative-duration", "/curve unknown-name"),
    Case(
      #"{"name":"b","do":"create","set":{"x":1},"duration":1,"curve":"linear","spring":"bouncy"}"#,
      "/spring conflicting-members"),
    Case(#"{"name":"b","do":"create","set":{"x":1},"duration":1,"velocity":1}"#, " missing-member"),
    Case(
      #"""
      {"name":"b","do":"create","set":{"x":1},"duration":1,"scrubsLinearly":1,\#
      "pausesOnCompletion":0,"fraction":1}
      """#,
      "/scrubsLinearly wrong-type", "/pausesOnCompletion wrong-type", "/fraction unknown-member"),
    Case(#"{"name":"a","do":"animate"}"#, " missing-member"),
    Case(#"{"name":"a","do":"start","afterDelay":-1}"#, "/afterDelay out-of-range"),
    Case(#"{"name":"a","do":"pause","set":{}}"#, "/set unknown-member"),
    Case(#"{"name":"a","do":"scrub"}"#, " missing-member"),
    Case(#"{"name":"a","do":"scrub","fraction":1.5}"#, "/fraction out-of-range"),
    Case(#"{"name":"a","do":"reverse","isReversed":"yes"}"#, "/isReversed wrong-type"),
    Case(
      #"{"name":"a","do":"continue","durationFactor":-1,"velocity":1}"#, " missing-member",
      "/durationFactor out-of-range"),
    Case(#"{"name":"a","do":"stop","withoutFinishing":1}"#, "/withoutFinishing wrong-type"),
    Case(#"{"name":"a","do":"finish","at":"begin"}"#, "/at unknown-name"),
    Case(#"{"name":"a","do":"finish","at":0}"#, "/at wrong-type"),
  ])
  func areFoundInAnimators(_ example: Case) throws {
    let create = #"{"at":0,"animator":{"name":"a","do":"create","set":{"x":1},"duration":1}}"#
    try check(
      script(create + #",{"at":0,"animator":\#(example.text)}"#),
      example.problems.map { "/events/1/animator" + $0 })
  }
}
