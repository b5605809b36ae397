import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite struct SampleEventTests {
  /// Two phases, run through without end.
  private func samples() throws -> Samples {
    let phases = PhaseAnimation(
      phases: [
        .init(name: "idle", values: [[0]], animation: .linear(duration: 0.5)),
        .init(name: "up \"there\"", values: [[1]], animation: .linear(duration: 0.25)),
      ], run: .forever)
    let animation = ResolvedAnimation(
      properties: [AnimatedProperty(name: "y", type: .number)], content: .phases(phases))
    return Samples(try animation.compiled(horizon: 1), on: .times([0]))
  }

  @Test func phasesAreListedByTime() throws {
    let samples = try samples()
    #expect(samples.events.count >= 2)
    let options = SampleOptions(kind: "phases")
    let expected = samples.events.map { event in
      guard case .phase(let name) = event.kind else { return "" }
      let escaped = name == "idle" ? "idle" : #"up \"there\""#
      return #"{"time":\#(NumberWriter().text(event.time)),"type":"phase","name":"\#(escaped)"}"#
    }
    let list = #""events":[\#(expected.joined(separator: ","))]"#
    #expect(text(SampleDocument(samples, options).encoded()).hasSuffix(list + "}"))
    #expect(text(SampleRows(samples, options).encoded()).contains(list))
  }

  @Test func aTimelineWithoutEndHasNoDuration() throws {
    let samples = try samples()
    for layout in SampleOptions.Layout.allCases {
      let options = SampleOptions(kind: "phases", layout: layout)
      let bytes = SampleDocument(samples, options).encoded()
      #expect(text(bytes).hasPrefix(#"{"kind":"phases","duration":null,"#))
    }
  }
}
