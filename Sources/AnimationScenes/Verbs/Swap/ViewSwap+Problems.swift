import AnimationEngine

// Problems with swaps of views that are not there, or whose properties have the wrong type.

extension ViewSwap {
  /// Checks the swap. Its views need no other properties: the first swap makes them known.
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    let hides = hides(in: transaction)
    if rehearsal.views.isThere[from] == nil { rehearsal.views.isThere[from] = true }
    rehearsal.leave(from, .from)
    rehearsal.views.isThere[from] = hides
    rehearsal.views.isThere[to] = true
    if from.isExactly(to) {
      rehearsal.note(
        .to, .invalidState, "\(from) cannot take its own place; name the view that comes.")
    }
    for member in members(hides: hides) where member != .opacity {
      for view in [from, to] {
        rehearsal.check(member.name(of: view), shownBy: "swap") { $0 == member.type }
      }
    }
  }
}
