import AnimationEngine

// Problems with removing views that are not there.

extension ViewRemoval {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    rehearsal.leave(view, .view)
    let arrival = rehearsal.views.arrivals[view]
    let transition = transition ?? arrival?.transition ?? .opacity
    rehearsal.checkTypes(of: transition, .removal, of: view, .transition)
    if transition.needsContainer(.removal), container == nil, arrival?.container == nil {
      rehearsal.noteMissingContainer(of: view, .verb)
    }
  }
}
