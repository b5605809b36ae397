import AnimationDocuments
import AnimationEngine

/// Reads the timing of the Web Animations API: an object, or a duration; in milliseconds.
enum WebTimingReader {
  static func timing(_ json: JSONText?, _ reading: inout ImportReading) -> ImportedTiming {
    var timing = ImportedTiming()
    if let json, let number = json.number {
      timing.duration = duration(number, json, &reading)
      noteFill(json, timing, &reading)
      return timing
    }
    guard let json, json.isObject else {
      if let json, !json.isNull {
        reading.report(
          .wrongType, "A timing is an object, or a number of milliseconds.", at: json.place)
      }
      timing.duration = duration(nil, json, &reading)
      return timing
    }
    for (name, value) in json.members
    where !ScriptValue.isComputed(value, name, .script(value), &reading) {
      read(name, value, &timing, &reading)
    }
    timing.duration = duration(json["duration"]?.number, json, &reading)
    if let rate = json["playbackRate"] { play(at: rate, &timing, &reading) }
    noteFill(json, timing, &reading)
    return timing
  }

  /// The members of a timing.
  private enum Member: String, CaseIterable {
    case delay, endDelay, iterations, iterationStart, direction, easing, iterationComposite
    case duration, fill, id, composite, playbackRate
  }

  /// The names of the members of a timing.
  static let names = Set(Member.allCases.map(\.rawValue))

  private static func read(
    _ name: String, _ json: JSONText, _ timing: inout ImportedTiming,
    _ reading: inout ImportReading
  ) {
    switch Member(rawValue: name) {
    case .delay: timing.delay = number(json, name, least: nil, &reading) / 1000
    case .endDelay: timing.endDelay = number(json, name, least: nil, &reading) / 1000
    case .iterations:
      timing.iterations =
        json.text == "Infinity" || json.text == "infinite" || json.isNull
        ? .infinity : number(json, name, least: 0, &reading)
    case .iterationStart: timing.iterationStart = number(json, name, least: 0, &reading)
    case .direction:
      if let direction = json.text.flatMap(WebTiming.Direction.init) {
        timing.direction = direction
      } else {
        unknown(json, "direction", WebTiming.Direction.allCases.map(\.rawValue), &reading)
      }
    case .easing: timing.easing = WebKeyframes.easing(json, &reading) ?? .linear
    case .iterationComposite: timing.accumulates = json.text == "accumulate"
    case .duration, .playbackRate, .fill, .id: break
    case .composite, nil:
      if !["replace", "auto"].contains(json.text) {
        reading.ignore("\"\(name)\" has no place in a document.", at: json.place)
      }
    }
  }

  /// Plays a timing at a rate: all its times are shorter by this factor.
  private static func play(
    at json: JSONText, _ timing: inout ImportedTiming, _ reading: inout ImportReading
  ) {
    guard let rate = json.number, rate > 0 else {
      return reading.ignore(
        "\"playbackRate\" is above 0 here: turn the keyframes around to play them backwards.",
        at: json.place)
    }
    timing.delay /= rate
    timing.endDelay /= rate
    timing.duration = timing.duration.map { $0 / rate }
  }

  private static func number(
    _ json: JSONText, _ name: String, least: Double?, _ reading: inout ImportReading
  ) -> Double {
    if let number = json.number, number >= least ?? number { return number }
    let bound = least.map { " of at least \($0.json)" } ?? ""
    reading.report(.wrongType, "\"\(name)\" is a number\(bound).", at: json.place)
    return least ?? 0
  }

  private static func unknown(
    _ json: JSONText, _ noun: String, _ names: [String], _ reading: inout ImportReading
  ) {
    reading.report(
      .unknownName, "There is no \(noun) \(json.written.shortened).", at: json.place,
      hint: names.joined(separator: ", "))
  }

  /// The duration in seconds. If none is given, or 0, the animation would end at once, so one
  /// second is used and noted.
  private static func duration(
    _ milliseconds: Double?, _ json: JSONText?, _ reading: inout ImportReading
  ) -> Double {
    let place = json?.place ?? .whole
    switch milliseconds {
    case let milliseconds? where milliseconds > 0: return milliseconds / 1000
    case let milliseconds? where milliseconds < 0:
      reading.reportNegativeDuration(at: place)
    case _?: reading.ignore("The duration is not positive: it is taken as 1 s.", at: place)
    case nil: reading.ignoreMissingDuration(at: place)
    }
    return 1
  }

  private static func noteFill(
    _ json: JSONText, _ timing: ImportedTiming, _ reading: inout ImportReading
  ) {
    let fill = json["fill"]?.text ?? "auto"
    guard fill != "both", !(fill == "forwards" && timing.delay <= 0) else { return }
    reading.ignore(
      "What shows outside of the iterations is not known here: the start holds before them and the "
        + "end after them, as with the fill \"both\".", at: json.place)
  }
}
