internal import AnimationEngine

/// The value of an event's member in an answer.
enum EventValue {
  /// A text, or `null` where there is none.
  case text(String?)
  case flag(Bool)
}

extension TimelineEvent {
  /// The members of an event in order, without its time; the first is its type.
  var members: [(name: String, value: EventValue)] {
    switch kind {
    case .phase(let name): [("type", .text("phase")), ("name", .text(name))]
    case .completed(let name, let criteria, let finished):
      [
        ("type", .text("completed")), ("name", .text(name)), ("criteria", .text(criteria)),
        ("finished", .flag(finished)),
      ]
    case .animatorCompleted(let name, let position):
      [
        ("type", .text("completed")), ("name", .text(name)),
        ("position", .text(position.rawValue)), ("finished", .flag(position != .current)),
      ]
    case .view(let name, let isPresent):
      [("type", .text(isPresent ? "appeared" : "disappeared")), ("name", .text(name))]
    case .hitTest(let result):
      [
        ("type", .text("hitTest")), ("model", .text(result.model)),
        ("presentation", .text(result.presentation)), ("hit", .text(result.hit)),
      ]
    }
  }
}
