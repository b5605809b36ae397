import AnimationEngine

/// The verb `set`: values change, animated by the event's transaction.
struct SetValues: PlayableVerb {
  var changes: [PropertyChange]

  func title(_ properties: [AnimatedProperty]) -> String? { "set " + changes.names(properties) }

  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? {
    .set(changes.inCoordinates(of: spaces))
  }

  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void) {
    for change in changes { visit(change.property, 0) }
  }

  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    try player.chargeTargets(changes)
    try player.change(player.targets(of: changes), by: transaction, for: completion)
  }
}

extension [PropertyChange] {
  /// The names of the first three properties that change, for titles.
  func names(_ properties: [AnimatedProperty]) -> String {
    let names = prefix(3).map { properties[$0.property].name }
    return names.joined(separator: ", ") + (count > 3 ? " …" : "")
  }
}
