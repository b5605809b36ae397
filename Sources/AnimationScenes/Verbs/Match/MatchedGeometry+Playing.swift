import AnimationEngine

// Frames that go from one view to another.

extension MatchedGeometry: PlayableVerb {
  /// Springs swing beyond their targets; the frames that show have no negative sizes.
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    effects.lengths.formUnion([from + ".frame", to + ".frame"])
  }

  func play(
    in player: inout ScenePlayer, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    try player.match(self, by: transaction)
  }
}

extension ScenePlayer {
  /// One view takes its frame over from another one.
  mutating func match(
    _ match: MatchedGeometry, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let completion = open(transaction)
    guard match.from != match.to, let plan = try plan(of: match) else { return }
    try chargeLooks(plan.map(\.property), by: transaction)
    let changing = Set(plan.map(\.property))
    for handover in plan {
      let source = animationSource(of: handover.property, by: transaction, changing: changing)
      try hand(over: handover, by: source, for: completion)
    }
  }

  /// The frame of a view, where it is a rectangle.
  private func frame(of view: String) -> Int? {
    guard let property = indexByName[view + ".frame"], spaces.properties[property].type == .rect
    else { return nil }
    return property
  }
}

// MARK: - Who goes where

extension ScenePlayer {
  /// A frame that starts somewhere and goes somewhere.
  struct Handover {
    var property: Int
    var start: ShownFrame
    var target: Components
    /// What the frame would be without the other view; nil where that is the target.
    var own: Components?
  }

  /// Who goes where; nil when the view that takes the frame, or the frame, is not there.
  private mutating func plan(
    of match: MatchedGeometry
  ) throws(TimelineRefusal) -> [Handover]? {
    guard let from = frame(of: match.from), let to = frame(of: match.to),
      let toView = viewPresence.viewByProperty[to],
      let fromView = viewPresence.viewByProperty[from],
      viewPresence.isPresent(match.to)
    else { return nil }
    try meter.charge(400 + 3 * tracks[from].lookCost + 3 * tracks[to].lookCost)
    guard let source = shownFrame(of: match.from, from),
      source.place.isFinite, tracks[to].model.isFinite
    else { return nil }
    return handovers(
      match, from: source, from, ownValue(of: from, in: fromView), to, ownValue(of: to, in: toView))
  }

  /// Frames that go, from what the first view shows. `ownFrom` and `ownTo` are what each would be
  /// without the other.
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

  /// Where a view's frame is; of one that was taken away in this moment, where it was.
  private func shownFrame(of view: String, _ property: Int) -> ShownFrame? {
    if !viewPresence.isAbsent(view) { return shownFrame(property) }
    guard let index = viewPresence.indexByName[view],
      let last = viewPresence.views[index].lastFrame,
      last.time == now
    else { return nil }
    return last
  }
}

// MARK: - Motion

extension ScenePlayer {
  /// Lets a frame start at a place with its velocity and go to another one. What ran on it before is
  /// over.
  private mutating func hand(
    over handover: Handover, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    let property = handover.property
    guard let view = viewPresence.viewByProperty[property] else { return }
    lend(handover, view)
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

  /// Notes what the frame would be without the other view.
  private mutating func lend(_ handover: Handover, _ view: Int) {
    viewPresence.views[view].match = handover.own.map {
      MatchedFrame(property: handover.property, own: $0, target: handover.target)
    }
  }

  /// A view on its way out stays until its frame has arrived.
  private mutating func followFrame(
    _ waits: [CompletionLedger.Wait], _ view: Int
  ) throws(TimelineRefusal) {
    viewPresence.views[view].match?.arrival = ViewPresence.Ending(earliest: now, waits: waits)
    guard case .leaving(var ending, _) = viewPresence.views[view].presence else { return }
    ending.waits += waits
    try schedule(view, ending)
  }

  /// The motion of a frame that a view which goes now was taken along with in this moment.
  func ridesOnFrame(of view: Int) -> [CompletionLedger.Wait] {
    guard let arrival = viewPresence.views[view].match?.arrival, arrival.earliest == now else {
      return []
    }
    return arrival.waits
  }

  /// Keeps where the frame of a view is that is taken away at once.
  mutating func noteLastFrame(of view: Int) {
    guard let property = frame(of: viewPresence.views[view].name) else { return }
    viewPresence.views[view].lastFrame = shownFrame(property)
  }
}

extension ScenePlayer.AnimationSource {
  /// Whether it is a spring that goes on with the velocity that it finds.
  fileprivate var keepsVelocity: Bool {
    if case .animation(let animation, _) = self { animation.fluidSpring != nil } else { false }
  }
}
