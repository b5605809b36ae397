// Texts and symbols that change within their view.

extension ScenePlayer {
  /// A content changes, and a transition from the old to the new one begins.
  mutating func change(
    _ change: ContentChange, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let completion = open(transaction)
    let content = change.property
    let old = tracks[content].model
    guard canChange(content), change.value != old else { return }
    try chargeLooks([content], by: transaction)
    try show(content, change.value)
    if let previous = property(.previous, of: content) { try place(previous, at: old) }
    let source =
      change.transition == .identity
      ? AnimationSource.none : animationSource(of: content, by: transaction, changing: [content])
    try restartProgress(of: content, by: source, for: completion)
    try roll(change, from: old, by: source, for: completion)
  }

  /// A new transition takes the place of the one that runs, whose completion reports as if it were
  /// left alone.
  private mutating func restartProgress(
    of content: Int, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    guard let progress = property(.progress, of: content) else { return }
    if source == .none { return try place(progress, at: [1]) }
    try clear(progress, at: now)
    try keepRestSegment(of: progress)
    tracks[progress].history.rest(on: [0], from: now)
    try lead(progress, to: [1], by: source, for: completion)
  }

  /// Characters that change begin a place further away than they are, and roll back.
  private mutating func roll(
    _ change: ContentChange, from old: Components, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    guard let roll = property(.roll, of: change.property) else { return }
    let rest = Components(repeating: 0, count: spaces.mappings[roll].laneCount)
    guard case .numericText(let countsDown) = change.transition, source != .none else {
      return try place(roll, at: rest)
    }
    let texts = [
      try text(of: change.property, old), try text(of: change.property, change.value),
    ]
    let places = texts[0].changedPlaces(to: texts[1], count: rest.count)
    guard places.contains(true) else { return }
    let offset = Components(places.map { $0 ? (countsDown ? -1 : 1) : 0 })
    _ = try tracks[roll].history.change(
      to: tracks[roll].model + offset, with: nil, at: now, meter: &meter)
    try lead(roll, to: rest, by: source, for: completion)
  }

  private func property(_ effect: ContentEffect, of content: Int) -> Int? {
    guard let index = indexByName[effect.name(of: spaces.properties[content])],
      effect.shows(spaces.properties[index].type)
    else { return nil }
    return index
  }

  private mutating func text(
    of content: Int, _ value: Components
  ) throws(TimelineRefusal) -> ContentText {
    if value[0].isNaN { return ContentText("") }
    let label = spaces.properties[content].labels[Int(saturating: value[0])]
    try meter.charge(ContentText.cost(of: label))
    return ContentText(label)
  }
}

/// What shows of a change of content besides the content.
enum ContentEffect: String, CaseIterable {
  case progress, previous, roll

  /// The name of the property for a content.
  func name(of content: AnimatedProperty) -> String { "\(content.name).\(rawValue)" }

  /// Whether a property of this type can show it.
  func shows(_ type: PropertyType) -> Bool {
    switch (self, type) {
    case (.progress, .number), (.previous, .discrete), (.roll, .vector): true
    default: false
    }
  }
}

extension Scene {
  /// The properties that show how contents change, in the order in which these first do.
  ///
  /// - Complexity: O(events + length of the contents).
  func contentEffects(_ properties: [AnimatedProperty]) -> [EffectProperty] {
    var order: [Int] = []
    var rolls: [Int: Bool] = [:]
    for event in events {
      guard case .content(let change) = event.verb,
        properties[change.property].type == .discrete
      else { continue }
      if rolls[change.property] == nil { order.append(change.property) }
      rolls[change.property] = change.rolls || rolls[change.property] == true
    }
    return order.flatMap { content in
      ContentEffect.allCases.filter { $0 != .roll || rolls[content] == true }
        .map { EffectProperty($0, of: properties[content], beginningWith: initial[content]) }
    }
  }
}

extension ContentChange {
  fileprivate var rolls: Bool { if case .numericText = transition { true } else { false } }
}

extension EffectProperty {
  /// What shows an effect of a content that has a value, or none, before anything happens.
  fileprivate init(
    _ effect: ContentEffect, of content: AnimatedProperty, beginningWith value: Components?
  ) {
    let name = effect.name(of: content)
    switch effect {
    case .progress: self.init(name: name, type: .number, initial: [1])
    case .previous:
      self.init(name: name, type: .discrete, initial: value, labels: content.labels)
    case .roll:
      let count = content.labels.reduce(1) { max($0, ContentText($1).characters.count) }
      self.init(
        name: name, type: .vector(count: count), initial: Components(repeating: 0, count: count))
    }
  }
}
