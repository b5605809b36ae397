import AnimationEngine

// Commands to layers about their animations.

extension LayerCommand: PlayableVerb {
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    for moved in additions.flatMap(\.animation.properties) {
      if let part = moved.part { effects.parts.append((moved.property, part)) }
    }
  }

  /// Adds or removes animations, or changes the layers' time.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    switch self {
    case .add, .addAll:
      let completion = player.open(player.transaction, usually: .removed)
      for addition in additions {
        try player.add(addition.animation, addition.key, for: completion)
      }
    case .remove(let key):
      let removed = player.layers.remove(key)
      try player.takeAway(removed)
    case .removeAll(let view):
      try player.meter.charge(WorkMeter.product(player.layers.count, 30))
      let index = view.flatMap { player.viewPresence.indexByName[$0] }
      if view == nil || index != nil { try player.takeAway(player.layers.removeAll(of: index)) }
      try player.takeAwayBlocks(of: view)
    case .time(let change): try player.changeTime(change)
    }
  }
}

extension ScenePlayer {
  /// Changes how the time of layers passes. The value that shows continues, unless the change
  /// sets another time.
  fileprivate mutating func changeTime(_ change: LayerTimeChange) throws(TimelineRefusal) {
    for property in change.view.map(properties(of:)) ?? Array(tracks.indices) {
      let live = tracks[property].liveOverlays(at: now).count
      try meter.charge(10 + WorkMeter.product(live, 60))
      // Nothing to find out for what has no animation: there may be ten thousand of these.
      if live == 0 { continue }
      try meter.keep(bytes: WorkMeter.product(live, 200 + 100 * spaces.laneCount(of: property)))
      let time = layers.times[viewPresence.viewByProperty[property]].local(at: now)
      tracks[property].pass(
        at: change.speed, from: now, skipping: change.timeOffset.map { $0 - time } ?? 0)
    }
    let view = change.view.flatMap { viewPresence.indexByName[$0] }
    // A view of which nothing is known has no layer.
    if change.view == nil || view != nil {
      let bytes = layers.times.bytes(ofChangeOf: view)
      try meter.charge(bytes / 4)
      try meter.keep(bytes: bytes)
      layers.times.change(change, of: view, at: now)
    }
    try reviseDepartures()
    try reviseSwaps()
  }

  /// Adds an animation above all others; one with the same key on the same views is removed.
  /// Values that it leaves out are read before that removal, so it continues from the animation
  /// that it replaces.
  fileprivate mutating func add(
    _ animation: LayerAnimation, _ key: String, for completion: Int?
  ) throws(TimelineRefusal) {
    let count = animation.count
    try meter.charge(WorkMeter.product(count.animations, 150 + 10 * count.depth))
    try meter.keep(
      bytes: WorkMeter.product(
        count.animations, 300 + count.depth * MemoryLayout<LayerClock>.stride))
    let leaves = animation.leaves
    let views = Set(leaves.map { viewPresence.viewByProperty[$0.property.property] })
    let span = animation.span(from: now)
    var motions: [(Int, LayerMotion)] = []
    for leaf in leaves where isThere(leaf.property.property) {
      try chargeMotion(of: leaf)
      motions.append((leaf.property.property, motion(of: leaf, until: span.motionEnd)))
    }
    try takeAway(layers.remove(key, of: views))
    for (property, motion) in motions {
      let overlay = Overlay(
        motion, from: span.start, until: span.end, motionEnd: span.motionEnd, shows: span.shows)
      let index = try lay(overlay, over: property)
      let view = viewPresence.viewByProperty[property]
      layers.add(.init(property: property, overlay: index), of: view, for: key)
      ledger.wait(
        completion,
        for: animation.timing.isStill
          ? .removal(property: property, index: index) : .overlay(property: property, index: index))
    }
  }

  /// Removes UIKit blocks and the motions of property animators, which are layer animations too.
  fileprivate mutating func takeAwayBlocks(of view: String?) throws(TimelineRefusal) {
    for property in view.map(properties(of:)) ?? Array(tracks.indices) {
      try takeAwayOverlays(of: property, withLayers: true)
    }
    try reviseDepartures()
    try reviseSwaps()
  }

  /// Removes animations; those that still run are unfinished.
  fileprivate mutating func takeAway(_ parts: [SceneLayers.Part]) throws(TimelineRefusal) {
    try meter.charge(WorkMeter.product(parts.count, SceneCost.overlay))
    for part in parts { tracks[part.property].removeOverlay(part.overlay, at: now) }
  }

  /// Whether the view of a property is there: the layer of an absent view has no animations.
  private func isThere(_ property: Int) -> Bool {
    let model = tracks[property].model
    return (0..<model.count).allSatisfy { !model[$0].isNaN }
  }
}
