import AnimationEngine

// Values that change, whatever verb asks for it.

extension ScenePlayer {
  /// Opens the completion of a transaction and returns its index; nil without one. `criteria` hold where
  /// the transaction states none, and by default depend on the kind of animation.
  mutating func open(
    _ transaction: SceneTransaction, usually criteria: SceneCompletion.Criteria? = nil
  ) -> Int? {
    ledger.open(transaction.completion, usually: criteria ?? transaction.usualCriteria, at: now)
  }

  /// Changes properties, each animated as the transaction and the implicit animations say.
  ///
  /// - Parameter completion: The index of the completion that waits for the motions, if there is
  ///   one.
  mutating func change(
    _ targets: [PropertyTarget], by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    // Mostly all of them change, and no second list is made.
    let changed =
      targets.allSatisfy { isChange(to: $0) } ? targets : targets.filter { isChange(to: $0) }
    let isAsked = hasTriggers || transaction.scoped.contains { $0.trigger != nil }
    let properties = isAsked ? Set(changed.map(\.property)) : []
    let common = scene.animations.isEmpty ? transaction.commonSource : nil
    if let common { return try lead(changed, by: common, for: completion) }
    try chargeLooks(changed.map(\.property), by: transaction)
    for target in changed {
      let source = animationSource(of: target.property, by: transaction, changing: properties)
      try lead(target.property, to: target.value, by: source, for: completion)
    }
  }

  /// Changes properties that one source animates. The source is taken apart once, since it is large.
  private mutating func lead(
    _ targets: [PropertyTarget], by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    guard case .animation(let animation, let isExplicit) = source else {
      for target in targets {
        try lead(target.property, to: target.value, by: source, for: completion)
      }
      return
    }
    for target in targets {
      try lead(target.property, to: target.value, by: animation, isExplicit, for: completion)
    }
  }

  /// Changes a property to a value, animated by `source`.
  mutating func lead(
    _ property: Int, to value: Components, by source: AnimationSource, for completion: Int?,
    handing velocity: Components? = nil
  ) throws(TimelineRefusal) {
    if case .animation(let animation, let isExplicit) = source {
      return try lead(
        property, to: value, by: animation, isExplicit, for: completion, handing: velocity)
    }
    letGo(of: property)
    guard case .uikit(let animation) = source, !isDiscrete(property) else {
      return try show(property, value)
    }
    try animate(property, to: value, with: animation, for: completion)
  }

  /// Changes a property to a value by an animation of SwiftUI; a discrete one at once.
  private mutating func lead(
    _ property: Int, to value: Components, by animation: Animation, _ isExplicit: Bool,
    for completion: Int?, handing velocity: Components? = nil
  ) throws(TimelineRefusal) {
    letGo(of: property)
    if isDiscrete(property) { return try show(property, value) }
    try animate(property, to: value, with: animation, for: completion, handing: velocity)
    tracks[property].isExplicit = isExplicit
  }

  private func isDiscrete(_ property: Int) -> Bool {
    if case .discrete = spaces.properties[property].type { true } else { false }
  }

  /// Sets a value without an animation. Running motions continue, shifted along with the model.
  mutating func show(_ property: Int, _ value: Components) throws(TimelineRefusal) {
    try meter.charge(SceneCost.change)
    try tracks[property].show(value, from: now, meter: &meter)
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
    let isPossible = try tracks[property].animate(
      to: value, by: animation, at: now, velocity: velocity, meter: &meter)
    guard isPossible else { throw tooManyAnimations }
    try announce(property, from: from, to: value, for: completion)
  }

  /// Tells the ledger of a SwiftUI animation on a property, for the completions that wait for it.
  private mutating func announce(
    _ property: Int, from: Components, to value: Components, for completion: Int?
  ) throws(TimelineRefusal) {
    if completion != nil { try keepWait(between: from) }
    if ledger.asksForEnd(of: property, completion) {
      ledger.activePeriodGoesOn(
        of: property, at: now, until: try end(of: property), for: completion)
    }
    if ledger.asksForLogicalEnd(completion) {
      ledger.motionCompletes(property, at: tracks[property].logicalEnd, for: completion)
    }
    if ledger.asksForStart(completion) {
      ledger.wait(completion, for: .arrival(property: property, from: from, to: value))
    }
  }

  // MARK: - Places

  /// The index of the property with a name; nil if there is none of that type.
  func property(called name: String, _ type: PropertyType) -> Int? {
    indexByName[name].flatMap { spaces.properties[$0].type == type ? $0 : nil }
  }

