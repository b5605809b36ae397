import AnimationEngine

// Problems with matched frames that do not exist.

extension MatchedGeometry {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    if from.isExactly(to) {
      rehearsal.note(
        .to, .invalidState,
        "The view \(to) is matched with itself; a frame is handed from one view to another.")
    }
    checkPresence(in: &rehearsal)
    for (part, view) in [(ScenePlace.Part.from, from), (.to, to)]
    where !rehearsal.unknown.contains(view) {
      checkFrame(of: view, part, in: &rehearsal)
    }
  }

  private func checkPresence(in rehearsal: inout SceneRehearsal) {
    let isThere = rehearsal.views.isThere
    if isThere[from] == nil, !rehearsal.unknown.contains(from),
      rehearsal.declaredType(of: from + ".frame") == .rect
    {
      rehearsal.note(
        .from, .invalidState, "The view \(from) has not come yet, so it has no frame to hand over.")
    }
    if isThere[to] != true, !rehearsal.unknown.contains(to),
      rehearsal.declaredType(of: to + ".frame") == .rect
    {
      rehearsal.note(
        .to, .invalidState, "The view \(to) is not there; insert it before it takes a frame over.")
    }
  }

  private func checkFrame(
    of view: String, _ part: ScenePlace.Part, in rehearsal: inout SceneRehearsal
  ) {
    switch rehearsal.type(of: view + ".frame") {
    case .rect?: break
    case nil:
      rehearsal.note(
        part, .unknownName, "A match needs the property \(view).frame, which is not declared.")
    case _?: rehearsal.note(part, .wrongType, "A match needs \(view).frame to be a rectangle.")
    }
  }
}
