import AnimationEngine

// Commands to property animators, and the motion that follows from them.

extension AnimatorCommand: PlayableVerb {
  /// Gives the command to its animator. A command that the state forbids has no effect;
  /// ``Scene/problems(_:ignoring:)`` finds these beforehand.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    try player.meter.charge(300)
    if case .create(let settings, let changes, let inputs) = action {
      if let index = player.animators.index(of: name) {
        try player.hear(index, until: player.now)
        let state = player.animators.animators[index].machine.state(at: player.now)
        if state != .inactive { return player.forbid() }
      }
      try player.meter.keep(bytes: 2 * SceneAnimator.bytes)
      return player.animators.add(SceneAnimator(name, settings, changes, inputs), name: name)
    }
    guard let index = player.animators.index(of: name) else { return player.forbid() }
    try player.hear(index, until: player.now)
    try player.perform(action, by: index)
  }
}

extension ScenePlayer {
  /// Plays all animators to their ends, after the last event.
  mutating func finishAnimators() throws(TimelineRefusal) {
    for index in animators.animators.indices { try hear(index, until: .infinity) }
  }

  fileprivate mutating func perform(
    _ action: AnimatorCommand.Action, by index: Int
  ) throws(TimelineRefusal) {
    let isInactive = animators.animators[index].machine.state(at: now) == .inactive
    try meter.charge(action.resumes ? animators.animators[index].machine.resumeCost(at: now) : 0)
    do {
      try animators.animators[index].machine.perform(action, at: now)
    } catch {
      // The script alone does not show that the animator lost all properties: this is no error.
      return animators.animators[index].isEmptied ? () : forbid()
    }
    if action.activates { animators.animators[index].isEmptied = false }
    if case .animate(let changes, let inputs, let delayFactor) = action {
      return isInactive
        ? animators.animators[index].add(changes, inputs, at: now)
        : try join(changes, inputs, index, after: delayFactor)
    }
    if isInactive, action.activates { try takeHold(index) }
    try follow(index, after: action)
    try hear(index, until: now)
  }

  /// Reports an animator's completions up to `time`, and releases its properties once inactive.
  fileprivate mutating func hear(_ index: Int, until time: Double) throws(TimelineRefusal) {
    try meter.charge(50)
    let name = animators.animators[index].name
    for end in animators.animators[index].machine.advance(to: time) {
      try report(.animatorCompleted(name: name, position: end.position), at: end.time)
    }
    if animators.animators[index].machine.state(at: time) == .inactive {
      animators.animators[index].letGo()
    }
  }

  // MARK: - Properties

  /// The animator becomes active: it takes over its properties, which start at what they show.
  private mutating func takeHold(_ index: Int) throws(TimelineRefusal) {
    let animator = animators.animators[index]
    animators.animators[index].waiting = []
    animators.animators[index].waitingInputs = []
    animators.animators[index].modelPart = 0
    let driven = try takeHold(of: animator.waiting, animator.waitingInputs)
    animators.animators[index].driven = driven
    if movesByComponent(animator.name) { try split(index) }
  }

  /// Adds changes to an active animator, from what shows and over the rest of its path.
  private mutating func join(
    _ changes: [PropertyChange], _ inputs: [LayoutInput], _ index: Int, after delayFactor: Double
  ) throws(TimelineRefusal) {
    let driven = try takeHold(of: changes, inputs)
    let animator = animators.animators[index]
    let animatorState = animator.machine.animatorState(at: now)
    try meter.keep(bytes: MemoryLayout<AnimatorAddition>.stride + 500)
    var addition = AnimatorAddition(
      to: animatorState, animator.settings, driven, delayFactor: delayFactor, at: now)
    try lead(&addition, of: animatorState, animator.settings)
    animators.animators[index].additions.append(addition)
  }

  /// Takes over the properties of some changes, and the frames of a changed layout.
  ///
  /// - Returns: each property with the value that shows and its target.
  private mutating func takeHold(
    of changes: [PropertyChange], _ inputs: [LayoutInput]
  ) throws(TimelineRefusal) -> [SceneAnimator.DrivenProperty] {
    var result: [SceneAnimator.DrivenProperty] = []
    var places: [Int: Int] = [:]
    try chargeTargets(changes)
    let frames = try targets(ofLayout: inputs)
    for target in targets(of: changes) + frames where canChange(target.property) {
      let property = target.property
      tracks[property].gesture = nil
      if spaces.properties[property].type == .discrete {
        try show(property, target.value)
      } else if let place = places[property] {
        result[place].to = target.value
      } else {
        places[property] = result.count
        result.append(.init(property: property, from: try hold(property), to: target.value))
      }
    }
    return result
  }