  /// The values that properties get from some changes, in the order of each property's first
  /// change. A change of one component keeps the others.
  func targets(of changes: [PropertyChange]) -> [PropertyTarget] {
    var targets: [PropertyTarget] = []
    targets.reserveCapacity(changes.count)
    var places: [Int: Int] = [:]
    for change in changes {
      let isWhole = change.components.count == spaces.laneCount(of: change.property)
      if isWhole {
        targets.append(PropertyTarget(property: change.property, value: place(of: change)))
        continue
      }
      let place = places[change.property] ?? targets.count
      if place == targets.count {
        let model = tracks.model(of: change.property)
        targets.append(PropertyTarget(property: change.property, value: model))
        places[change.property] = place
      }
      targets[place].value[change.components] = change.value
    }
    return targets
  }

  /// The value of a change of a whole property, in the coordinates that lead there from the model.
  private func place(of change: PropertyChange) -> Components {
    guard spaces.aligns(change.property) else { return change.value }
    return spaces.aligned(
      change.value, to: tracks.model(of: change.property), property: change.property)
  }

  /// Whether setting the value does anything: its view is there, and it differs from the model or a
  /// hand movement is released at it.
  private func isChange(to target: PropertyTarget) -> Bool {
    let property = target.property
    guard canChange(property) else { return false }
    return target.value != tracks.model(of: property) || tracks.isInHand(property)
  }

  // MARK: - What carries them

  /// The animation of a change of one property, or none.
  enum AnimationSource: Hashable {
    case none
    case animation(Animation, isExplicit: Bool)
    case uikit(UIKitAnimation)
  }

  /// The animation of a property in a transaction that changes `properties`: an implicit animation
  /// that applies, else the transaction's own source.
  func animationSource(
    of property: Int, by transaction: SceneTransaction, changing properties: Set<Int>
  ) -> AnimationSource {
    if let implicit = implicitAnimation(of: property, by: transaction, changing: properties) {
      return AnimationSource(implicit.animation, isExplicit: false)
    }
    return transaction.explicitSource
  }

  /// The implicit animation that applies to a property: the transaction's scoped ones come first,
  /// then the scene's. Nil if none applies or the transaction disables them.
  func implicitAnimation(
    of property: Int, by transaction: SceneTransaction, changing properties: Set<Int>
  ) -> ImplicitAnimation? {
    if transaction.disablesAnimations { return nil }
    if let scoped = transaction.scopedAnimation(of: property, changing: properties) {
      return scoped
    }
    for index in animationsByProperty[property]
    where scene.animations[index].applies(transaction, changing: properties) {
      return scene.animations[index]
    }
    return nil
  }
}

extension SceneTransaction {
  /// The first of the transaction's scoped animations that applies to a property.
  func scopedAnimation(of property: Int, changing properties: Set<Int>) -> ImplicitAnimation? {
    scoped.first { $0.properties.contains(property) && $0.applies(self, changing: properties) }
  }

  /// The animation source that holds for all properties without an implicit animation. Nil where
  /// the transaction has scoped animations, so that each property must be asked.
  fileprivate var commonSource: ScenePlayer.AnimationSource? {
    scoped.isEmpty || disablesAnimations ? explicitSource : nil
  }

  /// The animation that the transaction itself names, without implicit ones.
  fileprivate var explicitSource: ScenePlayer.AnimationSource {
    switch source {
    case .implicit, .none: return .none
    case .animation(let animation): return .animation(animation, isExplicit: true)
    case .uikit(let animation):
      return animation.bridged.map { .animation($0, isExplicit: true) } ?? .uikit(animation)
    }
  }
}

extension ScenePlayer.AnimationSource {
  init(_ animation: Animation?, isExplicit: Bool) {
    self = animation.map { .animation($0, isExplicit: isExplicit) } ?? .none
  }
}

extension ImplicitAnimation {
  /// Whether this implicit animation applies in a transaction that changes `properties`: its
  /// trigger changes, and the transaction's keys match.
  fileprivate func applies(_ transaction: SceneTransaction, changing properties: Set<Int>) -> Bool {
    if let trigger, !properties.contains(trigger) { return false }
    if condition.isEmpty { return true }
    return condition.allSatisfy { key, value in
      guard let place = transaction.keys.index(forKey: key) else { return false }
      let own = transaction.keys[place]
      return own.key.isExactly(key) && own.value.isExactly(value)
    }
  }
}

extension SceneTransaction {
  /// The criteria where an event states none: removed for UIKit, else logically complete.
  var usualCriteria: SceneCompletion.Criteria {
    if case .uikit(let animation) = source, animation.bridged == nil { return .removed }
    return .logicallyComplete
  }
}
