import AnimationEngine
import AnimationScenes
import Testing

/// Transforms that accumulate over iterations, by CSS Transforms 2.
@Suite struct TransformAccumulationTests {
  /// A transform that goes from one list to another in a second, three times.
  private func timeline(_ from: String, _ to: String) throws -> Timeline {
    let lists = try [from, to].map { try TransformList(css: $0) }
    return try ResolvedAnimation(
      properties: [AnimatedProperty(name: "t", type: .transform, table: .transforms(lists))],
      content: .animation(
        SingleAnimation(
          from: [[0]], to: [[1]], velocity: [nil], animation: .linear(duration: 1))),
      timing: WebTiming(iterations: 3, fill: .both, iterationComposite: .accumulate)
    ).compiled()
  }

  private func entries(_ timeline: Timeline, at time: Double) -> [Double] {
    (0..<16).map { timeline.value(ofColumn: $0, at: time) }
  }

  private static let lists = [
    ("translateX(0px)", "translateX(100px)", "translateX(250px)"),
    (
      "translate(1px, 2px) translateX(0px)", "translate(1px, 2px) translateX(8px)",
      "translate(23px, 6px)"
    ),
    ("scale(1)", "scale(1.5)", "scale(2.25)"),
    ("scale(3)", "scale(3)", "scale(7)"),
    ("none", "translateX(10px) scale(2)", "translateX(25px) scale(3.5)"),
    (
      "translateX(10px) rotate(0deg)", "translateX(10px) rotate(90deg)",
      "translateX(30px) rotate(225deg)"
    ),
    (
      "matrix(2, 0, 0, 2, 5, 0) translateX(0px)", "matrix(2, 0, 0, 2, 5, 0) translateX(10px)",
      "translateX(15px) scale(4) translateX(25px)"
    ),
    ("skewX(0deg) rotateX(0deg)", "skewX(10deg) rotateX(20deg)", "skewX(25deg) rotateX(50deg)"),
    ("skewY(0deg)", "skewY(10deg)", "skewY(25deg)"),
    ("skew(0deg, 4deg)", "skew(10deg, 4deg)", "skew(25deg, 12deg)"),
    ("perspective(200px)", "perspective(100px)", "perspective(36.363636363636363px)"),
    ("perspective(none)", "perspective(none)", "none"),
    ("rotate3d(1, 1, 0, 0deg)", "rotate3d(1, 1, 0, 90deg)", "rotate3d(1, 1, 0, 225deg)"),
    // Lists that do not match become matrices, as the Web Platform Tests have it.
    ("matrix(2, 0, 0, 2, 0, 0)", "matrix(3, 0, 0, 3, 30, 0)", "translateX(75px) scale(6.5)"),
    (
      "translateX(0px) scale(2)", "scale(3) translateX(10px)", "translateX(135px) scale(6.5)"
    ),
    ("translateX(0px)", "scale(2) translateX(10px)", "translateX(80px) scale(3.5)"),
    (
      "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 30, 1)",
      "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 50, 1)", "translateZ(140px)"
    ),
    ("rotate(90deg)", "translateX(100px) scale(2)", "translateX(250px) rotate(45deg) scale(3.5)"),
  ]

  /// In the middle of the third iteration: the end counts two times, and half of the way is covered.
  @Test(arguments: lists)
  func whatIsAboveTheIdentityIsAdded(_ from: String, _ to: String, _ shown: String) throws {
    let expected = try TransformList(css: shown).matrix
    let shown = entries(try timeline(from, to), at: 2.5)
    for entry in 0..<16 { #expect(abs(shown[entry] - expected[entry]) < 1e-9, "entry \(entry)") }
  }

  @Test(arguments: lists)
  func theVelocityIsTheDerivative(_ from: String, _ to: String, _ shown: String) throws {
    let timeline = try timeline(from, to)
    let (before, after) = (entries(timeline, at: 2.3 - 1e-6), entries(timeline, at: 2.3 + 1e-6))
    for entry in 0..<16 {
      let slope = (after[entry] - before[entry]) / 2e-6
      #expect(abs(timeline.velocity(ofColumn: entry, at: 2.3) - slope) < 1e-4)
    }
  }

  @Test func anIterationFromTheIdentityBeginsWhereTheOneBeforeEnded() throws {
    let timeline = try timeline("none", "rotate(90deg) scale(2)")
    for joint in [1.0, 2] {
      let (before, after) = (entries(timeline, at: joint.nextDown), entries(timeline, at: joint))
      for entry in 0..<16 { #expect(abs(before[entry] - after[entry]) < 1e-9) }
    }
  }

  /// Lists that begin alike: that is added function by function, and what follows by its factors.
  @Test(arguments: [
    ("perspective(150px)", "perspective(50px)"), ("perspective(none)", "perspective(none)"),
    ("skewX(10deg)", "skewX(30deg)"), ("skewY(10deg)", "skewY(30deg)"),
    ("skew(10deg, 5deg)", "skew(30deg, 15deg)"), ("scale(2, 3)", "scale(4, 7)"),
    ("rotate3d(1, 1, 0, 10deg)", "rotate3d(1, 1, 0, 30deg)"),
    ("translate3d(1px, 2px, 3px)", "translate3d(3px, 6px, 9px)"),
  ])
  func whatListsHaveInCommonIsAddedByItself(_ common: String, _ added: String) throws {
    let timeline = try timeline("\(common) translateX(10px)", "\(common) scale(2)")
    let expected = try TransformList(css: "\(added) translateX(10px) scale(3)").matrix
    let shown = entries(timeline, at: 2)
    for entry in 0..<16 { #expect(abs(shown[entry] - expected[entry]) < 1e-9, "entry \(entry)") }
  }

  /// Three lists that do not match: the last counts two times, and is itself reached a third time.
  @Test func keyframesOfUnlikeListsAccumulateTheLast() throws {
    let lists = try ["none", "rotate(90deg)", "translateX(10px) scale(2)"].map {
      try TransformList(css: $0)
    }
    var animation = ResolvedAnimation.track(
      of: AnimatedProperty(name: "t", type: .transform, table: .transforms(lists)),
      [.linear(to: [1], duration: 0.5), .linear(to: [2], duration: 0.5)])
    animation.timing = WebTiming(iterations: 3, fill: .both, iterationComposite: .accumulate)
    let timeline = try animation.compiled()
    for (time, text) in [
      (2, "translateX(20px) scale(3)"), (2.5, "translateX(20px) rotate(90deg) scale(3)"),
      (3, "translateX(30px) scale(4)"),
    ] {
      let (shown, expected) = (entries(timeline, at: time), try TransformList(css: text).matrix)
      for entry in 0..<16 { #expect(abs(shown[entry] - expected[entry]) < 1e-9, "at \(time)") }
    }
  }

  @Test func anAccumulatedNumberOfUnlikeListsCostsMore() throws {
    let unlike = try timeline("rotate(90deg)", "scale(2)").columnCosts()[0]
    #expect(unlike > 5 * (try timeline("scale(1)", "scale(2)").columnCosts()[0]))
  }
}
