extension Scene {
  /// Views that come twice, or go without being there.
  ///
  /// Whether a view that was removed is gone depends on motion; it may come back at any later time.
  ///
  /// - Complexity: O(events + properties).
  func viewProblems(
    _ properties: [AnimatedProperty], ignoring unknown: Set<String>
  ) -> [SceneProblem] {
    var check = ViewCheck(self, properties, ignoring: unknown)
    for (index, event) in events.enumerated() {
      switch event.verb {
      case .insert(let insertion): check.check(insertion, index)
      case .remove(let removal): check.check(removal, index)
      case .swap(let swap):
        check.check(swap, hides: swap.hides(in: event.transaction), index)
      case .match(let match): check.check(match, index)
      default: break
      }
    }
    return check.problems
  }

  /// Frames that are handed over and are not there.
  ///
  /// - Complexity: O(events + properties).
  func geometryProblems(
    _ properties: [AnimatedProperty], ignoring unknown: Set<String>
  ) -> [SceneProblem] {
    let types = Dictionary(
      properties.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let framed = framedViews
    var problems: [SceneProblem] = []
    for (index, event) in events.enumerated() {
      guard case .match(let match) = event.verb else { continue }
      for (member, view) in [("from", match.from), ("to", match.to)]
      where !unknown.contains(view) {
        let type = types[view + ".frame"] ?? (framed.contains(view) ? .rect : nil)
        guard type != .rect else { continue }
        problems.append(.frame(of: view, type, event: index, member))
      }
    }
    return problems
  }

  /// The views whose frames other verbs show.
  private var framedViews: Set<String> {
    events.reduce(into: layout?.names ?? []) { views, event in
      if case .zoom(let zoom) = event.verb { views.insert(zoom.view) }
    }
  }
}

extension SceneProblem {
  fileprivate static func frame(
    of view: String, _ type: PropertyType?, event: Int, _ member: String
  ) -> SceneProblem {
    let message =
      type == nil
      ? "A match needs the property \(view).frame, which is not declared."
      : "A match needs \(view).frame to be a rectangle."
    return SceneProblem(
      event: event, path: ["match", member], kind: type == nil ? .unknownName : .wrongType,
      message: message)
  }
}

/// Follows which views are there.
private struct ViewCheck {
  private let unknown: Set<String>
  private let types: [String: PropertyType]
  /// Whether each view that is known of is there.
  private var isThere: [String: Bool]
  private var arrivals: [String: ViewInsertion] = [:]
  private(set) var problems: [SceneProblem] = []

  init(_ scene: Scene, _ properties: [AnimatedProperty], ignoring unknown: Set<String>) {
    self.unknown = unknown
    types = Dictionary(
      properties.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let views = scene.viewsThereAtFirst(properties)
    isThere = Dictionary(uniqueKeysWithValues: views.map { ($0, true) })
  }

  private mutating func note(
    _ event: Int, _ path: [String], _ kind: SceneProblem.Kind, _ message: String
  ) {
    problems.append(SceneProblem(event: event, path: path, kind: kind, message: message))
  }

  mutating func check(_ insertion: ViewInsertion, _ event: Int) {
    let view = insertion.view
    if let other = insertion.replaces {
      leave(other, event, ["insert", "replaces"])
      let leaving = arrivals[other]?.transition ?? .opacity
      checkTypes(of: leaving, .removal, other, event, "replaces")
      if leaving.needsContainer(.removal), arrivals[other]?.container == nil {
        noteContainer(of: other, event, "insert", "replaces")
      }
    }
    if isThere[view] == true, !unknown.contains(view) {
      note(
        event, ["insert", "view"], .invalidState,
        "The view \(view) is there already; remove it before it is inserted again.")
    }
    isThere[view] = true
    arrivals[view] = insertion
    let transition = insertion.transition ?? .opacity
    checkTypes(of: transition, .insertion, view, event, "transition")
    if transition.needsContainer(.insertion), insertion.container == nil {
      noteContainer(of: view, event, "insert")
    }
  }

  mutating func check(_ removal: ViewRemoval, _ event: Int) {
    leave(removal.view, event, ["remove", "view"])
    let arrival = arrivals[removal.view]
    let transition = removal.transition ?? arrival?.transition ?? .opacity
    checkTypes(of: transition, .removal, removal.view, event, "transition")
    if transition.needsContainer(.removal), removal.container == nil, arrival?.container == nil {
      noteContainer(of: removal.view, event, "remove")
    }
  }

  /// A view that goes for a swap, and one that comes, may have no properties at all.
  mutating func check(_ swap: ViewSwap, hides: Bool, _ event: Int) {
    if isThere[swap.from] == nil { isThere[swap.from] = true }
    leave(swap.from, event, ["swap", "from"])
    isThere[swap.from] = hides
    isThere[swap.to] = true
  }

  mutating func check(_ match: MatchedGeometry, _ event: Int) {
    if match.from == match.to {
      note(
        event, ["match", "to"], .invalidState,
        "The view \(match.to) is matched with itself; a frame is handed from one view to another.")
    }
    let isKnown = isThere[match.from] != nil || unknown.contains(match.from)
    if !isKnown, types[match.from + ".frame"] == .rect {
      note(
        event, ["match", "from"], .invalidState,
        "The view \(match.from) has not come yet, so it has no frame to hand over.")
    }
    guard isThere[match.to] != true, !unknown.contains(match.to),
      types[match.to + ".frame"] == .rect
    else { return }
    note(
      event, ["match", "to"], .invalidState,
      "The view \(match.to) is not there; insert it before it takes a frame over.")
  }

  /// A view goes, which has to be there.
  private mutating func leave(_ view: String, _ event: Int, _ path: [String]) {
    defer { isThere[view] = false }
    guard !unknown.contains(view), isThere[view] != true else { return }
    if isThere[view] == nil {
      note(event, path, .unknownName, "There is no view called \(view).")
    } else {
      note(
        event, path, .invalidState,
        "The view \(view) was removed before; insert it before it goes again.")
    }
  }

  /// The properties that a transition moves must have the types that it moves.
  private mutating func checkTypes(
    of transition: ViewTransition, _ direction: ViewTransition.Direction, _ view: String,
    _ event: Int, _ member: String
  ) {
    let verb = direction == .insertion || member == "replaces" ? "insert" : "remove"
    let effects = transition.state(direction, in: nil).effects
    for part in TransitionMember.allCases where effects[part] != nil {
      guard let type = types[part.name(of: view)], type != part.type else { continue }
      note(
        event, [verb, member], .wrongType,
        "The transition of \(view) moves \(part.name(of: view)), which has to be a \(part.type).")
    }
  }

  private mutating func noteContainer(of view: String, _ event: Int, _ path: String...) {
    guard !unknown.contains(view) else { return }
    note(
      event, path, .missing,
      "The transition of \(view) goes by the edges of a container; give its width and height.")
  }
}
