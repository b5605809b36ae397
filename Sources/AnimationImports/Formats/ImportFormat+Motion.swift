import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// Motion: targets such as `{"x":[0,100],"transition":{…}}`, also with `initial` and `animate`,
  /// calls of `animate` in a script, and elements such as `<motion.div>`.
  static let motion = ImportFormat("motion") { source in
    guard let json = source.json else {
      let isScript = source.text.holds("animate(") || MotionElement.stands(in: source.text)
      return isScript && !source.text.holds("gsap")
    }
    if json.isArray { return MotionSequence.stands(in: json) }
    guard json.isObject else { return false }
    let known = ["x", "y", "scale", "rotate", "opacity"]
    return source.has("transition") || source.has("animate") || MotionTransition.isMeant(by: json)
      || known.contains { json[$0]?.isArray == true } && json["keyframes"] == nil
  } read: { reading throws(DocumentRefusal) in
    var reader = MotionReader()
    try reader.read(&reading)
    return reader.animation
  }
}

/// Reads the targets and transitions of Motion.
private struct MotionReader {
  private(set) var animation = ImportedAnimation()

  mutating func read(_ reading: inout ImportReading) throws(DocumentRefusal) {
    guard let json = reading.source.json else { return try readScript(&reading) }
    if json.isArray { return try read(sequence: json, nil, { .json($0) }, &reading) }
    guard json.isObject else {
      return reading.report(.wrongType, "A target of Motion is an object.", at: .json(json))
    }
    animation.name = json["name"]?.text
    if let transition = MotionTransition.alone(json) { return try readAlone(transition, &reading) }
    let target = json["animate"] ?? json["keyframes"] ?? json
    let transition = target["transition"] ?? json["transition"] ?? json["options"]
    let starts = [json["initial"]].compactMap { $0 }
    try read(MotionShow(target, from: starts, transition), { .json($0) }, &reading)
    if json["animate"] != nil || json["keyframes"] != nil { noteOthers(json, &reading) }
  }

  private func noteOthers(_ json: JSONText, _ reading: inout ImportReading) {
    let known: Set = ["initial", "animate", "transition", "name", "keyframes", "options"]
    for (name, value) in json.members where !known.contains(name) {
      reading.ignore("\"\(name)\" is no part of what moves.", at: .json(value))
    }
  }

  private mutating func readScript(_ reading: inout ImportReading) throws(DocumentRefusal) {
    animation.name = ExportRemark.name(in: reading.source.start)
    if reading.source.text.holds("animate(") { try readCalls(&reading) }
    for show in try MotionShow.all(&reading) { try read(show, { .script($0) }, &reading) }
    if animation.tracks.isEmpty, reading.isFine, reading.notes.isEmpty {
      reading.report(
        .empty, "No call of animate() and no element of Motion here says what moves.", at: .whole,
        hint: "<motion.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} />")
    }
  }

  private mutating func readCalls(_ reading: inout ImportReading) throws(DocumentRefusal) {
    let calls = try ScriptText.calls(of: ["animate"], &reading)
    let isOfSeveral = ScriptTarget.areSeveral(calls)
    for call in calls {
      if let sequence = call.arguments.first, MotionSequence.isMeant(by: sequence) {
        let options = call.arguments.dropFirst().first
        try read(
          sequence: sequence, options, isOneOfSeveral: isOfSeveral, { .script($0) }, &reading)
        continue
      }
      if let shown = try MotionSwitch(call, &reading) {
        try read(shown, call.arguments[2], &reading)
        continue
      }
      guard call.arguments.count > 1, call.arguments[1].isObject else {
        reading.ignore(call)
        continue
      }
      let transition =
        call.arguments.count > 2 ? call.arguments[2] : call.arguments[1]["transition"]
      try reading.charge(selectors: call.arguments[0].written)
      for view in call.views(isOneOfSeveral: isOfSeveral) {
        let show = MotionShow(call.arguments[1], from: [], transition, view: view)
        try read(show, { .script($0) }, &reading)
      }
    }
  }

