internal import AnimationEngine
internal import AnimationScenes

extension AnimationDocument {
  /// The document as JSON in canonical form: without space, kind, name and description first, numbers in the
  /// fewest digits that read back as them, texts with as few escapes as there can be.
  ///
  /// A document that was read keeps all else as it was sent: the order of its members, the set of a
  /// spring's members, the units of angles, the notation of colours, curves, paths and transforms, and
  /// what stands for a default. Canonical text comes back to the byte.
  ///
  /// One that was made of an animation is written in the members that say it shortest. A spring, a colour's
  /// component or a time that no short number gives exactly comes within a few units in the last place;
  /// numbers beyond every double have no form in JSON and trap.
  ///
  /// - Complexity: O(length).
  public func encoded() -> [UInt8] {
    var text = JSONWriter()
    text.object { text in
      text.member(.kind, kind.rawValue)
      if let name { text.member(.name, name) }
      if let description { text.member(.description, description) }
      if let source { return source.writeBody(to: &text) }
      switch animation.content {
      case .animation(let single): text.members(of: single, animation.properties)
      case .keyframes(let keyframes): text.members(of: keyframes, animation.properties)
      case .phases(let phases): text.members(of: phases, animation.properties)
      case .scene(let scene): text.members(of: scene, animation)
      }
      if let timing = animation.timing {
        text.name(Word.timing.text)
        text.append(timing, as: Forms.timing)
      }
    }
    return text.bytes
  }
}

// MARK: - The three kinds

extension JSONWriter {
  fileprivate mutating func members(of single: SingleAnimation, _ properties: [AnimatedProperty]) {
    firstValues(.from, single.from, properties)
    changes(.to, single.to, properties, from: single.from)
    if !single.animation.isPlainDefault {
      name(Word.animation.text)
      append(single.animation)
    }
    if !single.animations.isEmpty {
      name(Word.animations.text)
      append(single.animations, as: Forms.propertyAnimations, properties: properties)
    }
    velocity(single.velocity, properties, from: single.from)
  }

  fileprivate mutating func members(
    of animation: KeyframeAnimation, _ properties: [AnimatedProperty]
  ) {
    firstValues(.initial, animation.initial, properties)
    name(Word.tracks.text)
    array { text in
      for track in animation.tracks {
        let start = animation.initial[track.property]
        for part in track.writtenParts(of: properties[track.property]) {
          TrackEncoder(track: part, property: properties[part.property])
            .append(from: start[part.components], to: &text)
        }
      }
    }
    velocity(animation.velocity, properties, from: animation.initial)
    members(of: animation.run)
  }

  fileprivate mutating func members(of animation: PhaseAnimation, _ properties: [AnimatedProperty])
  {
    name(Word.phases.text)
    array { text in
      for index in animation.phases.indices {
        let before = index == 0 ? nil : animation.phases[index - 1]
        text.append(animation.phases[index], index, properties, after: before)
      }
    }
    members(of: animation.run)
  }

  private mutating func members(of run: PhaseAnimation.Run) {
    switch run {
    case .cycles(1): break
    case .cycles(let count):
      name(Word.cycles.text)
      append(count)
    case .forever: member(.cycles, Word.forever.text)
    case .triggers(let times):
      name(Word.triggers.text)
      append(times)
    }
  }
}

// MARK: - Their parts

extension JSONWriter {
  /// Writes the values that declare the properties.
  mutating func firstValues(
    _ word: Word, _ values: [Components], _ properties: [AnimatedProperty]
  ) {
    name(word.text)
    object { text in
      for (value, property) in zip(values, properties) {
        text.name(property.name)
        ValueEncoder(property: property, statesSpace: true).append(value, to: &text)
      }
    }
  }

  /// Writes the values that are not those of before.
  private mutating func changes(
    _ word: Word, _ values: [Components], _ properties: [AnimatedProperty], from: [Components]
  ) {
    name(word.text)
    object { text in
      for index in values.indices where !values[index].isSame(as: from[index]) {
        text.name(properties[index].name)
        ValueEncoder(property: properties[index]).append(values[index], to: &text)
      }
    }
  }

  private mutating func velocity(
    _ velocities: [Components?], _ properties: [AnimatedProperty], from start: [Components]
  ) {
    guard velocities.contains(where: { $0 != nil }) else { return }
    name(Word.velocity.text)
    object { text in
      for (index, property) in properties.enumerated() {
        guard let velocity = velocities[index], property.type != .discrete else { continue }
        text.name(property.name)
        ValueEncoder(property: property).append(
          velocity: velocity, of: 0..<property.valueCount, from: start[index], to: &text)
      }
    }
  }

  private mutating func append(
    _ phase: PhaseAnimation.Phase, _ index: Int, _ properties: [AnimatedProperty],
    after before: PhaseAnimation.Phase?
  ) {
    object { text in
      if phase.name != String(index) { text.member(.name, phase.name) }
      if let before {
        text.changes(.values, phase.values, properties, from: before.values)
      } else {
        text.firstValues(.values, phase.values, properties)
      }
      guard phase.animation?.isPlainDefault != true else { return }
      text.name(Word.animation.text)
      if let animation = phase.animation { text.append(animation) } else { text.appendNull() }
    }
  }
}

extension Animation {
  /// Whether it is what holds where none is named.
  fileprivate var isPlainDefault: Bool { isDefault && modifiers.isEmpty }
}

extension Components {
  /// Whether two vectors have the same bits: a 0 is not a -0 here.
  fileprivate func isSame(as other: Components) -> Bool {
    count == other.count && (0..<count).allSatisfy { self[$0].bitPattern == other[$0].bitPattern }
  }
}
