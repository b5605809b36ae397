import AnimationEngine
import AnimationScenes
import Testing

/// Names that differ in Unicode composition only are two names, as in documents and queries.
@Suite struct ExactNameTests {
  /// The letter é as one character, and as a letter with an accent.
  private let composed = "\u{e9}"
  private let decomposed = "e\u{301}"

  @Test func namesAreLookedUpByTheirBytes() {
    let known: Set = [ExactName(composed)]
    #expect(known.contains(ExactName(composed)) && !known.contains(ExactName(decomposed)))
  }

  @Test func viewsAreTwo() throws {
    var script = SceneScript(["\(composed).opacity": 1])
    script.insert(decomposed, ["opacity": 0.5], at: 0, by: ViewScene.line)
    script.remove(composed, at: 1, by: ViewScene.line)
    #expect(script.problems.isEmpty)
    let timeline = try script.animation.compiled()
    #expect(timeline.properties.count == 2)
    #expect([0.5, 1.5].map { timeline.value(ofColumn: 0, at: $0) } == [1, 0.5])
    #expect([0.5, 1.5].map { timeline.value(ofColumn: 1, at: $0) } == [0.25, 0.5])
  }

  @Test func propertiesAreTwo() throws {
    var script = SceneScript([composed: 0, decomposed: 0])
    script.set([decomposed: 8], at: 0, by: ViewScene.line)
    let timeline = try script.animation.compiled()
    #expect([0, 1].map { timeline.value(ofColumn: $0, at: 0.5) } == [0, 4])
  }

  @Test func animatorsAreTwo() throws {
    let settings = AnimatorSettings(duration: 1, timing: .curve(.linear))
    var script = SceneScript(["x": 0, "y": 0])
    script.animator(composed, { .create(settings, $0) }, ["x": 10], at: 0)
    script.animator(decomposed, { .create(settings, $0) }, ["y": 20], at: 0)
    script.animator(composed, .start(afterDelay: 0), at: 0)
    script.animator(decomposed, .start(afterDelay: 0), at: 0.5)
    #expect(script.problems.isEmpty)
    let timeline = try script.animation.compiled()
    #expect([0, 1].map { timeline.value(ofColumn: $0, at: 0.75) } == [7.5, 5])
  }

  @Test func keysOfLayersAreTwo() throws {
    let timeline = try LayerStage.play([
      .add(.basic(from: 0, to: 100), key: composed), .add(.basic(from: 0, to: 40), key: decomposed),
      .remove(decomposed, at: 0.5),
    ])
    #expect(timeline.values(at: [0.25, 0.5]) == [10, 50])
  }

  @Test func keysOfTransactionsAreTwo() throws {
    var script = SceneScript(["x": 0, "y": 0])
    script.animate("x", with: .linear(duration: 1), when: [composed: "true"])
    script.animate("y", with: .linear(duration: 1), when: [decomposed: "true"])
    script.set(
      ["x": 10, "y": 10], at: 0, by: SceneTransaction(.implicit, keys: [decomposed: "true"]))
    let timeline = try script.animation.compiled()
    #expect([0, 1].map { timeline.value(ofColumn: $0, at: 0.5) } == [10, 5])
  }
}
