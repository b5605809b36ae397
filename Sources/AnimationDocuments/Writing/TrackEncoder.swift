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
        var writer = DocumentWriter(text)
        writer.keyframe = WrittenPlace(
          property: property, components: track.components, start: start, target: start)
        for keyframe in track.keyframes {
          Forms.keyframe.write(keyframe, &writer)
          if let target = keyframe.target { writer.keyframe?.start = target }
        }
        text = writer.json
      }
    }
  }

  /// The name of what the track writes: a property or one component of it.
  private var name: String {
    if track.isWhole(property) { return property.name }
    return property.name + "." + property.type.componentNames[track.components.lowerBound]
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
    case .hold: return self
    }
  }
}
