internal import AnimationEngine

/// Writes a track: `{"property":"offset.y","keyframes":[…]}`.
struct TrackEncoder {
  /// The track, of a whole property or of one component.
  let track: PropertyTrack
  /// The property that it moves.
  let property: AnimatedProperty

  /// Writes the track of a part that stands at `start`.
  func append(from start: Components, to text: inout JSONWriter) {
    text.object { text in
      text.member(.property, name)
      text.name(Word.keyframes.text)
      text.array { text in
        var start = start
        for keyframe in track.keyframes {
          text.object { append(keyframe, from: start, to: &$0) }
          start = keyframe.target
        }
      }
    }
  }

  /// The name of what the track writes: a property or one component of it.
  private var name: String {
    if track.isWhole(property) { return property.name }
    return property.name + "." + property.type.componentNames[track.components.lowerBound]
  }

  /// Writes the members of a keyframe.
  private func append(
    _ keyframe: Keyframe<Components>, from start: Components, to text: inout JSONWriter
  ) {
    text.member(.type, keyframe.word.text)
    append(target: keyframe.target, to: &text)
    switch keyframe {
    case .linear(_, let duration, let curve):
      text.member(.duration, duration)
      append(curve, to: &text)
    case .cubic(let to, let duration, let first, let last):
      text.member(.duration, duration)
      append(.startVelocity, first, from: start, to: &text)
      append(.endVelocity, last, from: to, to: &text)
    case .spring(_, let duration, let spring, let first):
      if let duration { text.member(.duration, duration) }
      append(spring, to: &text)
      append(.startVelocity, first, from: start, to: &text)
    case .move: break
    }
  }

  private func append(target: Components, to text: inout JSONWriter) {
    text.name(Word.to.text)
    let value = ValueEncoder(property: property)
    if track.isWhole(property) {
      value.append(target, to: &text)
    } else {
      value.append(component: track.components.lowerBound, target[0], to: &text)
    }
  }

  private func append(
    _ word: Word, _ velocity: Components?, from start: Components, to text: inout JSONWriter
  ) {
    guard let velocity else { return }
    text.name(word.text)
    ValueEncoder(property: property).append(
      velocity: velocity, of: track.components, from: start, to: &text)
  }

  private func append(_ curve: UnitCurve, to text: inout JSONWriter) {
    guard curve != .linear else { return }
    text.name(Word.curve.text)
    text.append(curve)
  }

  private func append(_ spring: Spring, to text: inout JSONWriter) {
    guard spring != Spring() else { return }
    text.name(Word.spring.text)
    text.append(spring, as: Forms.spring)
  }
}

extension PropertyTrack {
  fileprivate func isWhole(_ property: AnimatedProperty) -> Bool {
    components.count == property.valueCount
  }

  /// The track as documents can say it: of a whole property or of one component at a time.
  func writtenParts(of property: AnimatedProperty) -> [PropertyTrack] {
    if isWhole(property) || components.count == 1 { return [self] }
    return components.map { component in
      PropertyTrack(
        property: self.property, components: component..<component + 1,
        keyframes: keyframes.map { $0.component(component - components.lowerBound) })
    }
  }
}

extension Keyframe<Components> {
  /// The type of the keyframe in documents.
  fileprivate var word: Word {
    switch self {
    case .linear: .linear
    case .cubic: .cubic
    case .spring: .spring
    case .move: .move
    }
  }

  /// The keyframe of one component.
  fileprivate func component(_ index: Int) -> Keyframe<Components> {
    func part(_ value: Components) -> Components { Components(scalar: value[index]) }
    switch self {
    case .linear(let to, let duration, let curve):
      return .linear(to: part(to), duration: duration, curve: curve)
    case .cubic(let to, let duration, let first, let last):
      return .cubic(
        to: part(to), duration: duration, startVelocity: first.map(part),
        endVelocity: last.map(part))
    case .spring(let to, let duration, let spring, let first):
      return .spring(
        to: part(to), duration: duration, spring: spring, startVelocity: first.map(part))
    case .move(let to): return .move(to: part(to))
    }
  }
}
