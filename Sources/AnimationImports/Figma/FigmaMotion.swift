import AnimationDocuments
import AnimationEngine

/// Reads the tracks of Figma Motion on a node. Times are in seconds, and each key has the easing
/// towards it.
struct FigmaMotion {
  private let view: String?
  private(set) var tracks: [ImportedTrack] = []
  private var timing = ImportedTiming()

  init(view: String?) { self.view = view }

  /// Whether a node has tracks: computed ones, manual ones, or a plain list.
  static func isNode(_ json: JSONText) -> Bool {
    json["animations"]?.isObject == true || json["manualKeyframeTracks"]?.isObject == true
      || json["tracks"]?.elements.first.map {
        $0["keyframes"] != nil && ($0["field"] ?? $0["property"] ?? $0["name"]) != nil
      } == true
  }

  mutating func read(_ json: JSONText, _ reading: inout ImportReading) throws(DocumentRefusal) {
    readTiming(json, &reading)
    let computed = json["animations"]
    for (field, binding) in computed?.members ?? [] { try add(field, binding, &reading) }
    let known = Set((computed?.members ?? []).map { ExactName($0.name) })
    for (field, binding) in json["manualKeyframeTracks"]?.members ?? []
    where !known.contains(ExactName(field)) {
      try add(field, binding, &reading)
    }
    for track in json["tracks"]?.elements ?? [] {
      let field = track["field"] ?? track["property"] ?? track["name"]
      guard let name = field?.text ?? field?["name"]?.text else {
        reading.report(.missingMember, "A track has a \"field\".", at: track.place)
        continue
      }
      try addTrack(name, track, base: Self.base(of: track), &reading)
    }
    if let styles = json["animationStyles"], styles.count > 0, computed == nil {
      reading.ignore(
        "A style says no keyframes: \"animations\" of the node would.", at: styles.place)
    }
  }

  // MARK: Timelines

  /// Reads the duration of the timeline and whether it loops.
  private mutating func readTiming(_ json: JSONText, _ reading: inout ImportReading) {
    let timelines = json["timelines"]
    if let second = timelines?.elements.dropFirst().first {
      reading.ignore("A node has one timeline here: the first one holds.", at: second.place)
    }
    let timeline = timelines?.elements.first ?? json
    if let duration = timeline["duration"] {
      if let seconds = duration.number, seconds >= 0 {
        timing.duration = seconds
      } else {
        reading.report(
          .wrongType, "A duration is a number of seconds, at least 0.", at: duration.place)
      }
    }
    let names = ["loop", "loopMode", "loopType", "playback"]
    guard let loop = names.lazy.compactMap({ timeline[$0] }).first, !loop.isNull else { return }
    switch loop.bool.map({ $0 ? "LOOP" : "ONCE" }) ?? loop.text?.uppercased() {
    case "ONCE", "LOOP_ONCE", "NONE": break
    case "LOOP": timing.iterations = .infinity
    case "BOOMERANG": (timing.iterations, timing.direction) = (.infinity, .alternate)
    default:
      reading.report(
        .unknownName, "There is no loop \(loop.written.shortened).", at: loop.place,
        hint: "ONCE, LOOP, BOOMERANG")
    }
  }

  // MARK: Tracks

  /// Reads a field with its tracks, or a list of paints or effects with theirs.
  private mutating func add(
    _ field: String, _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    // The fields inside of this one have its name before theirs.
    try reading.charge(WorkMeter.product(field.utf8.count + 2 + json.count, 10))
    if json["keyframes"] != nil {
      try addTrack(field, json, base: Self.base(of: json), &reading)
      return
    }
    if let list = json["tracks"] {
      let base = Self.base(of: json)
      for track in list.elements { try addTrack(field, track, base: base, &reading) }
      return
    }
    for (name, value) in json.members where value.isObject {
      let isPlace = Int(name) != nil
      try add(isPlace && name == "0" ? field : "\(field)_\(name)", value, &reading)
    }
  }

  /// The value of a property without its tracks; nil if it is unknown.
  private static func base(of json: JSONText) -> FigmaValue? {
    json["baseValue"].flatMap { FigmaValue($0) }
  }

  private mutating func addTrack(
    _ field: String, _ json: JSONText, base: FigmaValue?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let list = json["keyframes"], list.isArray else {
      reading.report(.missingMember, "A track has \"keyframes\", a list.", at: json.place)
      return
    }
    try reading.make(keyframes: list.count, at: list.place)
    let operation = FigmaOperation(json, base: base, &reading)
    var keys = list.elements.compactMap { FigmaKey($0, operation, &reading) }
    guard reading.isFine, !keys.isEmpty else { return }
    keys.sort { $0.time < $1.time }
    if keys.count == 1, keys[0].time > 0, let start = operation?.base {
      keys.insert(FigmaKey(time: 0, value: start), at: 0)
    }
    noteSprings(keys, json, &reading)
    for part in FigmaField(field).parts(of: keys[0].value) {
      add(part, keys, at: json)
    }
  }

  private mutating func add(_ part: FigmaField.Part, _ keys: [FigmaKey], at json: JSONText) {
    let values = keys.map { part.value($0.value) }
    var track = ImportedTrack(
      property: view.map { "\($0).\(part.name)" } ?? part.name, place: json.place,
      initial: values[0], keyframes: [], timing: timing)
    var last = 0.0
    for (key, value) in zip(keys, values) {
      if key.time == keys[0].time && track.keyframes.isEmpty && value == track.initial {
        if key.time > 0 {
          track.keyframes.append(.init(time: key.time, value: value, motion: .jump))
        }
      } else {
        let length = key.time - last
        let motion = value.moves && length > 0 ? key.easing.motion(lasting: length) : .jump
        track.keyframes.append(ImportedKeyframe(time: key.time, value: value, motion: motion))
      }
      last = key.time
    }
    hold(&track)
    tracks.append(track)
  }

  /// Holds the last value of a track until the end of the timeline.
  private func hold(_ track: inout ImportedTrack) {
    guard let duration = timing.duration, timing.iterations == 1, duration > track.end,
      let last = track.keyframes.last
    else { return }
    track.keyframes.append(.init(time: duration, value: last.value, motion: .jump))
  }

  private func noteSprings(
    _ keys: [FigmaKey], _ json: JSONText, _ reading: inout ImportReading
  ) {
    let hasSpring = keys.dropFirst().contains { key in
      switch key.easing {
      case .spring, .bounce: true
      case .curve, .hold: false
      }
    }
    if hasSpring {
      reading.ignore(
        "Figma does not say how long a spring between keys is: it comes to rest with its key.",
        at: json.place)
    }
  }
}
