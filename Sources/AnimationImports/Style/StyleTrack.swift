import AnimationDocuments
import AnimationEngine

/// A CSS property over time, with its values as texts.
struct StyleTrack: Sendable {
  /// The name of the view; nil without one.
  var view: String?
  /// The name of the property, as in scripts or in style sheets.
  var name: String
  /// The name in notes; nil for that in scripts.
  var nameInNotes: String?
  var place: SourcePlace
  /// The values by time; the first is at 0.
  var frames: [Frame]
  var timing = ImportedTiming()
  /// How the platform mixes colours.
  var mixing = ColorMixing.css
  /// Whether numbers show rounded.
  var isWhole = false

  struct Frame: Sendable {
    /// The time in seconds from the start of the iteration.
    var time: Double
    var text: String
    /// The motion from the previous frame to this one.
    var motion = ImportedMotion.curve(.linear)
  }

  /// The length of the texts and of the names in bytes.
  private var length: Int {
    frames.reduce(name.utf8.count + (view?.utf8.count ?? 0)) { $0 + $1.text.utf8.count }
  }

  /// The approximate work of reading a byte of a value in whatever form it may have, and the memory
  /// of what is made of it in bytes.
  private static let (workPerByte, bytesPerByte) = (100, 4)
  /// The approximate work and memory of a function in the place of one that a shorter list lacks.
  private static let (workPerFunction, bytesPerFunction) = (150, 100)

  /// The track as tracks of document properties: one, or for a scale and a translation one for each
  /// number. The texts are charged, because many elements may share them.
  ///
  /// - Complexity: O(length of the texts).
  func tracks(_ reading: inout ImportReading) throws(DocumentRefusal) -> [ImportedTrack] {
    try reading.charge(
      WorkMeter.product(length, Self.workPerByte),
      bytes: WorkMeter.product(length, Self.bytesPerByte))
    let texts = InitialValue.replaced(
      in: frames.map { StyleText.trimmed($0.text) }, of: scriptName)
    if scriptName == "transform" {
      let missing = TransformTexts.missing(in: texts)
      try reading.charge(
        WorkMeter.product(missing, Self.workPerFunction),
        bytes: WorkMeter.product(missing, Self.bytesPerFunction))
    }
    if let tracks = ownTracks(texts) { return tracks }
    // Scripts move the words of CSS as words.
    let numbers = mixing == .css ? KeywordTexts.numbers(texts, named: scriptName) : texts
    let values = StyleValues(numbers, named: scriptName, mixing)
    if values.switches {
      if let track = try runs(of: texts, &reading) { return [track] }
      if switchesHalfWay(texts) {
        reading.ignore(StyleValues.reason(texts, of: nameInNotes ?? scriptName), at: place)
      }
    }
    if scriptName == "aspectRatio", !values.switches, Set(texts).count > 1 {
      reading.ignore(
        "Browsers mix \"aspectRatio\" by logarithms: here its numbers move evenly.", at: place)
    }
    noteLongTurns(texts, &reading)
    let shown = isWhole ? values.values.map(\.whole) : values.values
    return [track(StyleName.own(of: scriptName), mixed: shown, texts)]
  }

  /// Whether values that cannot be interpolated switch between two keyframes, and not only where the
  /// platform switches them too: by jumps, and at the steps of curves at either end.
  private func switchesHalfWay(_ texts: [String]) -> Bool {
    frames.indices.dropFirst().contains { index in
      guard frames[index].time > frames[index - 1].time, texts[index] != texts[index - 1] else {
        return false
      }
      switch frames[index].motion {
      case .jump: return false
      case .spring: return true
      case .curve(let curve, _):
        let share = curve.halfWay
        return share > 0 && share < 1
      }
    }
  }

