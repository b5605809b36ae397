import AnimationEngine

// Views that are replaced by others in UIKit's transitions.

extension ViewSwap: PlayableVerb {
  /// Removes or hides one view and brings another one in.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction, usually: .removed)
    guard !from.isExactly(to), player.viewPresence.isPresent(from) else { return player.forbid() }
    let hides = hides(in: transaction)
    try player.meter.charge(400)
    let moves = try player.go(self) + player.come(self)
    let leaving = player.viewPresence.index(of: from)
    if !hides { try player.beginDeparture(of: leaving) }
    let ending = try player.carry(moves, by: transaction, for: completion)
    let running = SceneSwaps.Swap(
      number: player.swaps.count, event: self, hides: hides, ending: ending,
      end: player.time(of: ending))
    player.swaps.add(running)
    try player.unhide(to)
    try player.showSides(running)
    if !hides { try player.depart(leaving, ending) }
    player.reportEntrance(of: to, ending)
  }
}

/// The state of all swaps in a scene.
struct SceneSwaps {
  /// When the motion of each swapped property ends.
  fileprivate var endings: [Int: ViewPresence.Ending] = [:]
  /// The properties that swaps have moved.
  fileprivate var moved: Set<Int> = []
  /// The latest swap by which each view went.
  fileprivate private(set) var newest = NameTable<Swap>()
  /// The number of swaps that have been played.
  fileprivate private(set) var count = 0

  /// A swap that has been played, and when it ends as far as known.
  struct Swap {
    /// How many swaps were played before.
    var number: Int
    var event: ViewSwap
    var hides: Bool
    var ending: ViewPresence.Ending
    var end: Double
  }

  /// The swaps that still run at `time`, in the order in which they were played.
  ///
  /// - Complexity: O(views * log views).
  fileprivate func running(at time: Double) -> [Swap] {
    newest.all.map(\.value).filter { $0.end > time }.sorted { $0.number < $1.number }
  }

  fileprivate mutating func add(_ swap: Swap) {
    count += 1
    newest[swap.event.to] = nil
    newest[swap.event.from] = swap
  }

  /// Forgets the swap by which a view went, which is gone: nothing of it shows any more.
  mutating func forget(_ view: String) { newest[view] = nil }

  fileprivate mutating func update(_ swap: Swap) { newest[swap.event.from] = swap }
}

extension ViewSwap {
  /// The length of both names, which are looked up with each of their members.
  fileprivate var nameBytes: Int { from.utf8.count + to.utf8.count }
}

extension ScenePlayer {
  /// Whether the motion of an earlier swap on this property still runs.
  private func isSwapped(_ property: Int) -> Bool {
    swaps.endings[property].map { time(of: $0) > now } ?? false
  }

  /// The index of the property that shows a swap member; nil if the view has none of that type.
  func property(_ member: SwapMember, of view: String) -> Int? {
    let factor = SwapMember.factorName(of: view)
    let isFactor = member == .opacity && indexByName[factor] != nil
    return property(called: isFactor ? factor : member.name(of: view), member.type)
  }

  // MARK: - Places

  /// A property that a swap animates, and its target.
  fileprivate typealias Move = (property: Int, target: Components)

  /// The moves of the view that goes. A view that is still coming returns the way it came.
  fileprivate mutating func go(_ swap: ViewSwap) throws(TimelineRefusal) -> [Move] {
    var moves: [Move] = []
    for member in swap.effect.moved {
      guard let property = property(member, of: swap.from) else { continue }
      let place = try shown(property)[0]
      let turnsBack = member == .rotation && isSwapped(property) && place != 0
      moves.append((property, turnsBack ? [place > 0 ? 180 : -180] : swap.effect.after(member)))
    }
    return moves
  }

  /// Brings a view in and returns its moves, from where the effect begins or a leaving view is.
  fileprivate mutating func come(_ swap: ViewSwap) throws(TimelineRefusal) -> [Move] {
    try enter(swap.to, hasComeAt: now)
    let moved = swap.effect.moved
    for member in [SwapMember.opacity, .rotation, .curl] where !moved.contains(member) {
      try straighten(member, of: swap.to)
    }
    var moves: [Move] = []
    for member in moved {
      guard let property = property(member, of: swap.to) else { continue }
      if !isSwapped(property) { try place(property, at: swap.effect.before(member)) }
      moves.append((property, member.shown))
    }
    return moves
  }

  /// Resets a property of the incoming view that an earlier swap's effect has left changed, or that had
  /// no value before. Of any other property the value is the view's own.
  private mutating func straighten(_ member: SwapMember, of view: String) throws(TimelineRefusal) {
    guard let property = property(member, of: view), tracks[property].model != member.shown,
      swaps.moved.contains(property) || tracks[property].model.isAbsence,
      member != .opacity || tracks[property].model == [0]
    else { return }
    try place(property, at: member.shown)
    guard member == .rotation, let visibility = self.property(.isVisible, of: view) else { return }
    try turn(visibility, on: true, at: now)
  }

