import AnimationDocuments
import AnimationEngine

/// Reads Lottie properties: constant ones, and those with keys in the new or the old format.
struct LottieProperty {
  let clock: LottieClock

  /// The approximate work of reading a key, and the memory of a key and its segment.
  private static let (workPerKey, bytesPerKey) = (100, 400)

  /// The property as a curve over the composition's time. Reports a problem and returns nil if it
  /// is no property.
  func curve(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> LottieCurve? {
    noteRest(of: json, &reading)
    guard let value = json["k"] else {
      reading.report(
        .missingMember, "A property has its value or its keys in \"k\".", at: json.place)
      return nil
    }
    if let still = numbers(value) { return LottieCurve(last: still) }
    guard value.isArray, value.elements.allSatisfy(\.isObject) else {
      reading.report(
        .wrongType, "\"k\" is a number, a list of numbers or a list of keys.", at: value.place)
      return nil
    }
    try reading.charge(
      WorkMeter.product(value.count, Self.workPerKey),
      bytes: WorkMeter.product(value.count, Self.bytesPerKey))
    let keys = value.elements.compactMap { key($0, &reading) }
    guard reading.isFine, let last = keys.last else { return nil }
    return try curve(through: keys, endingAt: last, &reading)?.clipped(to: clock.duration)
  }

  /// Notes the members beside the value that are not imported, such as expressions.
  private func noteRest(of json: JSONText, _ reading: inout ImportReading) {
    if let expression = json["x"], expression.text != nil {
      reading.ignore("Expressions are not evaluated: the keys hold.", at: expression.place)
    }
    if let slot = json["sid"] {
      reading.ignore("What fills a slot is not known: the value here holds.", at: slot.place)
    }
  }

  // MARK: Keys

  private struct Key {
    var json: JSONText
    var time: Double
    var start: [Double]?
    var end: [Double]?
    var holds: Bool
  }

  private func key(_ json: JSONText, _ reading: inout ImportReading) -> Key? {
    guard let frame = json["t"]?.number else {
      reading.report(
        .missingMember, "A key has its frame in \"t\", a number.",
        at: json["t"]?.place ?? json.place)
      return nil
    }
    return Key(
      json: json, time: clock.seconds(frame), start: value("s", json, &reading),
      end: value("e", json, &reading), holds: json["h"]?.number == 1 || json["h"]?.bool == true)
  }

  private func value(
    _ name: String, _ json: JSONText, _ reading: inout ImportReading
  ) -> [Double]? {
    guard let value = json[name] else { return nil }
    if let numbers = numbers(value) { return numbers }
    reading.report(
      .wrongType, "\"\(name)\" is a number or a list of numbers.", at: value.place)
    return nil
  }

  /// A number as a list of one, or a list of at least one number; nil otherwise.
  private func numbers(_ json: JSONText) -> [Double]? {
    if let number = json.number { return [number] }
    let numbers = json.elements.compactMap(\.number)
    return numbers.isEmpty || numbers.count != json.count ? nil : numbers
  }

  private func curve(
    through keys: [Key], endingAt final: Key, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> LottieCurve? {
    var curve = LottieCurve(last: final.start ?? [])
    var shown: [Double]?
    for (key, next) in zip(keys, keys.dropFirst()) {
      guard let from = key.start ?? shown,
        let to = key.end ?? next.start ?? (key.holds ? from : nil)
      else {
        reading.report(
          .missingMember, "A key has its value in \"s\", a list of numbers.", at: key.json.place)
        return nil
      }
      guard check(from, to, of: key, next, count: curve.segments.first?.from.count, &reading) else {
        return nil
      }
      curve.segments += try segments(key, next, from, to, &curve.error, &reading)
      shown = key.holds ? from : to
    }
    guard let last = final.start ?? shown, last.count == (shown ?? last).count else {
      reading.report(
        .missingMember, "A key has its value in \"s\", with as many numbers as the other keys.",
        at: final.json.place)
      return nil
    }
    curve.last = last
    return curve
  }

  private func check(
    _ from: [Double], _ to: [Double], of key: Key, _ next: Key, count: Int?,
    _ reading: inout ImportReading
  ) -> Bool {
    if next.time < key.time {
      reading.report(
        .notRising, "Keys are in order of time: this one is earlier than the one before it.",
        at: next.json["t"]?.place ?? next.json.place)
    }
    if from.count != to.count || from.count != count ?? from.count {
      reading.report(
        .typeMismatch, "All values of a property have the same number of components.",
        at: key.json.place)
    }
    return reading.isFine
  }

  // MARK: Between two keys

  private func segments(
    _ key: Key, _ next: Key, _ from: [Double], _ to: [Double], _ error: inout Double,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [LottieCurve.Segment] {
    var segment = LottieCurve.Segment(
      start: key.time, end: next.time, from: from, to: to, easings: [])
    guard !key.holds else { return [segment] }
    segment.easings = easings(key.json, count: from.count, &reading)
    guard let path = LottiePath(key.json, segment), segment.end > segment.start else {
      return [segment]
    }
    let lines = try path.lines(at: key.json.place, &reading)
    error = max(error, lines.error)
    return lines.segments
  }

  /// The easings from the handles of a key: one for all numbers, or one for each.
  private func easings(
    _ json: JSONText, count: Int, _ reading: inout ImportReading
  ) -> [CubicBezier] {
    let (out, back) = (json["o"], json["i"])
    let x1 = handle(out, "x", orElse: 0, &reading)
    let y1 = handle(out, "y", orElse: 0, &reading)
    let x2 = handle(back, "x", orElse: 1, &reading)
    let y2 = handle(back, "y", orElse: 1, &reading)
    let most = min([x1.count, y1.count, x2.count, y2.count].max() ?? 1, max(count, 1))
    let easings = (0..<most).map { index in
      func number(_ list: [Double]) -> Double { list[min(index, list.count - 1)] }
      return CubicBezier(number(x1), number(y1), number(x2), number(y2))
    }
    return Set(easings).count == 1 ? [easings[0]] : easings
  }

  private func handle(
    _ json: JSONText?, _ name: String, orElse rest: Double, _ reading: inout ImportReading
  ) -> [Double] {
    guard let json, !json.isNull else { return [rest] }
    guard let value = json[name], let list = numbers(value) else {
      reading.report(
        .invalidCurve, "A handle has \"x\" and \"y\", each a number or a list of numbers.",
        at: json[name]?.place ?? json.place)
      return [rest]
    }
    if name == "x", let wrong = list.first(where: { !(0...1).contains($0) }) {
      reading.ignore(
        "A handle's x is from 0 to 1: \(wrong.json) is taken as \(wrong < 0 ? 0 : 1).",
        at: value.place)
    }
    return list
  }
}
