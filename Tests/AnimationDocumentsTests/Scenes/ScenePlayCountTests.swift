import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// That a script is played once for a request, whatever is asked of it: the meter tells.
@Suite struct ScenePlayCountTests {
  /// A scene of many properties: to set up a player for it is most of the work.
  private static func text(_ members: String, _ animation: String) -> [UInt8] {
    let initial = (0..<400).map { #""p\#($0)":0"# }.joined(separator: ",")
    return Array(
      script(
        #"{"at":0,"set":{"p0":1},"animation":\#(animation)}"#, initial: "{\(initial)}", and: members
      ).utf8)
  }

  private static let curve = #"{"type":"linear","duration":1}"#
  private static let endless =
    #"{"type":"linear","duration":1,"modifiers":[{"repeatForever":true}]}"#

  /// Scenes under no timing, and under such as ask for an end that is there.
  static let texts = [
    text("", curve), text("", endless), text(#""timing":{"iterations":2},"#, curve),
    text(#""timing":{"playbackRate":-1},"#, curve),
    text(#""timing":{"iterations":2,"iterationDuration":1},"#, endless),
    text(#""timing":{"playbackRate":-1,"iterationDuration":1},"#, endless),
  ]

  /// What it takes to play a scene by itself.
  private func playing(_ animation: ResolvedAnimation) throws -> Int {
    var meter = WorkMeter(.none)
    _ = try animation.compiled(within: .init(), meter: &meter)
    return meter.work
  }

  @Test(arguments: texts) func readingPlaysNothing(_ text: [UInt8]) throws {
    var meter = WorkMeter(.none)
    let document = try AnimationDocument(decoding: text, within: .standard, meter: &meter)
    #expect(try meter.work < playing(document.resolved()) / 4)
  }

  @Test(arguments: texts) func adviceAndSamplesComeOfOnePlay(_ text: [UInt8]) throws {
    let animation = try AnimationDocument(decoding: text).resolved()
    var meter = WorkMeter(.none)
    let (timeline, _) = try animation.examined(within: .init(), atMost: 50, meter: &meter)
    #expect(try Double(meter.work) < 1.5 * Double(playing(animation)))
    let alone = try animation.compiled()
    #expect(timeline.duration == alone.duration)
    #expect(timeline.value(ofColumn: 0, at: 0.3) == alone.value(ofColumn: 0, at: 0.3))
  }
}
