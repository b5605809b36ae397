import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// The Web Animations API: keyframes and timing `{"keyframes":[…]|{…},"timing":{…}|1000}`; a
  /// list of them in `animations`, as our export writes it; and calls of `animate` in a script.
  static let waapi = ImportFormat("waapi") { source in
    guard let json = source.json else {
      return source.text.holds(".animate(") && !MotionElement.stands(in: source.text)
    }
    if json.isArray { return json.elements.first?.isObject == true }
    if source.has("easing"), WebAnimationReader.aloneTiming(json) != nil { return true }
    return source.has("keyframes") && (json["timing"] ?? json["options"]) != nil
      || json["animations"]?.elements.first?["keyframes"] != nil
  } read: { reading throws(DocumentRefusal) in
    guard let json = reading.source.json else { return try WebAnimationReader.script(&reading) }
    return try WebAnimationReader.animation(json, &reading)
  }
}

/// Reads keyframes and timings of the Web Animations API.
private enum WebAnimationReader {
  static func animation(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    var animation = ImportedAnimation(name: json["name"]?.text)
    if let options = aloneTiming(json) {
      let timing = WebTimingReader.timing(options, &reading)
      animation.tracks = [
        .progress(by: .curve(.linear), lasting: timing.duration ?? 0, timing, at: json.place)
      ]
      return animation
    }
    let entries = json["animations"]?.elements ?? [json]
    for entry in entries { animation.tracks += try tracks(entry, &reading) }
    return animation
  }

  /// The timing of an object without keyframes; nil where there is anything else.
  static func aloneTiming(_ json: JSONText) -> JSONText? {
    json.settingsAlone(WebTimingReader.names, in: ["timing", "options"])
  }

  /// Reads the calls of `element.animate(keyframes, options)` in a script.
  static func script(
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedAnimation {
    var animation = ImportedAnimation()
    let calls = try ScriptText.calls(of: ["animate"], hasReceivers: true, &reading)
    if calls.isEmpty {
      throw .malformed(
        .syntax,
        "Keyframes of Web Animations are JSON, or stand in a call of animate: here is neither.")
    }
    for (call, views) in zip(calls, ScriptTarget.views(on: calls)) {
      guard let list = call.arguments.first, list.isArray || list["script"] == nil, list.count > 0
      else {
        reading.ignore(call)
        continue
      }
      let options = call.arguments.dropFirst().first
      for view in views {
        try reading.charge(work(of: list) + (options.map(work) ?? 0))
        animation.tracks += try tracks(list, options, view: view, &reading)
      }
    }
    return animation
  }

  /// The work of going through keyframes or a timing, which any number of views may share.
  private static func work(of json: JSONText) -> Int {
    let (workPerByte, workPerMember) = (8, 40)
    return WorkMeter.product(json.length, workPerByte)
      + WorkMeter.product(json.count, workPerMember)
  }

  /// The tracks of one animation of an element.
  private static func tracks(
    _ entry: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    let list = entry.isArray ? entry : entry["keyframes"]
    guard let list, list.isArray || list.isObject else {
      reading.report(
        .missingMember, "\"keyframes\" is a list of keyframes or an object with lists of values.",
        at: entry.place)
      return []
    }
    let options = entry.isArray ? nil : entry["timing"] ?? entry["options"]
    noteOthers(entry, &reading)
    return try tracks(list, options, view: entry["target"]?.text, &reading)
  }

  private static func tracks(
    _ list: JSONText, _ options: JSONText?, view: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ImportedTrack] {
    let timing = WebTimingReader.timing(options, &reading)
    let frames = try SideShorthand.expanded(WebKeyframes.all(list, &reading), &reading)
    var tracks: [ImportedTrack] = []
    for track in StyleTrack.all(of: frames, timing, view: view, &reading) {
      tracks += try track.tracks(&reading)
    }
    return tracks
  }

  private static let known: Set = [
    "name", "target", "keyframes", "timing", "options", "maxError", "animations",
  ]

  private static func noteOthers(_ entry: JSONText, _ reading: inout ImportReading) {
    for (name, value) in entry.members where !known.contains(name) {
      reading.ignore("\"\(name)\" is unknown here.", at: value.place)
    }
  }
}
