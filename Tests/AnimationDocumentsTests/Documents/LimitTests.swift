import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite("Limits of documents")
struct LimitTests {
  /// The only problem, which has to be a passed limit.
  private func excess(_ text: String, _ limits: Limits) throws -> DocumentProblem.Excess {
    let refusal = try refusal(of: text, within: limits)
    #expect(refusal.problems.count == 1)
    #expect(refusal.problems[0].code == .tooMany)
    let excess = try #require(refusal.problems[0].excess)
    #expect(refusal.problems[0].message.contains("\(Int(saturating: excess.limit))"))
    return excess
  }

  @Test func countTracksAndProperties() throws {
    let limits = Limits(maxTracks: 2)
    let properties = #"{"kind":"keyframes","initial":{"a":0,"b":0,"c":0}}"#
    #expect(
      try excess(properties, limits) == .init(limit: 2, actual: 3, setting: "max-tracks"))
    let track = #"{"property":"a","keyframes":[]}"#
    let tracks = #"{"kind":"keyframes","initial":{"a":0},"tracks":[\#(track),\#(track),\#(track)]}"#
    #expect(try excess(tracks, limits) == .init(limit: 2, actual: 3, setting: "max-tracks"))
  }

  @Test func countKeyframesOfAllTracks() throws {
    let move = #"{"type":"move","to":1}"#
    let track = #"{"property":"a","keyframes":[\#(move),\#(move)]}"#
    let text = #"{"kind":"keyframes","initial":{"a":0},"tracks":[\#(track),\#(track)]}"#
    #expect(throws: Never.self) { try document(text, within: Limits(maxKeyframes: 4)) }
    #expect(
      try excess(text, Limits(maxKeyframes: 3))
        == .init(limit: 3, actual: 4, setting: "max-keyframes"))
  }

  /// Also where a document was read within others.
  @Test func areHeldWhereTheyAreMetExactly() throws {
    let track = #"{"property":"a","keyframes":[{"type":"move","to":1},{"type":"move","to":2}]}"#
    let keyframes = #"{"kind":"keyframes","initial":{"a":0,"b":0},"tracks":[\#(track),\#(track)]}"#
    let phases = #"{"kind":"phases","phases":[{"values":{"a":0,"b":1}},{},{}]}"#
    for (text, exact, less) in [
      (keyframes, Limits(maxTracks: 2, maxKeyframes: 4), Limits(maxTracks: 2, maxKeyframes: 3)),
      (phases, Limits(maxTracks: 2, maxKeyframes: 6), Limits(maxTracks: 2, maxKeyframes: 5)),
      (keyframes, Limits(maxTracks: 2), Limits(maxTracks: 1)),
    ] {
      let document = try document(text)
      #expect(throws: Never.self) { try document.play(within: exact) }
      let refusal = try #require(throws: DocumentRefusal.self) { try document.play(within: less) }
      #expect(refusal.problems.allSatisfy { $0.code == .tooMany })
    }
  }

  /// A piece of a CSS value takes more memory than its letters.
  @Test func countThePiecesOfCSSValues() throws {
    let colors = Array(repeating: "#fff", count: 200_000).joined(separator: " ")
    let text = #"{"kind":"keyframes","initial":{"x":{"css":"\#(colors)"}}}"#
    let refusal = try #require(throws: DocumentRefusal.self) { try document(text) }
    #expect(refusal.code == .tooLarge)
  }

  /// The limit on curves is for each property; the meter counts those of all.
  @Test func countTheCurvesOfAllMorphs() throws {
    let long = "M0 0" + String(repeating: "L1 3", count: 10_000)
    func values(_ path: String) -> String {
      (0..<40).map { #""p\#($0)":{"path":"\#(path)","morph":"auto"}"# }.joined(separator: ",")
    }
    let text = #"{"kind":"animation","from":{\#(values(long))},"to":{\#(values("M0 0L1 1"))}}"#
    let refusal = try #require(throws: DocumentRefusal.self) {
      try document(text, within: Limits(maxWork: 20_000_000))
    }
    #expect(refusal.code == .tooMuchWork)
  }

  @Test func countTheCommandsOfTheFirstPathForEachOther() throws {
    let long = "M0 0" + String(repeating: "L1 3", count: 10_000)
    let keyframe = #"{"type":"move","to":{"path":"M0 0"}}"#
    let keyframes = Array(repeating: keyframe, count: 40).joined(separator: ",")
    let text = tracked(#"{"path":"\#(long)"}"#, keyframes)
    let refusal = try #require(throws: DocumentRefusal.self) {
      try document(text, within: Limits(maxWork: 20_000_000))
    }
    #expect(refusal.code == .tooMuchWork)
  }

  @Test func leaveNoFurtherProblemWhereTheFirstValuesAreTooMany() throws {
    let text = #"""
      {"kind":"keyframes","initial":{"a":0,"b":0,"c":0},"velocity":{"b":1},
       "tracks":[{"property":"a","keyframes":[{"type":"move","to":1}]}]}
      """#
    let refusal = try #require(throws: DocumentRefusal.self) {
      try document(text, within: Limits(maxTracks: 2))
    }
    #expect(refusal.problems.map(\.pointer) == ["/initial"])
  }

  @Test func countTheValuesOfPhases() throws {
    let phases = #"[{"values":{"a":0,"b":1}},{},{}]"#
    let text = #"{"kind":"phases","phases":\#(phases)}"#
    #expect(throws: Never.self) { try document(text, within: Limits(maxKeyframes: 6)) }
    #expect(
      try excess(text, Limits(maxKeyframes: 5))
        == .init(limit: 5, actual: 6, setting: "max-keyframes"))
  }

  @Test func countTheStepsOfPhases() throws {
    let text = #"{"kind":"phases","phases":[{"values":{"a":0}},{}],"cycles":3}"#
    #expect(throws: Never.self) { try document(text, within: Limits(maxEvents: 6)) }
    #expect(
      try excess(text, Limits(maxEvents: 5)) == .init(limit: 5, actual: 6, setting: "max-events"))
    let triggers = #"{"kind":"phases","phases":[{"values":{"a":0}},{}],"triggers":[0,1,2]}"#
    #expect(
      try excess(triggers, Limits(maxEvents: 5))
        == .init(limit: 5, actual: 6, setting: "max-events"))
    let many = #"{"kind":"phases","phases":[{"values":{"a":0}},{}],"cycles":9007199254740992}"#
    #expect(try excess(many, .standard).limit == 10_000)
  }

  @Test func holdWhereADocumentIsResolved() throws {
    let document = try document(tracked("0", #"{"type":"move","to":1}"#))
    #expect(throws: Never.self) { try document.resolved() }
    let refusal = try #require(throws: DocumentRefusal.self) {
      try document.resolved(within: Limits(maxTracks: 0, maxKeyframes: 0))
    }
    #expect(
      refusal.problems.map(\.excess?.setting) == ["max-tracks", "max-tracks", "max-keyframes"])
  }

  @Test func nameTheDepth() throws {
    let deep = String(repeating: "[", count: 65)
    let refusal = try refusal(of: deep)
    #expect(refusal.code == .malformed)
    #expect(refusal.problems[0].code == .tooDeep)
    #expect(refusal.problems[0].excess == .init(limit: 64, actual: 65, setting: "max-depth"))
    #expect(refusal.problems[0].place == .init(line: 1, column: 65, offset: 64))
    let nested = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(throws: Never.self) { try value(#"{"discrete":\#(nested)}"#) }
  }

  @Test func countValuesOfAnswers() throws {
    let limits = Limits(maxValues: 100)
    #expect(throws: Never.self) { try limits.checkValues(rows: 50, components: 2) }
    let refusal = try #require(throws: DocumentRefusal.self) {
      try limits.checkValues(rows: 101, components: 1)
    }
    #expect(refusal.code == .tooLarge)
    #expect(refusal.code.status == 413)
    #expect(refusal.problems[0].excess == .init(limit: 100, actual: 101, setting: "max-values"))
    #expect(throws: DocumentRefusal.self) {
      try limits.checkValues(rows: .max, components: 3)
    }
  }

  @Test func areListedByTheirFlags() {
    #expect(Set(Limits.settings.map(\.name)).count == Limits.settings.count)
    var limits = Limits()
    for setting in Limits.settings { limits[keyPath: setting.path] += 1 }
    #expect(limits.maxValues == Limits.standard.maxValues + 1)
    #expect(limits.maxBody == 4_194_305)
  }
}

@Suite("How many problems are told")
struct ProblemCountTests {
  @Test func atMostFifty() throws {
    let list = (0..<200).map { _ in "{}" }.joined(separator: ",")
    let refusal = try refusal(of: tracked("0", list))
    #expect(refusal.problems.count == 50)
    #expect(refusal.total == 200)
    #expect(refusal.detail == "200 problems; the first 50 are listed")
    #expect(refusal.problems[49].pointer == "/tracks/0/keyframes/49")
  }

  @Test func aSingleOneIsTheDetail() throws {
    let refusal = try refusal(of: animated(#""boncy""#))
    #expect(refusal.total == 1)
    #expect(refusal.detail == refusal.problems[0].message)
  }

  @Test func noMoreThanTheirPointersAllow() throws {
    let name = String(repeating: "n", count: 30_000)
    let values = (0..<20).map { _ in #""x""# }.joined(separator: ",")
    let text = #"{"kind":"keyframes","initial":{"\#(name)":[\#(values)]}}"#
    let refusal = try refusal(of: text)
    #expect(refusal.total == 20)
    #expect(refusal.problems.count == 2)
  }
}
