import AnimationEngine

// Views that go by transitions.

extension ViewRemoval: PlayableVerb {
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    try player.takeOff(self, by: transaction, for: completion)
  }
}

extension ScenePlayer {
  /// Starts the removal of a view: it goes from where it is to where its transition ends.
  mutating func takeOff(
    _ removal: ViewRemoval, by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let view = viewPresence.index(of: removal.view)
    guard case .present = viewPresence.views[view].presence else { return forbid() }
    let isWhole = viewPresence.views[view].arrival.map { time(of: $0) <= now } ?? true
    let transition = removal.transition ?? viewPresence.views[view].transition
    let container = removal.container ?? viewPresence.views[view].container
    let state = transition.state(.removal, in: container)
    let rides = ridesOnFrame(of: view)
    try beginDeparture(of: view)
    if isWhole { try setAnchor(of: view, in: state) }
    let moves = viewPresence.views[view].properties.compactMap { property -> ViewMove? in
      guard let member = property.member, member != .anchor, let own = property.own,
        let effect = state.effects[member]
      else { return nil }
      let factor = self.factor(of: property, own: own, from: nil, to: effect.amount)
      return ViewMove(property, to: state.applied(to: own, member), factor)
    }
    let waits = try carry(moves, by: transaction, in: state, for: completion)
    try depart(view, ViewPresence.Ending(earliest: now, waits: waits.isEmpty ? [] : waits + rides))
  }
}
