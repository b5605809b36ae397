import AnimationEngine

// Views that come by transitions.

extension ViewInsertion: PlayableVerb {
  /// Inserts the view and removes the one it replaces, like the branches of an `if`.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    if let replaces {
      try player.takeOff(ViewRemoval(view: replaces), by: transaction, for: completion)
    }
    try player.bringOn(self, by: transaction, for: completion)
  }
}

extension ScenePlayer {
  /// Inserts a view: it starts as its transition has it, or where it is if it was leaving.
  fileprivate mutating func bringOn(
    _ insertion: ViewInsertion, by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let view = viewPresence.index(of: insertion.view)
    if case .present = viewPresence.views[view].presence { return forbid() }
    viewPresence.views[view].transition = insertion.transition ?? .opacity
    viewPresence.views[view].container = insertion.container
    viewPresence.views[view].match = nil
    try takeValues(of: insertion, view)
    let state = viewPresence.views[view].transition.state(.insertion, in: insertion.container)
    var isNew = false
    if case .absent = viewPresence.views[view].presence { isNew = true }
    if isNew { try setUp(view, in: state) }
    viewPresence.views[view].presence = .present
    let moves = moves(of: view, in: isNew ? state : nil)
    let waits = try carry(moves, by: transaction, in: state, for: completion)
    viewPresence.views[view].arrival = ViewPresence.Ending(earliest: now, waits: waits)
  }

  /// The moves of a view's properties to their own values.
  ///
  /// - Parameter state: The appearance from which the view comes; nil where it has not gone yet.
  private func moves(of view: Int, in state: TransitionState?) -> [ViewMove] {
    viewPresence.views[view].properties.compactMap { property in
      guard let own = property.own else { return nil }
      let member = property.member
      let start = state.map { $0.applied(to: member?.identity ?? own, member) }
      let factor = member.flatMap {
        self.factor(of: property, own: own, from: start, to: $0.identity)
      }
      return ViewMove(property, to: own, factor)
    }
  }

  // MARK: - Values

  /// Takes the values of an insertion as the view's own. Properties that it does not name keep
  /// the values that the view had when it left.
  private mutating func takeValues(
    of insertion: ViewInsertion, _ view: Int
  ) throws(TimelineRefusal) {
    try chargeTargets(insertion.values)
    try meter.charge(30 * viewPresence.views[view].properties.count)
    var places: [Int: Int] = [:]
    for (place, property) in viewPresence.views[view].properties.enumerated() {
      places[property.index] = place
    }
    for change in insertion.values {
      guard let place = places[change.property] else { continue }
      let present = viewPresence.views[view].properties[place].own
      viewPresence.views[view].properties[place].own = value(of: change, over: present)
    }
  }

  private func value(of change: PropertyChange, over present: Components?) -> Components {
    let count = spaces.laneCount(of: change.property)
    guard change.components.count < count else {
      return present.map { spaces.aligned(change.value, to: $0, property: change.property) }
        ?? change.value
    }
    var value = present ?? Components(repeating: 0, count: count)
    value[change.components] = change.value
    return value
  }

  /// Places an absent view where its transition begins.
  private mutating func setUp(_ view: Int, in state: TransitionState) throws(TimelineRefusal) {
    for place in viewPresence.views[view].properties.indices {
      let property = viewPresence.views[view].properties[place]
      guard let own = property.own ?? property.member?.identity else { continue }
      viewPresence.views[view].properties[place].own = own
      try self.place(property.index, at: state.applied(to: own, property.member))
    }
    try setAnchor(of: view, in: state)
  }

  /// Sets the anchor of the transition, which holds from its start.
  mutating func setAnchor(of view: Int, in state: TransitionState) throws(TimelineRefusal) {
    guard let anchor = state.effects[.anchor]?.amount,
      let place = viewPresence.views[view].properties.firstIndex(where: { $0.member == .anchor })
    else { return }
    viewPresence.views[view].properties[place].own = anchor
    try self.place(viewPresence.views[view].properties[place].index, at: anchor)
  }
}
