import AnimationDocuments
import AnimationEngine

/// The values that a tween gives to each property, with times relative to the tween.
struct GSAPFrames {
  /// A value and the time at which it is reached; an empty text means that the property waits.
  struct Stop {
    var time: Double
    var text: String
    var motion: ImportedMotion
  }

  /// The names of the properties, in order.
  private(set) var names: [String] = []
  private(set) var stops: [String: [Stop]] = [:]
  /// The values at which properties start, if the tween gives any.
  private(set) var starts: [String: String] = [:]
  private(set) var duration = 0.0
  /// The ease over all keyframes together.
  private(set) var easing = UnitCurve.linear

  private let place: (JSONText) -> SourcePlace

  init(
    _ tween: GSAPTween, defaults: JSONText?, _ place: @escaping (JSONText) -> SourcePlace,
    _ reading: inout ImportReading
  ) {
    self.place = place
    let settings = GSAPSettings(
      tween.vars, defaults: defaults, lasting: tween.duration, at: tween.place)
    if let start = tween.start {
      for (name, text) in values(start, &reading) { starts[name] = text }
    }
    duration = tween.kind == .set ? 0 : settings.duration
    let keyframes = tween.vars["keyframes"]
    if let keyframes {
      read(keyframes, settings, hasDuration: tween.vars["duration"] != nil, &reading)
    }
    let isJump = duration <= 0
    let motion = isJump ? ImportedMotion.jump : settings.ease("ease", &reading).motion
    for (name, text) in values(tween.vars, &reading) where keyframes == nil {
      add(name, Stop(time: duration, text: text, motion: motion))
    }
    if let start = tween.start { noteStartsAlone(start, &reading) }
  }

  /// Notes the values of a start that the end does not name.
  private func noteStartsAlone(_ start: JSONText, _ reading: inout ImportReading) {
    for (written, value) in start.members where !GSAPTween.settings.contains(written) {
      let name = ScriptValue.name(written)
      guard let text = starts[name], stops[name] == nil else { continue }
      reading.ignore(
        "\"\(written.shortened)\" is \(text.shortened) at the start, and the end does not name it: it "
          + "does not move and is left out.", at: place(value))
    }
  }

  private mutating func add(_ name: String, _ stop: Stop) { add(name, [stop]) }

  /// Adds values of a property, whose name is looked up once for all of them.
  private mutating func add(_ name: String, _ own: [Stop]) {
    if stops[name] == nil { names.append(name) }
    stops[name, default: []] += own
  }

  /// The values of a tween's variables as texts.
  private func values(
    _ vars: JSONText, _ reading: inout ImportReading
  ) -> [(name: String, text: String)] {
    vars.members.filter { !GSAPTween.settings.contains($0.name) }.compactMap { written, value in
      if ScriptValue.isComputed(value, written, place(value), &reading) { return nil }
      let name = ScriptValue.name(written)
      if let text = ScriptValue.text(value, of: name) { return (name, text) }
      // What plugins take, such as `attr`, `motionPath` and `scrollTo`.
      if value.isObject {
        reading.ignore(
          "The values inside of \"\(written.shortened)\" are left out.", at: place(value))
      } else {
        reading.report(
          .wrongType, "The value of \"\(written.shortened)\" is a number or a text.",
          at: place(value))
      }
      return nil
    }
  }

  // MARK: Keyframes

  private mutating func read(
    _ keyframes: JSONText, _ settings: GSAPSettings, hasDuration: Bool,
    _ reading: inout ImportReading
  ) {
    readEase(settings, keyframes, &reading)
    if keyframes.isArray {
      readList(keyframes, settings, hasDuration: hasDuration, &reading)
    } else if keyframes.members.contains(where: { $0.name.hasSuffix("%") }) {
      readPercentages(keyframes, &reading)
    } else if keyframes.isObject {
      readColumns(keyframes, &reading)
    } else {
      reading.report(
        .wrongType, "\"keyframes\" is a list of variables or an object.", at: place(keyframes))
    }
  }

