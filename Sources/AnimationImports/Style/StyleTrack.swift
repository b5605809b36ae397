import AnimationDocuments
import AnimationEngine

/// A CSS property over time, with its values as texts.
struct StyleTrack: Sendable {
  /// The name of the view; nil without one.
  var view: String?
  /// The name of the property, as in scripts or in style sheets.
  var name: String
  var place: SourcePlace
  /// The values by time; the first is at 0.
  var frames: [Frame]
  var timing = ImportedTiming()

  struct Frame: Sendable {
    /// The time in seconds from the start of the iteration.
    var time: Double
    var text: String
    /// The motion from the previous frame to this one.
    var motion = ImportedMotion.curve(.linear)
  }

  /// The same as tracks of our properties: one, or for a scale and a translation one for each
  /// number.
  ///
  /// - Complexity: O(length of the texts).
  func tracks(_ reading: inout ImportReading) -> [ImportedTrack] {
    let texts = frames.map { StyleText.trimmed($0.text) }
    if let tracks = ownTracks(texts) { return tracks }
    let values = StyleValues(texts, named: scriptName)
    if values.switches {
      reading.ignore(
        "The values of \"\(name)\" do not match: they switch half way, as in CSS.", at: place)
    }
    return [track(StyleName.own(of: scriptName), values.values)]
  }

  /// The tracks of properties that have names of their own in documents; nil for others.
  private func ownTracks(_ texts: [String]) -> [ImportedTrack]? {
    switch scriptName {
    case "x", "y", "z": single(texts, scriptName) { StyleText.pixels($0).map { .number($0) } }
    case "scaleX", "scaleY":
      single(texts, scriptName) { StyleText.share($0).map { .number($0) } }
    case "translate": pairs(texts, ("x", "y"), rest: 0) { StyleText.pixels($0) }
    case "scale": scales(texts)
    case "rotate", "rotation":
      single(texts, "rotation") { text in
        text == "none" ? .angle(0) : StyleText.degrees(text).map { .angle($0) }
      }
    case "opacity": single(texts, "opacity") { StyleText.share($0).map { .number($0) } }
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

  // MARK: Two numbers

  /// A track for each of two numbers that moves; the first number always gets one.
  private func pairs(
    _ texts: [String], _ names: (String, String), rest: Double, _ number: (String) -> Double?
  ) -> [ImportedTrack]? {
    let pairs = texts.compactMap { Self.pair($0, rest: rest, number) }
    guard pairs.count == texts.count else { return nil }
    let isSecondUsed = pairs.contains { $0.1 != rest }
    let isFirstUsed = pairs.contains { $0.0 != rest } || !isSecondUsed
    return (isFirstUsed ? [track(names.0, pairs.map { .number($0.0) })] : [])
      + (isSecondUsed ? [track(names.1, pairs.map { .number($0.1) })] : [])
  }

  /// The two numbers in a text; a missing second one is `rest`.
  private static func pair(
    _ text: String, rest: Double, _ number: (String) -> Double?
  ) -> (Double, Double)? {
    if text == "none" { return (rest, rest) }
    let words = StyleText.words(text)
    let numbers = words.compactMap(number)
    guard numbers.count == words.count, (1...3).contains(numbers.count),
      numbers.count < 3 || numbers[2] == rest
    else { return nil }
    return (numbers[0], numbers.count > 1 ? numbers[1] : rest)
  }

  /// The tracks of a scale; a single number scales both axes.
  private func scales(_ texts: [String]) -> [ImportedTrack]? {
    let both = texts.map { text in
      let words = StyleText.words(text)
      return words.count == 1 && text != "none" ? "\(text) \(text)" : text
    }
    let pairs = both.compactMap { Self.pair($0, rest: 1) { StyleText.share($0) } }
    guard pairs.count == both.count else { return nil }
    if pairs.allSatisfy({ $0.0 == $0.1 }) {
      return [track("scale", pairs.map { .number($0.0) })]
    }
    return self.pairs(both, ("scaleX", "scaleY"), rest: 1) { StyleText.share($0) }
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
