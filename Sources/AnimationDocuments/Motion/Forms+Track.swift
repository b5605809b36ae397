internal import AnimationEngine
internal import AnimationScenes

// One track: {"property":"offset.y","keyframes":[…]}.

extension Forms {
  static let tracks = Form<[PropertyTrack]>(trackList.schema, read: trackList.read) {
    tracks, text in
    trackList.write(tracks.flatMap { $0.writtenParts(of: text.properties[$0.property]) }, &text)
  }

  private static let trackList = Form.list(
    of: trackObject.reading { $0.track(at: $1) }, "tracks is a list of objects"
  ).countingFirst { decoder, node, _ in decoder.checkCounts(ofTracks: node) }

  static let trackObject = Form(track, "A track is an object")

  private static let track = ObjectForm<PropertyTrack>(
    "Track", "A track", "The keyframes of one property.",
    Member(.property, part, "The property, or one member of a composite such as `offset.y`.") {
      PropertyPart(property: $0.property, components: $0.components, isComponent: false)
    },
    Member(.keyframes, trackKeyframes) { $0.keyframes },
    make: { PropertyTrack(property: $0.property, components: $0.components, keyframes: $1) }
  ).aboutOnePart

  private static let trackKeyframes = Form<[Keyframe<Components>]>(.array(of: keyframe.schema)) {
    $0.keyframes(at: $1)
  } write: { keyframes, text in
    text.begin(text.part)
    text.array { text in
      for keyframe in keyframes {
        Forms.keyframe.write(keyframe, &text)
        if let target = keyframe.target { text.keyframe?.start = target }
      }
    }
  }
}

extension DocumentDecoder {
  /// Whether tracks and keyframes are within limits, before any is read. Reports a problem if not.
  fileprivate mutating func checkCounts(ofTracks node: Int) -> Bool {
    guard check(tape[node].count, of: .tracks, "tracks", at: node) else { return false }
    var count = 0
    for track in tape.children(of: node) where tape[track].kind == .object {
      for member in tape.children(of: track) where tape[member].kind == .array {
        count += tape[member].count
      }
    }
    return check(count, of: .keyframes, "keyframes", at: node)
  }

  /// Reads a track, without its form if it has exactly a property and keyframes.
  mutating func track(at node: Int) -> PropertyTrack? {
    guard tape[node].kind == .object, tape[node].count == 2 else {
      return Forms.trackObject.read(&self, node)
    }
    let second = tape.end(of: node + 2)
    switch (word(at: node + 1), word(at: second)) {
    case (.property, .keyframes): return track(of: node + 2, keyframes: second + 1)
    case (.keyframes, .property): return track(of: second + 1, keyframes: node + 2)
    default: return Forms.trackObject.read(&self, node)
    }
  }

  private mutating func track(of property: Int, keyframes node: Int) -> PropertyTrack? {
    let outer = place
    defer { place = outer }
    let part = Forms.part.read(&self, property)
    let keyframes = keyframes(at: node)
    guard let part, let keyframes else { return nil }
    return PropertyTrack(property: part.property, components: part.components, keyframes: keyframes)
  }

  /// Reads the keyframes of a track, whose property was read before.
  fileprivate mutating func keyframes(at node: Int) -> [Keyframe<Components>]? {
    guard let nodes = list(at: node, "keyframes is a list of objects") else { return nil }
    let part = place.part
    let isKnown = part.property >= 0 && part.property < start.count
    keyframe = KeyframePlace(
      part: part, start: isKnown ? start[part.property][part.components] : nil,
      track: keyframe.track + 1)
    var keyframes: [Keyframe<Components>] = []
    keyframes.reserveCapacity(tape[node].count)
    for (index, node) in nodes.enumerated() {
      (keyframe.target, keyframe.index) = (nil, index)
      if let read = keyframe(at: node) { keyframes.append(read) }
      if let target = keyframe.target { keyframe.start = target }
    }
    return keyframes.count == tape[node].count ? keyframes : nil
  }
}

extension DocumentWriter {
  /// Sets the state to write the keyframes of a part, which starts at its initial value.
  fileprivate mutating func begin(_ part: PropertyPart) {
    let start = start[part.property][part.components]
    keyframe = WrittenPlace(
      property: properties[part.property], components: part.components, start: start, target: start)
  }
}

// MARK: - Parts that documents can name

extension PropertyTrack {
  /// The track as documents can write it: for the whole property, or one component at a time.
  fileprivate func writtenParts(of property: AnimatedProperty) -> [PropertyTrack] {
    if components.count == property.valueCount || components.count == 1 { return [self] }
    return components.map { component in
      PropertyTrack(
        property: self.property, components: component..<component + 1,
        keyframes: keyframes.map {
          $0.map { Components(scalar: $0[component - components.lowerBound]) }
        })
    }
  }
}
