import AnimationDocuments
import AnimationEngine

/// Reads the animations in a file, node, reaction or easing of Figma.
struct FigmaFile {
  private(set) var animation = ImportedAnimation()
  private var names = NameCounter()
  private var transitions: [(name: String, track: ImportedTrack)] = []

  mutating func read(_ json: JSONText, _ reading: inout ImportReading) throws(DocumentRefusal) {
    animation.name = json["name"]?.text
    try walk(json, name: nil, &reading)
    let isAlone = transitions.count == 1 && animation.tracks.isEmpty
    for (name, track) in transitions {
      var track = track
      track.property = isAlone ? "value" : names.next(name)
      animation.tracks.append(track)
    }
  }

  /// Searches nodes, and all that may contain nodes or transitions, to any depth.
  private mutating func walk(
    _ json: JSONText, name: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(20 + json.count)
    for element in json.elements { try walk(element, name: name, &reading) }
    guard json.isObject else { return }
    let name = ForeignName.own(json["name"]?.text) ?? name
    if json["transition"]?.isObject != true, Self.isTransition(json) {
      try addTransition(json, name, &reading)
      return
    }
    if FigmaMotion.isNode(json) {
      var motion = FigmaMotion(view: name)
      try motion.read(json, &reading)
      animation.tracks += motion.tracks
    }
    for (member, value) in json.members where Self.containers.contains(member) {
      if member == "transition" {
        if value.isObject { try addTransition(value, name, &reading) }
      } else if member == "nodes" && value.isObject {
        for (_, node) in value.members { try walk(node, name: name, &reading) }
      } else {
        try walk(value, name: name, &reading)
      }
    }
    noteTrigger(json, &reading)
  }

  private static let containers: Set = [
    "document", "nodes", "children", "reactions", "interactions", "action", "actions",
    "transition",
  ]

  /// Notes that a trigger with its delay is left out: prototypes have them, documents do not.
  private func noteTrigger(_ json: JSONText, _ reading: inout ImportReading) {
    guard let trigger = json["trigger"], let timeout = trigger["timeout"] ?? trigger["delay"],
      timeout.number != 0
    else { return }
    reading.ignore("When it starts is left out.", at: timeout.place)
  }

  // MARK: Transitions

  /// Whether an object describes a transition or an easing, or is a node with a transition.
  private static func isTransition(_ json: JSONText) -> Bool {
    json["easing"] != nil && json["keyframes"] == nil && json["tracks"] == nil
      || json["transitionEasing"] != nil || isEasing(json)
  }

  private mutating func addTransition(
    _ json: JSONText, _ name: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(200)
    let easing = json["easing"] ?? json["transitionEasing"] ?? json
    guard let figmaEasing = FigmaEasing(easing, &reading) else { return }
    let track: ImportedTrack
    if case .spring(let spring, let velocity) = figmaEasing {
      track = .progress(by: spring, velocity: velocity, at: json.place)
    } else {
      let duration = duration(of: json, &reading)
      track = .progress(
        by: figmaEasing.motion(lasting: duration), lasting: duration, at: json.place)
    }
    transitions.append((name ?? "value", track))
  }

  /// A duration in seconds. Figma's REST API uses milliseconds and plug-ins use seconds; neither
  /// has more than ten seconds nor, usually, less than ten milliseconds, so the size tells the
  /// unit.
  private func duration(of json: JSONText, _ reading: inout ImportReading) -> Double {
    guard let member = json["duration"] ?? json["transitionDuration"] else {
      reading.ignoreMissingDuration(at: json.place)
      return 1
    }
    guard let number = member.number, number >= 0 else {
      reading.report(
        member.number == nil ? .wrongType : .negativeDuration,
        "A duration is a number of at least 0.", at: member.place)
      return 1
    }
    if json["duration"] == nil || number > 10 { return number / 1000 }
    if number >= 1 {
      reading.ignore(
        "Up to 10, a duration is taken as seconds, as plug-ins have it: this is \(number.json) s.",
        at: member.place)
    }
    return number
  }

  // MARK: Recognition

  /// Whether a text comes from Figma, judged by names that no other format has.
  static func looksLikeFigma(_ json: JSONText, depth: Int = 0) -> Bool {
    if json.isObject {
      if isEasing(json) || json["easing"].map(isEasing) == true { return true }
      if FigmaMotion.isNode(json) || json["transitionEasing"] != nil { return true }
      if json["reactions"]?.isArray == true || json["interactions"]?.isArray == true { return true }
    }
    guard depth < 5 else { return false }
    let inner =
      json.elements.prefix(4)
      + json.members.filter { containers.contains($0.name) }.map(\.value).prefix(4)
    return inner.contains { looksLikeFigma($0, depth: depth + 1) }
  }

  private static func isEasing(_ json: JSONText) -> Bool {
    FigmaEasing.isName(json["type"]?.text ?? json.text) || json["easingFunctionSpring"] != nil
      || json["easingFunctionCubicBezier"] != nil
  }
}
