import AnimationDocuments
import AnimationEngine

/// The tweens of a GSAP timeline, property by property.
struct GSAPTimeline {
  /// The entries of a property of a view.
  struct Property {
    let view: String?
    let name: String
    /// The index of the view among those of the timeline.
    fileprivate let viewIndex: Int
    var entries: [GSAPEntry] = []
  }

  /// A property by the index of its view, whose name may be long.
  private struct Key: Hashable {
    let view: Int
    let name: String
  }

  private(set) var properties: [Property] = []
  /// The settings of its tweens that say none of their own.
  private(set) var defaults: JSONText?
  /// The repetition of the timeline itself.
  private(set) var whole = ImportedTiming()
  private var indices: [Key: Int] = [:]
  private var views: [String?] = []
  private var viewIndices: [String?: Int] = [:]
  private var labels: [String: Double] = [:]
  /// The end of all tweens so far, and the start and end of the latest one, in seconds.
  private(set) var end = 0.0
  private var last = (start: 0.0, end: 0.0)

  /// A timeline with the settings that `gsap.timeline()` takes; its own defaults take the place of
  /// those that hold for all.
  init(_ vars: JSONText? = nil, defaults all: JSONText? = nil) {
    defaults = vars?["defaults"] ?? all
    guard let vars else { return }
    whole = GSAPSettings(vars, defaults: nil, at: .json(vars)).timing
    whole.delay = vars["delay"]?.number ?? 0
  }

  /// Takes other settings for the tweens that follow.
  mutating func take(defaults all: JSONText?) { defaults = all }

  // MARK: Positions

  mutating func add(label: String, at position: JSONText?, _ reading: inout ImportReading) {
    labels[label] = time(of: position, lasting: 0, .whole, &reading)
  }

  /// The time of a position parameter, in seconds: a number, `+=1`, `<`, `>-0.2`, `<25%` or a label.
  /// `length` is how long the tween lasts that begins there, without its delay. A time before the start is
  /// negative.
  private mutating func time(
    of position: JSONText?, lasting length: Double, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> Double {
    guard let position, !position.isNull else { return end }
    if let number = position.number { return number }
    guard let text = position.text, let time = time(of: text.filter { $0 != " " }, length)
    else {
      reading.ignore(
        "The position \(position.told) is not clear: the tween begins after all "
          + "others.", at: place)
      return end
    }
    return time
  }

  private mutating func time(of text: String, _ length: Double) -> Double? {
    if let label = labels[text] { return label }
    if let number = StyleText.number(text), !text.hasPrefix("+") { return number }
    for (mark, base) in [("<", last.start), (">", last.end), ("", end)] where text.hasPrefix(mark) {
      if let offset = offset(text.dropFirst(mark.count), length) { return base + offset }
    }
    guard let sign = text.firstPlace(of: "+=") ?? text.firstPlace(of: "-=") else {
      return text.first.map { "<>".contains($0) } == true || text.contains("=")
        ? nil : start(ofLabel: text)
    }
    guard let offset = offset(text[sign.lowerBound...], length) else { return nil }
    return start(ofLabel: String(text[..<sign.lowerBound])) + offset
  }

  /// The time of a label. GSAP puts one that it does not know yet at the end.
  private mutating func start(ofLabel name: String) -> Double {
    if let label = labels[name] { return label }
    labels[name] = end
    return end
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
    _ tween: GSAPTween, _ place: @escaping (JSONText) -> SourcePlace,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(
      WorkMeter.product(defaults?.count ?? 0, Self.workPerMember) + (defaults?.length ?? 0) / 16)
    tween.noteOthers(&reading, place)
    let frames = GSAPFrames(tween, defaults: defaults, place, &reading)
    let timing = timing(of: tween, frames, &reading)
    let count = frames.stops.values.reduce(0) { $0 + $1.count }
    let overwrites = tween.overwrites
    let letters = frames.names.reduce(0) { $0 + $1.utf8.count }
    for view in tween.views {
      try reading.make(keyframes: count, at: tween.place)
      try reading.charge(
        WorkMeter.product(letters, Self.workPerLetter),
        bytes: WorkMeter.product(frames.names.count, Self.bytesPerProperty))
      let view = viewIndex(of: view)
      for name in frames.names {
        let entry = GSAPEntry(
          tween, overwrites: overwrites, frames.stops[name] ?? [], from: frames.starts[name],
          timing)
        properties[property(view, name)].entries.append(entry)
      }
    }
    show(from: timing.delay, for: timing.countedLength)
  }

  /// The memory of a tween of a single property, in bytes, and the work of looking up a letter of its name.
  private static let (bytesPerProperty, workPerLetter) = (1000, 10)
  /// The work of looking settings up among the members of an object, for each of them.
  static let workPerMember = 100

  /// When a tween plays, and how often.
  private mutating func timing(
    of tween: GSAPTween, _ frames: GSAPFrames, _ reading: inout ImportReading
  ) -> ImportedTiming {
    let settings = GSAPSettings(
      tween.vars, defaults: defaults, lasting: tween.duration, at: tween.place)
    var timing = settings.timing
    (timing.duration, timing.easing) = (frames.duration, frames.easing)
    let length = timing.countedLength
    let start =
      tween.isBeside
      ? last.start : time(of: tween.position, lasting: length, tween.place, &reading)
    // A position never leads to a time before the start; a negative delay does.
    timing.delay = max(start + settings.delay, min(settings.delay, 0))
    return timing
  }

  private mutating func show(from start: Double, for length: Double) {
    last = (start, start + length)
    end = max(end, last.end)
  }

  /// The index of a view among those of the timeline.
  private mutating func viewIndex(of view: String?) -> Int {
    if let index = viewIndices[view] { return index }
    viewIndices[view] = views.count
    views.append(view)
    return views.count - 1
  }

  /// The index of a property of the view with an index.
  private mutating func property(_ view: Int, _ name: String) -> Int {
    let key = Key(view: view, name: name)
    if let index = indices[key] { return index }
    indices[key] = properties.count
    properties.append(Property(view: views[view], name: name, viewIndex: view))
    return properties.count - 1
  }

  // MARK: Timelines inside

  /// Makes room for a timeline and returns the time at which it begins, after its delay.
  mutating func place(
    _ child: GSAPTimeline, at position: JSONText?, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> Double {
    let position = time(of: position, lasting: child.end, place, &reading)
    let start = max(position + child.whole.delay, 0)
    show(from: start, for: child.end)
    return start
  }

  /// The timeline with its settings alone.
  var emptied: GSAPTimeline {
    var alone = GSAPTimeline()
    (alone.defaults, alone.whole) = (defaults, whole)
    return alone
  }

  /// Takes over the tweens of another timeline that begins at a time.
  mutating func take(_ child: GSAPTimeline, from start: Double) {
    let views = child.views.map { viewIndex(of: $0) }
    for own in child.properties {
      let index = property(views[own.viewIndex], own.name)
      properties[index].entries += own.entries.map { entry in
        var entry = entry
        entry.timing.delay = (entry.timing.delay + start).withoutSumNoise
        return entry
      }
    }
    end = max(end, start + child.end)
  }
}
