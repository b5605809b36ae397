import AnimationEngine

// Advice about models that a layer animation leaves behind, and about unknown animation keys.

/// A layer animation that was added, and the number of overlays on its properties before.
struct LayerMark {
  let event: Int
  /// For each property that the animation moves, the number of overlays before it was added.
  let overlays: [(property: Int, count: Int)]

  init(_ event: Int, _ animation: LayerAnimation, _ player: ScenePlayer) {
    self.event = event
    overlays = Set(animation.properties.map(\.property)).sorted().map { property in
      (property, player.tracks[property].overlays.count)
    }
  }
}

extension LayerCommand {
  func prepare(_ advisor: inout SceneAdvisor) {
    switch self {
    case .add, .addAll:
      let time = advisor.event.time
      for addition in additions {
        advisor.layerMoments[time, default: []]
          .formUnion(addition.animation.properties.map(\.property))
        advisor.layerKeys.insert(addition.key)
      }
    case .remove(let key):
      if !advisor.layerKeys.contains(key) { advisor.unknownKeys.append((advisor.eventIndex, key)) }
    case .removeAll, .time: break
    }
  }

  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    for animation in additions.map(\.animation) {
      try player.meter.charge(WorkMeter.product(animation.count.animations, 30))
      advisor.layers.append(LayerMark(advisor.eventIndex, animation, player))
      for number in animation.suspiciousNumbers { advisor.note(number, .action) }
    }
  }
}

extension LayerAnimation {
  /// The numbers of the animation that look as if they were in another unit; of a group also those
  /// of its springs, whose durations may be the group's.
  fileprivate var suspiciousNumbers: [SuspiciousNumber] {
    [SuspiciousNumber(duration: timing.duration), SuspiciousNumber(duration: timing.beginTime)]
      .compactMap { $0 } + suspiciousSprings
  }

  private var suspiciousSprings: [SuspiciousNumber] {
    switch content {
    case .basic, .keyframe: []
    case .spring(_, _, _, let velocity):
      [SuspiciousNumber(relativeVelocity: velocity)].compactMap { $0 }
    case .group(let animations, _): animations.flatMap(\.suspiciousSprings)
    }
  }
}

extension SceneAdvisor {
  /// Whether a layer animation of the property is added at this time, so that a set then is the
  /// layer's model.
  func isModelOfLayer(_ property: Int, at time: Double) -> Bool {
    layerMoments[time]?.contains(property) == true
  }

  /// Advises where the value jumps back to the model when a layer animation is removed at its
  /// end, and where one that stays hides another model.
  mutating func lookAtSnaps(after player: inout ScenePlayer) throws(TimelineRefusal) {
    for mark in layers where !hasEnough {
      for (property, index) in mark.overlays where index < player.tracks[property].overlays.count {
        try player.meter.charge(100 + 3 * spaces.laneCount(of: property))
        if player.tracks[property].hidesModel(afterEndOf: index, spaces, property) {
          note(
            at: ScenePlace(event: mark.event, .action), .staleModel,
            "\(name(property)) goes on showing the end of the animation, and its model is elsewhere: "
              + "what asks the model finds the old value. Set \(name(property)) to the last value in "
              + "the same moment, and let the animation be removed.")
        }
        guard player.tracks[property].snapsBack(atEndOf: index, spaces, property) else { continue }
        note(
          at: ScenePlace(event: mark.event, .action), .snapBack,
          "\(name(property)) snaps back to its model when the animation is removed. "
            + "Set \(name(property)) to the last value in the same moment.")
      }
    }
  }

  /// Advises about removals of layer animations with a key that none was added with.
  mutating func lookAtUnknownKeys() {
    for (event, key) in unknownKeys {
      note(
        at: ScenePlace(event: event, .action), .unknownKey,
        "No animation was added as \"\(key)\": nothing is removed. Name the key of one that was.")
    }
  }
}

extension OverlaidTrack {
  /// Whether the value jumps as the overlay ends by itself: the model is not its last value.
  fileprivate func snapsBack(
    atEndOf index: Int, _ spaces: PropertySpaces, _ property: Int
  ) -> Bool {
    let overlay = overlays[index]
    let end = overlay.shownEnd
    guard overlay.isFinished, end.isFinite, end > overlay.start else { return false }
    return isElsewhere(overlay, justBefore: end, spaces, property)
  }

  /// Whether an overlay stays after its motion and shows another value than the model.
  fileprivate func hidesModel(
    afterEndOf index: Int, _ spaces: PropertySpaces, _ property: Int
  ) -> Bool {
    let overlay = overlays[index]
    guard overlay.shownEnd == .infinity, !overlay.isPaused, overlay.motionEnd.isFinite,
      overlay.motionEnd > overlay.start
    else { return false }
    return isElsewhere(overlay, justBefore: overlay.motionEnd, spaces, property)
  }

  private func isElsewhere(
    _ overlay: Overlay, justBefore end: Double, _ spaces: PropertySpaces, _ property: Int
  ) -> Bool {
    let below = baseValue(at: end)
    func shown(_ place: Components) -> Components {
      spaces.movesParts(of: property)
        ? Components(spaces.shownNumbers(of: property, at: place)) : place
    }
    let model = shown(below)
    let last = shown(overlay.value(at: end.nextDown, over: below))
    // Compare with the middle too: a value that returns to 0 does so only up to the last bits.
    let middle = shown(overlay.value(at: overlay.start + (end - overlay.start) / 2, over: below))
    return (last - model).norm > 1e-3 * max(model.norm, last.norm, middle.norm)
  }
}
