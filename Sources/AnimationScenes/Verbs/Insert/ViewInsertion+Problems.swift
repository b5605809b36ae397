import AnimationEngine

// Problems with views that are inserted twice, or that replace a view which is not there.

extension ViewInsertion {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    if let replaces { checkDeparture(of: replaces, in: &rehearsal) }
    if rehearsal.views.isThere[view] == true, !rehearsal.unknown.contains(view) {
      rehearsal.note(
        .view, .invalidState,
        "The view \(view) is there already; remove it before it is inserted again.")
    }
    rehearsal.views.isThere[view] = true
    rehearsal.views.arrivals[view] = self
    let transition = transition ?? .opacity
    rehearsal.checkTypes(of: transition, .insertion, of: view, .transition)
    if transition.needsContainer(.insertion), container == nil {
      rehearsal.noteMissingContainer(of: view, .verb)
    }
  }

  private func checkDeparture(of other: String, in rehearsal: inout SceneRehearsal) {
    rehearsal.leave(other, .replaces)
    let arrival = rehearsal.views.arrivals[other]
    let transition = arrival?.transition ?? .opacity
    rehearsal.checkTypes(of: transition, .removal, of: other, .replaces)
    if transition.needsContainer(.removal), arrival?.container == nil {
      rehearsal.noteMissingContainer(of: other, .replaces)
    }
  }
}
