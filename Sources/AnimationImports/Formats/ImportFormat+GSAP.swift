import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// GSAP: tween variables such as `{"x":100,"duration":1,"ease":"power2.out"}`, with `from`,
  /// `to` or `keyframes`; lists of them with positions; and calls of `to`, `from`, `fromTo` and
  /// `set` in a script.
  static let gsap = ImportFormat("gsap") { source in
    guard let json = source.json else {
      return source.text.contains("gsap") || source.text.contains("timeline.to(")
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
  private var defaults: JSONText?
  private var whole = ImportedTiming()
  private var name: String?

  mutating func animation(
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    if let track = Self.alone(&reading) {
      return ImportedAnimation(
        name: reading.source.json?["name"]?.text, tracks: track.tracks(&reading))
    }
    if let json = reading.source.json {
      try read(json, &reading)
    } else {
      try readScript(&reading)
    }
    return ImportedAnimation(
      name: name, tracks: try timeline.tracks(repeatedBy: whole, &reading))
  }

  // MARK: Alone

  /// The track of settings without values, or of an ease alone.
  private static func alone(_ reading: inout ImportReading) -> StyleTrack? {
    if let json = reading.source.json { return alone(json, &reading) }
    guard GSAPEase.isAlone(reading.source.text),
      let curve = GSAPEase.curve(reading.source.text, &reading)
    else { return nil }
    let timing = ImportedTiming(duration: GSAPSettings.standardDuration)
    return .alone(by: curve.motion, timing, at: .whole)
  }

  private static func alone(_ json: JSONText, _ reading: inout ImportReading) -> StyleTrack? {
    guard let vars = json.settingsAlone(GSAPTween.settings.subtracting(["keyframes"])) else {
      return nil
    }
    let place = SourcePlace.json(vars)
    GSAPTween(kind: .to, view: nil, start: nil, vars: vars, position: nil, place: place)
      .noteOthers(&reading) { .json($0) }
    let settings = GSAPSettings(vars, defaults: nil, at: place)
    var timing = settings.timing
    (timing.delay, timing.duration) = (settings.delay, settings.duration)
    let motion = settings.duration > 0 ? settings.ease("ease", &reading).motion : .jump
    return .alone(by: motion, timing, at: place)
  }

  // MARK: JSON

  private mutating func read(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    name = json["name"]?.text
    guard let list = json.isArray ? json : json["timeline"] else {
      return try readEntry(json, &reading)
    }
    if json.isObject { readTimeline(json) }
    for entry in list.elements { try readEntry(entry, &reading) }
  }

  /// Reads the settings of a timeline itself.
  private mutating func readTimeline(_ vars: JSONText) {
    defaults = vars["defaults"]
    whole = GSAPSettings(vars, defaults: nil, at: .json(vars)).timing
    whole.delay = vars["delay"]?.number ?? 0
  }

  private mutating func readEntry(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard json.isObject else {
      return reading.report(.wrongType, "A tween is an object.", at: .json(json))
    }
    if let label = json["label"]?.text {
      return timeline.add(label: label, at: json["position"], &reading)
    }
    guard let tween = Self.tween(json) else {
      return reading.report(
        .wrongType, "A tween has variables, or \"to\", \"from\" or \"set\" with variables.",
        at: .json(json))
    }
    try timeline.add(tween, defaults: defaults, { .json($0) }, &reading)
  }

  private static func tween(_ json: JSONText) -> GSAPTween? {
    let (view, position) = (json["target"]?.text, json["position"])
    func tween(_ kind: GSAPTween.Kind, _ vars: JSONText, from start: JSONText? = nil) -> GSAPTween {
      GSAPTween(
        kind: kind, view: view, start: start, vars: vars, position: position, place: .json(vars))
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

  // MARK: Scripts

  private mutating func readScript(_ reading: inout ImportReading) throws(DocumentRefusal) {
    name = ExportRemark.name(in: reading.source.start)
    let calls = try ScriptText.calls(
      of: ["to", "from", "fromTo", "set", "addLabel", "timeline", "call", "timeScale"],
      withText: ["add"], &reading)
    let isTimeline = calls.contains { $0.name == "timeline" }
    for call in calls {
      switch call.name {
      case "timeline": call.arguments.first.map { readTimeline($0) }
      case "call": reading.ignore("What call() does is left out: only tweens move.", at: call.place)
      case "timeScale":
        reading.ignore(
          "timeScale() has no place in a document: tweens play at their own speed.", at: call.place)
      case "addLabel", "add":
        guard let label = call.arguments.first?.text else { continue }
        timeline.add(label: label, at: call.arguments.dropFirst().first, &reading)
      default:
        if let tween = Self.tween(call) {
          if !isTimeline { timeline.rewind() }
          try timeline.add(tween, defaults: defaults, { .script($0) }, &reading)
        } else {
          reading.ignore("This call moves something that is not written here.", at: call.place)
        }
      }
    }
  }

  private static func tween(_ call: ScriptCall) -> GSAPTween? {
    guard let kind = GSAPTween.Kind(rawValue: call.name) else { return nil }
    let variables = call.arguments.dropFirst()
    let isPair = kind == .fromTo
    guard let first = variables.first, first.isObject, first["script"] == nil else { return nil }
    let rest = variables.dropFirst(isPair ? 2 : 1)
    guard let vars = isPair ? variables.dropFirst().first : first, vars.isObject else { return nil }
    return GSAPTween(
      kind: kind, view: call.view, start: isPair ? first : nil, vars: vars, position: rest.first,
      place: call.place)
  }
}
