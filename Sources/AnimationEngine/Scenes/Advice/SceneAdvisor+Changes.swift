// Values that do not animate, and animations that meet others.

extension SceneAdvisor {
  mutating func look(
    at changes: [PropertyChange], of event: SceneEvent, _ index: Int,
    _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    try player.chargeTargets(changes)
    let targets = player.targets(of: changes).filter {
      player.tracks[$0.property].model != $0.value
    }
    let changed = Set(targets.map(\.property))
    let members = firstChanges(changes)
    try player.meter.charge(WorkMeter.product(changes.count + targets.count, 40))
    try player.chargeLooks(targets.map(\.property) + targets.map(\.property), by: event.transaction)
    for (property, _) in targets where !hasEnough {
      let path = ["set", member(of: property, members[property])]
      let source = player.animationSource(of: property, by: event.transaction, changing: changed)
      if let animation = source.named {
        lookAtType(of: property, index, path)
        look(at: animation, meeting: player.tracks[property], property, index, path)
      } else if source == .none {
        lookForMissingAnimation(of: property, by: event, index, path, changed, player)
      }
      lookAtOwner(of: property, index, path)
    }
  }

  /// The member of an event by which it changes a property: its name, or that of a component.
  private func member(of property: Int, _ change: PropertyChange?) -> String {
    let type = spaces.properties[property].type
    guard let change, change.components.count == 1, type.componentNames.count > 1
    else { return name(property) }
    return name(property) + "." + type.componentNames[change.components.lowerBound]
  }

  /// The first change of each property.
  private func firstChanges(_ changes: [PropertyChange]) -> [Int: PropertyChange] {
    Dictionary(changes.map { ($0.property, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func lookAtType(of property: Int, _ index: Int, _ path: [String]) {
    switch spaces.properties[property].type {
    case .discrete:
      note(
        index, path, .cannotAnimate,
        "The values of \(name(property)) cannot be interpolated: they switch at once. "
          + "Animate a number, or let views come and go with a transition.")
    case .integer:
      note(
        index, path, .cannotAnimate,
        "\(name(property)) shows whole numbers only; an Int does not animate in SwiftUI at all. "
          + "Animate a number and round it where it is drawn.")
    default: break
    }
  }

  private mutating func lookForMissingAnimation(
    of property: Int, by event: SceneEvent, _ index: Int, _ path: [String], _ changed: Set<Int>,
    _ player: ScenePlayer
  ) {
    guard event.transaction.source == .implicit, !event.transaction.disablesAnimations,
      !isModelOfLayer(property, at: event.time)
    else { return }
    let implicit = player.animationsByProperty[property].map { scene.animations[$0] }
    let scoped = event.transaction.scoped.filter { $0.properties.contains(property) }
    // An animation that applies and is null says so on purpose.
    if (scoped + implicit).contains(where: { $0.applies(event.transaction, changing: changed) }) {
      return
    }
    if let deaf = implicit.first(where: { $0.trigger.map { !changed.contains($0) } ?? false }),
      let trigger = deaf.trigger
    {
      note(
        index, path, .wrongTrigger,
        "\(name(property)) jumps: its animation listens to \(name(trigger)), which does not change. "
          + "Name \(name(property)) as the value of the animation.")
    } else if let other = implicit.first(where: { !$0.condition.isEmpty }) {
      let keys = other.condition.keys.sorted().joined(separator: ", ")
      note(
        index, path, .otherKeys,
        "\(name(property)) jumps: its animations ask for other values of \(keys). "
          + "Give the event such keys, or the property an animation without a condition.")
    } else if implicit.isEmpty, spaces.properties[property].type != .discrete {
      note(
        index, path, .noAnimation,
        "\(name(property)) jumps: nothing animates it. Give the event an animation, or null where "
          + "the jump is meant, or the property an animation of its own.")
    }
  }

  private mutating func look(
    at animation: Animation, meeting track: SceneTrack, _ property: Int, _ index: Int,
    _ path: [String]
  ) {
    let time = scene.events[index].time
    guard track.history.moves(at: time),
      let running = track.history.segments.last?.newest
    else { return }
    let takesOver = animation.merges(with: running)
    if takesOver, running.fluidSpring == nil {
      note(
        index, path, .unexpectedMerge,
        "The spring takes \(name(property)) over from a timing curve that is still running, with its "
          + "velocity. Use timing curves for both where they are to go together.")
    } else if !takesOver, running.fluidSpring != nil {
      note(
        index, path, .unexpectedMerge,
        "The animation goes together with a spring that is still running on \(name(property)): both "
          + "are combined. Use a spring to take it over.")
    }
  }

  /// A spring that is taken away while it moves.
  mutating func lookForCuts(
    of properties: [Int], _ path: [String], _ index: Int, _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    let time = scene.events[index].time
    try player.meter.charge(WorkMeter.product(properties.count, 20))
    for property in Set(properties).sorted() where !hasEnough {
      let track = player.tracks[property]
      let isCut = path != ["recommit"] || track.isExplicit
      guard isCut, track.history.moves(at: time) else { continue }
      try player.meter.charge(2 * track.lookCost)
      guard track.history.segments.last?.newest?.fluidSpring != nil,
        track.history.velocity(at: time).norm > 0
      else { continue }
      note(
        index, path + (path == ["recommit"] ? [name(property)] : []), .springCut,
        "The spring of \(name(property)) is cut while it moves: what shows jumps to the model. "
          + "Let the animation stand beside the property, which a commit from outside leaves alone."
      )
    }
  }
}

extension ScenePlayer.AnimationSource {
  /// The animation of SwiftUI that carries, if one does.
  fileprivate var named: Animation? {
    if case .animation(let animation, _) = self { animation } else { nil }
  }
}

extension LayerAnimation {
  /// The properties that it moves, those inside it too.
  var movedProperties: [Int] {
    switch content {
    case .basic(let moved, _, _), .spring(let moved, _, _, _), .keyframe(let moved, _, _):
      [moved.property]
    case .group(let animations, _): animations.flatMap(\.movedProperties)
    }
  }
}
