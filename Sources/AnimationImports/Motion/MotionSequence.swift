import AnimationDocuments
import AnimationEngine

/// A sequence of animations, which Motion plays one after the other:
///
///     animate([["#card", { x: 100 }], "later", ["#badge", { y: 50 }, { at: "-0.2" }]])
struct MotionSequence {
  /// A property of a view by the name of both.
  private struct Key: Hashable {
    let view: String?
    let name: String
  }

  /// What a segment is made of.
  private struct Parts {
    let target: JSONText
    /// Nil where they are not written here.
    let values: JSONText?
    let settings: JSONText?
  }

  private(set) var values: [MotionSequenceValue] = []
  /// The end of all segments, in seconds.
  private(set) var length = 0.0
  private var indices: [Key: Int] = [:]
  private let options: JSONText?
  /// The settings of segments that say none of their own. Its delay and repetitions are those of the whole
  /// sequence where the options say none.
  let standard: JSONText?
  private let place: (JSONText) -> SourcePlace
  private var labels: [String: Double] = [:]
  /// The start of the latest segment and its end, in seconds.
  private var (before, now) = (0.0, 0.0)

  /// Whether a value is a sequence: a list in which a segment is a list too.
  static func isMeant(by json: JSONText?) -> Bool {
    json?.elements.contains { $0.isArray } ?? false
  }

  /// Whether a list is a sequence beyond doubt, where nothing says that it is one: a segment has its target
  /// as a text and then its values.
  static func stands(in json: JSONText) -> Bool {
    json.elements.contains { segment in
      let parts = segment.elements
      guard parts.count > 1, parts[1].isObject else { return false }
      return (parts[0].elements.first ?? parts[0]).text != nil
    }
  }

  /// Reads the segments of a list.
  ///
  /// - Parameters:
  ///   - options: The settings of the whole sequence.
  ///   - isOneOfSeveral: Whether others move too, so that variables are taken as names.
  init(
    _ json: JSONText, options: JSONText?, isOneOfSeveral: Bool,
    _ place: @escaping (JSONText) -> SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    (self.options, standard, self.place) = (options, options?["defaultTransition"], place)
    note(options, called: "options", &reading)
    let targets = json.elements.compactMap { $0.elements.first?.written }
    let isOneOfSeveral = isOneOfSeveral || Set(targets).count > 1
    for segment in json.elements { try read(segment, isOneOfSeveral: isOneOfSeveral, &reading) }
  }

  // MARK: Segments

  private mutating func read(
    _ json: JSONText, isOneOfSeveral: Bool, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    if let label = json.text ?? json["name"]?.text {
      labels[label] = time(of: json["at"], &reading)
      return
    }
    guard let parts = parts(of: json, &reading) else { return }
    note(parts.settings, called: "transition", &reading)
    if let at = parts.settings?["at"] { now = time(of: at, &reading) }
    before = now
    guard let values = parts.values else {
      reading.ignore("This segment moves something that is not written here.", at: place(json))
      return pass(parts.settings)
    }
    noteReserved(in: values, &reading)
    try reading.charge(selectors: parts.target.written)
    let views = ScriptTarget.views(of: parts.target, isOneOfSeveral: isOneOfSeveral)
    for view in views { try read(values, parts.settings, of: view, &reading) }
  }

  /// The parts of a segment; nil, with a note, for what moves nothing and takes no time.
  private func parts(of json: JSONText, _ reading: inout ImportReading) -> Parts? {
    guard json.isArray, let target = json.elements.first else {
      reading.ignore(
        "A segment is a list with a target and values, or a label: this one is left out.",
        at: place(json))
      return nil
    }
    let rest = json.elements.dropFirst()
    if rest.count == 1, ["forward", "backward"].contains(where: { target[$0] != nil }) {
      reading.ignore("Functions that a sequence calls are left out.", at: place(json))
      return nil
    }
    let isFunction = target["script"]?.text?.firstPlace(of: "=>") != nil
    let settings = isFunction && rest.count == 1 ? rest.first : rest.dropFirst().first
    let isWritten = rest.first.map { $0.isObject && $0["script"] == nil } ?? false
    return Parts(
      target: target, values: isWritten && !isFunction ? rest.first : nil, settings: settings)
  }

  private func noteReserved(in values: JSONText, _ reading: inout ImportReading) {
    for name in Self.reserved {
      guard let left = values[name] else { continue }
      reading.ignore("\"\(name)\" has no effect in a sequence: it is left out.", at: place(left))
    }
  }

