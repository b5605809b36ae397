import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Property animators whose springs begin at a velocity for each component, as
/// `UISpringTimingParameters(…, initialVelocity: CGVector)`, and those over a layout.
@Suite struct AnimatorComponentTests {
  private func animator(_ members: String, at time: Double = 0) -> String {
    #"{"at":\#(time),"animator":{"name":"move",\#(members)}}"#
  }

  private static let spring = #""spring":{"mass":1,"stiffness":100,"damping":10}"#
  private static let target = #""do":"create","set":{"p":{"x":100,"y":50}}"#

  @Test func eachComponentBeginsAtItsOwnVelocity() throws {
    let play = try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#,
      animator(Self.target + "," + Self.spring + #","velocity":{"dx":3,"dy":-1}"#),
      animator(#""do":"start""#))
    // m = 1, k = 100, c = 10: x(t) = X - e^(-5t)(X cos wt + (5X - v)/w sin wt), w = 8.660254,
    // with X = 100, v = 300 and X = 50, v = -50.
    #expect(play.values(0.1) == [50.035201])
    #expect(play.values(0.1, column: 1) == [14.347456])
    #expect(abs(play.timeline.velocity(ofColumn: 0, at: 1e-9) - 300) < 1e-5)
    #expect(abs(play.timeline.velocity(ofColumn: 1, at: 1e-9) + 50) < 1e-5)
  }

  @Test func membersMayBeThoseOfTheValue() throws {
    let vector = try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#,
      animator(Self.target + "," + Self.spring + #","velocity":{"dx":3}"#),
      animator(#""do":"start""#))
    let members = try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#,
      animator(Self.target + "," + Self.spring + #","velocity":{"x":3}"#),
      animator(#""do":"start""#))
    #expect(vector.values(0.1, 0.3) == members.values(0.1, 0.3))
    #expect(vector.values(0.1, column: 1) == members.values(0.1, column: 1))
  }

  @Test func continueHandsEachComponentItsVelocity() throws {
    // The seed's pan: paused at 40 % of a straight line, then on by a spring.
    let play = try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#, animator(Self.target + #","duration":1,"curve":"linear""#),
      animator(#""do":"pause""#), animator(#""do":"scrub","fraction":0.4"#, at: 0.1),
      animator(
        #""do":"continue",\#(Self.spring),"velocity":{"dx":2,"dy":0}"#, at: 0.5))
    #expect(play.values(0.3, 0.5) == [40, 40])
    #expect(play.values(0.3, 0.5, column: 1) == [20, 20])
    // Relative to what is left: 60 at 120 per second, and 30 at rest.
    #expect(abs(play.timeline.velocity(ofColumn: 0, at: 0.5 + 1e-9) - 120) < 1e-5)
    #expect(abs(play.timeline.velocity(ofColumn: 1, at: 0.5 + 1e-9)) < 1e-5)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let y = 20 + spring.value(target: 30.0, initialVelocity: 0, time: 0.2)
    #expect(abs(play.timeline.value(ofColumn: 1, at: 0.7) - y) < 1e-9)
    #expect(play.values(5) == [100])
    #expect(play.values(5, column: 1) == [50])
  }

  @Test func allComponentsEndTogether() throws {
    let play = try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#,
      animator(Self.target + #","duration":0.5,"spring":{"dampingRatio":0.8},"velocity":{"dx":4}"#),
      animator(#""do":"start""#))
    #expect(play.duration == 0.5)
    #expect(play.values(0.5) == [100])
    #expect(play.values(0.5, column: 1) == [50])
  }

  @Test func reversedItComesBack() throws {
    let play = try ScenePlay(
      #"{"p":{"x":0,"y":0}}"#,
      animator(Self.target + "," + Self.spring + #","velocity":{"dx":3,"dy":-1}"#),
      animator(#""do":"start""#), animator(#""do":"reverse""#, at: 0.2))
    let (x, y) = (play.values(0.1, 0.3), play.values(0.1, 0.3, column: 1))
    #expect(x[0] == x[1] && y[0] == y[1])
    #expect(play.values(0.4) == [0])
    #expect(play.values(0.4, column: 1) == [0])
  }

  @Test func whatIsWrittenReadsBack() throws {
    let events = [
      animator(Self.target + "," + Self.spring + #","velocity":{"dx":3,"dy":-1}"#),
      animator(#""do":"start""#),
    ]
    let text =
      #"{"kind":"scene","initial":{"p":{"x":0,"y":0}},"events":["#
      + events.joined(separator: ",") + "]}"
    let animation = try resolved(text)
    let written = AnimationDocument(animation).encoded()
    #expect(try resolved(String(decoding: written, as: UTF8.self)) == animation)
  }

  // MARK: - Layouts

  private static let layout =
    #"{"view":"page","width":100,"height":400,"stack":"vertical","alignment":"topLeading","#
    + #""children":[{"view":"header","width":100,"height":100},"#
    + #"{"view":"list","width":100,"height":200}]}"#

  private func scene(_ events: String...) throws -> Timeline {
    try resolved(
      #"{"kind":"scene","initial":{},"layout":\#(Self.layout),"events":["#
        + events.joined(separator: ",") + "]}"
    ).compiled()
  }

  private func value(_ name: String, _ timeline: Timeline, at time: Double) throws -> Double {
    let parts = name.split(separator: "/")
    let property = try #require(timeline.properties.firstIndex { $0.name == parts[0] })
    let component = ["x", "y", "width", "height"].firstIndex { $0 == parts[1] }
    let column = try #require(
      timeline.columns.firstIndex { $0.property == property && $0.component == component })
    return timeline.value(ofColumn: column, at: time)
  }

  @Test func anAnimatorLeadsTheFramesOfALayout() throws {
    let timeline = try scene(
      animator(#""do":"create","set":{"header.height":300},"duration":1,"curve":"linear""#),
      animator(#""do":"start""#, at: 0.5))
    let before = try value("header.frame/height", timeline, at: 0.5)
    #expect(before == 100)
    #expect(try value("header.frame/height", timeline, at: 1) == 200)
    #expect(try value("header.frame/height", timeline, at: 1.5) == 300)
    // What lies below it moves on, by as much.
    let shift =
      try value("list.frame/y", timeline, at: 1) - value("list.frame/y", timeline, at: 0)
    #expect(shift == 100)
  }

  @Test func itIsScrubbedAndReversed() throws {
    let timeline = try scene(
      animator(#""do":"create","set":{"header.height":300},"duration":1,"curve":"linear""#),
      animator(#""do":"pause""#), animator(#""do":"scrub","fraction":0.4"#, at: 0.1),
      animator(#""do":"reverse""#, at: 0.2), animator(#""do":"continue""#, at: 0.2))
    #expect(try value("header.frame/height", timeline, at: 0.15) == 180)
    #expect(try value("header.frame/height", timeline, at: 2) == 100)
  }

  @Test func boxesHaveToBeThere() throws {
    let text =
      #"{"kind":"scene","initial":{},"layout":\#(Self.layout),"events":["#
      + animator(#""do":"create","set":{"footer.height":300},"duration":1"#) + "]}"
    let problem = try #require(try refusal(of: text).problems.first)
    #expect(problem.pointer == "/events/0/animator/set/footer.height")
  }
}
