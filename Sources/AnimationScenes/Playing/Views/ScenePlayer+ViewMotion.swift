import AnimationEngine

// The motion of views that come and go.

/// A property that goes somewhere with its view.
struct ViewMove {
  var property: ViewPresence.Property
  var target: Components
}

extension ScenePlayer {
  /// Animates the properties of a view that comes or goes.
  ///
  /// A member of transitions that nothing animates is there at once, and whatever ran on it is taken
  /// away; other properties follow as in a ``SceneVerb/set(_:)``.
  ///
  /// - Returns: the motions that were begun.
  mutating func carry(
    _ moves: [ViewMove], by transaction: SceneTransaction, in state: TransitionState,
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

  /// Changes a property to a value.
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
