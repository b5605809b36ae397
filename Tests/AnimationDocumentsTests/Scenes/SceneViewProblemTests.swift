import Testing

@testable import AnimationDocuments

/// The rules of views: what breaks them, at which place, with which code.
@Suite("Problems of views")
struct SceneViewProblemTests {
  typealias Case = ProblemTests.Case

  private func check(_ verb: String, of example: Case) throws {
    let event = #"{"at":0,"\#(verb)":\#(example.text)}"#
    try checkProblems(
      of: script(event, initial: SceneViewRoundTripTests.initial), example.problems,
      behind: "/events/0/" + verb)
  }

  @Test(arguments: [
    Case("1", " wrong-type"), Case("{}", " missing-member"),
    Case(#"{"vew":"d"}"#, "/vew unknown-member"),
    Case(
      #"{"view":1,"values":[],"container":2,"replaces":3}"#,
      "/view wrong-type", "/values wrong-type", "/container wrong-type", "/replaces wrong-type"),
    Case(#"{"view":2,"values":{"a":"?"}}"#, "/view wrong-type", "/values/a wrong-type"),
    Case(
      #"{"view":"d","values":{"a":1e999,"b":{"x":0}}}"#,
      "/values/a number-range", "/values/b missing-member"),
    Case(#"{"view":"d","values":{"a":1,"a":2}}"#, "/values/a duplicate-member"),
    Case(#"{"view":"d","values":{"p":{"x":1,"y":2},"p.x":2}}"#, "/values/p.x duplicate-member"),
    Case(#"{"view":"d","values":{"p.x":2}}"#, "/values/p.x unknown-property"),
    Case(#"{"view":"d","values":{"p":{"x":1,"y":2},"p.z":2}}"#, "/values/p.z unknown-property"),
    Case(
      #"{"view":"d","values":{"t":{"transform":"none"},"t.m11":2}}"#,
      "/values/t.m11 unknown-property"),
    Case(#"{"view":"offset","values":{"x":2}}"#, "/values/x duplicate-member"),
    Case(#"{"view":"d","container":{"width":1}}"#, "/container missing-member"),
    Case(
      #"{"view":"d","container":{"width":1,"height":"2","depth":3}}"#,
      "/container/height wrong-type", "/container/depth unknown-member"),
    Case(#"{"view":"d","at":{}}"#, "/at unknown-member"),
  ])
  func areFoundInInsertions(_ example: Case) throws { try check("insert", of: example) }

  /// Of the offset that a slide shows a component is declared; the opacity is one of a colour.
  @Test(arguments: [
    (#"{"v.offset.x":1}"#, "/v.offset.x"), (#"{"v":{"color":"red"},"w":1}"#, "/v"),
  ])
  func whatASceneShowsIsNotThereTwice(_ initial: String, _ place: String) throws {
    let slide = #"{"type":"combined","transitions":["opacity","slide"]}"#
    let insertion =
      #"{"view":"v","values":{},"transition":\#(slide),"container":{"width":9,"height":9}}"#
    let event = #"{"at":0,"insert":\#(insertion),"animation":"smooth"}"#
    try checkProblems(
      of: #"{"kind":"scene","initial":\#(initial),"events":[\#(event)]}"#,
      ["\(place) duplicate-member"], behind: "/initial")
  }

  @Test(arguments: [
    Case("{}", " missing-member"), Case(#"{"view":"card","values":{}}"#, "/values unknown-member"),
    Case(
      #"{"view":"card","transition":1,"container":[]}"#, "/transition wrong-type",
      "/container wrong-type"),
  ])
  func areFoundInRemovals(_ example: Case) throws { try check("remove", of: example) }

  @Test(arguments: [
    Case("1", " wrong-type"), Case("{}", " missing-member"),
    Case(#""slid""#, " unknown-name"), Case(#""move""#, " missing-member"),
    Case(#""asymmetric""#, " missing-member"),
    Case(#"{"type":"fade"}"#, "/type unknown-name"), Case(#"{"type":1}"#, "/type wrong-type"),
    Case(#"{"typ":"scale"}"#, "/typ unknown-member"),
    Case(#"{"edge":"top"}"#, " missing-member"),
    Case(#"{"type":"move"}"#, " missing-member"),
    Case(#"{"type":"move","edge":"left"}"#, "/edge unknown-name"),
    Case(#"{"type":"push","from":"top"}"#, " missing-member", "/from unknown-member"),
    Case(
      #"{"type":"scale","scale":"0","anchor":{"x":1}}"#, "/scale wrong-type",
      "/anchor missing-member"),
    Case(#"{"type":"scale","edge":"top"}"#, "/edge unknown-member"),
    Case(#"{"type":"offset","x":true,"y":"1"}"#, "/x wrong-type", "/y wrong-type"),
    Case(#"{"type":"blurReplace","config":"down"}"#, "/config unknown-name"),
    Case(#"{"type":"combined"}"#, " missing-member"),
    Case(#"{"type":"combined","transitions":"opacity"}"#, "/transitions wrong-type"),
    Case(
      #"{"type":"combined","transitions":["opacty",{"type":"move"}]}"#,
      "/transitions/0 unknown-name", "/transitions/1 missing-member"),
    Case(#"{"type":"asymmetric","insertion":2}"#, " missing-member", "/insertion wrong-type"),
    Case(#"{"type":"opacity","animation":"boncy"}"#, "/animation unknown-name"),
  ])
  func areFoundInTransitions(_ example: Case) throws {
    let event = #"{"at":0,"insert":{"view":"d","transition":\#(example.text)}}"#
    try checkProblems(of: script(event), example.problems, behind: "/events/0/insert/transition")
  }

  /// What moves by a container needs one, here or where the view came.
  @Test(arguments: [
    Case(#"{"at":0,"insert":{"view":"d","transition":"slide"}}"#, "/0/insert missing-member"),
    Case(
      #"{"at":0,"insert":{"view":"d","transition":{"type":"combined","transitions":["opacity",{"type":"move","edge":"top"}]}}}"#,
      "/0/insert missing-member"),
    Case(#"{"at":0,"remove":{"view":"card","transition":"slide"}}"#, "/0/remove missing-member"),
    Case(
      #"{"at":0,"insert":{"view":"d","transition":{"type":"asymmetric","insertion":"opacity","removal":"slide"}}},{"at":1,"remove":{"view":"d"}}"#,
      "/1/remove missing-member"),
    Case(
      #"{"at":0,"insert":{"view":"d","transition":{"type":"asymmetric","insertion":"opacity","removal":"slide"}}},{"at":1,"insert":{"view":"e","replaces":"d"}}"#,
      "/1/insert/replaces missing-member"),
  ])
  func containersAreMissed(_ example: Case) throws {
    try checkProblems(of: script(example.text), example.problems, behind: "/events")
  }

  @Test(arguments: [
    Case("{}", " missing-member", " missing-member"),
    Case(
      #"{"from":1,"to":null,"id":2,"namespace":3}"#, "/from wrong-type", "/to wrong-type",
      "/id wrong-type", "/namespace wrong-type"),
    Case(
      #"{"from":"front","to":"back","properties":"fram","source":"t","anchor":"center"}"#,
      "/properties unknown-name", "/source unknown-name", "/anchor wrong-type"),
    Case(#"{"frm":"front","to":"back"}"#, "/frm unknown-member"),
  ])
  func areFoundInMatches(_ example: Case) throws { try check("match", of: example) }

  @Test(arguments: [
    Case("{}", " missing-member", " missing-member"),
    Case(#"{"property":"x","to":1}"#, "/property type-mismatch"),
    Case(#"{"property":"offset.x","to":1}"#, "/property type-mismatch"),
    Case(#"{"property":"nope","to":1}"#, "/property unknown-property"),
    Case(#"{"property":1,"to":{"value":1}}"#, "/property wrong-type", "/to wrong-type"),
    Case(#"{"property":"label","to":{"discrete":1,"x":2}}"#, "/to/x unknown-member"),
    Case(#"{"property":"label","to":[1e999]}"#, "/to/0 number-range"),
    Case(#"{"property":"label","to":1,"transition":"opcity"}"#, "/transition unknown-name"),
    Case(#"{"property":"label","to":1,"transition":1}"#, "/transition wrong-type"),
    Case(#"{"property":"label","to":1,"transition":{}}"#, "/transition missing-member"),
    Case(
      #"{"property":"label","to":1,"transition":{"type":"opacity","countsDown":true}}"#,
      "/transition/countsDown unknown-member"),
    Case(
      #"{"property":"label","to":1,"transition":{"type":"numericText","countsDown":1}}"#,
      "/transition/countsDown wrong-type"),
  ])
  func areFoundInContents(_ example: Case) throws { try check("content", of: example) }

  @Test(arguments: [
    Case("[]", " wrong-type"), Case("{}", " missing-member", " missing-member"),
    Case(#"{"from":"front","to":"back","effect":"flipfromright"}"#, "/effect unknown-name"),
    Case(#"{"from":1,"to":"back","hide":1}"#, "/from wrong-type", "/hide wrong-type"),
  ])
  func areFoundInSwaps(_ example: Case) throws { try check("swap", of: example) }

  @Test(arguments: [
    Case("1", " wrong-type"), Case("{}", " missing-member"),
    Case(#"{"do":"pusch"}"#, "/do unknown-name"),
    Case(#"{"doo":"push"}"#, "/doo unknown-member"),
    Case(#"{"do":"push"}"#, " missing-member", " missing-member"),
    Case(
      #"{"do":"push","source":1,"destination":{"x":0,"y":0,"width":1}}"#,
      "/source wrong-type", "/destination missing-member"),
    Case(
      #"{"do":"push","source":{"x":0,"y":0,"width":1,"height":1},"destination":{"x":0,"y":0,"width":1,"height":1},"radius":[1,-1]}"#,
      "/radius/1 out-of-range"),
    Case(
      #"{"do":"push","source":{"x":0,"y":0,"width":1,"height":1},"destination":{"x":0,"y":0,"width":1,"height":1},"radius":1}"#,
      "/radius wrong-type"),
    Case(#"{"do":"drag"}"#, " missing-member"),
    Case(#"{"do":"drag","progress":"1"}"#, "/progress wrong-type"),
    Case(#"{"do":"drag","velocity":1}"#, " missing-member", "/velocity unknown-member"),
    Case(#"{"do":"release","velocity":"1"}"#, "/velocity wrong-type"),
    Case(#"{"do":"pop","view":1}"#, "/view wrong-type"),
  ])
  func areFoundInZooms(_ example: Case) throws { try check("zoom", of: example) }

  // MARK: Properties of views

  /// A view's properties are known from its insertion on, with the types that they have there.
  @Test(arguments: [
    Case(
      #"{"at":0,"set":{"d.opacity":1}},{"at":1,"insert":{"view":"d","values":{"opacity":1}}}"#,
      "/0/set/d.opacity unknown-property"),
    Case(
      #"{"at":0,"insert":{"view":"d","values":{"opacity":1}}},{"at":1,"remove":{"view":"d"}},{"at":2,"insert":{"view":"d","values":{"opacity":"1deg"}}}"#,
      "/2/insert/values/opacity type-mismatch"),
    Case(
      #"{"at":0,"insert":{"view":"d","values":{"opacity":1}}},{"at":1,"set":{"d.opacity":true}}"#,
      "/1/set/d.opacity type-mismatch"),
    Case(
      #"{"at":0,"insert":{"view":"d","values":{"a":"?"}}},{"at":1,"set":{"d.a":true,"d.b":1}}"#,
      "/0/insert/values/a wrong-type", "/1/set/d.b unknown-property"),
  ])
  func areKnownFromTheirInsertionOn(_ example: Case) throws {
    try checkProblems(of: script(example.text), example.problems, behind: "/events")
  }

  @Test func areComponentsThatAreDeclaredAlready() throws {
    try checkProblems(
      of: script(
        #"{"at":0,"remove":{"view":"d"}},{"at":1,"insert":{"view":"d","values":{"p":{"x":0,"y":0}}}}"#,
        initial: #"{"d.p.x":0,"d.o":1}"#),
      ["/events/1/insert/values/p duplicate-member"])
  }

  @Test func propertiesAreHeldToTheLimit() throws {
    let text = script(
      #"{"at":0,"insert":{"view":"d","values":{"a":1,"b":2}}}"#, initial: #"{"x":0}"#)
    // Three are declared, and the transition's opacity shows.
    #expect(throws: Never.self) { try document(text, within: Limits(maxTracks: 4)) }
    let refusal = try refusal(of: text, within: Limits(maxTracks: 2))
    #expect(refusal.problems.map(\.pointer) == ["/events/0/insert/values"])
    #expect(refusal.problems[0].code == .tooMany)
  }

  @Test func haveHints() throws {
    for (verb, hint) in [
      (#""swap":{"from":"front","to":"back","effect":"flipfromright"}"#, "flipFromRight"),
      (#""insert":{"view":"d","transition":"opactiy"}"#, "opacity"),
      (#""insert":{"view":"d","transition":"push"}"#, #"{"type":"push",…}"#),
      (#""insert":{"view":"card","values":{"opacity.x":1}}"#, "opacity"),
      (#""zoom":{"do":"relase"}"#, "release"),
      (#""content":{"property":"lable","to":1}"#, "label"),
    ] as [(String, String?)] {
      let refusal = try refusal(
        of: script(#"{"at":0,\#(verb)}"#, initial: SceneViewRoundTripTests.initial))
      #expect(refusal.problems[0].hint == hint, "\(verb)")
    }
  }

  /// All problems of all events come at once.
  @Test func comeAllAtOnce() throws {
    try checkProblems(
      of: script(
        #"""
        {"at":0,"insert":{"view":"d","transition":"slid"}},{"at":0,"layer":{"remove":1}},\#
        {"at":0,"content":{"property":"x","to":1}},{"at":0,"zoom":{"do":"drag"}},\#
        {"at":0,"layout":{"set":{"nope":1},"flush":"never"}},{"at":0,"match":{"from":"a"}}
        """#),
      [
        "/events/0/insert/transition unknown-name", "/events/1/layer/remove wrong-type",
        "/events/2/content/property type-mismatch", "/events/3/zoom missing-member",
        "/events/4/layout/set/nope unknown-property", "/events/4/layout/flush unknown-name",
        "/events/5/match missing-member",
      ])
  }
}
