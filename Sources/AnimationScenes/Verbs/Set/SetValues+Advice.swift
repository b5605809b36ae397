import AnimationEngine

// Advice about changes that are not animated, and animations that meet a running one of another
// kind.

extension SetValues {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    if advisor.hasEnough { return }
    try advisor.look(at: changes, &player)
  }
}

extension SceneAdvisor {
  fileprivate mutating func look(
    at changes: [PropertyChange], _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    try player.chargeTargets(changes)
    let targets = player.targets(of: changes).filter {
      player.tracks[$0.property].model != $0.value
    }
    let properties = targets.map(\.property)
    let changed = Set(properties)
    let members = firstChanges(changes)
    try player.meter.charge(WorkMeter.product(changes.count + targets.count, 40))
    try player.chargeLooks(properties + properties, by: player.transaction)
    for property in properties where !hasEnough {
      let part = part(of: property, members[property])
      look(at: property, part, changing: changed, player)
      lookAtOwner(of: property, part)
    }
  }

  /// Gives advice about the animation of a changed property, or the lack of one.
  private mutating func look(
    at property: Int, _ part: ScenePlace.Part, changing changed: Set<Int>, _ player: ScenePlayer
  ) {
    let source = player.animationSource(of: property, by: player.transaction, changing: changed)
    if let animation = source.named {
      lookAtType(of: property, part)
      look(at: animation, meeting: player.tracks[property], property, at: player.now, part)
    } else if case .uikit(let block) = source {
      lookAtBlock(of: property, part)
      blocks.note(block, of: property, spaces.properties[property], event)
    } else if source == .none {
      lookForMissingAnimation(of: property, part, changed, player)
    }
  }

  /// The place where an event changes a property, or a component of it.
  private func part(of property: Int, _ change: PropertyChange?) -> ScenePlace.Part {
    let type = spaces.properties[property].type
    guard let change, change.components.count == 1, type.componentNames.count > 1, !type.isTabled
    else { return .change(property: property, component: nil) }
    return .change(property: property, component: change.components.lowerBound)
  }

  private func firstChanges(_ changes: [PropertyChange]) -> [Int: PropertyChange] {
    Dictionary(changes.map { ($0.property, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Gives advice about a property that UIKit blocks do not animate.
  private mutating func lookAtBlock(of property: Int, _ part: ScenePlace.Part) {
    let changed = spaces.properties[property]
    if changed.type == .discrete { return lookAtType(of: property, part) }
    guard changed.isOfLayerOnly else { return }
    note(
      part, .layerOnly,
      "Blocks of UIKit do not animate \(changed.lastName), a property of the layer: there "
        + "\(changed.name) jumps. Add an animation to the layer, and set \(changed.name) in the same "
        + "moment.")
  }

  private mutating func lookAtType(of property: Int, _ part: ScenePlace.Part) {
    switch spaces.properties[property].type {
    case .discrete:
      note(
        part, .cannotAnimate,
        "The values of \(name(property)) cannot be interpolated: they switch at once. "
          + "Animate a number, or let views come and go with a transition.")
    case .integer:
      note(
        part, .cannotAnimate,
        "\(name(property)) shows whole numbers only; an Int does not animate in SwiftUI at all. "
          + "Animate a number and round it where it is drawn.")
    default: break
    }
  }

  private mutating func lookForMissingAnimation(
    of property: Int, _ part: ScenePlace.Part, _ changed: Set<Int>, _ player: ScenePlayer
  ) {
    let transaction = player.transaction
    // A null animation that applies asks for no animation on purpose.
    guard transaction.isSilent, !isModelOfLayer(property, at: player.now),
      player.canChange(property),
      player.implicitAnimation(of: property, by: transaction, changing: changed) == nil
    else { return }
    let implicit = player.animationsByProperty[property].map { scene.animations[$0] }
    noteWhatIsMissing(implicit, of: property, part, changed)
  }

  /// Advises why no implicit animation applies: a trigger that does not change, or other keys.
  private mutating func noteWhatIsMissing(
    _ implicit: [ImplicitAnimation], of property: Int, _ part: ScenePlace.Part, _ changed: Set<Int>
  ) {
    if let deaf = implicit.first(where: { $0.trigger.map { !changed.contains($0) } ?? false }),
      let trigger = deaf.trigger
    {
      note(
        part, .wrongTrigger,
        "\(name(property)) jumps: its animation listens to \(name(trigger)), which does not change. "
          + "Name \(name(property)) as the value of the animation.")
    } else if let other = implicit.first(where: { !$0.condition.isEmpty }) {
      let keys = other.condition.firstKeys.joined(separator: ", ")
      note(
        part, .otherKeys,
        "\(name(property)) jumps: its animations ask for other values of \(keys). "
          + "Give the event such keys, or the property an animation without a condition.")
    } else if implicit.isEmpty, spaces.properties[property].type != .discrete {
      note(
        part, .noAnimation,
        "\(name(property)) jumps: nothing animates it. Give the event an animation, or null where "
          + "the jump is meant, or the property an animation of its own.")
    }
  }

  private mutating func look(
    at animation: Animation, meeting track: OverlaidTrack, _ property: Int, at time: Double,
    _ part: ScenePlace.Part
  ) {
    guard track.moves(at: time), let running = track.newestAnimation else { return }
    let takesOver = animation.merges(with: running)
    if takesOver, running.fluidSpring == nil {
      note(
        part, .unexpectedMerge,
        "The spring takes \(name(property)) over from a timing curve that is still running, with its "
          + "velocity. Use timing curves for both where they are to go together.")
    } else if !takesOver, running.fluidSpring != nil {
      note(
        part, .unexpectedMerge,
        "The animation goes together with a spring that is still running on \(name(property)): both "
          + "are combined. Use a spring to take it over.")
    }
  }

  /// Advises about setting a frame that the layout computes.
  private mutating func lookAtOwner(of property: Int, _ part: ScenePlace.Part) {
    let changed = spaces.properties[property]
    guard changed.lastName == "frame", let view = changed.view,
      laidOutViews.contains(view)
    else { return }
    note(
      part, .laidOutFrame,
      "The layout computes \(changed.name), and does so again at the next flush. "
        + "Change the inputs of the layout instead.")
  }
}

extension [String: String] {
  /// The first keys in their order, as many as a message shows, and the beginnings of long ones.
  ///
  /// - Complexity: O(keys).
  fileprivate var firstKeys: [String] {
    var first: [String] = []
    for key in keys where first.count < 16 || key < first[15] {
      first.insert(key, at: first.firstIndex { key < $0 } ?? first.count)
      if first.count > 16 { first.removeLast() }
    }
    return first.map { $0.cut(to: 100) }
  }
}

extension AnimatedProperty {
  /// Whether UIKit has this property on a view's layer only, such as `cornerRadius`.
  fileprivate var isOfLayerOnly: Bool {
    guard view != nil else { return false }
    return [
      "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius",
      "shadowOffset", "zPosition",
    ].contains(lastName)
  }
}

extension ScenePlayer.AnimationSource {
  /// The SwiftUI animation of the source; nil for others.
  fileprivate var named: Animation? {
    if case .animation(let animation, _) = self { animation } else { nil }
  }
}
