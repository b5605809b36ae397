import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// GSAP: tween variables such as `{"x":100,"duration":1,"ease":"power2.out"}`, with `from`,
  /// `to` or `keyframes`; lists of them with positions; and calls of `to`, `from`, `fromTo` and
  /// `set` in a script.
  static let gsap = ImportFormat("gsap") { source in
    guard let json = source.json else {
      let marks = ["gsap", "timeline.to(", "TweenMax", "TweenLite"]
      return marks.contains { source.text.holds($0) }
        || GSAPEase.isAlone(source.text)
    }
    if json.isArray {
      let first = json.elements.first
      return ["to", "from", "set", "label"].contains { first?[$0] != nil }
    }
    let marks = ["ease", "yoyo", "stagger", "repeatDelay"]
    let isTween = marks.contains { source.has($0) } || source.has("duration")
    let isOther =
      ["transition", "timing", "kind", "easing"].contains { source.has($0) }
      || MotionTransition.isMeant(by: json)
    return !isOther
      && (isTween || source.has("timeline")
        || ["to", "from"].contains { json[$0]?.isObject == true })
  } read: { reading throws(DocumentRefusal) in
    var reader = GSAPReader()
    return try reader.animation(&reading)
  }
}

/// Reads the tweens of GSAP.
private struct GSAPReader {
  private var timeline = GSAPTimeline()
  private var name: String?

  mutating func animation(
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    if let track = Self.alone(&reading) {
      return ImportedAnimation(
        name: reading.source.json?["name"]?.text, tracks: [track])
    }
    guard let json = reading.source.json else {
      return ImportedAnimation(
        name: ExportRemark.name(in: reading.source.start), tracks: try GSAPScript.tracks(&reading))
    }
    try read(json, &reading)
    return ImportedAnimation(name: name, tracks: try timeline.tracks(&reading))
  }

  // MARK: Alone

  /// The track of settings without values, or of an ease alone; nil for any other source.
  private static func alone(_ reading: inout ImportReading) -> ImportedTrack? {
    if let json = reading.source.json { return alone(json, &reading) }
    guard GSAPEase.isAlone(reading.source.text),
      let curve = GSAPEase.curve(reading.source.text, &reading)
    else { return nil }
    let timing = ImportedTiming(duration: GSAPSettings.standardDuration)
    return .progress(
      by: curve.motion, lasting: GSAPSettings.standardDuration, timing, at: .whole)
  }

  private static func alone(_ json: JSONText, _ reading: inout ImportReading) -> ImportedTrack? {
    guard let vars = json.settingsAlone(GSAPTween.settings.subtracting(["keyframes"])) else {
      return nil
    }
    let place = SourcePlace.json(vars)
    GSAPTween(kind: .to, views: [nil], start: nil, vars: vars, position: nil, place: place)
      .noteOthers(&reading) { .json($0) }
    let settings = GSAPSettings(vars, defaults: nil, at: place)
    var timing = settings.timing
    (timing.delay, timing.duration) = (settings.delay, settings.duration)
    let motion = settings.duration > 0 ? settings.ease("ease", &reading).motion : .jump
    return .progress(by: motion, lasting: settings.duration, timing, at: place)
  }

  // MARK: JSON

  private mutating func read(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    name = json["name"]?.text
    guard let list = json.isArray ? json : json["timeline"] else {
      return try readEntry(json, &reading)
    }
    if json.isObject {
      timeline = GSAPTimeline(json)
      try GSAPSettings.noteOthers(ofTimeline: json, &reading) { .json($0) }
    }
    for entry in list.elements { try readEntry(entry, &reading) }
  }

  private mutating func readEntry(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard json.isObject else {
      return reading.report(.wrongType, "A tween is an object.", at: .json(json))
    }
    if let label = json["label"]?.text {
      try Self.noteOthers(of: json, ["label"], &reading)
      return timeline.add(label: label, at: json["position"], &reading)
    }
    try reading.charge(selectors: json["target"]?.written ?? "")
    guard let tween = Self.tween(json) else {
      return reading.report(
        .wrongType, "A tween has variables, or \"to\", \"from\" or \"set\" with variables.",
        at: .json(json))
    }
    let parts = tween.kind == .fromTo ? ["from", "to"] : [tween.kind.rawValue]
    // Variables that stand in no member of their own are told with the tween.
    if json[parts[0]] != nil { try Self.noteOthers(of: json, parts, &reading) }
    try timeline.add(tween, { .json($0) }, &reading)
  }

  /// Notes what an entry says beside the members that have its tween or label.
  private static func noteOthers(
    of entry: JSONText, _ parts: [String], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let read = Set(parts + ["target", "position", "name"])
    try GSAPSettings.noteOthers(in: entry, named: "entry", but: read, &reading) { .json($0) }
  }

  private static func tween(_ json: JSONText) -> GSAPTween? {
    let (views, position) = (views(json["target"]), json["position"])
    func tween(_ kind: GSAPTween.Kind, _ vars: JSONText, from start: JSONText? = nil) -> GSAPTween {
      GSAPTween(
        kind: kind, views: views, start: start, vars: vars, position: position, place: .json(vars))
    }
    switch (json["from"], json["to"], json["set"]) {
    case (let from?, let to?, _) where from.isObject && to.isObject:
      return tween(.fromTo, to, from: from)
    case (let from?, nil, _) where from.isObject: return tween(.from, from)
    case (nil, let to?, _) where to.isObject: return tween(.to, to)
    case (nil, nil, let set?) where set.isObject: return tween(.set, set)
    case (nil, nil, nil): return json["target"] == nil ? tween(.to, json) : nil
    default: return nil
    }
  }

  /// The views of a target: a name as it is, or those of a list.
  private static func views(_ target: JSONText?) -> [String?] {
    guard let target else { return [nil] }
    if let name = target.text, !name.contains(",") { return [name] }
    return ScriptTarget.views(of: target)
  }
}
