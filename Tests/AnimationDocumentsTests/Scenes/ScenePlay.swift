import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// A scene document that was played, asked in few words.
struct ScenePlay {
  let timeline: Timeline

  /// Plays events over initial values.
  init(_ initial: String, _ events: [String]) throws {
    let text =
      #"{"kind":"scene","initial":\#(initial),"events":[\#(events.joined(separator: ","))]}"#
    timeline = try resolved(text).compiled()
  }

  /// Plays events over initial values.
  init(_ initial: String, _ events: String...) throws { try self.init(initial, events) }

  var duration: Double? { timeline.duration }

  /// What a column shows at some times, to a millionth.
  func values(_ times: Double..., column: Int = 0) -> [Double] {
    times.map { (timeline.value(ofColumn: column, at: $0) * 1e6).rounded() / 1e6 }
  }

  /// How fast it moves, to a millionth.
  func velocities(_ times: Double..., column: Int = 0) -> [Double] {
    times.map { (timeline.velocity(ofColumn: column, at: $0) * 1e6).rounded() / 1e6 }
  }

  /// The completions: "done 0.5", or "done 0.5 cut".
  var reports: [String] {
    timeline.events.compactMap { event in
      guard case .completed(let name, _, let finished) = event.kind else { return nil }
      return "\(name) \(event.time)" + (finished ? "" : " cut")
    }
  }
}
