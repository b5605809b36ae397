import AnimationEngine

// Values that change, whatever verb asks for it.

extension ScenePlayer {
  /// Opens the completion of an event, with the criteria that are usual for what animates it.
  mutating func open(_ transaction: SceneTransaction) -> Int? {
    ledger.open(transaction.completion, usually: transaction.usualCriteria, at: now)
  }

  /// Changes properties to values, each by the animation that the transaction chooses for it.
  ///
  /// - Parameter completion: Who waits for it, if somebody does.
  mutating func change(
    _ targets: [(property: Int, value: Components)], by transaction: SceneTransaction,
    for completion: Int?
  ) throws(TimelineRefusal) {
    let changed = targets.filter {
      canChange($0.property) && isChange(to: $0.value, of: $0.property)
    }
    let isAsked = hasTriggers || transaction.scoped.contains { $0.trigger != nil }
    let properties = isAsked ? Set(changed.map(\.property)) : []
    let common = scene.animations.isEmpty ? transaction.commonSource : nil
    if let common {
      for (property, value) in changed {
        try lead(property, to: value, by: common, for: completion)
      }
      return
    }
    try chargeLooks(changed.map(\.property), by: transaction)
    for (property, value) in changed {
      let source = animationSource(of: property, by: transaction, changing: properties)
      try lead(property, to: value, by: source, for: completion)
    }
  }

  /// Changes a property to a value.
  mutating func lead(
    _ property: Int, to value: Components, by source: AnimationSource, for completion: Int?,
    handing velocity: Components? = nil
  ) throws(TimelineRefusal) {
    tracks[property].gesture = nil
    let isDiscrete = spaces.properties[property].type == .discrete
    switch source {
    case .animation(let animation, let isExplicit) where !isDiscrete:
      try animate(property, to: value, with: animation, for: completion, handing: velocity)
      tracks[property].isExplicit = isExplicit
    case .uikit(let animation) where !isDiscrete:
      try animate(property, to: value, with: animation, for: completion)
    case .none, .animation, .uikit: try show(property, value)
    }
  }

  /// Shows a value at once. What runs goes on and is moved with its model.
  mutating func show(_ property: Int, _ value: Components) throws(TimelineRefusal) {
    try meter.charge(SceneCost.change)
    _ = try tracks[property].change(to: value, with: nil, at: now, meter: &meter)
    tracks[property].resetTracker()
  }

  /// Animates a property by an animation of SwiftUI.
  mutating func animate(
    _ property: Int, to value: Components, with animation: Animation, for completion: Int?,
    handing handed: Components? = nil
  ) throws(TimelineRefusal) {
    try meter.charge(SceneCost.change)
    let from = try ledger.asksForStart(completion) ? shown(property) : value
    let tracked = tracks[property].takeTrackedVelocity(for: animation, at: now)
    let taken = try takeOverCover(of: property)
    let velocity = handed ?? tracked ?? taken
    let isPossible = try tracks[property].change(
      to: value, with: animation, at: now, velocity: velocity,
      replacesVelocity: velocity != nil, meter: &meter)
    guard isPossible else {
      throw .tooManyAnimations(event: eventIndex, limit: OverlaidTrack.mostOverlays)
    }
    try announce(property, from: from, to: value, for: completion)
  }

  /// Tells those who wait that an animation of SwiftUI animates a property.
  private mutating func announce(
    _ property: Int, from: Components, to value: Components, for completion: Int?
  ) throws(TimelineRefusal) {
    if completion != nil { try keepWait(between: from) }
    if ledger.asksForEnd(of: property, completion) {
      ledger.activePeriodGoesOn(
        of: property, at: now, until: try end(of: property), for: completion)
    }
    if ledger.asksForLogicalEnd(completion) {
      ledger.motionCompletes(
        property, at: tracks[property].logicalEnd, for: completion)
    }
    if ledger.asksForStart(completion) {
      ledger.wait(completion, for: .arrival(property: property, from: from, to: value))
    }
  }
}

// MARK: - Places

