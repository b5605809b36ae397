import AnimationEngine

// Block animations of UIKit.
//
// A block changes the model at once. Over the model lies an overlay that subtracts the distance
// still to go. For most properties several overlays add up, each by its own clock. Opacities and
// colours do not add up: there a new animation removes the running one.

extension ScenePlayer {
  /// Sets a property to a value and animates the change by a UIKit block.
  mutating func animate(
    _ property: Int, to value: Components, with animation: UIKitAnimation, for completion: Int?
  ) throws(TimelineRefusal) {
    guard value != tracks[property].model, tracks[property].model.isFinite else {
      return try show(property, value)
    }
    let shown = try ledger.asksForStart(completion) ? self.shown(property) : value
    let start = try beginBlock(on: property, animation.options)
    let motion = try animation.motion(
      of: spaces.properties[property].type.componentNames, from: start.value, to: value,
      isAdditive: start.isAdditive, at: now, blockContext(of: property), &meter)
    try lay(
      motion, over: property, to: value, allowsTouches: animation.allowsTouches,
      for: (completion, from: shown))
  }

  /// Finds the value from which a new block starts on a property, and whether it adds to what lies
  /// below: it starts at the model's, or at the shown one with `beginFromCurrentState`. Removes
  /// running motions that cannot add up with the block.
  mutating func beginBlock(
    on property: Int, _ options: Set<UIKitAnimation.Option>
  ) throws(TimelineRefusal) -> (value: Components, isAdditive: Bool) {
    try meter.charge(SceneCost.change + tracks[property].lookCost)
    let isAdditive = !spaces.properties[property].isReplacing
    guard options.contains(.beginFromCurrentState) else {
      let start = tracks[property].model
      if !isAdditive { try takeAway(property) }
      return (start, isAdditive)
    }
    // A layer animation that stays below does not move with the model. To begin from what it shows
    // and to lead to the new model, the block has to lie over it.
    let isCovered = tracks[property].isCoveredByLayer(at: now)
    let start = isCovered ? try shown(property) : tracks[property].valueWithoutLayers(at: now)
    try takeAway(property)
    return (start, isAdditive && !isCovered)
  }

  /// Sets the model of a property and lays the motion of a block over it.
  ///
  /// - Parameter completion: The completion that waits for the motion, and the value from which
  ///   the property starts.
  mutating func lay(
    _ motion: BlockMotion, over property: Int, to value: Components, allowsTouches: Bool,
    for completion: (entry: Int?, from: Components)
  ) throws(TimelineRefusal) {
    try show(property, value)
    guard motion.end > 0 else { return }
    var overlay = Overlay(motion)
    overlay.blocksTouches = !allowsTouches
    let index = try lay(overlay, over: property)
    if completion.entry != nil { try keepWait(between: value) }
    ledger.overlayBegan(
      index, of: property, logicalEnd: (now + motion.logicalEnd).withoutSumNoise,
      from: completion.from, to: value, for: completion.entry)
  }

  /// The context for the motion of a block on a property, with the horizon counted from now on.
  func blockContext(of property: Int) -> MotionContext<Components> {
    var context = tracks[property].context
    context.horizon -= now
    return context
  }
}

extension UIKitAnimation {
  /// Whether touches reach the views while they animate.
  fileprivate var allowsTouches: Bool { options.contains(.allowUserInteraction) }
}

// MARK: - What is taken away

extension ScenePlayer {
  /// Removes all that moves a property: SwiftUI's motion, UIKit blocks and the property
  /// animator's overlay, and layer animations too if `withLayers`.
  mutating func takeAway(_ property: Int, withLayers: Bool = false) throws(TimelineRefusal) {
    try takeAwayOverlays(of: property, withLayers: withLayers)
    try endFactor(of: property)
    try endMotion(of: property)
  }

  /// Ends SwiftUI's motion of a property's own value; it shows its model then.
  mutating func endMotion(of property: Int) throws(TimelineRefusal) {
    guard tracks[property].moves(at: now) else { return }
    try meter.charge(SceneCost.change)
    try keepRestSegment(of: property)
    tracks[property].rest(at: now)
    ledger.motionRemoved(of: property, at: now)
  }

  /// Removes the overlays on a property: UIKit blocks and the property animator's, and layer
  /// animations too if `withLayers`.
  mutating func takeAwayOverlays(of property: Int, withLayers: Bool) throws(TimelineRefusal) {
    let live = tracks[property].liveOverlays(at: now)
    try meter.charge(16 + 5 * live.count)
    for index in live where withLayers || !tracks[property].overlays[index].isOfLayer {
      removeOverlay(index, of: property, at: now)
    }
  }

  /// Removes an overlay of a property. If it belongs to an animator, that animator may have
  /// nothing left to move, which is checked later.
  mutating func removeOverlay(_ index: Int, of property: Int, at time: Double) {
    if tracks[property].overlays[index].isOfAnimator { animators.mayBeEmptied = true }
    tracks[property].removeOverlay(index, at: time)
  }

  /// Prepares for a SwiftUI animation where an overlay hides all motion below it: ends the
  /// overlay, and continues from its value and velocity.
  ///
  /// - Returns: the velocity to continue with; nil where no overlay hides the property.
  mutating func takeOverCover(of property: Int) throws(TimelineRefusal) -> Components? {
    guard hasCover(property) else { return nil }
    try meter.charge(3 * tracks[property].lookCost)
    let place = tracks[property].valueWithoutLayers(at: now)
    let velocity = tracks[property].velocityWithoutLayers(at: now)
    try takeAway(property)
    try tracks[property].show(place, from: now, meter: &meter)
    return velocity
  }

  /// Whether a block or an animator hides all motion below it.
  mutating func hasCover(_ property: Int) -> Bool {
    if tracks.isBare(property) { return false }
    return tracks[property].liveOverlays(at: now).contains { index in
      let overlay = tracks[property].overlays[index]
      return overlay.covers && !overlay.isOfLayer
    }
  }

  func properties(of view: String) -> [Int] {
    viewPresence.indexByName[view].map { viewPresence.views[$0].properties.map(\.index) } ?? []
  }
}

extension AnimatedProperty {
  /// Whether a new UIKit animation of the property replaces the running one, as for opacities and
  /// colours; animations of all other properties add up.
  var isReplacing: Bool {
    if case .color = type { return true }
    return ["opacity", "alpha"].contains { name.isExactly($0) || name.ends(with: ".\($0)") }
  }
}