  /// Ends the motions of a property and sets it to what shows.
  ///
  /// - Returns: that value.
  private mutating func hold(_ property: Int) throws(TimelineRefusal) -> Components {
    try meter.charge(tracks[property].lookCost)
    let place = tracks[property].valueWithoutLayers(at: now)
    try takeAway(property)
    try show(property, place)
    return place
  }

  /// Moves the properties of an animator and its additions as its state says after an action.
  private mutating func follow(
    _ index: Int, after action: AnimatorCommand.Action
  ) throws(TimelineRefusal) {
    let animator = animators.animators[index]
    let animatorState = animator.machine.animatorState(at: now)
    animators.animators[index].driven = try lead(
      animator.driven, by: animatorState, from: animator.modelPart, animator.settings)
    animators.animators[index].modelPart = modelPart(of: animatorState)
    for place in animator.additions.indices {
      var addition = animator.additions[place]
      try meter.charge(addition.animatorState.path.searchCost)
      addition.follow(
        animatorState, after: action.moving(addition.component), animator.settings, at: now)
      try lead(&addition, of: animatorState, animator.settings)
      animators.animators[index].additions[place] = addition
    }
  }

  /// Moves the properties of an addition as its state says. On the way back it keeps them at its
  /// start until its animator ends, as that may turn round again before.
  private mutating func lead(
    _ addition: inout AnimatorAddition, of animatorState: AnimatorState<Double>,
    _ settings: AnimatorSettings
  ) throws(TimelineRefusal) {
    let end = addition.animatorState.isReversed ? animatorState.endOfRun : nil
    addition.driven = try lead(
      addition.driven, by: addition.animatorState, from: addition.modelPart, settings, until: end)
    addition.modelPart = modelPart(of: addition.animatorState)
  }

  /// The fraction of the distance at which the model values are: the destination while the animator
  /// is active, otherwise the value that it shows.
  private func modelPart(of animatorState: AnimatorState<Double>) -> Double {
    animatorState.state == .active ? animatorState.destinationValue : animatorState.value(at: now)
  }

  /// Moves some properties as the state of their animator says.
  ///
  /// - Parameter end: The time until which they are kept at least; nil until the motion ends.
  /// - Returns: the properties that nothing else has taken over in the meantime.
  private mutating func lead(
    _ all: [SceneAnimator.DrivenProperty], by animatorState: AnimatorState<Double>,
    from old: Double, _ settings: AnimatorSettings, until end: Double? = nil
  ) throws(TimelineRefusal) -> [SceneAnimator.DrivenProperty] {
    try meter.charge(
      WorkMeter.product(all.count, SceneCost.overlay + 2 * animatorState.segmentCount))
    guard animatorState.segmentCount <= OverlaidTrack.mostOverlays else { throw tooManyAnimations }
    let part = modelPart(of: animatorState)
    var result: [SceneAnimator.DrivenProperty] = []
    for var driven in all {
      if let overlay = driven.overlay {
        guard tracks[driven.property].overlays[overlay].end > now else { continue }
        tracks[driven.property].removeOverlay(overlay, at: now)
      }
      try moveModel(of: driven, from: driven.place(after: old), to: driven.place(after: part))
      driven.overlay = try lay(animatorState, on: driven, settings, until: end)
      result.append(driven)
    }
    return result
  }

  /// Moves the model of a property from one of the animator's values to another. A model that
  /// something else has changed in the meantime is shifted by the difference.
  private mutating func moveModel(
    of driven: SceneAnimator.DrivenProperty, from old: Components, to new: Components
  ) throws(TimelineRefusal) {
    let model = tracks[driven.property].model
    if model == old { return try show(driven.property, new) }
    var place = model + (new - old)
    if driven.isComponent {
      for index in 0..<place.count where model[index] == old[index] { place[index] = new[index] }
    }
    try show(driven.property, place)
  }

  /// Lays the motion of an animator over a property as an overlay.
  ///
  /// - Returns: the index of the overlay; nil for an animator that is not active, where the model
  ///   shows.
  private mutating func lay(
    _ animatorState: AnimatorState<Double>, on driven: SceneAnimator.DrivenProperty,
    _ settings: AnimatorSettings, until latest: Double?
  ) throws(TimelineRefusal) -> Int? {
    guard animatorState.state == .active else { return nil }
    var (end, motionEnd) = (Double.infinity, now)
    if let endOfRun = animatorState.endOfRun {
      motionEnd = endOfRun
      if !settings.pausesOnCompletion { end = max(endOfRun, latest ?? endOfRun) }
    }
    let overlay = Overlay(
      animatorState, from: driven.from, to: driven.to,
      isAdditive: !spaces.properties[driven.property].isReplacing, from: now, until: end,
      motionEnd: motionEnd)
    return try lay(overlay, over: driven.property)
  }
}
