import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Transforms in three dimensions, and colours, in the spaces that all motion goes through.
@Suite struct LayerTransformTests {
  func play(
    _ texts: [String], additive: Bool = false,
    _ content: (LayerProperty) -> LayerAnimation.Content
  ) throws -> Timeline {
    let lists = try texts.map { text in try TransformList(css: text) }
    let property = AnimatedProperty(
      name: "card.transform", type: .transform, table: .transforms(lists))
    let animation = LayerAnimation(
      content(LayerProperty(property: 0, components: 0..<1, isAdditive: additive)),
      timing: MediaTiming(duration: 1))
    let scene = Scene(initial: [[0]], events: [.add(animation)])
    return try ResolvedAnimation(properties: [property], content: .scene(scene)).compiled()
  }

  func matrix(_ timeline: Timeline, at time: Double) -> [Double] {
    (0..<16).map { timeline.value(ofColumn: $0, at: time) }
  }

  func isNear(_ matrix: [Double], _ text: String) throws -> Bool {
    let expected = try TransformList(css: text).matrix
    return matrix.indices.allSatisfy { abs(matrix[$0] - expected[$0]) < 1e-12 }
  }

  static let m34 = 11

  @Test func aCardTurnsInPerspective() throws {
    let timeline = try play([
      "none", "perspective(500px) rotateY(0deg)", "perspective(500px) rotateY(60deg)",
    ]) { .basic($0, LayerInterval(from: [1], to: [2]), timingFunction: nil) }
    #expect(timeline.value(ofColumn: Self.m34, at: 0) == -1.0 / 500)
    for (time, angle) in [(0.0, 0), (0.25, 15), (0.5, 30), (0.75, 45)] {
      #expect(try isNear(matrix(timeline, at: time), "perspective(500px) rotateY(\(angle)deg)"))
    }
    #expect(try isNear(matrix(timeline, at: 1), "none"))
    // -1/d times the cosine of the angle.
    #expect(abs(timeline.value(ofColumn: Self.m34, at: 0.5) + 0.75.squareRoot() / 500) < 1e-15)
  }

  @Test func aMatrixIsInterpolatedByItsParts() throws {
    let texts = ["none", "matrix3d(2,0,0,0, 0,2,0,0, 0,0,2,0, 10,20,30,1)"]
    let timeline = try play(texts) {
      .basic($0, LayerInterval(to: [1]), timingFunction: nil)
    }
    #expect(
      try isNear(
        matrix(timeline, at: 0.5), "matrix3d(1.5,0,0,0, 0,1.5,0,0, 0,0,1.5,0, 5,10,15,1)"))
  }

  @Test func aCardTurnsAboutItsAnchor() throws {
    func turn(_ angle: Int) -> String {
      "translate(100px, 50px) rotate(\(angle)deg) translate(-100px, -50px)"
    }
    let timeline = try play([turn(0), turn(180)]) {
      .basic($0, LayerInterval(from: [0], to: [1]), timingFunction: nil)
    }
    for time in [0.1, 0.5, 0.9] {
      let shown = matrix(timeline, at: time)
      // The anchor stays where it is.
      #expect(abs(shown[0] * 100 + shown[4] * 50 + shown[12] - 100) < 1e-12)
      #expect(abs(shown[1] * 100 + shown[5] * 50 + shown[13] - 50) < 1e-12)
    }
    #expect(try isNear(matrix(timeline, at: 0.5), turn(90)))
  }

  @Test func keyframesAndSpringsMoveTransformsToo() throws {
    let texts = ["rotateX(0deg)", "rotateX(90deg)", "rotateX(30deg)"]
    let path = try play(texts) {
      .keyframe($0, LayerKeyframes(values: [[0], [1], [2]]), timingFunction: nil)
    }
    #expect(try isNear(matrix(path, at: 0.25), "rotateX(45deg)"))
    #expect(try isNear(matrix(path, at: 0.75), "rotateX(60deg)"))
    let spring = try play(texts) {
      .spring($0, LayerInterval(from: [0], to: [1]), .coreAnimationDefault, initialVelocity: 0)
    }
    let angle = Spring.coreAnimationDefault.value(target: 90.0, time: 0.4)
    #expect(try isNear(matrix(spring, at: 0.4), "rotateX(\(angle)deg)"))
  }

  @Test func transformsThatMatchAddUpAndOthersReplace() throws {
    let turns = try play(["rotate(10deg)", "rotate(20deg)", "rotate(40deg)"], additive: true) {
      .basic($0, LayerInterval(from: [1], to: [2]), timingFunction: nil)
    }
    #expect(try isNear(matrix(turns, at: 0.5), "rotate(40deg)"))
    let others = try play(["rotateX(10deg)", "rotateY(20deg)", "scale(2)"], additive: true) {
      .basic($0, LayerInterval(from: [1], to: [2]), timingFunction: nil)
    }
    #expect(try isNear(matrix(others, at: 0), "rotateY(20deg)"))
  }

  @Test func coloursMixInTheirSpace() throws {
    let property = AnimatedProperty(name: "card.color", type: .color(.oklab))
    let animation = LayerAnimation(
      .basic(
        LayerProperty(property: 0, components: 0..<4),
        LayerInterval(from: [0, 0, 0, 1], to: [1, 0, 0, 1]), timingFunction: nil),
      timing: MediaTiming(duration: 1))
    let scene = Scene(initial: [[0.5, 0, 0, 1]], events: [.add(animation)])
    let timeline = try ResolvedAnimation(properties: [property], content: .scene(scene)).compiled()
    // A lightness of one half is a linear eighth.
    #expect(abs(timeline.value(ofColumn: 0, at: 0.5) - 0.388572859) < 1e-6)
  }
}
