import AnimationEngine

// Contents that are not discrete, and effects that cannot show.

extension ContentChange {
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {
    let content = rehearsal.properties[property]
    guard content.type == .discrete else {
      return rehearsal.note(
        .property, .wrongType, "A content is a discrete value; \(content.name) is not.")
    }
    for effect in ContentEffect.allCases {
      rehearsal.check(effect.name(of: content), shownBy: "content", effect.shows)
    }
  }
}
