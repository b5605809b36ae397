internal import AnimationEngine

// New values of properties, and the verbs that are made of them.

extension JSONWriter {
  /// Writes new values by the names of their properties and components.
  mutating func append(_ changes: [PropertyChange], _ properties: [AnimatedProperty]) {
    object { $0.members(of: changes, properties) }
  }

  /// Writes new values as members of an object.
  mutating func members(of changes: [PropertyChange], _ properties: [AnimatedProperty]) {
    for change in changes {
      for part in change.writtenParts(of: properties[change.property]) {
        name(properties[part.property].name(of: part.components))
        append(part.value, of: part.components, properties[part.property])
      }
    }
  }

  /// Writes the value of a whole property or of one component of it; one that declares its property
  /// states in which space colours mix.
  mutating func append(
    _ value: Components, of part: Range<Int>, _ property: AnimatedProperty,
    statesSpace: Bool = false
  ) {
    let text = ValueEncoder(property: property, statesSpace: statesSpace)
    if part.count == property.valueCount {
      text.append(value, to: &self)
    } else {
      text.append(component: part.lowerBound, value[0], to: &self)
    }
  }

  /// Writes a movement by hand, of a whole property or of one component: no document follows several
  /// components that are not all.
  mutating func append(_ gesture: Gesture, _ properties: [AnimatedProperty]) {
    let property = properties[gesture.property]
    precondition(
      gesture.components.count == property.valueCount || gesture.components.count == 1,
      "no document holds a gesture on the components \(gesture.components) of \(property.name)")
    object { text in
      text.member(.property, property.name(of: gesture.components))
      text.name(Word.samples.text)
      text.array { text in
        for sample in gesture.samples {
          text.array { text in
            text.append(sample.time)
            text.append(sample.value, of: gesture.components, property)
          }
        }
      }
      guard let animation = gesture.animation else { return }
      text.name(Word.animation.text)
      text.append(animation)
    }
  }

  /// Writes a block of keyframes.
  mutating func append(_ block: ViewKeyframes, _ properties: [AnimatedProperty]) {
    object { text in
      text.member(.duration, block.duration)
      if block.delay != 0 { text.member(.delay, block.delay) }
      if block.mode != .linear { text.member(.calculationMode, block.mode.rawValue) }
      text.member(.options, block.options)
      text.name(Word.keyframes.text)
      text.array { text in
        for keyframe in block.keyframes { text.append(keyframe, properties) }
      }
    }
  }

  private mutating func append(
    _ keyframe: ViewKeyframes.Keyframe, _ properties: [AnimatedProperty]
  ) {
    object { text in
      text.member(.relativeStartTime, keyframe.relativeStart)
      text.member(.relativeDuration, keyframe.relativeDuration)
      text.name(Word.set.text)
      text.append(keyframe.changes, properties)
    }
  }

  /// Writes options in the order in which they are listed, if there are any.
  mutating func member(_ word: Word, _ options: Set<UIKitAnimation.Option>) {
    guard !options.isEmpty else { return }
    name(word.text)
    array { text in
      for option in UIKitAnimation.Option.allCases where options.contains(option) {
        text.append(option.rawValue)
      }
    }
  }
}

extension PropertyChange {
  /// The change as documents can say it: of a whole property or of one component at a time.
  func writtenParts(of property: AnimatedProperty) -> [PropertyChange] {
    if components.count == property.valueCount || components.count == 1 { return [self] }
    return components.enumerated().map { offset, component in
      PropertyChange(
        property: self.property, components: component..<component + 1,
        value: Components(scalar: value[offset]))
    }
  }
}

extension AnimatedProperty {
  /// The name of the property, or of one component of it.
  func name(of part: Range<Int>) -> String {
    part.count == valueCount ? name : name + "." + type.componentNames[part.lowerBound]
  }
}
