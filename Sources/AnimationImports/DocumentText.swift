import AnimationDocuments
import AnimationEngine

/// Writes imported tracks as the JSON of a document.
struct DocumentText {
  private let arranged: ArrangedTracks
  private let name: String?

  init(_ arranged: ArrangedTracks, named name: String?) {
    (self.arranged, self.name) = (arranged, name)
  }

  private var json: String {
    var members = [member("kind", arranged.areSingleChanges ? "\"animation\"" : "\"keyframes\"")]
    if let name, !name.isEmpty { members.append(member("name", name.quotedJSON)) }
    members += arranged.areSingleChanges ? singleChanges : tracks
    if let timing = arranged.timing { members.append(member("timing", Self.text(of: timing))) }
    return object(members)
  }

  /// The document, read again, so that it is valid.
  ///
  /// - Throws: The refusal of what it cannot say, or of too much work.
  func document(_ reading: inout ImportReading) throws(DocumentRefusal) -> AnimationDocument {
    try AnimationDocument(
      decoding: Array(json.utf8), within: reading.limits, meter: &reading.meter)
  }

  private func member(_ name: String, _ value: String) -> String {
    name.quotedJSON + ":" + value
  }

  private func object(_ members: [String]) -> String { "{" + members.joined(separator: ",") + "}" }

  private func values(_ value: (ImportedTrack) -> ImportedValue) -> String {
    object(arranged.tracks.map { member($0.property, value($0).json) })
  }

  // MARK: From one value to another

  /// The members of an animation document: one animation for all properties, and separate ones
  /// for those that differ.
  private var singleChanges: [String] {
    let animations = arranged.tracks.map { animation(of: $0) }
    var members = [
      member("from", values(\.initial)),
      member("to", targets),
      member("animation", animations[0]),
    ]
    let own = zip(arranged.tracks, animations).filter { $1 != animations[0] }.map {
      "{\"property\":\($0.property.quotedJSON),\"animation\":\($1)}"
    }
    if !own.isEmpty { members.append(member("animations", "[\(own.joined(separator: ","))]")) }
    return members
  }

  /// The target values of the properties that move.
  private var targets: String {
    let reached = arranged.tracks.map { ($0, $0.keyframes.last?.value ?? $0.initial) }
    let moving = reached.filter { $0.initial != $1 || arranged.tracks.count == 1 }
    return object(moving.map { member($0.property, $1.json) })
  }

  private func animation(of track: ImportedTrack) -> String {
    var members: [String]
    switch track.keyframes[0].motion {
    case .curve(.linear, _): members = ["\"type\":\"linear\"", member("duration", track.end.json)]
    case .curve(let curve, _):
      members = [
        "\"type\":\"timingCurve\"", member("curve", curve.json), member("duration", track.end.json),
      ]
    case .spring(let spring, let velocity, _): members = animation(of: spring, velocity, track)
    case .jump: members = ["\"type\":\"linear\"", "\"duration\":0"]
    }
    let modifiers = arranged.isModified ? modifiers(of: track.timing) : []
    if !modifiers.isEmpty { members.append("\"modifiers\":[\(modifiers.joined(separator: ","))]") }
    return object(members)
  }

  private func animation(
    of spring: Spring, _ velocity: Double, _ track: ImportedTrack
  ) -> [String] {
    guard velocity != 0, let from = track.initial.numbers.first,
      let to = track.keyframes[0].value.numbers.first, to != from
    else { return ["\"type\":\"spring\"", Self.members(of: spring)] }
    return [
      "\"type\":\"interpolatingSpring\"", Self.members(of: spring),
      member("initialVelocity", (velocity / (to - from)).json),
    ]
  }

  private static func members(of spring: Spring) -> String {
    let overdamped = spring.dampingRatio > 1 ? ",\"allowOverDamping\":true" : ""
    return "\"mass\":\(spring.mass.json),\"stiffness\":\(spring.stiffness.json),"
      + "\"damping\":\(spring.damping.json)\(overdamped)"
  }

  private func modifiers(of timing: ImportedTiming) -> [String] {
    var modifiers: [String] = []
    if timing.iterations == .infinity {
      let reverses = timing.direction == .alternate
      modifiers.append("{\"repeatForever\":true,\"autoreverses\":\(reverses)}")
    }
    if timing.delay != 0 { modifiers.append("{\"delay\":\(timing.delay.json)}") }
    return modifiers
  }

