import AnimationEngine

/// The properties that an animator of a rehearsal moves or will move.
struct MovedProperties {
  /// The properties that the animator itself changes.
  private var own: Set<Int>
  /// The frames that follow from a layout that it changes. Animators share one set of them until some
  /// are taken away.
  private var frames: Set<Int>
  private var sharesFrames = true

  init(own: Set<Int> = [], frames: Set<Int> = []) { (self.own, self.frames) = (own, frames) }

  var isEmpty: Bool { own.isEmpty && frames.isEmpty }

  mutating func join(_ others: MovedProperties) {
    own.formUnion(others.own)
    if !others.frames.isEmpty { (frames, sharesFrames) = (others.frames, true) }
  }

  /// Takes properties away, and charges for it and for a set of frames that is no longer shared.
  mutating func takeAway(
    _ properties: Set<Int>, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(WorkMeter.product(own.count + frames.count, 10))
    // Not subtracted: a set looks each of those up, which may be all properties of the scene.
    if !own.isDisjoint(with: properties) { own = own.filter { !properties.contains($0) } }
    if frames.isDisjoint(with: properties) { return }
    if sharesFrames { try meter.keep(bytes: WorkMeter.product(frames.count, 32)) }
    sharesFrames = false
    frames = frames.filter { !properties.contains($0) }
  }
}

extension SceneRehearsal {
  /// Updates the animators when animations are removed from some properties: an active animator
  /// that moves no others becomes inactive.
  ///
  /// - Complexity: O(properties + animators + what the active ones move).
  mutating func takeAwayAnimations(in scope: AnimationScope) throws(TimelineRefusal) {
    try meter.charge(WorkMeter.product(animators.count, 100))
    if animators.count == 0 { return }
    let properties = try properties(in: scope)
    for (name, animator) in animators.all where animator.state(at: time) == .active {
      try meter.charge(name.utf8.count)
      var moved = movedByAnimator.remove(name) ?? MovedProperties()
      try moved.takeAway(properties, &meter)
      if moved.isEmpty { animators[name] = animator.emptied }
      movedByAnimator[name] = moved
    }
  }

  private mutating func properties(in scope: AnimationScope) throws(TimelineRefusal) -> Set<Int> {
    switch scope {
    case .all:
      try meter.charge(WorkMeter.product(properties.count, 10))
      return Set(properties.indices)
    case .view(let view):
      let own = propertiesByView[view] ?? []
      try meter.charge(WorkMeter.product(own.count, 10))
      return Set(own)
    case .properties(let properties): return Set(properties)
    }
  }
}

extension [AnimatedProperty] {
  /// The indices of the properties of each view, by its name.
  var indicesByView: NameTable<[Int]> {
    var indices = NameTable<[Int]>()
    for (index, property) in enumerated() {
      if let view = property.view { indices[view, default: []].append(index) }
    }
    return indices
  }
}
