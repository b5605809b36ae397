import AnimationEngine

// The motion of views that come and go.

/// A property that is animated to a value as its view comes or goes.
struct ViewMove {
  var property: ViewPresence.Property
  var target: Components
  /// The factor of the transition, where it has a motion of its own.
  var factor: Factor?

  /// A factor, and the view's own value that it multiplies.
  struct Factor {
    var own: Components
    /// The factor with which the view comes; nil for the one that it has.
    var start: Double?
    var end: Double
  }

  init(_ property: ViewPresence.Property, to target: Components, _ factor: Factor? = nil) {
    (self.property, self.target, self.factor) = (property, target, factor)
  }
}

extension ScenePlayer {
  /// Animates the properties of a view that comes or goes.
  ///
  /// A property of the transition without an animation gets its value at once, and its running
  /// motion is removed. Other properties are changed as by ``SceneVerb/set(_:)``.
  ///
  /// - Returns: the motions that were begun.
  mutating func carry(
    _ moves: [ViewMove], by transaction: SceneTransaction, in state: TransitionState,
    for completion: Int?
  ) throws(TimelineRefusal) -> [CompletionLedger.Wait] {
    let moves = moves.filter(changes)
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
      } else if let factor = move.factor {
        waits += try carry(index, by: factor, to: move.target, source, for: completion)
      } else {
        waits += try carry(index, to: move.target, by: source, for: completion)
      }
    }
    return waits
  }

  /// Animates a property of a view to a value.
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
