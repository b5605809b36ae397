import AnimationEngine

// Block animations of UIKit.
//
// A block changes the model at once. Over it lies what is still to go: for most properties as an
// interval that is taken away, so that any number of blocks add up, each by its own clock. Opacities
// and colours cannot add up; there a new animation takes the running one away.

extension ScenePlayer {
  /// Changes a property to a value by a block of UIKit.
  mutating func animate(
    _ property: Int, to value: Components, with animation: UIKitAnimation, for completion: Int?
  ) throws(TimelineRefusal) {
    guard value != tracks[property].model, tracks[property].model.isFinite else {
      return try show(property, value)
    }
    let shown = try ledger.asksForStart(completion) ? self.shown(property) : value
    let start = try beginBlock(on: property, animation.options)
    let motion = try animation.motion(
      of: spaces.properties[property].type.componentNames, from: start, to: value,
      isAdditive: !spaces.properties[property].isReplacing, at: now, blockContext(of: property),
      &meter)
    try lay(
      motion, over: property, to: value, allowsTouches: animation.allowsTouches,
      for: (completion, from: shown))
  }

  /// Where a block begins on a property: at the model, or at what shows. What cannot go on beside it is
  /// taken away.
  mutating func beginBlock(
    on property: Int, _ options: Set<UIKitAnimation.Option>
  ) throws(TimelineRefusal) -> Components {
    try meter.charge(SceneCost.change + tracks[property].lookCost)
    let isFromShown = options.contains(.beginFromCurrentState)
    let start =
      isFromShown ? tracks[property].valueWithoutLayers(at: now) : tracks[property].model
    if isFromShown || spaces.properties[property].isReplacing { try takeAway(property) }
    return start
  }

  /// Changes the model of a property and lays the motion of a block over it.
  ///
  /// - Parameter completion: Who waits for it, and from where the property goes for them.
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

  /// What the motion of a block has to know of its property.
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
  /// Takes away what moves a property: SwiftUI's motion, blocks of UIKit, the hold of a property
  /// animator, and animations of layers where they are meant too.
  mutating func takeAway(
    _ property: Int, withLayers: Bool = false
  ) throws(TimelineRefusal) {
    try takeAwayOverlays(of: property, withLayers: withLayers)
    guard tracks[property].moves(at: now) else { return }
    try meter.charge(SceneCost.change)
    try keepRestSegment(of: property)
    tracks[property].rest(at: now)
    ledger.motionRemoved(of: property, at: now)
  }

  /// Takes away what lies over a property: blocks of UIKit, the hold of a property animator, and
  /// animations of layers where they are meant too.
  mutating func takeAwayOverlays(
    of property: Int, withLayers: Bool
  ) throws(TimelineRefusal) {
    let live = tracks[property].liveOverlays(at: now)
    try meter.charge(10 + 5 * live.count)
    for index in live where withLayers || !tracks[property].overlays[index].isOfLayer {
      removeOverlay(index, of: property, at: now)
    }
  }

  /// Takes one of them away. An animator may have nothing left that it moves.
  mutating func removeOverlay(_ index: Int, of property: Int, at time: Double) {
    if tracks[property].overlays[index].isOfAnimator { animators.mayBeEmptied = true }
    tracks[property].removeOverlay(index, at: time)
  }

  /// An animation of SwiftUI begins where something shows that covers all below: that ends, and the
  /// animation takes over its place and its velocity.
  ///
  /// - Returns: the velocity; nil where nothing covers the property.
  mutating func takeOverCover(of property: Int) throws(TimelineRefusal) -> Components? {
    if tracks[property].liveCount == 0 { return nil }
    let covers = tracks[property].liveOverlays(at: now).contains { index in
      tracks[property].overlays[index].covers
    }
    guard covers else { return nil }
    try meter.charge(3 * tracks[property].lookCost)
    let place = tracks[property].valueWithoutLayers(at: now)
    let velocity = tracks[property].velocityWithoutLayers(at: now)
    try takeAway(property)
    _ = try tracks[property].change(to: place, with: nil, at: now, meter: &meter)
    return velocity
  }

  /// The properties of a view.
  func properties(of view: String) -> [Int] {
    viewPresence.indexByName[view].map { viewPresence.views[$0].properties.map(\.index) } ?? []
  }
}

extension AnimatedProperty {
  /// Whether a new animation of UIKit takes the place of the running one, as with opacities and
  /// colours; all others add up.
  var isReplacing: Bool {
    if case .color = type { return true }
    return ["opacity", "alpha"].contains { name == $0 || name.hasSuffix(".\($0)") }
  }
}
