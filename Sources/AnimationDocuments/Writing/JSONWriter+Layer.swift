internal import AnimationEngine

// What layers are told, and the animations that are added to them.

extension JSONWriter {
  /// Writes what a layer is told.
  mutating func append(_ command: LayerCommand, _ properties: [AnimatedProperty]) {
    object { text in
      switch command {
      case .add(let key, let animation):
        text.name(Word.add.text)
        text.object { text in
          text.member(.key, key)
          text.members(of: animation, properties)
        }
      case .remove(let key): text.member(.remove, key)
      case .removeAll(let view?): text.member(.removeAll, view)
      case .removeAll(nil): text.member(.removeAll, true)
      }
    }
  }

  /// Writes the property of an animation and the animation by its kind.
  private mutating func members(
    of animation: LayerAnimation, _ properties: [AnimatedProperty]
  ) {
    if let property = animation.content.property {
      member(.property, properties[property.property].name(of: property.components))
    }
    name(animation.content.word.text)
    object { text in
      text.members(of: animation.content, properties)
      text.frame(of: animation)
    }
  }

  private mutating func members(
    of content: LayerAnimation.Content, _ properties: [AnimatedProperty]
  ) {
    switch content {
    case .basic(let property, let interval, let curve):
      members(of: interval, property, properties)
      blending(of: property)
      timingFunction(curve)
    case .keyframe(let property, let keyframes, let curve):
      members(of: keyframes, property, properties)
      blending(of: property)
      timingFunction(curve)
    case .spring(let property, let interval, let spring, let velocity):
      members(of: interval, property, properties)
      members(ofLayerSpring: spring)
      if velocity != 0 { member(.initialVelocity, velocity) }
      blending(of: property)
    case .group(let animations, let curve):
      name(Word.animations.text)
      array { text in
        for animation in animations { text.object { $0.members(of: animation, properties) } }
      }
      timingFunction(curve)
    }
  }

  // MARK: - Values

  private mutating func members(
    of interval: LayerInterval, _ property: LayerProperty, _ properties: [AnimatedProperty]
  ) {
    let ends: [(Word, Components?)] = [
      (.from, interval.from), (.to, interval.to), (.by, interval.by),
    ]
    for (word, value) in ends {
      guard let value else { continue }
      name(word.text)
      append(value, of: property.components, properties[property.property])
    }
  }

  private mutating func members(
    of keyframes: LayerKeyframes, _ property: LayerProperty, _ properties: [AnimatedProperty]
  ) {
    name(Word.values.text)
    array { text in
      for value in keyframes.values {
        text.append(value, of: property.components, properties[property.property])
      }
    }
    if keyframes.mode != .linear { member(.calculationMode, keyframes.mode.rawValue) }
    member(.keyTimes, keyframes.keyTimes)
    if !keyframes.timingFunctions.isEmpty {
      name(Word.timingFunctions.text)
      array { text in
        for curve in keyframes.timingFunctions { text.append(timingFunction: curve) }
      }
    }
    member(.tensionValues, keyframes.tension)
    member(.continuityValues, keyframes.continuity)
    member(.biasValues, keyframes.bias)
  }

  private mutating func member(_ word: Word, _ numbers: [Double]) {
    guard !numbers.isEmpty else { return }
    name(word.text)
    append(numbers)
  }

  private mutating func blending(of property: LayerProperty) {
    if property.isAdditive { member(.additive, true) }
    if property.isCumulative { member(.cumulative, true) }
  }

  // MARK: - Curves

  private mutating func timingFunction(_ curve: UnitCurve?) {
    guard let curve else { return }
    name(Word.timingFunction.text)
    append(timingFunction: curve)
  }

  private mutating func append(timingFunction curve: UnitCurve) {
    if curve == TimingFunctionName.default.curve {
      append(TimingFunctionName.default.rawValue)
    } else {
      append(curve)
    }
  }
}

extension LayerAnimation.Content {
  /// What moves; nil for a group.
  fileprivate var property: LayerProperty? {
    switch self {
    case .basic(let property, _, _), .keyframe(let property, _, _),
      .spring(let property, _, _, _):
      property
    case .group: nil
    }
  }

  /// The member that holds the animation.
  fileprivate var word: Word {
    switch self {
    case .basic: .basic
    case .keyframe: .keyframe
    case .spring: .spring
    case .group: .group
    }
  }
}
