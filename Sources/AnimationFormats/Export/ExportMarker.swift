import AnimationEngine

/// A named moment: a phase begins, or an animation completes.
struct ExportMarker: Sendable {
  /// The time in seconds.
  var time: Double
  let name: String

  /// The marker for an event; nil for the answer to a hit test.
  init?(_ event: TimelineEvent) {
    time = event.time
    switch event.kind {
    case .phase(let name): self.name = name
    case .completed(let name, _, let isFinished):
      self.name = isFinished ? "\(name) completed" : "\(name) interrupted"
    case .animatorCompleted(let name, let position): self.name = "\(name) at \(position.rawValue)"
    case .view(let name, let isPresent):
      self.name = isPresent ? "\(name) is here" : "\(name) is gone"
    case .hitTest: return nil
    }
  }
}

extension ExportMarker {
  /// The moments of a round, in seconds from its start.
  static func all(of events: [TimelineEvent], in window: ExportWindow) -> [ExportMarker] {
    events.compactMap(ExportMarker.init).compactMap { marker in
      let time = marker.time - window.start
      guard time >= 0, time < window.length else { return nil }
      var marker = marker
      marker.time = time
      return marker
    }
  }
}
