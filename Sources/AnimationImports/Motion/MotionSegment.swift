import AnimationDocuments
import AnimationEngine

/// The part of a segment of a sequence that is about one property.
struct MotionSegment {
  /// How a value goes from one stop to the next.
  enum Interpolation {
    case curve(FittedCurve)
    /// A spring over a distance, which takes a duration in seconds.
    case spring(MotionSpring, distance: Double, duration: Double)
  }

  /// A value and its time in seconds; nil for the value before it.
  struct Stop {
    var time: Double
    let text: String?
    /// How the value goes on from here.
    let interpolation: Interpolation
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
    self.start = Self.start(start, after: stated["delay"], place, &reading)
    end = self.start
    guard let texts = Self.texts(value, of: written, name, place, &reading) else { return nil }
    try reading.make(keyframes: texts.count, at: place)
    let list = value.isArray ? value.elements : [value]
    let spring = Self.spring(all, through: list, place, &reading)
    let duration = spring?.duration ?? all["duration"].flatMap(ScriptValue.number)
    guard let length = Self.length(duration, place, &reading) else { return nil }
    let times = MotionTransition.times(stated["times"], texts.count, place, &reading)
    let interpolations =
      spring.map { [$0.interpolation] } ?? Self.interpolations(all["ease"], place, &reading)
    let once = MotionIteration(
      texts: texts, times: times, interpolations: interpolations, length: length)
    let turns = try MotionTurns(stated, texts.count, place, &reading)
    (stops, end) = once.stops(turns, from: self.start)
    Self.noteOthers([own, settings], place, &reading)
  }

  /// The start after a delay, in seconds; 0, with a note, where it would be before the sequence.
  private static func start(
    _ start: Double, after delay: JSONText?, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> Double {
    let start = start.later(by: delay.flatMap(ScriptValue.number) ?? 0)
    if start < 0 {
      reading.ignore(
        "A segment begins with its sequence or later: this one begins with it.", at: place)
    }
    return max(start, 0)
  }

  /// How long the values take once through, in seconds; nil, with a problem, for less than no time.
  private static func length(
    _ duration: Double?, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> Double? {
    let length = duration ?? standardDuration
    guard length >= 0 else {
      reading.reportNegativeDuration(at: place)
      return nil
    }
    return length
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

  // MARK: Interpolations

  /// The spring between two values, or to one. Motion takes the distance between two numbers; any other it
  /// takes as 100.
  private static func spring(
    _ settings: MotionSettings, through list: [JSONText], _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> (interpolation: Interpolation, duration: Double)? {
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

  private static func interpolations(
    _ ease: JSONText?, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> [Interpolation] {
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