  /// Reads values that a call shows one after the other.
  private mutating func read(
    _ shown: MotionSwitch, _ transition: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let name = ScriptValue.name(shown.name)
    let own = MotionTransition(
      of: name, called: shown.name, in: transition, at: .script(transition))
    try reading.make(keyframes: shown.texts.count, at: own.place)
    try add(name, shown.texts, own, view: shown.view, &reading)
  }

  /// Reads the values of a target, with their transition.
  private mutating func read(
    _ show: MotionShow, _ place: (JSONText) -> SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let (target, transition) = (show.target, show.readable(place, &reading))
    guard target.isObject else {
      return reading.report(.wrongType, "A target is an object with values.", at: place(target))
    }
    if let end = target["transitionEnd"] {
      reading.ignore(
        "\"transitionEnd\" sets values behind the end: it is left out.", at: place(end))
    }
    // Any number of views may share a target.
    try Self.chargeLookUps(in: [target, target, transition], &reading)
    let values = target.members.filter { !Self.reserved.contains($0.name) }
    if values.isEmpty { show.noteOthers(of: transition, place, &reading) }
    for (written, value) in values {
      if let chosen = value["then"] {
        if ScriptValue.isComputed(chosen, written, place(value), &reading) { continue }
        reading.ignoreChoice(value, of: written, at: place(value))
      } else if ScriptValue.isComputed(value, written, place(value), &reading) {
        continue
      }
      try read(value, of: written, by: transition, for: show, place(value), &reading)
    }
  }

  /// Reads the value of a property, with the transition that holds for it.
  private mutating func read(
    _ value: JSONText, of written: String, by transition: JSONText?, for show: MotionShow,
    _ place: SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try Self.chargeLookUps(in: show.starts + [transition], &reading)
    let name = ScriptValue.name(written)
    var own = MotionTransition(of: name, called: written, in: transition, at: place)
    (own.wait, own.followed) = (show.delay, show.followed)
    try Self.chargeLookUps(in: [own.json], &reading)
    try reading.charge(own.workOfTexts)
    let start = value["else"] ?? show.starts.lazy.compactMap { $0[written] ?? $0[name] }.first
    try Self.chargeLookUps(in: [start], &reading)
    let shown = value["then"] ?? value
    guard let texts = texts(shown, from: start, named: name, own.place, &reading) else { return }
    try reading.make(keyframes: texts.count, at: own.place)
    own.noteOthers(&reading)
    try add(name, texts, own, view: show.view, &reading)
  }

  /// Charges what is looked up by name or gone through for each view and property, in objects and lists
  /// that they share.
  private static func chargeLookUps(
    in objects: [JSONText?], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let workPerMember = 50
    for object in objects {
      try reading.charge(WorkMeter.product(object?.count ?? 0, workPerMember))
    }
  }

  /// Reads a transition without values: it moves `value` from 0 to 1.
  private mutating func readAlone(
    _ transition: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let own = MotionTransition(
      of: "value", called: "value", in: transition, at: .json(transition))
    own.noteOthers(&reading)
    try add("value", ["0", "1"], own, view: nil, &reading)
  }

  private mutating func add(
    _ name: String, _ texts: [String], _ own: MotionTransition, view: String?,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    guard let frames = own.frames(texts, &reading) else { return }
    try add(frames, of: name, view: view, own, at: own.place, &reading)
  }

  /// Adds frames with the repetitions of a transition.
  private mutating func add(
    _ frames: [StyleTrack.Frame], of name: String, view: String?, _ own: MotionTransition,
    at place: SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    var (frames, (timing, isMirrored)) = (frames, own.timing(&reading))
    if isMirrored { frames = try Self.mirrored(frames, &timing, at: place, &reading) }
    if frames.count > 1 { timing.duration = frames.last?.time }
    let track = StyleTrack(
      view: view, name: name, place: place, frames: frames, timing: timing,
      mixing: Self.isOfBrowser(name, frames.map(\.text)) ? .css : .squares)
    animation.tracks += try track.tracks(&reading).map(\.waitingBeforeJump)
  }

  // MARK: Sequences

