import AnimationEngine

/// Which views are there, as far as a script without its motion tells.
///
/// Whether a view that was removed is gone depends on motion; it may come back at any later time.
struct RehearsedViews {
  /// Whether each view that is known of is there.
  var isThere: [String: Bool]
  /// How each view came that was inserted.
  var arrivals: [String: ViewInsertion] = [:]

  init(thereAtFirst views: Set<String>) {
    isThere = Dictionary(uniqueKeysWithValues: views.map { ($0, true) })
  }
}

extension SceneRehearsal {
  /// A view goes, which has to be there.
  ///
  /// - Parameter part: Where its name stands.
  mutating func leave(_ view: String, _ part: ScenePlace.Part) {
    defer { views.isThere[view] = false }
    guard !unknown.contains(view), views.isThere[view] != true else { return }
    if views.isThere[view] == nil {
      note(part, .unknownName, "There is no view called \(view).")
    } else {
      note(
        part, .invalidState,
        "The view \(view) was removed before; insert it before it goes again.")
    }
  }

  /// Notes properties that a transition moves and that have not the types which it moves.
  mutating func checkTypes(
    of transition: ViewTransition, _ direction: ViewTransition.Direction, of view: String,
    _ part: ScenePlace.Part
  ) {
    let effects = transition.state(direction, in: nil).effects
    for member in TransitionMember.allCases where effects[member] != nil {
      let name = member.name(of: view)
      guard let type = declaredType(of: name), type != member.type else { continue }
      note(
        part, .wrongType,
        "The transition of \(view) moves \(name), which has to be a \(member.type).")
    }
  }

  /// Notes that a view has no container, by whose edges its transition goes.
  mutating func noteMissingContainer(of view: String, _ part: ScenePlace.Part) {
    guard !unknown.contains(view) else { return }
    note(
      part, .missing,
      "The transition of \(view) goes by the edges of a container; give its width and height.")
  }
}