  /// Notes settings that the script computes.
  private func note(_ settings: JSONText?, called name: String, _ reading: inout ImportReading) {
    guard let settings else { return }
    _ = ScriptValue.isComputed(settings, name, place(settings), &reading)
  }

  /// Passes the time of values that are not written here, those of a property by its own settings.
  private mutating func pass(_ settings: JSONText?, called written: String? = nil) {
    let own = written.flatMap { settings?[$0] }
    let delay = MotionSettings(own, settings)["delay"]?.number ?? 0
    let duration = MotionSettings(own, settings, standard)["duration"]?.number
    let end = before.later(by: delay).later(by: duration ?? MotionSegment.standardDuration)
    now = max(now, end)
    length = max(length, end)
  }

  private mutating func read(
    _ target: JSONText, _ settings: JSONText?, of view: String?, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    for (written, value) in target.members where !Self.reserved.contains(written) {
      let place = place(value)
      try reading.charge(
        WorkMeter.product(
          (settings?.count ?? 0) + (standard?.count ?? 0) + view.count, Self.workPerMember))
      if ScriptValue.isComputed(value, written, place, &reading) {
        pass(settings, called: written)
        continue
      }
      let segment = try MotionSegment(
        value, called: written, settings, standard, start: before, place, &reading)
      guard let segment else { continue }
      let index = index(of: Key(view: view, name: segment.name), place)
      try values[index].add(segment, &reading)
      now = max(now, segment.end)
      length = max(length, segment.end)
    }
  }

  private static let reserved = ["transition", "transitionEnd"]
  private static let workPerMember = 400

  private mutating func index(of key: Key, _ place: SourcePlace) -> Int {
    if let index = indices[key] { return index }
    indices[key] = values.count
    values.append(MotionSequenceValue(view: key.view, name: key.name, place: place))
    return values.count - 1
  }

  // MARK: Frames

  /// The frames of a value, and how long it waits before them where nothing repeats. A duration of the whole
  /// sequence scales its times.
  func frames(
    of value: MotionSequenceValue, from rest: String?, _ reading: inout ImportReading
  ) -> (frames: [StyleTrack.Frame], wait: Double) {
    let scale = length > 0 ? (options?["duration"]?.number ?? length) / length : 1
    var frames = value.frames(from: rest, isScaled: scale != 1, &reading)
    for index in frames.indices { frames[index].time *= scale }
    guard let last = frames.last else { return ([], 0) }
    let whole = MotionSettings(options, standard)
    let isPlain = ["delay", "repeat"].allSatisfy { whole[$0] == nil }
    if isPlain, frames.count == 3, frames[1].text == frames[0].text {
      let wait = frames[1].time
      return ([1, 2].map { frames[$0].earlier(by: wait) }, wait)
    }
    if !isPlain, last.time < length * scale {
      frames.append(.init(time: length * scale, text: last.text))
    }
    return (frames, 0)
  }

  // MARK: Times

  /// The time of `at`, in seconds: a number, `"+0.5"` and `"-0.5"` from the end of the latest segment,
  /// `"<"` and `"<0.5"` from its start, or a label.
  private func time(of at: JSONText?, _ reading: inout ImportReading) -> Double {
    guard let at, !at.isNull else { return now }
    if let number = at.number { return max(number, 0) }
    guard let text = at.text, let time = labels[text] ?? time(of: text) else {
      reading.ignore(
        "The position \(at.told) is not clear: the segment begins after the one before.",
        at: place(at))
      return now
    }
    return time
  }

  private func time(of text: String) -> Double? {
    if text == "<" { return before }
    let isFromStart = text.hasPrefix("<")
    let offset = isFromStart ? text.dropFirst() : text[...]
    guard isFromStart || offset.hasPrefix("+") || offset.hasPrefix("-"),
      let number = StyleText.number(String(offset))
    else { return nil }
    return max((isFromStart ? before : now).later(by: number), 0)
  }
}

extension StyleTrack.Frame {
  fileprivate func earlier(by wait: Double) -> StyleTrack.Frame {
    .init(time: time.elapsed(since: wait), text: text, motion: motion)
  }
}

extension String? {
  /// The length in bytes; 0 without a text.
  fileprivate var count: Int { self?.utf8.count ?? 0 }
}
