import Testing

@testable import AnimationDocuments

/// The rules of layers: what breaks them, at which place, with which code.
@Suite("Problems of layers")
struct SceneLayerProblemTests {
  typealias Case = ProblemTests.Case

  /// Checks the problems of a command; their pointers begin with `place` inside it.
  private func check(_ command: String, _ problems: [String], at place: String = "") throws {
    let text = script(
      #"{"at":0,"layer":\#(command)}"#, initial: SceneViewRoundTripTests.initial)
    try checkProblems(of: text, problems, behind: "/events/0/layer" + place)
  }

  /// The same of the animation `kind` of the property `x`.
  private func check(_ kind: String, of example: Case) throws {
    try check(
      #"{"add":{"key":"k","property":"x","\#(kind)":{\#(example.text)}}}"#, example.problems,
      at: "/add/\(kind)")
  }

  @Test(arguments: [
    Case("1", " wrong-type"), Case("{}", " missing-member"),
    Case(#"{"ad":{}}"#, "/ad unknown-member"),
    Case(#"{"remove":"a","removeAll":true}"#, " conflicting-members"),
    Case(#"{"remove":1}"#, "/remove wrong-type"),
    Case(#"{"removeAll":false}"#, "/removeAll wrong-type"),
    Case(#"{"removeAll":{}}"#, "/removeAll wrong-type"),
    Case(#"{"add":[]}"#, "/add empty"),
    Case(#"{"remove":"a","key":"b"}"#, "/key unknown-member"),
  ])
  func areFoundInCommands(_ example: Case) throws { try check(example.text, example.problems) }

  @Test(arguments: [
    Case("{}", " missing-member", " missing-member"),
    Case(#"{"key":"k","property":"x"}"#, " missing-member"),
    Case(#"{"key":"k","basic":{}}"#, " missing-member"),
    Case(#"{"property":"x","basic":{}}"#, " missing-member"),
    Case(
      #"{"key":1,"property":2,"basic":3}"#, "/key wrong-type", "/property wrong-type",
      "/basic wrong-type"),
    Case(
      #"{"key":"k","property":"y","basic":{"to":"?","speed":"?"}}"#, "/property unknown-property",
      "/basic/speed wrong-type"),
    Case(#"{"key":"k","property":"x","basic":{},"spring":{}}"#, " conflicting-members"),
    Case(#"{"key":"k","property":"x","basc":{}}"#, "/basc unknown-member"),
    Case(#"{"key":"k","property":"x","basic":{},"duration":1}"#, "/duration unknown-member"),
    Case(
      #"{"key":"k","property":"x","group":{"animations":[{"property":"x","basic":{}}]}}"#,
      "/property unknown-member"),
    Case(#"{"key":"k","group":{}}"#, "/group missing-member"),
    Case(#"{"key":"k","group":{"animations":[]}}"#, "/group/animations empty"),
    Case(#"{"key":"k","group":{"animations":{}}}"#, "/group/animations wrong-type"),
    Case(
      #"{"key":"k","group":{"animations":[1,{"basic":{}},{"key":"a","property":"x","basic":{"to":true}}]}}"#,
      "/group/animations/0 wrong-type", "/group/animations/1 missing-member",
      "/group/animations/2/key unknown-member", "/group/animations/2/basic/to type-mismatch"),
    Case(
      #"{"key":"k","group":{"animations":[{"property":"x","basic":{}}],"additive":true}}"#,
      "/group/additive unknown-member"),
  ])
  func areFoundInAdditions(_ example: Case) throws {
    try check(#"{"add":\#(example.text)}"#, example.problems, at: "/add")
  }

  /// Problems inside the animation `basic` of the property `x`.
  @Test(arguments: [
    Case(#""from":"0deg""#, "/from type-mismatch"),
    Case(#""from":{},"to":1e999"#, "/from wrong-type", "/to number-range"),
    Case(#""from":0,"to":1,"by":1"#, " conflicting-members"),
    Case(#""duration":-1"#, "/duration negative-duration"),
    Case(
      #""beginTime":"1","timeOffset":null,"speed":[]"#, "/beginTime wrong-type",
      "/timeOffset wrong-type", "/speed wrong-type"),
    Case(
      #""repeatCount":-1,"repeatDuration":-0.5"#, "/repeatCount out-of-range",
      "/repeatDuration out-of-range"),
    Case(#""repeatCount":"infinit""#, "/repeatCount unknown-name"),
    Case(#""repeatCount":true"#, "/repeatCount wrong-type"),
    Case(
      #""autoreverses":1,"removedOnCompletion":"no""#, "/autoreverses wrong-type",
      "/removedOnCompletion wrong-type"),
    Case(#""fillMode":"fowards""#, "/fillMode unknown-name"),
    Case(#""fillMode":1"#, "/fillMode wrong-type"),
    Case(#""timingFunction":"easeInEaseOot""#, "/timingFunction unknown-name"),
    Case(#""timingFunction":1"#, "/timingFunction wrong-type"),
    Case(#""additive":"yes","cumulative":0"#, "/additive wrong-type", "/cumulative wrong-type"),
    Case(#""mass":1"#, "/mass unknown-member"),
    Case(#""to":1,"to":2"#, "/to duplicate-member"),
  ])
  func areFoundInBasicAnimations(_ example: Case) throws {
    try check("basic", of: example)
  }

  @Test(arguments: ["spin", "line", "mix", "css"])
  func waysOfWhatCannotBeAddedUp(_ property: String) throws {
    try check(
      #"{"add":{"key":"k","property":"\#(property)","basic":{"by":1}}}"#,
      ["/add/basic/by type-mismatch"])
  }

  @Test(arguments: [
    Case(#""property":"flag","basic":{"to":false}"#, "/property type-mismatch"),
    Case(#""property":"flag","spring":{}"#, "/property type-mismatch"),
    Case(#""property":"flag","keyframe":{"values":[false]}"#, "/property type-mismatch"),
    Case(
      #""property":"flag","keyframe":{"values":[false],"calculationMode":"discrete","additive":true,"cumulative":true}"#,
      "/keyframe/additive type-mismatch", "/keyframe/cumulative type-mismatch"),
    Case(#""property":"spin.m11","basic":{"to":1}"#, "/property unknown-property"),
    Case(#""property":"ofset.y","basic":{"to":1}"#, "/property unknown-property"),
  ])
  func areFoundInProperties(_ example: Case) throws {
    try check(#"{"add":{"key":"k",\#(example.text)}}"#, example.problems, at: "/add")
  }

  /// Problems inside the animation `keyframe` of the property `x`.
  @Test(arguments: [
    Case("", " missing-member"), Case(#""values":[]"#, "/values empty"),
    Case(#""values":1"#, "/values wrong-type"),
    Case(#""values":[0,"a",true]"#, "/values/1 wrong-type", "/values/2 type-mismatch"),
    Case(#""values":[0,1],"keyTimes":[0]"#, "/keyTimes out-of-range"),
    Case(#""values":[0,1],"keyTimes":[0,0.5,1]"#, "/keyTimes out-of-range"),
    Case(
      #""values":[0,1],"calculationMode":"discrete","keyTimes":[0,0.2,0.4,1]"#,
      "/keyTimes out-of-range"),
    Case(#""values":[0,1],"keyTimes":[0,1.5]"#, "/keyTimes/1 out-of-range"),
    Case(
      #""values":[0,1],"keyTimes":[-0.1,"1"]"#, "/keyTimes/0 out-of-range", "/keyTimes/1 wrong-type"
    ),
    Case(#""values":[0,1,2],"keyTimes":[0,0.8,0.5]"#, "/keyTimes/2 not-rising"),
    Case(#""values":[0,1],"keyTimes":1"#, "/keyTimes wrong-type"),
    Case(#""values":[0,1],"timingFunctions":["linear","linear"]"#, "/timingFunctions out-of-range"),
    Case(#""values":[0,1],"timingFunctions":["lineer"]"#, "/timingFunctions/0 unknown-name"),
    Case(#""values":[0,1],"timingFunctions":"linear""#, "/timingFunctions wrong-type"),
    Case(
      #""values":[0],"tensionValues":[0,0],"continuityValues":1,"biasValues":["a"]"#,
      "/tensionValues out-of-range", "/continuityValues wrong-type", "/biasValues/0 wrong-type"),
    Case(#""values":[0],"calculationMode":"cubik""#, "/calculationMode unknown-name"),
    Case(#""values":[0],"from":1"#, "/from unknown-member"),
  ])
  func areFoundInKeyframes(_ example: Case) throws {
    try check("keyframe", of: example)
  }

  /// Problems inside the animation `spring` of the property `x`.
  @Test(arguments: [
    Case(
      #""mass":0,"stiffness":-1,"damping":-1"#, "/mass out-of-range", "/stiffness out-of-range",
      "/damping out-of-range"),
    Case(#""mass":1,"bounce":0.5"#, " mixed-spring"),
    Case(
      #""perceptualDuration":0,"bounce":2"#, "/perceptualDuration out-of-range",
      "/bounce out-of-range"),
    Case(#""damping":0"#, "/damping out-of-range"), Case(#""bounce":1"#, "/bounce out-of-range"),
    Case(
      #""initialVelocity":"fast","mass":"2""#, "/initialVelocity wrong-type", "/mass wrong-type"),
    Case(#""initialVelocity":1e308"#, "/initialVelocity out-of-range"),
    Case(#""timingFunction":"linear""#, "/timingFunction unknown-member"),
    Case(#""response":1"#, "/response unknown-member"),
  ])
  func areFoundInSprings(_ example: Case) throws {
    try check("spring", of: example)
  }

  // MARK: Sentences

  private func problem(_ animation: String) throws -> DocumentProblem {
    let text = script(
      #"{"at":0,"layer":{"add":{"key":"k",\#(animation)}}}"#,
      initial: SceneViewRoundTripTests.initial)
    let refusal = try refusal(of: text)
    #expect(refusal.total == 1)
    return refusal.problems[0]
  }

  @Test func haveHints() throws {
    #expect(try problem(#""property":"ofset.y","basic":{}"#).hint == "offset.y")
    #expect(try problem(#""property":"x","basic":{"fillMode":"fowards"}"#).hint == "forwards")
    #expect(try problem(#""property":"x","basc":{}"#).hint == "basic")
    #expect(
      try problem(#""property":"flag","basic":{}"#).hint?.contains("discrete") == true)
  }

  @Test func countsAreSaid() throws {
    let times = try problem(#""property":"x","keyframe":{"values":[0,1],"keyTimes":[0]}"#).message
    #expect(times.contains("2 values"))
    #expect(times.contains("1 time."))
    let curves = try problem(
      #""property":"x","keyframe":{"values":[0],"timingFunctions":["linear"]}"#
    ).message
    #expect(curves.contains("for 1 value there are 0, and this has 1."))
  }

  @Test func parametersAreCalledAsTheyAreWritten() throws {
    let problem = try problem(#""property":"x","spring":{"perceptualDuration":-1}"#)
    #expect(problem.message.hasPrefix("The perceptualDuration must be greater than 0"))
  }

  /// Values of animations and animations of groups count against the limit of keyframes.
  @Test func areHeldToTheLimits() throws {
    let text = script(
      #"{"at":0,"layer":{"add":{"key":"k","property":"x","keyframe":{"values":[1,2,3]}}}}"#)
    #expect(throws: Never.self) { try document(text, within: Limits(maxKeyframes: 3)) }
    let refusal = try refusal(of: text, within: Limits(maxKeyframes: 2))
    #expect(refusal.problems.map(\.code) == [.tooMany])
  }
}
