// Layers whose model was forgotten, and their keys.

/// An animation that was added to layers, and which overlays there were before.
struct LayerMark {
  let event: Int
  /// The number of overlays of each property that it moves, before it was added.
  let overlays: [(property: Int, count: Int)]

  init(_ event: Int, _ animation: LayerAnimation, _ player: ScenePlayer) {
    self.event = event
    overlays = Set(animation.movedProperties).sorted().map { property in
      (property, player.tracks[property].overlays.count)
    }
  }
}

extension SceneAdvisor {
  /// What shows jumps where an animation is removed at its end and the model is elsewhere.
  mutating func lookAtSnaps(after player: inout ScenePlayer) throws(TimelineRefusal) {
    for mark in layers where !hasEnough {
      for (property, index) in mark.overlays where index < player.tracks[property].overlays.count {
        try player.meter.charge(100 + 3 * spaces.mappings[property].laneCount)
        guard player.tracks[property].snapsBack(atEndOf: index) else { continue }
        note(
          mark.event, ["layer", "add"], .snapBack,
          "\(name(property)) snaps back to its model when the animation is removed. "
            + "Set \(name(property)) to the last value in the same moment.")
      }
    }
  }

  mutating func lookAtUnknownKeys() {
    var known = Set<String>()
    for (index, event) in scene.events.enumerated() {
      guard case .layer(let command) = event.verb else { continue }
      switch command {
      case .add(let key, _): known.insert(key)
      case .remove(let key) where !known.contains(key):
        note(
          index, ["layer", "remove"], .unknownKey,
          "No animation was added as \"\(key)\": nothing is removed. Name the key of one that was.")
      case .remove, .removeAll: break
      }
    }
  }
}

extension SceneTrack {
  /// Whether an overlay shows something else than the model when it ends by itself.
  fileprivate func snapsBack(atEndOf index: Int) -> Bool {
    let overlay = overlays[index]
    guard overlay.isFinished, overlay.end.isFinite, overlay.end > overlay.start else {
      return false
    }
    let model = history.value(at: overlay.end)
    let last = overlay.value(at: overlay.end.nextDown, over: model)
    // Next to it, too: what comes back to 0 does so but for the last bits.
    let middle = overlay.value(at: overlay.start + (overlay.end - overlay.start) / 2, over: model)
    return (last - model).norm > 1e-3 * max(model.norm, last.norm, middle.norm)
  }
}