extension ScenePlayer {
  /// The values that properties get by some changes, in the order of the first change of each.
  /// Components that are addressed alone change their property together.
  func targets(of changes: [PropertyChange]) -> [(property: Int, value: Components)] {
    var targets: [(property: Int, value: Components)] = []
    targets.reserveCapacity(changes.count)
    var places: [Int: Int] = [:]
    for change in changes {
      let isWhole = change.components.count == spaces.laneCount(of: change.property)
      if isWhole {
        let place = spaces.aligned(
          change.value, to: tracks.model(of: change.property), property: change.property)
        targets.append((change.property, place))
        continue
      }
      let place = places[change.property] ?? targets.count
      if place == targets.count {
        targets.append((change.property, tracks.model(of: change.property)))
        places[change.property] = place
      }
      for (index, component) in change.components.enumerated() {
        targets[place].value[component] = change.value[index]
      }
    }
    return targets
  }

  /// Whether a value is another one than the model, or a movement by hand is to be let go at it.
  private func isChange(to value: Components, of property: Int) -> Bool {
    value != tracks.model(of: property) || isInHand(property) || tracks.isTracked(property, at: now)
  }
}

extension ScenePlayer {
  /// Whether a hand holds a property where it is, and no animation animates it there.
  private func isInHand(_ property: Int) -> Bool {
    guard let event = tracks[property].gesture,
      case .gesture(let gesture) = scene.events[event].verb
    else { return false }
    return gesture.animation == nil
  }
}

// MARK: - What carries them

extension ScenePlayer {
  /// What animates one property.
  enum AnimationSource: Hashable {
    case none
    case animation(Animation, isExplicit: Bool)
    case uikit(UIKitAnimation)
  }

  /// What animates a property in a transaction that changes `properties`: an implicit animation that
  /// applies, else what the event says.
  func animationSource(
    of property: Int, by transaction: SceneTransaction, changing properties: Set<Int>
  ) -> AnimationSource {
    if let implicit = implicitAnimation(of: property, by: transaction, changing: properties) {
      return AnimationSource(implicit.animation, isExplicit: false)
    }
    return transaction.explicitSource
  }

  /// The animation for a property that applies in a transaction: the first of the event's own, else the
  /// first of the scene; nil where all keep still.
  private func implicitAnimation(
    of property: Int, by transaction: SceneTransaction, changing properties: Set<Int>
  ) -> ImplicitAnimation? {
    if transaction.disablesAnimations { return nil }
    let scoped = transaction.scoped.first {
      $0.properties.contains(property) && $0.applies(transaction, changing: properties)
    }
    if let scoped { return scoped }
    for index in animationsByProperty[property]
    where scene.animations[index].applies(transaction, changing: properties) {
      return scene.animations[index]
    }
    return nil
  }
}

extension SceneTransaction {
  /// What animates all properties, where the scene has no animations for some; nil where each has
  /// to be asked.
  fileprivate var commonSource: ScenePlayer.AnimationSource? {
    scoped.isEmpty || disablesAnimations ? explicitSource : nil
  }

  /// What the event itself says.
  fileprivate var explicitSource: ScenePlayer.AnimationSource {
    switch source {
    case .implicit, .none: return .none
    case .animation(let animation): return .animation(animation, isExplicit: true)
    case .uikit(let animation):
      if case .animation(let bridged) = animation.form {
        return .animation(
          animation.delay > 0 ? bridged.delay(animation.delay) : bridged, isExplicit: true)
      }
      return .uikit(animation)
    }
  }
}

extension ScenePlayer.AnimationSource {
  init(_ animation: Animation?, isExplicit: Bool) {
    self = animation.map { .animation($0, isExplicit: isExplicit) } ?? .none
  }
}

extension ImplicitAnimation {
  /// Whether it counts in a transaction that changes `properties`.
  func applies(_ transaction: SceneTransaction, changing properties: Set<Int>) -> Bool {
    if let trigger, !properties.contains(trigger) { return false }
    if condition.isEmpty { return true }
    if transaction.keys.isEmpty { return false }
    return condition.allSatisfy { transaction.keys[$0.key] == $0.value }
  }
}

extension SceneTransaction {
  /// What counts as complete where nothing is said.
  var usualCriteria: SceneCompletion.Criteria {
    if case .uikit(let animation) = source, !animation.isBridged { return .removed }
    return .logicallyComplete
  }
}

extension UIKitAnimation {
  /// Whether it is an animation of SwiftUI.
  var isBridged: Bool { if case .animation = form { true } else { false } }
}
