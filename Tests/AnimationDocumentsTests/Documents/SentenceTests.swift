import Testing

@testable import AnimationDocuments

@Suite("What problems say")
struct SentenceTests {
  /// The only problem of a text.
  private func problem(_ text: String) throws -> DocumentProblem {
    let refusal = try refusal(of: text)
    #expect(refusal.total == 1)
    return refusal.problems[0]
  }

  @Test(arguments: [
    (#"{"a.x":1,"a":{"x":0,"y":0}}"#, "/to/a"), (#"{"a":{"x":0,"y":0},"a.x":1}"#, "/to/a.x"),
  ])
  func aComponentBesideItsPropertyIsTold(_ to: String, _ pointer: String) throws {
    let text = #"{"kind":"animation","from":{"b":0,"a":{"x":0,"y":0}},"to":\#(to)}"#
    let found = try problem(text)
    #expect(found.pointer == pointer)
    #expect(
      found.message
        == "\"a.x\" is a component of \"a\", which has a value: leave one of the two out.")
    let twice = #"{"kind":"animation","from":{"a":{"x":0,"y":0}},"to":{"a.y":1,"a.x":1,"a.x":1}}"#
    #expect(try problem(twice).message == "The member \"a.x\" is given twice.")
  }

  @Test func ruleAndGivenValue() throws {
    let negative = try problem(tracked("0", #"{"type":"linear","to":1,"duration":-1.50}"#))
    #expect(negative.message == "A duration is at least 0; this is -1.50.")
    let mismatch = try problem(tracked("0", #"{"type":"move","to":{"x":0,"y":0}}"#))
    #expect(mismatch.message == "The property \"p\" is a number; this is a point.")
    let bounce = try problem(animated(#"{"type":"spring","bounce":7}"#))
    #expect(bounce.message.contains("at most 1"))
    #expect(bounce.message.contains("7"))
  }

  @Test func theNearestName() throws {
    let hints: [(text: String, hint: String?)] = [
      (#"{"kind":"keyfames","initial":{}}"#, "keyframes"),
      (#"{"kind":"keyframes","initial":{},"trakcs":[]}"#, "tracks"),
      (tracked("0", #"{"type":"spirng","to":1}"#), "spring"),
      (animated(#""easeinout""#), "easeInOut"),
      (
        animated(#""zzz""#),
        "default, linear, easeIn, easeOut, easeInOut, custom, timingCurve, spring, smooth, snappy, "
          + "bouncy, interactiveSpring, interpolatingSpring or usingSpringWithDamping"
      ),
      (tracked("0", #"{"type":"move","to":1}"#, property: "q"), "p"),
      (
        animated(#"{"type":"spring","spring":"x"}"#),
        "type, duration, preset, extraBounce, bounce, response, dampingRatio, mass, stiffness, "
          + "damping, allowOverDamping, settlingDuration, epsilon, blendDuration or modifiers"
      ),
      (
        #"{"kind":"keyframes","initial":{"offset":{"x":0,"y":0}},"velocity":{"ofset.y":1}}"#,
        "offset.y"
      ),
      (#"{"kind":"keyframes","initial":{"opacity":1},"velocity":{"opactiy":1}}"#, "opacity"),
    ]
    for (text, hint) in hints {
      #expect(try refusal(of: text).problems[0].hint == hint, "\(text)")
    }
  }

  /// What is named stands without an article of its own, and a number is not called a name.
  @Test func aNameThatIsUnknown() throws {
    let sentences: [(text: String, message: String)] = [
      (
        #"{"kind":"animation","from":{"tint":{"color":"red","space":"hsl"}},"to":{"tint":"white"}}"#,
        "There is no colour space \"hsl\"."
      ),
      (
        #"{"kind":"animation","from":{"tint":{"color":"red","space":1}},"to":{"tint":"white"}}"#,
        "The name of the colour space belongs here; this is the number 1."
      ),
      (tracked("0", #"{"type":"spirng","to":1}"#), "There is no kind of keyframe \"spirng\"."),
      (
        #"{"kind":"phases","phases":[{"values":{"x":0}},{"values":{"x":1}}],"cycles":"infinite"}"#,
        "cycles is a whole number or \"forever\"; this is the text \"infinite\"."
      ),
      (
        #"{"kind":"scene","initial":{"x":0},"events":[{"at":0,"animator":{"name":"a","do":"strat"}}]}"#,
        "There is no animator action \"strat\"."
      ),
    ]
    for (text, message) in sentences {
      #expect(try refusal(of: text).problems[0].message == message, "\(text)")
    }
  }

  /// A pair of one entry is a list, and what it lacks is counted.
  @Test func aPairOfOneEntry() throws {
    let text =
      #"{"kind":"scene","initial":{"x":0},"events":[{"at":0,"gesture":{"property":"x","samples":[[0]],"release":{"to":0}}}]}"#
    let problem = try refusal(of: text).problems[0]
    #expect(problem.message == "A sample is a list of a time and a value; this has 1 entry.")
  }

  @Test func aVectorOfOneNumber() throws {
    let text =
      #"{"kind":"animation","from":{"x":0},"to":{"x":[1]},"animation":"linear"}"#
    #expect(
      try refusal(of: text).problems[0].message
        == "The property \"x\" is a number; this is a vector of 1 number.")
  }

  @Test func whatADocumentOfPhasesLacks() throws {
    let problem = try refusal(of: #"{"kind":"phases","phases":[]}"#).problems[0]
    #expect(problem.message == "A document of phases has at least one phase.")
  }

  @Test func anInsertionWithoutAContainer() throws {
    func inserted(_ members: String) -> String {
      #"{"kind":"scene","initial":{},"events":[{"at":0,"insert":{"view":"v",\#(members)}}]}"#
    }
    #expect(
      try refusal(of: inserted(#""transition":"slide""#)).problems[0].message
        == "The transition of v goes by the edges of a container: "
        + "give \"container\" with its width and height.")
    #expect(
      try refusal(of: inserted(#""values":{"a.b":1}"#)).problems[0].message
        == "There is no property \"v.a.b\", and the name of a new one has no dot in it.")
  }

  @Test func aSwapThatCannotShow() throws {
    let swap = #"{"from":"a","to":"b","effect":"flipFromLeft"}"#
    let text =
      #"{"kind":"scene","initial":{"a.rotation":0,"b.x":0},"events":[{"at":0,"swap":\#(swap)}]}"#
    #expect(
      try refusal(of: text).problems[0].message
        == "The swap shows what it does as a.rotation, which has a first value of another type: "
        + "leave that value out.")
  }

  @Test func aRemovalOfNoView() throws {
    let text = #"{"kind":"scene","initial":{},"events":[{"at":0,"remove":{"view":"v"}}]}"#
    #expect(
      try refusal(of: text).problems[0].message
        == "There is no view called v: insert it before it goes.")
  }

  @Test func theFormsOfText() throws {
    let hint = try #require(
      try problem(#"{"kind":"keyframes","initial":{"p":"hello"}}"#).hint)
    #expect(hint.contains(#"{"color":"#))
    #expect(hint.contains(#"{"path":"#))
    #expect(hint.contains(#"{"discrete":"#))
  }

  @Test func whereTheSpaceOfAColourIsSaid() throws {
    let text = ##"""
      {"kind":"animation","from":{"p":"#000"},"to":{"p":{"color":"red","space":"oklab"}}}
      """##
    let hint = try #require(try problem(text).hint)
    #expect(hint.hasPrefix(#""space" and "hue" as in the property's first value"#))
  }

  @Test func bothSetsOfAMixedSpring() throws {
    let vector = #"{"kind":"animation","from":{"v":[0,0]},"to":{"v":[1,2,3]}}"#
    #expect(try problem(vector).hint == "[0,1]")
    let three = #"{"type":"spring","duration":0.5,"response":0.5,"mass":1}"#
    #expect(
      try problem(animated(three)).message.contains(
        "mixes response of the set (response, dampingRatio) with mass of "
          + "(mass, stiffness, damping, allowOverDamping) and duration of (duration, bounce)."))
    let message = try problem(animated(#"{"type":"spring","mass":1,"bounce":0.5}"#)).message
    #expect(message.contains("(duration, bounce)"))
    #expect(message.contains("(mass, stiffness, damping, allowOverDamping)"))
  }

  @Test func longNamesInShort() throws {
    let name = String(repeating: "n", count: 10_000)
    let problem = try problem(#"{"kind":"keyframes","initial":{},"\#(name)":1}"#)
    #expect(problem.message.count < 200)
    #expect(problem.pointer == "/" + name)
  }

  /// A hint stands beside each of 50 problems.
  @Test func aHintCutsLongNames() throws {
    let name = String(repeating: "n", count: 10_000)
    let tracks = #"[{"property":"q","keyframes":[]}]"#
    let problem = try problem(#"{"kind":"keyframes","initial":{"\#(name)":0},"tracks":\#(tracks)}"#)
    #expect(problem.code == .unknownProperty)
    #expect(try #require(problem.hint).count < 100)
  }

  /// The text of a CSS value may be as long as the body.
  @Test func aSentenceAboutLongValuesOfCSSIsCut() throws {
    let long = String(repeating: "a", count: 10_000)
    let keyframe = #"{"type":"linear","to":{"css":"b"},"duration":1}"#
    let refusal = try refusal(of: tracked(#"{"css":"\#(long)"}"#, keyframe))
    #expect(refusal.problems[0].message.utf8.count < 600)
  }
}

@Suite("Nearest names")
struct NearestNameTests {
  @Test(arguments: [
    ("typ", "type"), ("tpye", "type"), ("Type", "type"), ("durations", "duration"),
    ("colour", "color"),
  ])
  func areFound(_ name: String, _ expected: String) {
    #expect(NearestName.of(name, among: ["to", "type", "duration", "color"]) == expected)
  }

  @Test(arguments: ["", "x", "completely", String(repeating: "type", count: 20)])
  func areNotGuessed(_ name: String) {
    #expect(NearestName.of(name, among: ["to", "type", "duration"]) == nil)
  }

  @Test func countChanges() {
    func distance(_ left: String, _ right: String) -> Int {
      NearestName.distance(Array(left.utf8), Array(right.utf8))
    }
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "abc") == 0)
    #expect(distance("abc", "acb") == 1)
    #expect(distance("kitten", "sitting") == 3)
  }
}
