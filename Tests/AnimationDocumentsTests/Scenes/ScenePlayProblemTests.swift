import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// What a script asks for and the state at that moment forbids stands beside what cannot be read.
@Suite("Problems of scenes that cannot be played")
struct ScenePlayProblemTests {
  private let create = #"{"name":"a","do":"create","set":{"x":1},"duration":1}"#

  private func animators(_ commands: String...) -> String {
    script(commands.map { #"{"at":0,"animator":\#($0)}"# }.joined(separator: ","))
  }

  private func problems(_ text: String) throws -> [String] {
    try refusal(of: text).problems.map { "\($0.pointer ?? "none") \($0.code.rawValue)" }
  }

  @Test func nameTheStateOfAnAnimatorAndWhatItAllows() throws {
    let refusal = try refusal(of: animators(create, #"{"name":"a","do":"continue"}"#))
    #expect(refusal.problems.count == 1)
    #expect(refusal.problems[0].code == .invalidState)
    #expect(refusal.problems[0].code.status == 422)
    #expect(refusal.problems[0].pointer == "/events/1/animator/do")
    let message = refusal.problems[0].message
    #expect(message.contains("inactive"))
    for action in ["animate", "start", "pause", "scrub", "reverse", "stop"] {
      #expect(message.contains(action), "\(message)")
    }
  }

  @Test func areAnimatorsThatWereNeverMade() throws {
    #expect(
      try problems(animators(#"{"name":"b","do":"pause"}"#))
        == ["/events/0/animator/name unknown-name"])
  }

  @Test func haveThePlaceInTheDocumentWhereOthersCannotBeRead() throws {
    let text = script(
      #"""
      {"at":0,"set":{"y":1}},{"at":0,"animator":\#(create)},
      {"at":-1,"animator":{"name":"a","do":"finish"}},{"at":0,"sett":{}},
      {"at":0,"animator":{"name":"b","do":"pause"}}
      """#)
    #expect(
      try problems(text) == [
        "/events/0/set/y unknown-property", "/events/2/at out-of-range",
        "/events/2/animator/do invalid-state", "/events/3/sett unknown-member",
        "/events/4/animator/name unknown-name",
      ])
  }

  /// An action that could not be read may have led to any state: what follows is not judged, what
  /// was before is.
  @Test func areNotFoundWhereLittleIsKnown() throws {
    #expect(
      try problems(
        animators(
          create, #"{"name":"a","do":"finish"}"#, #"{"name":"a","do":"scrub"}"#,
          #"{"name":"a","do":"finish"}"#))
        == ["/events/1/animator/do invalid-state", "/events/2/animator missing-member"])
    #expect(
      try problems(animators(#"{"name":"a","do":"create"}"#, #"{"name":"a","do":"start"}"#))
        == ["/events/0/animator missing-member", "/events/0/animator missing-member"])
    #expect(
      try problems(
        animators(
          #"{"do":"create","set":{"x":1},"duration":1}"#, #"{"name":"a","do":"start"}"#))
        == ["/events/0/animator missing-member"])
    #expect(
      try problems(
        script(#"{"at":0,"animater":\#(create)},{"at":0,"animator":{"name":"a","do":"start"}}"#))
        == ["/events/0/animater unknown-member"])
    #expect(
      try problems(
        script(
          #"""
          {"at":0,"animator":\#(create),"set":{}},{"at":0,"animator":{"name":"a",\#
          "do":"start"}}
          """#))
        == ["/events/0 conflicting-members"])
  }

  @Test func areFoundInViewsAndZooms() throws {
    let views = script(
      #"""
      {"at":0,"insert":{"view":"card"}},{"at":0,"remove":{"view":"list"}},
      {"at":0,"zoom":{"do":"pop"}},{"at":0,"match":{"from":"card","to":"thumb"}}
      """#)
    let found = try problems(views)
    #expect(
      found == [
        "/events/0/insert/view invalid-state", "/events/1/remove/view unknown-name",
        "/events/2/zoom/do invalid-state", "/events/3/match/from unknown-name",
        "/events/3/match/to unknown-name",
      ])
  }

  /// A first value that could not be read leaves open what its view can do.
  @Test func areNotFoundInViewsThatCannotBeRead() throws {
    let initial = #"{"thumb.frame":"?","hero.frame":{"x":0,"y":0,"width":1,"height":1}}"#
    let match = #"{"at":0,"match":{"from":"thumb","to":"hero"}}"#
    #expect(try problems(script(match, initial: initial)) == ["/initial/thumb.frame wrong-type"])
    let zoom = #"{"at":0,"zoom":{"do":"push"}},{"at":0,"zoom":{"do":"pop"}}"#
    let missing = "/events/0/zoom missing-member"
    #expect(try problems(script(zoom)) == [missing, missing])
  }

  @Test func areNotFoundInLayoutsThatCannotBeRead() throws {
    let event = #"{"at":0,"layout":{"set":{"header.height":300}}}"#
    let bad = #""layout":{"view":"header","width":-1},"#
    #expect(try problems(script(event, and: bad)) == ["/layout/width out-of-range"])
    #expect(
      try problems(script(event, and: #""layout":{"view":"footer"},"#))
        == ["/events/0/layout/set/header.height unknown-property"])
  }
}

/// Animations may stand beside what verbs show by themselves, and beside properties of views that
/// come later.
@Suite("Names of properties in scenes")
struct SceneNameTests {
  private let insert =
    #"""
    {"at":0,"insert":{"view":"detail","values":{"width":1},"transition":{"type":"offset",\#
    "x":0,"y":9}}}
    """#

  private func rules(_ names: String...) -> String {
    let rules = names.map { #"{"property":"\#($0)","animation":"linear"}"# }
    return #""animations":[\#(rules.joined(separator: ","))],"#
  }

  @Test func areThoseOfViewsThatComeLaterAndOfEffects() throws {
    let text = script(insert, and: rules("detail.width", "detail.offset"))
    let scene = try Scripts.scene(text)
    #expect(scene.animations.map(\.properties) == [[5], [6]])
    #expect(scene.initial.count == 6)
    #expect(scene.initial[5] == nil)
    let written = try document(text).encoded()
    #expect(try AnimationDocument(decoding: written) == document(text))
    #expect(String(decoding: written, as: UTF8.self).contains(#""property":"detail.offset""#))
  }

  @Test func areThoseThatSomethingShows() throws {
    let refusal = try refusal(of: script(insert, and: rules("detail.ofset", "detail.blur", "y")))
    #expect(refusal.problems.map(\.code) == [.unknownProperty, .unknownProperty, .unknownProperty])
    #expect(
      refusal.problems.map(\.pointer) == (0..<3).map { "/animations/\($0)/property" })
    #expect(refusal.problems[0].hint == "detail.offset")
  }

  @Test func areUnknownBeforeTheirViewComes() throws {
    let early = #"{"at":0,"set":{"detail.width":2}},"#
    let refusal = try refusal(of: script(early + insert))
    #expect(refusal.problems.map(\.pointer) == ["/events/0/set/detail.width"])
    let late = #"""
      ,{"at":1,"set":{"detail.width":2},"animations":[{"property":"detail.offset",\#
      "animation":null}]}
      """#
    let scene = try Scripts.scene(script(insert + late))
    #expect(scene.events[1].transaction.scoped.map(\.properties) == [[6]])
  }

  @Test func areNotJudgedWhereAViewCannotBeRead() throws {
    let bad = #"{"at":0,"insert":{"view":"detail","values":{"width":"?"}}}"#
    let refusal = try refusal(of: script(bad, and: rules("detail.offset", "y")))
    #expect(
      refusal.problems.map(\.pointer)
        == ["/animations/1/property", "/events/0/insert/values/width"])
  }
}