  /// Reads keyframes in sequence, `[{"x":100,"duration":1},{"y":50,"delay":0.5}]`. A duration of
  /// the whole tween stretches them.
  private mutating func readList(
    _ list: JSONText, _ settings: GSAPSettings, hasDuration: Bool, _ reading: inout ImportReading
  ) {
    let whole = settings.duration
    var time = 0.0
    for element in list.elements {
      guard element.isObject else {
        reading.report(.wrongType, "A keyframe is an object with variables.", at: place(element))
        continue
      }
      let own = GSAPSettings(element, defaults: nil, at: place(element))
      let length = own.duration
      time += own.delay
      let ease = length <= 0 ? nil : own.ownEase(&reading) ?? FittedCurve(exactly: .linear)
      let (start, motion) = (time, ease?.motion ?? .jump)
      time = (time + length).withoutSumNoise
      for (name, text) in values(element, &reading) {
        wait(name, until: start)
        add(name, Stop(time: time, text: text, motion: motion))
      }
    }
    if hasDuration, time > 0 { scaleTimes(by: whole / time) }
    duration = hasDuration ? whole : time
  }

  private mutating func scaleTimes(by factor: Double) {
    for name in names {
      stops[name] = stops[name]?.map { stop in
        Stop(time: stop.time * factor, text: stop.text, motion: stop.motion)
      }
    }
  }

  /// Makes a property wait that a keyframe does not name; the value that shows is filled in later.
  private mutating func wait(_ name: String, until time: Double) {
    guard stops[name]?.last?.time ?? 0 < time else { return }
    add(name, Stop(time: time, text: Self.waiting, motion: .jump))
  }

  /// A placeholder for the value that shows before.
  static let waiting = ""

  /// Reads keyframes by percentages,
  /// `{"0%":{"x":0},"50%":{"x":100,"ease":"sine.in"},"easeEach":"none"}`.
  private mutating func readPercentages(
    _ json: JSONText, _ reading: inout ImportReading
  ) {
    let each = easeEach(of: json, &reading)
    let frames = json.members.compactMap { name, value in
      name.hasSuffix("%")
        ? StyleText.number(String(name.dropLast())).map { (share: $0 / 100, vars: value) } : nil
    }.sorted { $0.share < $1.share }
    for (share, vars) in frames {
      let own = GSAPSettings(vars, defaults: nil, at: place(vars))
      let curve = own.ownEase(&reading) ?? each
      for (name, text) in values(vars, &reading) {
        if share <= 0, !GSAPEntry.isRelative(text) { starts[name] = text }
        add(
          name,
          Stop(time: share * duration, text: text, motion: share <= 0 ? .jump : curve.motion))
      }
    }
  }

  /// Reads keyframes as lists of evenly spaced values, `{"x":[0,100,50],"ease":"none"}`.
  private mutating func readColumns(
    _ json: JSONText, _ reading: inout ImportReading
  ) {
    let curve = easeEach(of: json, &reading)
    for (written, list) in json.members where !GSAPTween.settings.contains(written) {
      let name = ScriptValue.name(written)
      let texts = ScriptValue.texts(list.elements, of: name).compactMap { $0 }
      guard texts.count == list.count, texts.count > 1 else {
        reading.report(
          .wrongType, "\"\(written.shortened)\" is a list of two or more numbers or texts.",
          at: place(list))
        continue
      }
      if !GSAPEntry.isRelative(texts[0]) { starts[name] = texts[0] }
      let own = texts.enumerated().map { index, text in
        let time = duration * Double(index) / Double(texts.count - 1)
        return Stop(time: time, text: text, motion: index == 0 ? .jump : curve.motion)
      }
      add(name, own)
    }
  }

  /// Reads the ease over all keyframes. Notes an ease that can only be approximated.
  private mutating func readEase(
    _ settings: GSAPSettings, _ json: JSONText, _ reading: inout ImportReading
  ) {
    let inner = GSAPSettings(json, defaults: nil, at: place(json))
    guard let fitted = inner.ownEase(&reading) ?? settings.ownEase(&reading) else { return }
    easing = fitted.curve
    guard fitted.error > 0 else { return }
    reading.ignore(
      "The ease over all keyframes is within \(fitted.error.json) of its progress.", at: place(json)
    )
  }

  /// GSAP's default ease between keyframes of an object.
  private static let easeEach = FittedCurve(exactly: .ease(NamedEase(.quad, .inOut)))

  /// The ease between the keyframes of an object.
  private func easeEach(of json: JSONText, _ reading: inout ImportReading) -> FittedCurve {
    guard json["easeEach"] != nil else { return Self.easeEach }
    return GSAPSettings(json, defaults: nil, at: place(json)).ease("easeEach", &reading)
  }
}
