import AnimationEngine

/// Which views are there, as far as a script tells without computing its motion.
///
/// Whether a removed view is gone depends on motion, so it may be inserted at any later time.
struct RehearsedViews {
  /// Whether each known view is there.
  var isThere = NameTable<Bool>()
  /// The latest insertion of each view that was inserted.
  var arrivals = NameTable<ViewInsertion>()

  init(thereAtFirst views: NameSet) {
    for view in views.all { isThere[view] = true }
  }
}

extension SceneRehearsal {
  /// Notes that a view is removed; it is a problem if it is not there.
  ///
  /// - Parameter part: The part of the event that names the view.
  mutating func leave(_ view: String, _ part: ScenePlace.Part) {
    defer { views.isThere[view] = false }
    guard !unknown.contains(view), views.isThere[view] != true else { return }
    if views.isThere[view] == nil {
      note(part, .unknownName, "There is no view called \(view): insert it before it goes.")
    } else {
      note(
        part, .invalidState, "The view \(view) was removed before; insert it before it goes again.")
    }
  }

  /// Notes a problem for each property that a transition moves and that has another type.
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
        "The transition of \(view) moves \(name), which has to be \(member.typeInWords).")
    }
  }

  /// Notes that a view's transition needs the size of a container and none is given.
  mutating func noteMissingContainer(of view: String, _ part: ScenePlace.Part) {
    guard !unknown.contains(view) else { return }
    note(
      part, .missing,
      "The transition of \(view) goes by the edges of a container: "
        + "give \"container\" with its width and height.")
  }
}
