import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Boxes, and changes of what they are laid out from.
@Suite("Layouts in scenes")
struct SceneLayoutTests {
  typealias Case = ProblemTests.Case

  private func box(_ text: String) throws -> LayoutBox? {
    try Scripts.scene(script("", and: #""layout":\#(text),"#)).layout
  }

  private func change(_ text: String) throws -> LayoutChange {
    let scene = try Scripts.scene(
      script(#"{"at":0,"layout":\#(text)}"#, and: SceneViewRoundTripTests.layout))
    guard case .layout(let change) = try #require(scene.events.first).verb else {
      throw WrongKind()
    }
    return change
  }

  @Test func aBoxNeedsNoMember() throws { #expect(try box("{}") == LayoutBox()) }

  @Test func aBoxHasAllMembers() throws {
    let read = try box(
      #"""
      {"view":"a","x":1,"y":-2,"width":3,"height":0,"stack":"horizontal","spacing":-5,\#
      "alignment":"bottomTrailing","padding":{"top":1,"leading":2,"bottom":3,"trailing":4},\#
      "children":[{"view":"b","padding":6},{}]}
      """#)
    let all = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    #expect(
      read
        == LayoutBox(
          view: "a", x: 1, y: -2, width: 3, height: 0, stack: .horizontal, spacing: -5,
          alignment: .bottomTrailing,
          padding: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
          children: [LayoutBox(view: "b", padding: all), LayoutBox()]))
  }

  @Test(arguments: LayoutBox.Stack.allCases, LayoutBox.Alignment.allCases)
  func everyStackAndAlignmentHasItsName(_ stack: LayoutBox.Stack, _ alignment: LayoutBox.Alignment)
    throws
  {
    #expect(
      try box(#"{"stack":"\#(stack.rawValue)","alignment":"\#(alignment.rawValue)"}"#)
        == LayoutBox(stack: stack, alignment: alignment))
  }

  @Test func aChangeSetsPropertiesAndInputs() throws {
    let change = try change(
      #"{"set":{"row.spacing":3,"x":4,"offset.y":5,"header.width":6},"flush":"outside"}"#)
    #expect(
      change
        == LayoutChange(
          changes: [
            PropertyChange(property: 0, value: [4]),
            PropertyChange(property: 1, components: 1..<2, value: [5]),
          ],
          inputs: [
            LayoutInput(view: "row", member: .spacing, value: 3),
            LayoutInput(view: "header", member: .width, value: 6),
          ], flush: .outside))
  }

  @Test(arguments: LayoutInput.Member.allCases)
  func everyInputHasItsName(_ member: LayoutInput.Member) throws {
    #expect(
      try change(#"{"set":{"header.\#(member.rawValue)":2}}"#).inputs
        == [LayoutInput(view: "header", member: member, value: 2)])
  }

  @Test(arguments: LayoutChange.Flush.allCases)
  func everyFlushHasItsName(_ flush: LayoutChange.Flush) throws {
    #expect(try change(#"{"flush":"\#(flush.rawValue)"}"#) == LayoutChange(flush: flush))
  }

  @Test func aFlushIsInsideByItself() throws { #expect(try change("{}") == LayoutChange()) }

  /// A name that is both a property and an input is the property.
  @Test func propertiesComeFirst() throws {
    let scene = try Scripts.scene(
      script(
        #"{"at":0,"layout":{"set":{"a.height":3}}}"#, initial: #"{"a.height":1}"#,
        and: #""layout":{"view":"a"},"#))
    #expect(
      scene.events[0].verb
        == .layout(LayoutChange(changes: [PropertyChange(property: 0, value: [3])])))
  }

  /// Without boxes the verb changes properties.
  @Test func needsNoBoxes() throws {
    #expect(throws: Never.self) {
      try document(script(#"{"at":0,"layout":{"set":{"x":3},"flush":"before"}}"#))
    }
  }

  // MARK: Problems

  @Test(arguments: [
    Case("1", " wrong-type"), Case("[]", " wrong-type"),
    Case(#"{"wdth":1}"#, "/wdth unknown-member"),
    Case(#"{"view":1,"x":"1","y":null}"#, "/view wrong-type", "/x wrong-type", "/y wrong-type"),
    Case(#"{"width":-1,"height":-0.5}"#, "/width out-of-range", "/height out-of-range"),
    Case(#"{"stack":"vertcal"}"#, "/stack unknown-name"),
    Case(#"{"alignment":"middle","spacing":[]}"#, "/alignment unknown-name", "/spacing wrong-type"),
    Case(#"{"padding":"8"}"#, "/padding wrong-type"),
    Case(
      #"{"padding":{"top":1,"leading":2,"botom":3}}"#,
      "/padding missing-member", "/padding/botom unknown-member"),
    Case(#"{"children":[]}"#, " missing-member"),
    Case(#"{"stack":"depth","children":{}}"#, "/children wrong-type"),
    Case(
      #"{"stack":"depth","children":[1,{"children":[{}]},{"x":true}]}"#,
      "/children/0 wrong-type", "/children/1 missing-member", "/children/2/x wrong-type"),
    Case(
      #"{"view":"a","stack":"depth","children":[{"view":"b"},{"view":"a"},{"view":"b"}]}"#,
      "/children/1/view duplicate-member", "/children/2/view duplicate-member"),
  ])
  func areFoundInBoxes(_ example: Case) throws {
    try checkProblems(
      of: script("", and: #""layout":\#(example.text),"#), example.problems, behind: "/layout")
  }

  @Test(arguments: [
    Case("1", " wrong-type"), Case(#"{"set":[]}"#, "/set wrong-type"),
    Case(#"{"flsh":"inside"}"#, "/flsh unknown-member"),
    Case(#"{"flush":"later"}"#, "/flush unknown-name"), Case(#"{"flush":1}"#, "/flush wrong-type"),
    Case(
      #"{"set":{"x":"a","header.width":"b"}}"#, "/set/x wrong-type", "/set/header.width wrong-type"),
    Case(
      #"{"set":{"header.width":-1,"header.height":-1,"header.x":-1}}"#,
      "/set/header.width out-of-range", "/set/header.height out-of-range"),
    Case(
      #"{"set":{"header.heigth":1,"footer.height":1,"y":1}}"#,
      "/set/header.heigth unknown-property", "/set/footer.height unknown-property",
      "/set/y unknown-property"),
    Case(#"{"set":{"header.frame":1}}"#, "/set/header.frame unknown-property"),
    Case(#"{"set":{"header.width":1,"header.width":2}}"#, "/set/header.width duplicate-member"),
    Case(#"{"set":{"offset":{"x":0,"y":0},"offset.y":2}}"#, "/set/offset.y duplicate-member"),
  ])
  func areFoundInChanges(_ example: Case) throws {
    try checkProblems(
      of: script(
        #"{"at":0,"layout":\#(example.text)}"#, and: SceneViewRoundTripTests.layout),
      example.problems, behind: "/events/0/layout")
  }

  @Test func aFrameThatIsNoRectangleIsFoundWithoutAnyEvent() throws {
    let boxes = #""layout":{"stack":"depth","children":[{"view":"card"}]},"#
    try checkProblems(
      of: script("", initial: #"{"card.frame":1}"#, and: boxes), ["/layout type-mismatch"])
    let own = SceneScript(["card.frame": 1], layout: LayoutBox(view: "card"))
    #expect(own.problems.map { $0.place.pointer(in: own.animation) } == ["/layout"])
  }

  /// One fault is reported once: where boxes could not be read, nothing is said of their names.
  @Test func nothingIsSaidOfBoxesThatCouldNotBeRead() throws {
    let refusal = try refusal(
      of: script(
        #"{"at":0,"layout":{"set":{"a.height":3,"a.hue":1}}}"#,
        and: #""layout":{"view":"b","x":"left"},"#))
    #expect(
      refusal.problems.map(\.pointer) == ["/layout/x", "/events/0/layout/set/a.hue"])
  }

  @Test func hintsAreOfPropertiesAndInputs() throws {
    for (name, hint) in [
      ("header.heigth", "header.height"), ("haeder.height", "header.height"),
      ("ofset.y", "offset.y"), ("zzz", nil),
    ] {
      let refusal = try refusal(
        of: script(
          #"{"at":0,"layout":{"set":{"\#(name)":3}}}"#, and: SceneViewRoundTripTests.layout))
      #expect(refusal.problems[0].hint == hint, "\(name)")
    }
  }

  @Test func boxesAreHeldToTheLimit() throws {
    let text = script(
      "", initial: "{}", and: #""layout":{"stack":"depth","children":[{},{},{}]},"#)
    #expect(throws: Never.self) { try document(text, within: Limits(maxTracks: 4)) }
    let refusal = try refusal(of: text, within: Limits(maxTracks: 3))
    #expect(refusal.problems.map(\.code) == [.tooMany])
    #expect(refusal.problems[0].pointer == "/layout")
  }
}