  // MARK: Keyframes

  private var tracks: [String] {
    let length = arranged.length
    let tracks = arranged.tracks.filter { !$0.keyframes.isEmpty || length > 0 }.map { track in
      let frames = keyframes(of: track, until: length)
      return "{\"property\":\(track.property.quotedJSON),\"keyframes\":"
        + "[\(frames.joined(separator: ","))]}"
    }
    return [
      member("initial", values(\.initial)), member("tracks", "[\(tracks.joined(separator: ","))]"),
    ]
  }

  /// The keyframes of a track, and a final hold if the iteration is longer.
  private func keyframes(of track: ImportedTrack, until length: Double) -> [String] {
    var (texts, last, value, isMoving) = ([String](), 0.0, track.initial, false)
    for (index, frame) in track.keyframes.enumerated() {
      // A hold before a jump is part of the jump's own keyframe.
      let next = index + 1 < track.keyframes.count ? track.keyframes[index + 1].motion : nil
      if frame.motion == .jump, next == .jump, frame.value == value { continue }
      // Springs of other tools start at rest; here one takes the velocity over, but for behind a move.
      if isMoving, case .spring = frame.motion { texts.append(move(to: value)) }
      texts += keyframe(frame, from: value, after: Self.length(from: last, to: frame.time))
      isMoving = frame.motion != .jump && frame.value != value
      (last, value) = (frame.time, frame.value)
    }
    let rest = Self.length(from: last, to: length)
    if rest > 0 { texts.append(Self.hold(rest)) }
    return texts
  }

  /// The time between `start` and `end`, in seconds; 0 if they differ by rounding errors only.
  private static func length(from start: Double, to end: Double) -> Double {
    end - start < 1e-12 ? 0 : (end - start).withoutSumNoise
  }

  private static func hold(_ duration: Double) -> String {
    "{\"type\":\"hold\",\"duration\":\(duration.json)}"
  }

  private func move(to value: ImportedValue) -> String {
    object(["\"type\":\"move\"", member("to", value.json)])
  }

  private func keyframe(
    _ frame: ImportedKeyframe, from value: ImportedValue, after duration: Double
  ) -> [String] {
    let (to, length) = (member("to", frame.value.json), member("duration", duration.json))
    switch frame.motion {
    case .curve where duration <= 0: return [move(to: frame.value)]
    case .curve(let curve, _):
      let bend = curve == .linear ? [] : [member("curve", curve.json)]
      return [object(["\"type\":\"linear\"", to, length] + bend)]
    case .jump:
      let moves = frame.value == value ? [] : [move(to: frame.value)]
      return (duration > 0 ? [Self.hold(duration)] : []) + moves
    case .spring(let spring, let velocity, _):
      let start = velocity == 0 ? [] : [member("startVelocity", velocity.json)]
      return [
        object(
          ["\"type\":\"spring\"", to, length, member("spring", "{\(Self.members(of: spring))}")]
            + start)
      ]
    }
  }

  // MARK: Timing

  private static func text(of timing: ImportedTiming) -> String {
    let plain = ImportedTiming()
    var members: [String] = []
    if timing.delay != 0 { members.append("\"delay\":\(timing.delay.json)") }
    if timing.endDelay != 0 { members.append("\"endDelay\":\(timing.endDelay.json)") }
    if timing.iterations == .infinity {
      members.append("\"iterations\":\"infinite\"")
    } else if timing.iterations != 1 {
      members.append("\"iterations\":\(timing.iterations.json)")
    }
    if timing.iterationStart != 0 {
      members.append("\"iterationStart\":\(timing.iterationStart.json)")
    }
    if timing.direction != plain.direction {
      members.append("\"direction\":\"\(timing.direction.rawValue)\"")
    }
    members.append("\"fill\":\"both\"")
    if timing.easing != plain.easing { members.append("\"easing\":\(timing.easing.json)") }
    if timing.accumulates { members.append("\"iterationComposite\":\"accumulate\"") }
    return "{" + members.joined(separator: ",") + "}"
  }
}
