import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Some parts of a timeline, shown alone.
@Suite struct SelectionTests {
  /// A point, a colour that mixes in Oklab and a number, under a timing that uses all it can of lanes.
  private static func timeline(_ timing: WebTiming?) throws -> Timeline {
    var animation = ResolvedAnimation(
      properties: [
        AnimatedProperty(name: "offset", type: .point),
        AnimatedProperty(name: "color", type: .color(.oklab)),
        AnimatedProperty(name: "scale", type: .number),
      ],
      content: .animation(
        SingleAnimation(
          from: [[0, 0], [1, 0, 0, 1], [1]], to: [[10, 20], [0, 0.5, 1, 0.5], [3]],
          velocity: [nil, nil, nil], animation: .linear(duration: 1))))
    animation.timing = timing
    return try animation.compiled()
  }

  private static let parts = [
    TimelinePart(property: 2), TimelinePart(property: 0, component: 1), TimelinePart(property: 1),
  ]

  @Test(arguments: [nil, WebTiming(iterations: 3, fill: .both, iterationComposite: .accumulate)])
  func aPartShowsWhatTheWholeShows(timing: WebTiming?) throws {
    let whole = try Self.timeline(timing)
    let part = whole.showing(Self.parts)
    #expect(part.columns.map(\.name).prefix(2) == ["scale", "offset.y"])
    for step in 0...40 {
      let time = Double(step) / 10
      for (column, other) in zip(part.columns.indices, [6, 1, 2, 3, 4, 5]) {
        #expect(part.value(ofColumn: column, at: time) == whole.value(ofColumn: other, at: time))
        #expect(part.model(ofColumn: column, at: time) == whole.model(ofColumn: other, at: time))
        #expect(
          part.velocity(ofColumn: column, at: time) == whole.velocity(ofColumn: other, at: time))
      }
    }
  }

  @Test func whatLiesBeyondTheCurveIsShownToo() throws {
    let timing = WebTiming(fill: .both, easing: try UnitCurve(css: "linear(-0.5, 1.5)"))
    let scale = try Self.timeline(timing).showing([TimelinePart(property: 2)])
    #expect(scale.value(ofColumn: 0, at: 0) == 0)
    #expect(scale.value(ofColumn: 0, at: 1) == 4)
  }

  /// Exports show each property alone, so that more lanes would take their number squared.
  @Test func aPartKeepsItsOwnLanes() throws {
    let whole = try Self.timeline(nil)
    #expect(whole.showing(Self.parts).lanes.count == whole.lanes.count - 1)
    #expect(whole.showing([TimelinePart(property: 0, component: 1)]).lanes == [whole.lanes[1]])
  }
}
