import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// The duration of UIKit's classic spring is its whole duration, as an animation too.
@Suite struct ClassicSpringTests {
  private static let spring =
    #"{"type":"usingSpringWithDamping","duration":0.6,"damping":0.5,"initialVelocity":2"#

  @Test func theTargetShowsFromItsEndOn() throws {
    let text =
      #"{"kind":"animation","from":{"p":0},"to":{"p":100},"animation":\#(Self.spring)}}"#
    let timeline = try resolved(text).compiled()
    #expect(timeline.duration == 0.6)
    #expect(timeline.value(ofColumn: 0, at: 0.6) == 100)
    #expect(timeline.value(ofColumn: 0, at: 0.59) != 100)
    #expect(timeline.velocity(ofColumn: 0, at: 0.6) == 0)
  }

  @Test(arguments: ["logicallyComplete", "removed"])
  func itCompletesAfterDelayAndDuration(_ criteria: String) throws {
    let play = try ScenePlay(
      #"{"p":0}"#,
      #"{"at":0,"set":{"p":100},"animation":\#(Self.spring),"modifiers":[{"delay":0.1}]},"#
        + #""completion":{"name":"done","criteria":"\#(criteria)"}}"#)
    #expect(play.reports == ["done 0.7"])
    #expect(play.values(0.7) == [100])
  }

  @Test func itMovesAsTheBlockDoes() throws {
    let animation = try ScenePlay(
      #"{"p":0}"#, #"{"at":0,"set":{"p":100},"animation":\#(Self.spring)}}"#)
    let block = try ScenePlay(
      #"{"p":0}"#,
      #"{"at":0,"set":{"p":100},"uikit":{"duration":0.6,"damping":0.5,"initialVelocity":2}}"#)
    for time in [0.05, 0.1, 0.3, 0.55, 0.6] {
      #expect(animation.values(time) == block.values(time))
    }
  }

  @Test func itIsWrittenAsItWasRead() throws {
    let text = #"{"kind":"animation","from":{"p":0},"to":{"p":1},"animation":\#(Self.spring)}}"#
    let written = String(
      decoding: AnimationDocument(try resolved(text)).encoded(), as: UTF8.self)
    #expect(written.contains("usingSpringWithDamping"))
    #expect(try resolved(written) == resolved(text))
  }
}