  /// A track of lists of which only some match those beside them; nil for other values.
  private func runs(
    of texts: [String], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> ImportedTrack? {
    guard mixing == .css, let runs = ListRuns(texts, named: scriptName) else { return nil }
    try reading.charge(runs.length, bytes: runs.length)
    var own = self
    own.frames = runs.stops.map { stop in
      var frame = frames[stop.keyframe]
      frame.text = runs.text(at: stop)
      if stop.change == .changesForm { frame.motion = .jump }
      return frame
    }
    return own.track(StyleName.own(of: scriptName), own.frames.map { .css($0.text) })
      .switching { runs.stops[$0 + 1].change == .switches }
  }

  /// A track of values, whose colours mix in the space nearest to the platform's.
  private func track(
    _ property: String, mixed values: [ImportedValue], _ texts: [String]
  ) -> ImportedTrack {
    guard case .color = values[0] else { return track(property, values) }
    let space = mixing.space(of: texts)
    var track = track(property, texts.map { .color($0, space: space.name) })
    track.state(space.error)
    return track
  }

  /// The tracks of properties that have names of their own in documents; nil for others.
  private func ownTracks(_ texts: [String]) -> [ImportedTrack]? {
    switch scriptName {
    case "x", "y", "z": single(texts, scriptName) { StyleText.pixels($0).map { .number($0) } }
    case "scaleX", "scaleY":
      single(texts, scriptName) { StyleText.share($0).map { .number($0) } }
    case "translate": translations(texts)
    case "scale": scales(texts)
    case "rotate", "rotation":
      single(texts, "rotation") { text in
        text == "none" ? .angle(0) : StyleText.degrees(text).map { .angle($0) }
      }
    case let name where name == "opacity" || name.hasSuffix("Opacity"):
      single(texts, name) { StyleText.share($0).map { .number($0) } }
    case "width", "height": single(texts, scriptName) { StyleText.pixels($0).map { .number($0) } }
    case "borderRadius":
      single(texts, "cornerRadius") { StyleText.pixels($0).map { .number($0) } }
    case "filter": single(texts, "blur", Self.blur)
    case "d": single(texts, "path", Self.path)
    default: nil
    }
  }

  private var scriptName: String { StyleName.script(name) }

  // MARK: One value

  private func single(
    _ texts: [String], _ property: String, _ value: (String) -> ImportedValue?
  ) -> [ImportedTrack]? {
    let values = texts.compactMap(value)
    return values.count == texts.count ? [track(property, values)] : nil
  }

  private static func blur(_ text: String) -> ImportedValue? {
    if text == "none" { return .number(0) }
    return StyleText.argument(of: "blur", in: text).flatMap { argument in
      argument.isEmpty ? .number(0) : StyleText.pixels(argument).map { .number($0) }
    }
  }

  private static func path(_ text: String) -> ImportedValue? {
    guard let argument = StyleText.argument(of: "path", in: text), argument.count > 2 else {
      return nil
    }
    return .path(String(argument.dropFirst().dropLast()))
  }

  // MARK: Axes

  /// A track for each axis that moves; nil if a text is not made of lengths in pixels.
  private func translations(_ texts: [String]) -> [ImportedTrack]? {
    columns(texts) { StyleText.pixels($0) }.map { axes($0, ["x", "y", "z"], rest: 0) }
  }

  /// The tracks of a scale, one for both axes where these are equal; nil if a text is not made of
  /// numbers and percentages.
  private func scales(_ texts: [String]) -> [ImportedTrack]? {
    columns(texts) { StyleText.share($0) }.map { columns in
      let isPlanar = columns.dropFirst(2).joined().allSatisfy { $0 == 1 }
      if isPlanar, columns[0] == columns[1] {
        return [track("scale", columns[0].map { .number($0) })]
      }
      return axes(columns, ["scaleX", "scaleY", "scaleZ"], rest: 1)
    }
  }

  /// The numbers of each axis; nil where the texts have none.
  private func columns(_ texts: [String], _ number: (String) -> Double?) -> [[Double]]? {
    let lists = MatchedTexts.of(texts, named: scriptName).map { text in
      StyleText.words(text).map(number)
    }
    guard let count = lists.first?.count, (1...3).contains(count),
      lists.allSatisfy({ $0.count == count && !$0.contains(nil) })
    else { return nil }
    return (0..<count).map { axis in lists.compactMap { $0[axis] } }
  }

  /// A track for each axis whose number has an effect; the first one gets a track if none has.
  private func axes(
    _ columns: [[Double]], _ names: [String], rest: Double
  ) -> [ImportedTrack] {
    let used = columns.indices.filter { axis in columns[axis].contains { $0 != rest } }
    return (used.isEmpty ? [0] : used).map { axis in
      track(names[axis], columns[axis].map { .number($0) })
    }
  }

  // MARK: The track

  private func track(_ property: String, _ values: [ImportedValue]) -> ImportedTrack {
    ImportedTrack(
      property: view.map { "\($0).\(property)" } ?? property, place: place, initial: values[0],
      keyframes: zip(frames, values).dropFirst().map {
        ImportedKeyframe(time: $0.time, value: $1, motion: $0.motion)
      }, timing: timing)
  }
}
