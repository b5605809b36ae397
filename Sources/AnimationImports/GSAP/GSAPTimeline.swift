import AnimationDocuments
import AnimationEngine

/// The tweens of a GSAP timeline, property by property.
struct GSAPTimeline {
  /// A property of a view with the tweens that animate it, in order of time.
  struct Property {
    let view: String?
    let name: String
    let place: SourcePlace
    var pieces: [Piece] = []
  }

  /// The part of a tween that animates one property.
  struct Piece {
    var frames: [StyleTrack.Frame]
    var timing: ImportedTiming
  }

  private(set) var properties: [Property] = []
  private var indices: [String: Int] = [:]
  private var labels: [String: Double] = [:]
  /// The end of all tweens so far, and the start and end of the latest one, in seconds.
  private(set) var end = 0.0
  private var last = (start: 0.0, end: 0.0)

  // MARK: Positions

  mutating func add(label: String, at position: JSONText?, _ reading: inout ImportReading) {
    labels[label] = time(of: position, lasting: 0, .whole, &reading)
  }

  /// The time of a position parameter, in seconds: a number, `+=1`, `<`, `>-0.2`, `<25%` or a label.
  /// `length` is how long the tween lasts that begins there.
  private func time(
    of position: JSONText?, lasting length: Double, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> Double {
    guard let position, !position.isNull else { return end }
    if let number = position.number { return max(number, 0) }
    guard let text = position.text, let time = time(of: text.filter { $0 != " " }, length)
    else {
      reading.ignore(
        "The position \(position.written.shortened) is not clear: the tween begins after all "
          + "others.", at: place)
      return end
    }
    return max(time, 0)
  }

  private func time(of text: String, _ length: Double) -> Double? {
    if let label = labels[text] { return label }
    if let number = StyleText.number(text), !text.hasPrefix("+") { return number }
    for (mark, base) in [("<", last.start), (">", last.end), ("", end)] where text.hasPrefix(mark) {
      if let offset = offset(text.dropFirst(mark.count), length) { return base + offset }
    }
    guard let sign = text.firstRange(of: "+=") ?? text.firstRange(of: "-="),
      let label = labels[String(text[..<sign.lowerBound])],
      let offset = offset(text[sign.lowerBound...], length)
    else { return nil }
    return label + offset
  }

  /// The offset in `+=1`, `-=25%`, `1` or `-1`; 0 for an empty text, nil for others. Behind `+=` and
  /// `-=` percentages are of the tween that begins there, otherwise of the latest one.
  private func offset(_ text: Substring, _ length: Double) -> Double? {
    if text.isEmpty { return 0 }
    let isOwn = text.hasPrefix("+=") || text.hasPrefix("-=")
    let whole = isOwn ? length : last.end - last.start
    guard let (number, unit) = StyleText.dimension(String(text.dropFirst(isOwn ? 2 : 0))),
      unit.isEmpty || unit == "%"
    else { return nil }
    let offset = unit.isEmpty ? number : number / 100 * whole
    return text.hasPrefix("-=") ? -offset : offset
  }

  // MARK: Tweens

  /// Makes the next tween begin at 0, since tweens outside of a timeline all begin at once.
  mutating func rewind() { end = 0 }

  mutating func add(
    _ tween: GSAPTween, defaults: JSONText?, _ place: @escaping (JSONText) -> SourcePlace,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    tween.noteOthers(&reading, place)
    let settings = GSAPSettings(tween.vars, defaults: defaults, at: tween.place)
    let frames = GSAPFrames(tween, defaults: defaults, place, &reading)
    var timing = settings.timing
    let count = timing.iterations == .infinity ? 1 : timing.iterations
    let length = count * frames.duration + (count - 1) * timing.repeatDelay
    let start = time(
      of: tween.position, lasting: length + settings.delay, tween.place, &reading)
    timing.delay = start + settings.delay
    timing.duration = frames.duration
    timing.easing = frames.easing
    try reading.checkKeyframes(frames.stops.values.reduce(0) { $0 + $1.count }, at: tween.place)
    for name in frames.names {
      add(tween, name, frames.stops[name] ?? [], frames.starts[name], timing, &reading)
    }
    last = (timing.delay, timing.delay + length)
    end = max(end, last.end)
  }

  private mutating func add(
    _ tween: GSAPTween, _ name: String, _ stops: [GSAPFrames.Stop], _ start: String?,
    _ timing: ImportedTiming, _ reading: inout ImportReading
  ) {
    let index = property(tween, name)
    let shown =
      shown(by: index, name, isSet: tween.kind == .set || start != nil, &reading)
      ?? stops.first { $0.text != GSAPFrames.waiting }?.text ?? "0"
    var frames = [StyleTrack.Frame(time: 0, text: start ?? shown)]
    for stop in stops where !(stop.time <= 0 && stop.motion.isJump && start != nil) {
      let before = frames[frames.count - 1].text
      let text = stop.text == GSAPFrames.waiting ? before : Self.absolute(stop.text, from: before)
      frames.append(.init(time: stop.time, text: text, motion: stop.motion))
    }
    if tween.kind == .from, frames.count == 2 {
      (frames[0].text, frames[1].text) = (frames[1].text, frames[0].text)
    }
    if tween.kind == .set, properties[index].pieces.isEmpty, timing.delay <= 0 {
      frames = [.init(time: 0, text: frames[frames.count - 1].text)]
    }
    properties[index].pieces.append(Piece(frames: frames, timing: timing))
  }

  private mutating func property(_ tween: GSAPTween, _ name: String) -> Int {
    let key = (tween.view ?? "") + "\u{0}" + name
    if let index = indices[key] { return index }
    indices[key] = properties.count
    properties.append(Property(view: tween.view, name: name, place: tween.place))
    return properties.count - 1
  }

  /// The value that a property shows when another tween begins; nil if unknown.
  private func shown(
    by index: Int, _ name: String, isSet: Bool, _ reading: inout ImportReading
  ) -> String? {
    if let piece = properties[index].pieces.last { return piece.lastText }
    let rest = ScriptValue.rest(of: name)
    if !isSet {
      reading.ignore(
        "What \"\(name.shortened)\" shows at the start is not said: it is taken as "
          + "\(rest ?? "its end").", at: properties[index].place)
    }
    return rest
  }

  /// A relative value such as `+=100`, or a turn with its direction such as `270_short`, made
  /// absolute.
  private static func absolute(_ text: String, from before: String) -> String {
    if let turn = GSAPTurn(text, from: before) { return turn.end.json + "deg" }
    guard text.hasPrefix("+=") || text.hasPrefix("-="),
      let step = StyleText.dimension(String(text.dropFirst(2))),
      let start = StyleText.dimension(before)
    else { return text }
    let sum = start.number + (text.hasPrefix("-") ? -step.number : step.number)
    return sum.json + (step.unit.isEmpty ? start.unit : step.unit)
  }
}

extension GSAPTimeline.Piece {
  /// The value that shows after the piece, with its repetitions.
  fileprivate var lastText: String {
    let turns = timing.direction == .alternate && timing.iterations.isFinite
    let endsBack = turns && timing.iterations.truncatingRemainder(dividingBy: 2) == 0
    return endsBack ? frames[0].text : frames[frames.count - 1].text
  }
}

extension ImportedMotion {
  fileprivate var isJump: Bool {
    if case .jump = self { return true }
    return false
  }
}
