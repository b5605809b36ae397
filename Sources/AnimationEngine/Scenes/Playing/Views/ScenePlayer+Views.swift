// Views that come and go by transitions.

extension ScenePlayer {
  /// A view comes, and perhaps another one goes: the branches of an `if`.
  mutating func insert(
    _ insertion: ViewInsertion, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let completion = open(transaction)
    if let other = insertion.replaces {
      try takeOff(ViewRemoval(view: other), by: transaction, for: completion)
    }
    try bringOn(insertion, by: transaction, for: completion)
  }

  /// A view goes.
  mutating func remove(
    _ removal: ViewRemoval, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    try takeOff(removal, by: transaction, for: open(transaction))
  }

  /// A view comes: from what its transition makes of it, or from where it is on its way out.
  private mutating func bringOn(
    _ insertion: ViewInsertion, by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let view = viewPresence.index(of: insertion.view)
    if case .present = viewPresence.views[view].presence { return }
    viewPresence.views[view].transition = insertion.transition ?? .opacity
    viewPresence.views[view].container = insertion.container
    viewPresence.views[view].match = nil
    try takeValues(of: insertion, view)
    let state = viewPresence.views[view].transition.state(.insertion, in: insertion.container)
    if case .absent = viewPresence.views[view].presence { try setUp(view, in: state) }
    viewPresence.views[view].presence = .present
    let moves = viewPresence.views[view].properties.compactMap { property in
      property.own.map { Move(property: property, target: $0) }
    }
    let waits = try carry(moves, by: transaction, in: state, for: completion)
    viewPresence.views[view].arrival = ViewPresence.Ending(earliest: now, waits: waits)
  }

  /// A view goes: from where it is to what its transition makes of it.
  private mutating func takeOff(
    _ removal: ViewRemoval, by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let view = viewPresence.index(of: removal.view)
    guard case .present = viewPresence.views[view].presence else { return }
    let isWhole = viewPresence.views[view].arrival.map { time(of: $0) <= now } ?? true
    let transition = removal.transition ?? viewPresence.views[view].transition
    let container = removal.container ?? viewPresence.views[view].container
    let state = transition.state(.removal, in: container)
    let rides = ridesOnFrame(of: view)
    try beginDeparture(of: view)
    if isWhole { try setAnchor(of: view, in: state) }
    let moves = viewPresence.views[view].properties.compactMap { property -> Move? in
      guard let member = property.member, member != .anchor, let own = property.own,
        state.effects[member] != nil
      else { return nil }
      return Move(property: property, target: state.applied(to: own, member))
    }
    let waits = try carry(moves, by: transaction, in: state, for: completion)
    try depart(view, ViewPresence.Ending(earliest: now, waits: waits.isEmpty ? [] : waits + rides))
  }
}

// MARK: - Values

extension ScenePlayer {
  /// The values of an insertion become the view's own. Those of properties that it does not name
  /// are those that the view went with.
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
    let mapping = spaces.mappings[change.property]
    guard change.components.count < mapping.laneCount else {
      return present.map { mapping.aligned(change.value, to: $0) } ?? change.value
    }
    var value = present ?? Components(repeating: 0, count: mapping.laneCount)
    for (place, component) in change.components.enumerated() {
      value[component] = change.value[place]
    }
    return value
  }

  /// A view that was not there stands where its transition begins.
  private mutating func setUp(
    _ view: Int, in state: TransitionState
  ) throws(TimelineRefusal) {
    for place in viewPresence.views[view].properties.indices {
      let property = viewPresence.views[view].properties[place]
      guard let own = property.own ?? property.member?.identity else { continue }
      viewPresence.views[view].properties[place].own = own
      try self.place(property.index, at: state.applied(to: own, property.member))
    }
    try setAnchor(of: view, in: state)
  }

  /// The anchor of a transition holds from its beginning.
  private mutating func setAnchor(
    of view: Int, in state: TransitionState
  ) throws(TimelineRefusal) {
    guard let anchor = state.effects[.anchor]?.amount,
      let place = viewPresence.views[view].properties.firstIndex(where: { $0.member == .anchor })
    else { return }
    viewPresence.views[view].properties[place].own = anchor
    try self.place(viewPresence.views[view].properties[place].index, at: anchor)
  }
}

// MARK: - Motion

extension ScenePlayer {
  /// A property that goes somewhere with its view.
  private struct Move {
    var property: ViewPresence.Property
    var target: Components
  }

  /// Carries the properties of a view that comes or goes.
  ///
  /// A member of transitions that nothing carries is there at once, and whatever ran on it is taken
  /// away; other properties follow as in a ``SceneVerb/set(_:)``.
  ///
  /// - Returns: the motions that were begun.
  private mutating func carry(
    _ moves: [Move], by transaction: SceneTransaction, in state: TransitionState,
    for completion: Int?
  ) throws(TimelineRefusal) -> [CompletionLedger.Wait] {
    let moves = moves.filter { $0.target != tracks[$0.property.index].model }
    let changing = Set(moves.map(\.property.index))
    try chargeLooks(moves.map(\.property.index), by: transaction)
    var waits: [CompletionLedger.Wait] = []
    for move in moves {
      let index = move.property.index
      let source =
        state.animationSource(of: move.property.member)
        ?? animationSource(of: index, by: transaction, changing: changing)
      if source == .none, move.property.member != nil {
        try place(index, at: move.target)
      } else {
        waits += try carry(index, to: move.target, by: source, for: completion)
      }
    }
    return waits
  }

  /// Leads a property to a place.
  ///
  /// - Returns: the motions that were begun.
  mutating func carry(
    _ property: Int, to target: Components, by source: AnimationSource, for completion: Int?,
    handing velocity: Components? = nil
  ) throws(TimelineRefusal) -> [CompletionLedger.Wait] {
    let overlays = tracks[property].overlays.count
    try lead(property, to: target, by: source, for: completion, handing: velocity)
    if case .animation = source, spaces.properties[property].type != .discrete {
      let end = try end(of: property)
      return [.activePeriod(ledger.prolongActivePeriod(of: property, at: now, until: end))]
    }
    return (overlays..<tracks[property].overlays.count).map {
      .overlay(property: property, index: $0)
    }
  }
}