  /// Reads a sequence with its options, whose timing holds for all of it.
  private mutating func read(
    sequence json: JSONText, _ options: JSONText?, isOneOfSeveral: Bool = false,
    _ place: @escaping (JSONText) -> SourcePlace, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let sequence = try MotionSequence(
      json, options: options, isOneOfSeveral: isOneOfSeveral, place, &reading)
    let whole = options.map(place) ?? place(json)
    var own = MotionTransition(of: "", called: "", in: options, at: whole)
    own.noteOthers(&reading)
    own.standard = sequence.standard
    if let standard = sequence.standard {
      MotionTransition(of: "", called: "", in: standard, at: whole).noteOthers(&reading)
    }
    for value in sequence.values {
      try Self.chargeLookUps(in: [options, sequence.standard], &reading)
      let start = value.isOpen ? rest(of: value.name, value.firstText, value.place, &reading) : nil
      let (frames, wait) = sequence.frames(of: value, from: start, &reading)
      guard !frames.isEmpty else { continue }
      own.wait = wait
      try add(frames, of: value.name, view: value.view, own, at: value.place, &reading)
    }
  }

  /// Whether Motion leaves the colours of a property to the browser: those of the background, and of some
  /// others where a text is a colour that it does not read itself.
  private static func isOfBrowser(_ name: String, _ texts: [String]) -> Bool {
    if name == "backgroundColor" { return true }
    let isColor =
      ["color", "fill", "stroke"].contains(name)
      || name.hasSuffix("Color") && ["border", "outline"].contains { name.hasPrefix($0) }
    return isColor && texts.contains { text in Self.foreign.contains { text.hasPrefix($0) } }
  }

  /// How colours begin that Motion does not read itself.
  private static let foreign = ["oklch(", "oklab(", "lab(", "lch(", "color(", "color-mix("]

  private static let reserved: Set = ["transition", "transitionEnd", "initial", "name"]

  /// The values as texts. A single end value is preceded by the value that shows before. Reports a
  /// problem and returns nil if there is none, or one is no number and no text.
  private func texts(
    _ value: JSONText, from initial: JSONText?, named name: String, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) -> [String]? {
    let list = value.isArray ? value.elements : [value]
    var texts = ScriptValue.texts(list, of: name)
    // A wildcard is the value before it; at the start, that which shows.
    for index in list.indices.dropFirst() where list[index].isNull {
      texts[index] = texts[index - 1]
    }
    if texts.count == 1 || list.first?.isNull == true {
      if list.first?.isNull == true { texts.removeFirst() }
      let start = initial.flatMap {
        ScriptValue.text($0.isArray ? $0.elements.last ?? $0 : $0, of: name)
      }
      texts.insert(start ?? rest(of: name, texts.first ?? nil, place, &reading), at: 0)
    }
    let known = texts.compactMap { $0 }
    guard known.count == texts.count, known.count > 1 else {
      MotionTransition.reportValues(of: name, at: place, &reading)
      return nil
    }
    return known
  }

  private func rest(
    of name: String, _ target: String?, _ place: SourcePlace, _ reading: inout ImportReading
  ) -> String? {
    let rest = ScriptValue.rest(of: name)
    reading.ignore(
      "What \"\(name.shortened)\" shows at the start is not said: it is taken as "
        + "\(rest ?? "its end").", at: place)
    return rest ?? target
  }

  /// The frames of all repetitions, every other one backward with the same times and eases, as one
  /// iteration. Endless ones are a forward and a backward one, which repeat.
  private static func mirrored(
    _ frames: [StyleTrack.Frame], _ timing: inout ImportedTiming, at place: SourcePlace,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleTrack.Frame] {
    let isEndless = timing.iterations == .infinity
    let turns = isEndless ? 2 : Int(saturating: timing.iterations.rounded(.down))
    let length = (frames.last?.time ?? 0) + timing.repeatDelay
    if !isEndless { (timing.iterations, timing.repeatDelay) = (1, 0) }
    try reading.unroll(WorkMeter.product(turns, frames.count), at: place)
    return (0..<turns).flatMap { turn in
      frames.indices.map { index in
        var frame = frames[index]
        if turn % 2 == 1 { frame.text = frames[frames.count - 1 - index].text }
        frame.time = (frame.time + Double(turn) * length).withoutSumNoise
        if turn > 0, index == 0 { frame.motion = .jump }
        return frame
      }
    }
  }
}
