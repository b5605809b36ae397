// Contents, swaps and zooms that cannot show.

extension Scene {
  /// Contents that are not discrete, views that are swapped for themselves, and declared properties
  /// of another type than what a verb shows by them.
  ///
  /// - Complexity: O(events + properties).
  func effectProblems(_ properties: [AnimatedProperty]) -> [SceneProblem] {
    var check = EffectCheck(properties)
    for (index, event) in events.enumerated() {
      switch event.verb {
      case .content(let change): check.check(change, index)
      case .swap(let swap): check.check(swap, hides: swap.hides(in: event.transaction), index)
      case .zoom(let command): check.check(command, index)
      default: break
      }
    }
    return check.problems
  }
}

/// Compares what is shown with what is declared; each property is spoken of once.
private struct EffectCheck {
  private let properties: [AnimatedProperty]
  private let types: [String: PropertyType]
  private var known: Set<String> = []
  private(set) var problems: [SceneProblem] = []

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
    types = Dictionary(
      properties.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func check(_ change: ContentChange, _ event: Int) {
    let content = properties[change.property]
    guard content.type == .discrete else {
      return note(
        event, ["content", "property"], .wrongType,
        "A content is a discrete value; \(content.name) is not.")
    }
    for effect in ContentEffect.allCases {
      check(effect.name(of: content), event, "content", effect.shows)
    }
  }

  mutating func check(_ swap: ViewSwap, hides: Bool, _ event: Int) {
    if swap.from == swap.to {
      note(
        event, ["swap", "to"], .invalidState,
        "\(swap.from) cannot take its own place; name the view that comes.")
    }
    for member in swap.members(hides: hides) {
      for view in [swap.from, swap.to] {
        check(member.name(of: view), event, "swap") { $0 == member.type }
      }
    }
  }

  mutating func check(_ command: ZoomCommand, _ event: Int) {
    for member in ZoomMember.allCases {
      check(member.name(of: command.view), event, "zoom") { $0 == member.type }
    }
  }

  private mutating func check(
    _ name: String, _ event: Int, _ verb: String, _ canShow: (PropertyType) -> Bool
  ) {
    guard let type = types[name], !canShow(type), known.insert(name).inserted else { return }
    note(
      event, [verb], .wrongType,
      "The \(verb) shows itself by \(name), which is declared as another type of value.")
  }

  private mutating func note(
    _ event: Int, _ path: [String], _ kind: SceneProblem.Kind, _ message: String
  ) {
    problems.append(SceneProblem(event: event, path: path, kind: kind, message: message))
  }
}
