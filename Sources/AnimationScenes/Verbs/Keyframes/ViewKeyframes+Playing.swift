import AnimationEngine

// Keyframes of views: one block whose parts change values at relative times.

extension ViewKeyframes: PlayableVerb {
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let completion = player.open(player.transaction, usually: .removed)
    for (property, parts) in partsByProperty where player.canChange(property) {
      let components = player.spaces.laneCount(of: property)
      try player.meter.charge(WorkMeter.product(parts.count, mode.segmentCost(components)))
      try player.meter.keep(bytes: WorkMeter.product(parts.count, mode.segmentBytes(components)))
      try player.play(parts, of: self, on: property, for: completion)
    }
  }
}

extension ScenePlayer {
  fileprivate mutating func play(
    _ parts: [KeyframePart], of block: ViewKeyframes, on property: Int, for completion: Int?
  ) throws(TimelineRefusal) {
    let model = tracks[property].model
    let parts = aligned(parts, on: property)
    let target = parts.reduce(into: model) { $0[$1.components] = $1.value }
    guard spaces.properties[property].type != .discrete, model.isFinite else {
      return try show(property, target)
    }
    guard parts.contains(where: { model[$0.components] != $0.value }) else { return }
    let shown = try ledger.asksForStart(completion) ? self.shown(property) : target
    letGo(of: property)
    let start = try beginBlock(on: property, block.options)
    let motion = block.motion(
      of: parts, from: start.value, to: target, isAdditive: start.isAdditive, at: now)
    try lay(
      motion, over: property, to: target,
      allowsTouches: block.options.contains(.allowUserInteraction), for: (completion, from: shown))
  }

  /// The parts with each value chosen for the right direction from the one before: angles and
  /// hues turn the proper way.
  private func aligned(_ parts: [KeyframePart], on property: Int) -> [KeyframePart] {
    var previous = tracks[property].model
    return parts.map { part in
      guard part.components.count == spaces.laneCount(of: property) else { return part }
      var part = part
      part.value = spaces.aligned(part.value, to: previous, property: property)
      previous = part.value
      return part
    }
  }
}

/// The effect of one keyframe of a block on one property.
struct KeyframePart {
  /// Where the keyframe starts and ends, as fractions of the duration in 0...1.
  var start, end: Double
  /// The components that change, and their values at the end.
  var components: Range<Int>
  var value: Components
}

extension ViewKeyframes {
  /// The parts of each property, by rising start; properties in the order keyframes name them.
  fileprivate var partsByProperty: [(property: Int, parts: [KeyframePart])] {
    var result: [(property: Int, parts: [KeyframePart])] = []
    var places: [Int: Int] = [:]
    for keyframe in keyframes {
      for change in keyframe.changes {
        let place = places[change.property] ?? result.count
        if place == result.count {
          result.append((change.property, []))
          places[change.property] = place
        }
        result[place].parts.append(
          KeyframePart(
            start: keyframe.relativeStart,
            end: min(keyframe.relativeStart + keyframe.relativeDuration, 1),
            components: change.components, value: change.value))
      }
    }
    return result
  }

  /// The motion of a property through its parts.
  fileprivate func motion(
    of parts: [KeyframePart], from start: Components, to target: Components, isAdditive: Bool,
    at time: Double
  ) -> BlockMotion {
    let takesTime = duration > 0
    return BlockMotion(
      cycles(through: parts, from: start, to: target), length: duration,
      map: TimeMap(
        options.modifiers(delay: delay, count: takesTime ? 1 : nil), around: duration,
        logicalEnd: duration),
      final: target, isAdditive: isAdditive, at: time)
  }

  /// The path of each component. Components that always change together share one path, whose
  /// length sets an even pace; others move on their own.
  private func cycles(
    through parts: [KeyframePart], from start: Components, to target: Components
  ) -> [BlockCycles.Cycle] {
    let range = parts[0].components
    if parts.allSatisfy({ $0.components == range }), range == 0..<start.count {
      let path = path(from: start, through: parts) { $0.value }
      return range.map { .keyframes(path.component($0)) }
    }
    return (0..<start.count).map { component in
      var own = parts.filter { $0.components.contains(component) }
      if own.isEmpty { own = [.whole(of: component, to: target[component])] }
      return .keyframes(
        path(from: start[component], through: own) {
          $0.value[component - $0.components.lowerBound]
        })
    }
  }

  private func path<Value: VectorArithmetic>(
    from start: Value, through parts: [KeyframePart], _ value: (KeyframePart) -> Value
  ) -> ViewKeyframePath<Value> {
    ViewKeyframePath(
      from: start,
      through: parts.indices.map { index in
        .init(start: parts[index].start, end: parts.end(of: index), value: value(parts[index]))
      },
      mode: mode, duration: duration)
  }
}

extension KeyframePart {
  /// The part for a component that no keyframe names: it goes to its model over the whole block.
  fileprivate static func whole(of component: Int, to value: Double) -> KeyframePart {
    KeyframePart(
      start: 0, end: 1, components: component..<component + 1, value: Components(scalar: value))
  }
}

extension [KeyframePart] {
  /// The end of a part: the next one's start if they differ only by rounding (0.1 + 0.2 and 0.3).
  fileprivate func end(of index: Int) -> Double {
    let end = self[index].end
    guard index + 1 < count, (self[index + 1].start - end).magnitude < 1e-9 else { return end }
    return self[index + 1].start
  }
}
