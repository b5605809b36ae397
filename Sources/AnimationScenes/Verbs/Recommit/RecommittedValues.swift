import AnimationEngine

/// Values that are set again outside of their transaction. An explicit animation is cut short by
/// this, an implicit one of the property continues.
struct RecommittedValues: PlayableVerb {
  var changes: [PropertyChange]

  func title(_ properties: [AnimatedProperty]) -> String? {
    "recommit " + changes.names(properties)
  }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    .recommit(changes.inCoordinates(of: spaces))
  }

  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void) {
    for change in changes { visit(change.property, 0) }
  }

  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    try player.chargeTargets(changes)
    for target in player.targets(of: changes) where player.canChange(target.property) {
      let property = target.property
      if player.tracks[property].isExplicit { try player.cutMotion(of: property) }
      try player.change([target], by: SceneTransaction(), for: nil)
    }
  }

  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    let explicit = changes.map(\.property).filter { player.tracks[$0].isExplicit }
    try advisor.lookForCuts(of: explicit, &player) { .change(property: $0, component: nil) }
  }
}

extension ScenePlayer {
  /// Removes the motion of SwiftUI's animations from a property, which then shows its model.
  fileprivate mutating func cutMotion(of property: Int) throws(TimelineRefusal) {
    try meter.charge(tracks[property].lookCost)
    try endMotion(of: property)
  }
}
