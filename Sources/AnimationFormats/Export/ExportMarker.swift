import AnimationEngine

/// A named moment: a phase begins, or an animation completes.
struct ExportMarker: Sendable {
  /// The event, at a time in seconds from the start of what is exported.
  let event: TimelineEvent

  /// The time in seconds.
  var time: Double { event.time }

  /// The marker for an event; nil for the answer to a hit test.
  init?(_ event: TimelineEvent) {
    if case .hitTest = event.kind { return nil }
    self.event = event
  }

  /// The event in a few words. It is computed on demand, because names may be long and many.
  var name: String {
    switch event.kind {
    case .phase(let name): name
    case .completed(let name, _, let isFinished):
      isFinished ? "\(name) completed" : "\(name) interrupted"
    case .animatorCompleted(let name, let position): "\(name) at \(position.rawValue)"
    case .view(let name, let isPresent): isPresent ? "\(name) is here" : "\(name) is gone"
    case .hitTest: ""
    }
  }
}

extension ExportMarker {
  /// The moments of a round, in seconds from its start.
  static func all(of events: [TimelineEvent], in window: ExportWindow) -> [ExportMarker] {
    events.compactMap { event in
      let time = event.time - window.start
      guard time >= 0, time < window.length else { return nil }
      return ExportMarker(TimelineEvent(time: time, kind: event.kind))
    }
  }
}
