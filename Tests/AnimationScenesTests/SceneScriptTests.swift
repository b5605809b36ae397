import Testing

@testable import AnimationEngine
@testable import AnimationScenes

@Suite struct SceneScriptTests {
  @Test func theContractsExample() throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 150], at: 0, by: .animation(.spring, completion: "first"))
    script.set(["x": 0], at: 0.2, by: .animation(.spring))
    let timeline = try script.animation.compiled()
    let spring = Spring(response: 0.5, dampingRatio: 1)
    #expect(timeline.value(ofColumn: 0, at: 0) == 0)
    #expect(
      (timeline.value(ofColumn: 0, at: 0.1) - 150 * spring.value(target: 1.0, time: 0.1)).magnitude
        < 1e-12)
    #expect(
      timeline.events == [
        TimelineEvent(
          time: 0.5,
          kind: .completed(name: "first", criteria: "logicallyComplete", finished: true))
      ])
  }

  @Test func aScriptGoesFromTaskToTask() async throws {
    var script = SceneScript(["x": 0])
    script.set(["x": 150], at: 0, by: .animation(.linear(duration: 1)))
    let half = try await Task.detached { [script] in
      try script.animation.compiled().value(ofColumn: 0, at: 0.5)
    }.value
    #expect(half == 75)
  }

  @Test func valuesOfEveryTypeFindTheirPlace() throws {
    var script = SceneScript([
      "scale": 1, "angle": .degrees(10), "point": .point(1, 2), "space": .point3(1, 2, 3),
      "size": .size(4, 5), "frame": .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
      "insets": .insets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "vector": .vector([1, 2]), "tint": .hex("#ff0000"), "hue": .hex("#00ff00", in: .css),
      "turn": .transform(try TransformList(css: "rotate(0deg)")),
      "line": .path(try Path(svg: "M0 0 L1 1")),
      "count": .integer(1), "isOpen": false, "title": "one",
    ])
    script.set(["vector": .vector([3, 4]), "tint.blue": 1, "title": "two"], at: 1)
    let timeline = try script.animation.compiled()
    let names = timeline.columns.map(\.name)
    func value(_ name: String, _ time: Double) -> Double {
      timeline.value(ofColumn: names.firstIndex(of: name) ?? -1, at: time)
    }
    #expect(value("frame.height", 0) == 4)
    #expect(value("vector.1", 1) == 4)
    #expect(value("tint.blue", 0) == 0)
    #expect(value("tint.blue", 1) == 1)
    #expect(value("title", 0) == 0)
    #expect(value("title", 1) == 1)
    #expect(timeline.properties.last?.discreteValues == ["one", "two"])
  }

  @Test func implicitAnimationsMayNameWhatATransitionShows() throws {
    var script = SceneScript()
    script.animate("detail.offset", with: .linear(duration: 1))
    script.insert(
      "detail", ["width": 10], at: 1, transition: .move(edge: .bottom),
      container: Size(width: 100, height: 200))
    let timeline = try script.animation.compiled()
    let column = timeline.columns.firstIndex { $0.name == "detail.offset.y" } ?? -1
    #expect(timeline.value(ofColumn: column, at: 0.5).isNaN)
    #expect(timeline.value(ofColumn: column, at: 1) == 200)
    #expect((timeline.value(ofColumn: column, at: 1.5) - 100).magnitude < 1e-12)
    #expect(timeline.value(ofColumn: column, at: 2) == 0)
  }

  @Test func draggingGivesSamplesOfAGesture() throws {
    var script = SceneScript(["x": 0])
    script.drag("x", along: [0: 0, 0.1: 10, 0.2: 30], at: 1)
    let timeline = try script.animation.compiled()
    #expect(timeline.value(ofColumn: 0, at: 1.15) == 10)
    #expect(timeline.value(ofColumn: 0, at: 1.2) == 30)
    #expect(timeline.duration == 1.2)
  }

  @Test func aDragWhoseTimesFallStops() async {
    await #expect(processExitsWith: .failure) {
      var script = SceneScript(["x": 0])
      script.drag("x", along: [0.1: 0, 0: 10], at: 1)
    }
    await #expect(processExitsWith: .failure) {
      var script = SceneScript(["x": 0])
      script.drag("x", along: [-0.1: 0, 0: 10], at: 1)
    }
  }
}