  // MARK: - Motion

  /// Animates the moves of a swap, by default with UIKit's own animation.
  ///
  /// - Returns: when all of them end.
  fileprivate mutating func carry(
    _ moves: [Move], by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) -> ViewPresence.Ending {
    let moves = moves.filter { $0.target != tracks[$0.property].model || isSwapped($0.property) }
    let changing = Set(moves.map(\.property))
    // Implicit animations are visited twice: for the one that applies, and for any that is named.
    for _ in 0..<2 { try chargeLooks(moves.map(\.property), by: transaction) }
    var ending = ViewPresence.Ending(earliest: now)
    for move in moves {
      let source = animationSource(
        of: move.property, by: transaction, changing: changing, otherwise: ViewSwap.standardSource)
      swaps.moved.insert(move.property)
      try carry(move, by: source.fromCurrentState, for: completion)
      ending.waits += swaps.endings[move.property]?.waits ?? []
    }
    return ending
  }

  /// Animates a property of a swap; a block leaves it alone if it already goes to the target.
  private mutating func carry(
    _ move: Move, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    guard source != .none else {
      swaps.endings[move.property] = nil
      return try place(move.property, at: move.target)
    }
    let waits = try carry(move.property, to: move.target, by: source, for: completion)
    if waits.isEmpty { return }
    swaps.endings[move.property] = ViewPresence.Ending(earliest: now, waits: waits)
  }

  /// What animates a property in this transaction: the event, an implicit animation or `standard`.
  func animationSource(
    of property: Int, by transaction: SceneTransaction, changing properties: Set<Int>,
    otherwise standard: AnimationSource
  ) -> AnimationSource {
    let found = animationSource(of: property, by: transaction, changing: properties)
    guard found == .none, transaction.source == .implicit,
      transaction.scopedAnimation(of: property, changing: properties) == nil,
      implicitAnimation(of: property, by: transaction, changing: properties) == nil
    else { return found }
    return standard
  }
}

extension ViewSwap {
  /// The default animation of a swap: easeInOut over UIKit's default duration of 0.35 s.
  static var standardSource: ScenePlayer.AnimationSource {
    .uikit(UIKitAnimation(.curve(.easeInOut, duration: Animation.defaultDuration)))
  }
}

extension ScenePlayer.AnimationSource {
  /// The source with `beginFromCurrentState`: an interrupted swap continues from what shows.
  fileprivate var fromCurrentState: Self {
    guard case .uikit(var animation) = self else { return self }
    animation.options.insert(.beginFromCurrentState)
    return .uikit(animation)
  }
}

// MARK: - Switches

extension ScenePlayer {
  /// Sets when the views of a flip are visible, and when the outgoing view is hidden.
  fileprivate mutating func showSides(_ swap: SceneSwaps.Swap) throws(TimelineRefusal) {
    let event = swap.event
    if event.effect.flips {
      try applyBackFaceVisibility(from: event.from, to: event.to, until: swap.end)
    }
    guard swap.hides, let property = property(.isHidden, of: event.from) else { return }
    try turn(property, on: false, at: now)
    if swap.end.isFinite { try turn(property, on: true, at: swap.end) }
  }

  /// Computes the ends of running swaps again, after running animations were removed.
  ///
  /// A view may come by one of them and go by the next, so they are shown in the order in which they
  /// were played.
  ///
  /// - Complexity: O(views * log views).
  mutating func reviseSwaps() throws(TimelineRefusal) {
    try meter.charge(WorkMeter.product(swaps.newest.count, 50))
    for var swap in swaps.running(at: now) {
      try meter.charge(100 + 10 * swap.ending.waits.count + 3 * swap.event.nameBytes)
      swap.end = max(time(of: swap.ending), now)
      swaps.update(swap)
      try showSides(swap)
    }
  }

  /// Shows the incoming view if it was hidden.
  fileprivate mutating func unhide(_ view: String) throws(TimelineRefusal) {
    guard let property = property(.isHidden, of: view) else { return }
    try turn(property, on: false, at: now)
  }

  /// Turns a discrete property on or off from a time on; later switches are forgotten.
  mutating func turn(_ property: Int, on isOn: Bool, at time: Double) throws(TimelineRefusal) {
    try meter.charge(SceneCost.change)
    try keepRestSegment(of: property)
    let values = spaces.properties[property].discreteValues
    guard let index = values.firstIndex(of: .bool(isOn)) else { return }
    tracks[property].rest(on: Components(scalar: Double(index)), from: time)
  }

  /// Makes a view that was absent count as having appeared when the swap ends.
  fileprivate mutating func reportEntrance(of view: String, _ ending: ViewPresence.Ending) {
    let index = viewPresence.index(of: view)
    guard viewPresence.views[index].arrival != nil else { return }
    viewPresence.views[index].arrival = ending
  }
}
