import AnimationEngine

// Transitions that multiply a property whose own value changes too. What shows is the product of two
// motions: a sum of both would lead below 0.

extension ScenePlayer {
  /// The factor by which a transition leads a property; nil where it moves the property itself, since
  /// nothing else does.
  ///
  /// - Parameters:
  ///   - own: The view's own value.
  ///   - start: The factor with which the view comes; nil for the one that it has.
  func factor(
    of property: ViewPresence.Property, own: Components, from start: Components?, to end: Components
  ) -> ViewMove.Factor? {
    guard property.member?.multiplies == true, isSet[property.index] else { return nil }
    return ViewMove.Factor(own: own, start: start?[0], end: end[0])
  }

  /// Whether a move changes the property or the factor of a transition on it.
  func changes(_ move: ViewMove) -> Bool {
    let track = tracks[move.property.index]
    guard let factor = move.factor else { return move.target != track.model }
    return factor.own != track.model || factor.end != factor.start ?? track.factorModel
  }

  /// Animates a property and the factor of a transition on it by SwiftUI's animation. A block of
  /// UIKit moves the property alone, which then shows the product; so does SwiftUI's animation
  /// above a block that hides all below it.
  ///
  /// - Returns: the motions that were begun.
  mutating func carry(
    _ property: Int, by factor: ViewMove.Factor, to target: Components, _ source: AnimationSource,
    for completion: Int?
  ) throws(TimelineRefusal) -> [CompletionLedger.Wait] {
    guard case .animation(let animation, _) = source, !hasCover(property) else {
      let (own, present) = (tracks[property].model, tracks[property].factorModel)
      if present != 1 { try place(property, at: own.scaled(by: present)) }
      return try carry(property, to: target, by: source, for: completion)
    }
    if let start = factor.start {
      try keepRestSegment(of: property)
      tracks[property].rest(on: factor.own, times: start, from: now)
    }
    var waits: [CompletionLedger.Wait] = []
    if factor.own != tracks[property].model {
      waits += try carry(property, to: factor.own, by: source, for: completion)
    }
    if factor.end != tracks[property].factorModel {
      waits.append(try multiply(property, by: factor.end, with: animation, for: completion))
    }
    return waits
  }

  /// Animates the factor by which a transition multiplies a property.
  ///
  /// - Returns: the motion that was begun.
  private mutating func multiply(
    _ property: Int, by factor: Double, with animation: Animation, for completion: Int?
  ) throws(TimelineRefusal) -> CompletionLedger.Wait {
    try meter.charge(SceneCost.change + SceneCost.end)
    let own = tracks[property].model
    let from = try ledger.asksForStart(completion) ? shown(property) : own
    let isPossible = try tracks[property].animateFactor(
      to: factor, by: animation, at: now, meter: &meter)
    guard isPossible else { throw tooManyAnimations }
    tracks[property].findEnd()
    if completion != nil { try keepWait(between: from) }
    let motion = factorMotion(of: property)
    if ledger.asksForLogicalEnd(completion) {
      ledger.motionCompletes(motion, at: tracks[property].factorLogicalEnd, for: completion)
    }
    if ledger.asksForStart(completion) {
      ledger.wait(
        completion, for: .arrival(property: property, from: from, to: own.scaled(by: factor)))
    }
    let end = tracks[property].factorEnd
    ledger.activePeriodGoesOn(of: motion, at: now, until: end, for: completion)
    return .activePeriod(ledger.prolongActivePeriod(of: motion, at: now, until: end))
  }

  /// Ends the motion of a transition's factor on a property.
  mutating func endFactor(of property: Int) throws(TimelineRefusal) {
    guard tracks[property].factorMoves(at: now) else { return }
    try meter.charge(SceneCost.change)
    try keepRestSegment(of: property)
    tracks[property].restFactor(at: now)
    ledger.motionRemoved(of: factorMotion(of: property), at: now)
  }

  /// The index under which the ledger keeps the motion of a property's factor. These indices follow
  /// those of the properties.
  func factorMotion(of property: Int) -> Int { tracks.count + property }
}
