import AnimationEngine

// Frames that are taken over from one view by another.

extension MatchedGeometry: PlayableVerb {
  /// Clamps the sizes of both frames to 0 or more, since springs overshoot their targets.
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    effects.lengths.formUnion([from + ".frame", to + ".frame"])
  }

  /// Lets one view take over the frame of another.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    guard !from.isExactly(to), let plan = try player.plan(of: self) else { return }
    try player.chargeLooks(plan.map(\.property), by: transaction)
    let changing = Set(plan.map(\.property))
    for handover in plan {
      let source = player.animationSource(
        of: handover.property, by: transaction, changing: changing)
      try player.hand(over: handover, by: source, for: completion)
    }
  }
}

extension ScenePlayer {
  /// The index of a view's frame property; nil if it is no rectangle.
  private func frame(of view: String) -> Int? { property(called: view + ".frame", .rect) }

  // MARK: - Who goes where

  /// The movement of one frame in a match: its start and its target.
  struct Handover {
    var property: Int
    var start: ShownFrame
    var target: Components
    /// The frame without the other view; nil if that is the target.
    var own: Components?
  }

  /// The frames that move in a match; nil if the view that takes over, or a frame, is not there.
  fileprivate mutating func plan(of match: MatchedGeometry) throws(TimelineRefusal) -> [Handover]? {
    guard let from = frame(of: match.from), let to = frame(of: match.to),
      let toView = viewPresence.viewByProperty[to],
      let fromView = viewPresence.viewByProperty[from], viewPresence.isPresent(match.to)
    else { return nil }
    try meter.charge(400 + 3 * tracks[from].lookCost + 3 * tracks[to].lookCost)
    guard let source = shownFrame(of: match.from, from),
      source.place.isFinite, tracks[to].model.isFinite
    else { return nil }
    return handovers(
      match, from: source, from, ownValue(of: from, in: fromView), to, ownValue(of: to, in: toView))
  }

  /// The frames that move, starting from what the first view shows. `ownFrom` and `ownTo` are the
  /// frames that each view would have without the other.
  private func handovers(
    _ match: MatchedGeometry, from source: ShownFrame, _ from: Int, _ ownFrom: Components,
    _ to: Int, _ ownTo: Components
  ) -> [Handover] {
    let part = MatchedPart(match)
    let isGone = viewPresence.isAbsent(match.from)
    let start = part.taking(over: source, on: shownFrame(to))
    if match.source == .from {
      let target = part.taking(over: isGone ? source.place : ownFrom, on: ownTo)
      return [Handover(property: to, start: start, target: target, own: ownTo)]
    }
    let arriving = Handover(property: to, start: start, target: ownTo)
    guard match.source == .to, !isGone else { return [arriving] }
    let target = part.taking(over: ownTo, on: ownFrom)
    return [arriving, Handover(property: from, start: source, target: target, own: ownFrom)]
  }

  private func shownFrame(_ property: Int) -> ShownFrame {
    ShownFrame(
      place: tracks[property].value(at: now), velocity: tracks[property].velocity(at: now),
      time: now)
  }

  /// The frame that a view shows; of one removed at this moment, the one that it showed last.
  private func shownFrame(of view: String, _ property: Int) -> ShownFrame? {
    if !viewPresence.isAbsent(view) { return shownFrame(property) }
    guard let index = viewPresence.indexByName[view],
      let last = viewPresence.views[index].lastFrame, last.time == now
    else { return nil }
    return last
  }

  // MARK: - Motion

  /// Starts a frame at a position and velocity towards its target; its earlier motions end.
  fileprivate mutating func hand(
    over handover: Handover, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    let property = handover.property
    guard let view = viewPresence.viewByProperty[property] else { return }
    noteMatch(handover, view)
    if source == .none { return try place(property, at: handover.target) }
    try clear(property, at: now)
    try keepRestSegment(of: property)
    tracks[property].rest(on: handover.start.place, from: now)
    if handover.start.place == handover.target, !source.keepsVelocity || handover.start.isStill {
      ledger.motionRemoved(of: property, at: now)
      return
    }
    let waits = try carry(
      property, to: handover.target, by: source, for: completion,
      handing: source.keepsVelocity ? handover.start.velocity : nil)
    try followFrame(waits, view)
  }

  /// Records the frame that the view would have without the other one.
  private mutating func noteMatch(_ handover: Handover, _ view: Int) {
    viewPresence.views[view].match = handover.own.map {
      MatchedFrame(property: handover.property, own: $0, target: handover.target)
    }
  }

  /// Keeps a leaving view until its frame has arrived.
  private mutating func followFrame(
    _ waits: [CompletionLedger.Wait], _ view: Int
  ) throws(TimelineRefusal) {
    viewPresence.views[view].match?.arrival = ViewPresence.Ending(earliest: now, waits: waits)
    guard case .leaving(var ending, _) = viewPresence.views[view].presence else { return }
    ending.waits += waits
    try schedule(view, ending)
  }

  /// The motions of a matched frame that began now; a view that leaves now waits for them.
  func ridesOnFrame(of view: Int) -> [CompletionLedger.Wait] {
    guard let arrival = viewPresence.views[view].match?.arrival, arrival.earliest == now else {
      return []
    }
    return arrival.waits
  }

  /// Records the frame of a view that is removed at once.
  mutating func noteLastFrame(of view: Int) {
    guard let property = frame(of: viewPresence.views[view].name) else { return }
    viewPresence.views[view].lastFrame = shownFrame(property)
  }
}

extension ScenePlayer.AnimationSource {
  /// Whether the animation is a spring that continues with the present velocity.
  fileprivate var keepsVelocity: Bool {
    if case .animation(let animation, _) = self { animation.fluidSpring != nil } else { false }
  }
}
