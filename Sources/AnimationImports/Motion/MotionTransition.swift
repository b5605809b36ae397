import AnimationDocuments
import AnimationEngine

/// The transition by which Motion animates one value through its keyframes.
struct MotionTransition {
  let name: String
  let json: JSONText?
  /// The transition that encloses this one, whose delay applies if the value has none of its own.
  let outer: JSONText?
  /// The transition whose timing holds where this one says none.
  var standard: JSONText?
  let place: SourcePlace
  /// The delay by other elements, in seconds, if the value has none of its own.
  var wait = 0.0
  /// The members that other elements follow.
  var followed: Set<String> = []

  /// The transition of a value: the one for its name, the default one, or the whole.
  init(of name: String, called written: String, in transition: JSONText?, at place: SourcePlace) {
    self.name = name
    let own = [written, name, "default"].lazy.compactMap { transition?[$0] }
      .first { $0.isObject && $0["script"] == nil }
    (json, outer) = (own ?? transition, transition)
    self.place = place
  }

  /// A number, also one in quotation marks.
  private func number(_ member: String) -> Double? { json?[member].flatMap(ScriptValue.number) }

  /// The members that do not determine the type of motion.
  private static let neutral: Set = [
    "when", "delay", "delayChildren", "staggerChildren", "staggerDirection", "repeat", "repeatType",
    "repeatDelay", "from", "elapsed", "default", "yoyo", "flip", "loop",
  ]

  /// Whether no member determines the type of motion.
  private var isOpen: Bool {
    json?.members.allSatisfy { name, value in
      Self.neutral.contains(name) || value.isObject && !Self.isFunction(value, for: name)
    } ?? true
  }

  /// Whether a member names a type or an ease by the function that Motion has for it.
  private static func isFunction(_ value: JSONText, for name: String) -> Bool {
    switch name {
    case "type": value["script"]?.text.map(types.contains) ?? false
    case "ease": MotionEase.isFunction(value)
    default: false
    }
  }

  /// The name of the type; the function of that name, as in `type: spring`, means the same.
  private var type: String? { json?["type"].flatMap { $0.text ?? $0["script"]?.text } }

  private static let springMembers = [
    "stiffness", "damping", "mass", "bounce", "visualDuration", "restDelta", "restSpeed",
  ]

  private var isSpring: Bool {
    type == "spring" || type == nil && Self.springMembers.contains { json?[$0] != nil }
  }

  // MARK: Alone

  /// The transition of a target without values: of its member `transition`, or its own members; nil
  /// where something else is there.
  static func alone(_ json: JSONText) -> JSONText? {
    json.settingsAlone(known, in: ["transition"])
  }

  /// Whether an object is a transition without values, by a spring, an ease or a repetition that only
  /// Motion has.
  static func isMeant(by json: JSONText) -> Bool {
    guard json.isObject, alone(json) != nil else { return false }
    let isSpring = json["type"]?.text == "spring" || springMembers.contains { json[$0] != nil }
    return isSpring || json["repeatType"] != nil || MotionEase.isOwn(json["ease"])
  }

  private static let known = neutral.union(springMembers).union(left)
    .union(["type", "duration", "ease", "times", "velocity"])

  // MARK: Frames

  /// The keyframes of the motion through the values `texts`. Nil, with a note, for inertia, which
  /// has no target, and for a spring that cannot be read.
  func frames(_ texts: [String], _ reading: inout ImportReading) -> [StyleTrack.Frame]? {
    if type == "inertia" || type == "decay" {
      reading.ignore(
        "The inertia of \"\(name)\" has no target: it depends on how fast the value is when it "
          + "begins. It is left out.", at: place)
      return nil
    }
    if json?["type"]?.bool == false || number("duration") == 0 { return instant(texts) }
    if isSpring || isOpen && texts.count == 2 && MotionTransition.springs(name) {
      return sprung(texts, &reading)
    }
    return eased(texts, &reading)
  }

  private func instant(_ texts: [String]) -> [StyleTrack.Frame] {
    [
      .init(time: 0, text: texts[0]),
      .init(time: 0, text: texts[texts.count - 1], motion: .jump),
    ]
  }

  /// Whether Motion animates a property by a spring by default.
  private static func springs(_ name: String) -> Bool {
    ["x", "y", "z", "perspective"].contains(name)
      || ["scale", "rotate", "skew"].contains { name.hasPrefix($0) }
  }

  private func sprung(_ texts: [String], _ reading: inout ImportReading) -> [StyleTrack.Frame]? {
    if texts.count > 2 {
      reading.ignore(
        "A spring goes from the first to the last value: those between are left out.", at: place)
    }
    let (from, to) = (texts[0], texts[texts.count - 1])
    let distance = Self.distance(from, to)
    let spring: MotionSpring
    if let json, !isOpen {
      let own = MotionSpring(MotionSettings(json), distance: distance, place, &reading)
      guard let own else { return nil }
      spring = own
    } else {
      spring = MotionSpring(standardFor: name, to: to, distance: distance)
    }
    let (motion, duration) = spring.motion(distance: distance)
    if let count = json?["repeat"], count.number ?? 1 > 0 {
      reading.ignore(
        "Motion repeats a spring after its \"duration\", or near its end: here each time lasts until "
          + "the spring has settled.", at: place)
    }
    return [.init(time: 0, text: from), .init(time: duration, text: to, motion: motion)]
  }

