import AnimationEngine

// Texts and symbols that change within their view.

extension ContentChange: PlayableVerb {
  /// Changes the content and begins a transition from the old one to the new one.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    let old = player.tracks[property].model
    guard player.canChange(property), value != old else { return }
    try player.chargeLooks([property], by: transaction)
    try player.show(property, value)
    if let previous = player.property(.previous, of: property) {
      try player.place(previous, at: old)
    }
    let source: ScenePlayer.AnimationSource =
      transition == .identity
      ? .none : player.animationSource(of: property, by: transaction, changing: [property])
    try player.restartProgress(of: property, by: source, for: completion)
    try player.roll(self, from: old, by: source, for: completion)
  }
}

extension ScenePlayer {
  /// Restarts `progress` for a new transition. The completion of the replaced one is reported as
  /// if it had not been interrupted.
  fileprivate mutating func restartProgress(
    of content: Int, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    guard let progress = property(.progress, of: content) else { return }
    if source == .none { return try place(progress, at: [1]) }
    try clear(progress, at: now)
    try keepRestSegment(of: progress)
    tracks[progress].rest(on: [0], from: now)
    try lead(progress, to: [1], by: source, for: completion)
  }

  /// Adds one digit height to `roll` at each character that changes, and animates it back to 0.
  fileprivate mutating func roll(
    _ change: ContentChange, from old: Components, by source: AnimationSource, for completion: Int?
  ) throws(TimelineRefusal) {
    guard let roll = property(.roll, of: change.property) else { return }
    let rest = Components(repeating: 0, count: spaces.laneCount(of: roll))
    guard case .numericText(let countsDown) = change.transition, source != .none else {
      return try place(roll, at: rest)
    }
    let texts = [try text(of: change.property, old), try text(of: change.property, change.value)]
    let places = texts[0].changedPlaces(
      to: texts[1], fractionWidth: try fractionWidth(of: change.property), count: rest.count)
    guard places.contains(true) else { return }
    let offset = Components(places.map { $0 ? (countsDown ? -1 : 1) : 0 })
    try tracks[roll].show(tracks[roll].model + offset, from: now, meter: &meter)
    try lead(roll, to: rest, by: source, for: completion)
  }

  fileprivate func property(_ effect: ContentEffect, of content: Int) -> Int? {
    guard let index = indexByName[effect.name(of: spaces.properties[content])],
      effect.shows(spaces.properties[index].type)
    else { return nil }
    return index
  }

  /// The number of characters of decimal fractions among all contents of a property; found once.
  private mutating func fractionWidth(of content: Int) throws(TimelineRefusal) -> Int {
    if let known = fractionWidths[content] { return known }
    let contents = spaces.properties[content].discreteValues
    for content in contents { try meter.charge(ContentText.cost(of: content)) }
    let width = ContentPlaces(of: contents).fractionWidth
    fractionWidths[content] = width
    return width
  }

  private mutating func text(
    of content: Int, _ value: Components
  ) throws(TimelineRefusal) -> ContentText {
    if value[0].isNaN { return ContentText("") }
    let content = spaces.properties[content].discreteValues[Int(saturating: value[0])]
    try meter.charge(ContentText.cost(of: content))
    return ContentText(content)
  }
}
