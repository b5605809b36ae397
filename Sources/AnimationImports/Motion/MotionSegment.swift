import AnimationDocuments
import AnimationEngine

/// The part of a segment of a sequence that is about one property.
struct MotionSegment {
  /// A way from one stop to the next.
  enum Way {
    case curve(FittedCurve)
    /// A spring over a distance, which takes a duration in seconds.
    case spring(MotionSpring, distance: Double, duration: Double)
  }

  /// A value and its time in seconds; nil for the value before it.
  struct Stop {
    var time: Double
    let text: String?
    /// The way that begins here.
    let way: Way
  }

  /// Motion's default duration in sequences, in seconds.
  static let standardDuration = 0.3

  let name: String
  let start: Double
  private(set) var stops: [Stop] = []
  private(set) var end: Double

  /// The values of a property, with the settings of all properties, of which its own go first. Nil, with a
  /// problem, for values that are no numbers and no texts.
  init?(
    _ value: JSONText, called written: String, _ settings: JSONText?, _ standard: JSONText?,
    start: Double, _ place: SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    name = ScriptValue.name(written)
    let own = [written, name].lazy.compactMap { settings?[$0] }.first { $0.isObject }
    let stated = MotionSettings(own, settings)
    let all = MotionSettings(own, settings, standard)
    let delay = stated["delay"].flatMap(ScriptValue.number) ?? 0
    self.start = start.later(by: delay)
    end = self.start
    guard let texts = Self.texts(value, of: written, name, place, &reading) else { return nil }
    try reading.make(keyframes: texts.count, at: place)
    let list = value.isArray ? value.elements : [value]
    let spring = Self.spring(all, through: list, place, &reading)
    let duration = spring?.duration ?? all["duration"].flatMap(ScriptValue.number)
    let length = duration ?? Self.standardDuration
    guard length >= 0 else {
      reading.reportNegativeDuration(at: place)
      return nil
    }
    let times = MotionTransition.times(stated["times"], texts.count, place, &reading)
    let ways = spring.map { [$0.way] } ?? Self.ways(all["ease"], place, &reading)
    let once = MotionIteration(texts: texts, times: times, ways: ways, length: length)
    let turns = try MotionTurns(stated, texts.count, place, &reading)
    (stops, end) = once.stops(turns, from: self.start)
    Self.noteOthers([own, settings], place, &reading)
  }

  /// The values as texts, nil for a wildcard. A single one is preceded by the value that shows.
  private static func texts(
    _ value: JSONText, of written: String, _ name: String, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> [String?]? {
    let list = value.isArray ? value.elements : [value]
    let texts = ScriptValue.texts(list, of: name)
    let isRead = zip(list, texts).allSatisfy { $0.isNull || $1 != nil }
    guard isRead, !list.isEmpty else {
      MotionTransition.reportValues(of: written, at: place, &reading)
      return nil
    }
    return texts.count == 1 ? [nil] + texts : texts
  }

  // MARK: Ways

  /// The spring between two values, or to one. Motion takes the distance between two numbers; any other it
  /// takes as 100.
  private static func spring(
    _ settings: MotionSettings, through list: [JSONText], _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> (way: Way, duration: Double)? {
    let type = settings["type"].flatMap { $0.text ?? $0["script"]?.text }
    guard list.count <= 2, type == "spring" else { return nil }
    let numbers = list.compactMap(\.number)
    let distance = numbers.count == 2 ? abs(numbers[1] - numbers[0]) : 100
    guard distance > 0,
      let spring = MotionSpring(settings, distance: distance, place, &reading)
    else { return nil }
    guard reading.affords(Self.workPerSpring) else { return nil }
    let duration = spring.stepped(distance: distance)
    return (.spring(spring, distance: distance, duration: duration), duration)
  }

  private static let workPerSpring = 40_000

  private static func ways(
    _ ease: JSONText?, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> [Way] {
    guard let ease else { return [.curve(FittedCurve(exactly: .easeOut))] }
    let eases = MotionEase.isList(ease) && ease.count > 0 ? ease.elements : [ease]
    return eases.map { .curve(MotionEase.curve($0, place, &reading)) }
  }

  // MARK: Notes

  private static func noteOthers(
    _ settings: [JSONText?], _ place: SourcePlace, _ reading: inout ImportReading
  ) {
    for (name, value) in settings.compactMap({ $0 }).flatMap(\.members) {
      if name == "type" || name == "ease" && MotionEase.isFunction(value) { continue }
      _ = ScriptValue.isComputed(value, name, place.of(value), &reading)
    }
  }
}

/// The repetitions of a segment.
struct MotionTurns {
  let count: Int
  /// How long the end of each holds, in seconds.
  let delay: Double
  /// Whether every other one goes back, and whether its curves are turned too.
  let (areFlipped, areReversed): (Bool, Bool)

  /// From so many on Motion does not repeat a segment.
  private static let most = 20.0

  init(
    _ settings: MotionSettings, _ keyframes: Int, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let json = settings["repeat"]
    let stated = json.map { ScriptValue.number($0) ?? .infinity } ?? 0
    let type = settings["repeatType"]?.text
    (areFlipped, areReversed) = (type == "reverse" || type == "mirror", type == "reverse")
    delay = max(settings["repeatDelay"].flatMap(ScriptValue.number) ?? 0, 0)
    if stated >= Self.most {
      reading.ignore(
        "A segment repeats less than 20 times: it plays once, as in Motion.", at: place)
    }
    count = stated < Self.most && stated > 0 ? 1 + Int(saturating: stated.rounded(.down)) : 1
    try reading.unroll(WorkMeter.product(count - 1, keyframes + 1), at: place)
  }
}

/// The values of a segment, once through.
struct MotionIteration {
  let texts: [String?]
  /// The times of the values in 0...1.
  let times: [Double]
  /// The ways from each value to the next, which begin anew where there are too few.
  let ways: [MotionSegment.Way]
  /// In seconds.
  let length: Double

  /// The stops of all repetitions from a start on, and their end, in seconds.
  func stops(
    _ turns: MotionTurns, from start: Double
  ) -> (stops: [MotionSegment.Stop], end: Double) {
    let stops = (0..<turns.count).flatMap { turn in
      let isBack = turns.areFlipped && turn % 2 == 1
      let first = start.later(by: Double(turn) * (length + turns.delay))
      let wasBack = turns.areFlipped && turn % 2 == 0
      let held = turn > 0 && turns.delay > 0 ? [hold(until: first, isBack: wasBack)] : []
      return held
        + texts.indices.map { index in
          let text = texts[isBack ? texts.count - 1 - index : index]
          return MotionSegment.Stop(
            time: first.later(by: times[index] * length), text: text,
            way: way(index, isBack: isBack && turns.areReversed))
        }
    }
    let whole = Double(turns.count) * length + Double(turns.count - 1) * turns.delay
    return (stops, start.later(by: whole))
  }

  /// The end of a repetition, which shows until the next begins.
  private func hold(until time: Double, isBack: Bool) -> MotionSegment.Stop {
    let text = isBack ? texts[0] : texts[texts.count - 1]
    let still = MotionSegment.Way.curve(FittedCurve(exactly: .linear))
    return MotionSegment.Stop(time: time, text: text, way: still)
  }

  private func way(_ index: Int, isBack: Bool) -> MotionSegment.Way {
    guard isBack else { return ways[index % ways.count] }
    let other = (ways.count - 1 - index % ways.count)
    return ways[other].reversed
  }
}
