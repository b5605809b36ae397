import AnimationEngine
import Testing

private struct Face {
  var scale = 1.0
  var tilt = 0.0
  var name = "a"
}

@Suite("A value that keyframes move")
struct KeyframeUpdateTests {
  private let timeline = KeyframeTimeline(initialValue: Face()) {
    KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 2) }
  }

  @Test func theTracksWriteAndAllElseStays() {
    var face = Face(scale: 7, tilt: 5, name: "b")
    timeline.update(value: &face, time: 1)
    #expect(face.scale == 2 && face.tilt == 5 && face.name == "b")
  }

  @Test func progressIsAShareOfTheWholeDuration() {
    var face = Face(tilt: 5)
    timeline.update(value: &face, progress: 0.25)
    #expect(face.scale == 1.5 && face.tilt == 5)
  }

  @Test(arguments: [-1, 0, 0.3, 1, 2, 5, .infinity]) func itShowsWhatTheValueIs(time: Double) {
    var face = Face(scale: .nan)
    timeline.update(value: &face, time: time)
    #expect(face.scale == timeline.value(time: time).scale)
    timeline.update(value: &face, progress: time)
    #expect(face.scale == timeline.value(progress: time).scale)
  }
}
