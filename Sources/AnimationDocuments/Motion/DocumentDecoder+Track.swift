internal import AnimationEngine

// One track: {"property":"offset.y","keyframes":[…]}.

extension DocumentDecoder {
  /// Reads the tracks of a document whose properties stand at `initial`, empty when those were
  /// refused. Reports a problem and returns nil when one of the tracks is wrong.
  mutating func tracks(at node: Int, from initial: [Components]) -> [PropertyTrack]? {
    guard let elements = list(at: node, "tracks is a list of objects") else { return nil }
    guard check(tape[node].count, atMost: limits.maxTracks, "tracks", "max-tracks", at: node),
      checkKeyframeCount(of: node)
    else { return nil }
    let before = problems.total
    var tracks: [PropertyTrack] = []
    tracks.reserveCapacity(tape[node].count)
    for (index, element) in elements.enumerated() {
      if let track = track(at: element, guess: index, from: initial) { tracks.append(track) }
    }
    return problems.total == before ? tracks : nil
  }

  /// Whether all tracks together have few enough keyframes: held before any of them is read.
  private mutating func checkKeyframeCount(of tracks: Int) -> Bool {
    var count = 0
    for track in tape.children(of: tracks) where tape[track].kind == .object {
      for member in tape.children(of: track) where tape[member].kind == .array {
        count += tape[member].count
      }
    }
    return check(count, atMost: limits.maxKeyframes, "keyframes", "max-keyframes", at: tracks)
  }

  private mutating func track(
    at node: Int, guess: Int, from initial: [Components]
  ) -> PropertyTrack? {
    var members = Members(of: node)
    guard gather(&members, "A track is an object") else { return nil }
    check(&members, allowed: Forms.track.words, Forms.track.owner)
    let part = require(.property, of: members, "A track").flatMap { trackedPart($0, guess) }
    guard let list = require(.keyframes, of: members, "A track"),
      let elements = self.list(at: list, "keyframes is a list of objects")
    else { return nil }
    let start = part.flatMap { initial.isEmpty ? nil : initial[$0.property][$0.components] }
    let keyframes = keyframes(elements, count: tape[list].count, of: part ?? .unknown, from: start)
    guard let part, keyframes.count == tape[list].count else { return nil }
    return PropertyTrack(
      property: part.property, components: part.components, keyframes: keyframes)
  }

  private mutating func keyframes(
    _ nodes: JSONChildren, count: Int, of part: PropertyPart, from start: Components?
  ) -> [Keyframe<Components>] {
    var keyframes: [Keyframe<Components>] = []
    keyframes.reserveCapacity(count)
    self.keyframe = KeyframePlace(part: part, start: start)
    for node in nodes {
      self.keyframe.target = nil
      if let keyframe = Forms.keyframe.read(&self, node) { keyframes.append(keyframe) }
      if let target = self.keyframe.target { self.keyframe.start = target }
    }
    return keyframes
  }

  private mutating func trackedPart(_ node: Int, _ guess: Int) -> PropertyPart? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "The name of a property belongs here")
      return nil
    }
    return part(named: node, guess: guess)
  }
}
