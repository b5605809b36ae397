import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Opacities and scales that change while a transition multiplies them: what shows is the product of two
/// motions.
@Suite struct TransitionFactorTests {
  /// A view that comes at 0 in a second, along a straight line.
  private func coming(_ values: KeyValuePairs<String, PropertyValue> = ["opacity": 1]) -> ViewScene
  {
    var scene = ViewScene()
    scene.script.insert("v", values, at: 0, by: ViewScene.line)
    return scene
  }

  private func shown(_ views: Shown, _ times: [Double]) -> [Double] {
    times.map { views("v.opacity", $0)[0] }
  }

  @Test func aSetWithoutAnimationIsMultiplied() throws {
    var scene = coming()
    scene.script.set(["v.opacity": 0.5], at: 0.5, by: .unanimated)
    let views = try scene.played()
    #expect(shown(views, [0, 0.25, 0.5, 0.75, 1, 2]) == [0, 0.25, 0.25, 0.375, 0.5, 0.5])
    #expect([0.25, 0.75, 1].map { views.velocity("v.opacity", $0)[0] } == [1, 0.5, 0])
    #expect([0.25, 0.75].map { views.model("v.opacity", $0)[0] } == [1, 0.5])
    #expect(views.appearances == ["+v 1.0"])
  }

  @Test func aSetWithAnAnimationIsMultiplied() throws {
    var scene = coming()
    scene.script.set(["v.opacity": 0.5], at: 0.5, by: ViewScene.line)
    // 0.875 of 0.75, 0.75 of the whole, and the own value alone.
    #expect(
      try shown(scene.played(), [0.5, 0.75, 1, 1.25, 1.5]) == [0.5, 0.65625, 0.75, 0.625, 0.5])
  }

  @Test func aViewGoesWhileItsValueMoves() throws {
    var scene = ViewScene(["v.opacity": 1])
    scene.script.set(["v.opacity": 0.5], at: 0, by: ViewScene.line)
    scene.script.remove("v", at: 0.5, by: .animation(.linear(duration: 0.25), completion: "gone"))
    let views = try scene.played()
    #expect(shown(views, [0.25, 0.5, 0.625]) == [0.875, 0.75, 0.34375])
    #expect([0.25, 0.625].map { views.model("v.opacity", $0)[0] } == [0.5, 0])
    // The view does not wait for its own value.
    #expect(views.isAbsent("v.opacity", 0.75))
    #expect(views.appearances == ["-v 0.75"])
    #expect(views.completions == ["gone 0.75 true"])
  }

  @Test func aViewThatTurnsRoundGoesOnFromItsFactor() throws {
    var scene = ViewScene(["v.opacity": 0.5])
    scene.script.set(["v.opacity": 1], at: 0, by: .unanimated)
    scene.script.remove("v", at: 0, by: ViewScene.spring)
    scene.script.insert("v", ["opacity": 1], at: 0.1, by: ViewScene.spring)
    let views = try scene.played()
    let (before, after) = (0.1.nextDown, 0.1)
    #expect(isClose(views("v.opacity", before), views("v.opacity", after), 1e-9))
    #expect(isClose(views.velocity("v.opacity", before), views.velocity("v.opacity", after), 1e-6))
    #expect(views("v.opacity", 5) == [1])
    #expect(views.model("v.opacity", 0.05) == [0])
  }

  @Test func aHandMovesTheValueDuringTheTransition() throws {
    var scene = coming()
    scene.script.drag("v.opacity", along: [0: 0.5, 0.25: 0.25], at: 0.5)
    let views = try scene.played()
    #expect(shown(views, [0.25, 0.5, 0.75, 1]) == [0.25, 0.25, 0.1875, 0.25])
  }

  @Test func aScaleIsMultipliedToo() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["scale": 1], at: 0, transition: .scale(0.5, anchor: .center), by: ViewScene.line)
    scene.script.set(["v.scale": 2], at: 0.5, by: .unanimated)
    let views = try scene.played()
    #expect([0, 0.5, 1].map { views("v.scale", $0)[0] } == [0.5, 1.5, 2])
  }

  @Test func aViewOfOpacityZeroStillComes() throws {
    var scene = coming(["opacity": 0])
    scene.script.set(["v.opacity": 1], at: 0.5, by: .unanimated)
    #expect(try shown(scene.played(), [0.25, 0.5, 0.75, 1]) == [0, 0.5, 0.75, 1])
  }

  @Test func removingAnimationsEndsTheFactor() throws {
    var scene = coming()
    scene.script.set(["v.opacity": 0.5], at: 0.25, by: .unanimated)
    scene.script.add(.removeAnimations(.view("v")), at: 0.5)
    let views = try scene.played()
    #expect(shown(views, [0.25, 0.5]) == [0.125, 0.5])
    #expect(views.appearances == ["+v 0.5"])
  }

  @Test func aBlockOfUIKitTakesThePropertyOver() throws {
    var scene = coming()
    scene.script.set(["v.opacity": 0.5], at: 0.5, by: .block())
    // From the old model value, as UIKit does it.
    #expect(try shown(scene.played(), [0.5, 1, 1.5]) == [1, 0.75, 0.5])
  }

  @Test func whatABlockAddsIsMultiplied() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["scale": 1], at: 0, transition: .scale, by: ViewScene.line)
    scene.script.set(["v.scale": 2], at: 0.5, by: .block())
    // 1.25 of 0.75 half a second later, as a SwiftUI animation would show it.
    let views = try scene.played()
    let shown = [0.25, 0.5, 0.75, 1, 1.5].map { views("v.scale", $0)[0] }
    #expect(shown == [0.25, 0.5, 0.9375, 1.5, 2])
    #expect([0.25, 0.75, 1.25].map { views.velocity("v.scale", $0)[0] } == [1, 2, 1])
  }

  @Test func noBlockTurnsAViewOverThatGoes() throws {
    var scene = ViewScene(["v.scale": 1])
    scene.script.set(["v.scale": 2], at: 0, by: .block())
    scene.script.remove("v", at: 0.25, transition: .scale, by: .animation(.linear(duration: 0.5)))
    let views = try scene.played()
    #expect([0.25, 0.5].map { views("v.scale", $0)[0] } == [1.25, 0.75])
    #expect(views("v.scale", 0.75.nextDown)[0] >= 0)
  }

  /// A block that began before is read with its factor too, by an animation that takes over.
  @Test func whatBeginsFromTheProductDoesNotJump() throws {
    var scene = ViewScene()
    scene.script.insert("v", ["scale": 1], at: 0, transition: .scale, by: ViewScene.line)
    scene.script.set(["v.scale": 2], at: 0.25, by: .block())
    scene.script.set(["v.scale": 3], at: 0.5, by: .block(options: [.beginFromCurrentState]))
    let views = try scene.played()
    #expect(isClose(views("v.scale", 0.5.nextDown), views("v.scale", 0.5), 1e-9))
  }

  @Test func aCompletionWaitsForTheFactor() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["opacity": 1], at: 0, by: .animation(.linear(duration: 1), completion: "there"))
    scene.script.set(["v.opacity": 0.5], at: 0.5, by: .unanimated)
    #expect(try scene.played().completions == ["there 1.0 true"])
  }

  @Test(arguments: [SpringModel.analytic, .swiftui])
  func nothingLeavesTheBounds(_ springs: SpringModel) throws {
    var scene = ViewScene()
    let curve = SceneTransaction(.animation(.easeInOut(duration: 1)))
    scene.script.insert("v", ["opacity": 0.75], at: 0, by: curve)
    for (index, value) in [0.1, 0.9, 0, 1].enumerated() {
      scene.script.set(["v.opacity": .number(value)], at: Double(index) / 4, by: .unanimated)
    }
    scene.script.set(["v.opacity": 0.3], at: 1, by: curve)
    scene.script.remove("v", at: 1.3, by: curve)
    scene.script.insert("v", ["opacity": 0.5], at: 1.7, by: ViewScene.line)
    let views = try scene.played(springs: springs)
    for row in 0..<300 {
      let value = views("v.opacity", Double(row) / 100)[0]
      #expect(value >= 0 && value <= 1)
    }
  }

  @Test func velocityIsTheDerivative() throws {
    var script = SceneScript()
    script.insert("v", ["opacity": 1], at: 0, by: ViewScene.spring)
    script.set(["v.opacity": 0.3], at: 0.1, by: ViewScene.line)
    script.set(["v.opacity": 0.6], at: 0.2, by: .unanimated)
    let seen = try Witness(script)
    let end = try #require(seen.timeline.duration)
    seen.expectDerivatives(until: end, awayFrom: [0.1, 0.2, 1.1, end])
  }

  @Test func columnsAgreeWithSingleTimesInAnyWindow() throws {
    var scene = coming()
    scene.script.set(["v.opacity": 0.5], at: 0.5, by: ViewScene.spring)
    scene.script.remove("v", at: 0.8, by: ViewScene.spring)
    let timeline = try scene.played().timeline
    let grid = SampleGrid.frames(perSecond: 60, end: 0.9)
    let samples = Samples(timeline, on: grid)
    var whole = [Double](repeating: 0, count: grid.count)
    var span = whole.mutableSpan
    samples.writeValues(column: 0, rows: 0..<grid.count, into: &span)
    var part = [Double](repeating: 0, count: 17)
    var window = part.mutableSpan
    samples.writeValues(column: 0, rows: 20..<37, into: &window)
    #expect(part == Array(whole[20..<37]))
    for row in 0..<grid.count {
      #expect(abs(whole[row] - timeline.value(ofColumn: 0, at: grid.time(at: row))) < 1e-12)
    }
  }
}