  private static func distance(_ from: String, _ to: String) -> Double {
    guard let start = StyleText.dimension(from), let end = StyleText.dimension(to) else { return 1 }
    return abs(end.number - start.number)
  }

  private func eased(_ texts: [String], _ reading: inout ImportReading) -> [StyleTrack.Frame] {
    let standard = isOpen ? (texts.count > 2 ? 0.8 : 0.3) : 0.3
    let duration = number("duration") ?? standard
    if duration < 0 {
      reading.reportNegativeDuration(at: place)
      return instant(texts)
    }
    let times = Self.times(json?["times"], texts.count, place, &reading)
    let eases = eases(texts.count - 1, &reading)
    var frames: [StyleTrack.Frame] = texts.indices.map { index in
      guard index > 0 else { return .init(time: times[0] * duration, text: texts[0]) }
      let isJump = times[index] <= times[index - 1]
      return .init(
        time: times[index] * duration, text: texts[index],
        motion: isJump ? .jump : eases[index - 1].motion)
    }
    // The first value shows before its time, the last one behind its own until the end.
    if times[0] > 0 { frames.insert(.init(time: 0, text: texts[0]), at: 0) }
    if let last = times.last, last < 1 {
      frames.append(.init(time: duration, text: texts[texts.count - 1]))
    }
    return frames
  }

  /// The times of the values in 0...1; evenly spaced by default.
  static func times(
    _ list: JSONText?, _ count: Int, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> [Double] {
    let even = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    guard let list else { return even }
    // Many properties may share a list, which is only looked at where it is as long as their values.
    let times = list.count == count ? list.elements.compactMap(\.number) : []
    let rises = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    guard times.count == count, rises, (times.first ?? 0) >= 0, (times.last ?? 1) <= 1 else {
      reading.report(
        .notRising, "\"times\" has a number from 0 to 1 for each of the \(count) values, rising.",
        at: place)
      return even
    }
    return times
  }

  /// The work of reading the texts and the eases, which many properties may share.
  var workOfTexts: Int {
    WorkMeter.sum((json?.length ?? 0) / 16, WorkMeter.product(json?["ease"]?.length ?? 0, 3))
  }

  /// The eases of the segments; if a list is too short, the remaining segments are linear.
  private func eases(_ count: Int, _ reading: inout ImportReading) -> [FittedCurve] {
    guard let ease = json?["ease"] else {
      let open = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.35, y: 1))
      return Array(
        repeating: FittedCurve(exactly: isOpen && count == 1 ? open : .easeOut), count: count)
    }
    guard MotionEase.isList(ease) else {
      return Array(repeating: MotionEase.curve(ease, place, &reading), count: count)
    }
    let given = ease.elements.prefix(count).map { MotionEase.curve($0, place, &reading) }
    return (0..<count).map {
      given.indices.contains($0) ? given[$0] : FittedCurve(exactly: .linear)
    }
  }

  // MARK: Timing

  /// The timing of the transition, and whether each repetition goes the other way with the same
  /// ease.
  func timing(_ reading: inout ImportReading) -> (timing: ImportedTiming, isMirrored: Bool) {
    var timing = ImportedTiming()
    let outside = outer?["delay"].flatMap(ScriptValue.number) ?? 0
    let stated = MotionSettings(json, standard)
    timing.delay = stated["delay"].flatMap(ScriptValue.number) ?? (wait > 0 ? wait : outside)
    timing.repeatDelay = stated["repeatDelay"].flatMap(ScriptValue.number) ?? 0
    let older = Self.older.first { json?[$0.name] != nil }
    let count = stated["repeat"] ?? older.flatMap { json?[$0.name] }
    let isEndless = count?.text == "Infinity" || count?.isNull == true
    timing.iterations = isEndless ? .infinity : 1 + max(count?.number ?? 0, 0)
    switch stated["repeatType"]?.text ?? older?.type {
    case "reverse": timing.direction = .alternate
    case "mirror": return (timing, true)
    case "loop", nil: break
    case let name?:
      reading.ignore("The repeatType \"\(name.shortened)\" is unknown: \"loop\" holds.", at: place)
    }
    return (timing, false)
  }

  /// How repetitions were written up to version 3, with the types that they have since then.
  private static let older = [
    (name: "yoyo", type: "reverse"), (name: "flip", type: "mirror"), (name: "loop", type: "loop"),
  ]

  /// Reports values that are neither numbers nor texts.
  static func reportValues(
    of name: String, at place: SourcePlace, _ reading: inout ImportReading
  ) {
    reading.report(
      .wrongType, "The values of \"\(name.shortened)\" are numbers or texts.", at: place)
  }

  /// Notes the members of a transition that cannot be imported.
  func noteOthers(_ reading: inout ImportReading) {
    for (name, value) in json?.members ?? [] {
      let place = place.of(value)
      if followed.contains(name) || Self.isFunction(value, for: name) { continue }
      if ScriptValue.isComputed(value, name, place, &reading) { continue }
      if Self.older.contains(where: { $0.name == name }) {
        reading.ignore(
          "\"\(name)\" is of older versions of Motion: it is read as \"repeat\".", at: place)
      }
      guard Self.left.contains(name) else { continue }
      reading.ignore("\"\(name)\" is about other elements or events: it is left out.", at: place)
    }
  }

  private static let types: Set = ["spring", "tween", "keyframes", "inertia"]

  private static let left: Set = [
    "when", "delayChildren", "staggerChildren", "staggerDirection", "onUpdate", "onComplete",
    "onPlay",
  ]
}
