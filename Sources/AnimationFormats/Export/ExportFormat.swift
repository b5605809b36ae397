public import AnimationEngine

/// A format of another platform in which animations are written.
///
/// Each format is made in a file of its own and listed in ``all``.
public struct ExportFormat: Sendable {
  /// The name of the format in the path of a URL.
  public let name: String
  /// The media type of the exported text.
  public let mediaType: String
  private let write: Writing
  private let abilities: ExportAbilities

  /// A function that writes an animation in the format.
  typealias Writing = @Sendable (ExportMotion, ExportOptions) throws(ExportRefusal) -> WrittenExport

  init(
    _ name: String, mediaType: String, _ abilities: ExportAbilities = ExportAbilities(),
    export write: @escaping Writing
  ) {
    (self.name, self.mediaType, self.write, self.abilities) = (name, mediaType, write, abilities)
  }

  /// A format whose error is that of its keyframes.
  init(
    _ name: String, mediaType: String, _ abilities: ExportAbilities = ExportAbilities(),
    text: @escaping @Sendable (ExportMotion, ExportOptions) throws(ExportRefusal) -> String
  ) {
    self.init(name, mediaType: mediaType, abilities) { motion, options throws(ExportRefusal) in
      WrittenExport(text: try text(motion, options), motion: motion)
    }
  }

  /// All formats, in the order in which they are listed.
  public static let all: [ExportFormat] = [
    cssKeyframes, waapi, lottie, animatedSVG, motion, gsap, swiftUI, compose, coreAnimation,
    coreAnimationPropertyList, android, dtcg,
  ]

  /// Exports a timeline, or one round of an animation that repeats without end.
  ///
  /// - Parameters:
  ///   - round: One round of what has no end; nil for what has one.
  ///   - name: What the animation is called; nil where it has no name.
  ///   - mostValues: How many values of a channel may be looked at.
  /// - Precondition: The timeline has an end, or there is a round.
  /// - Throws: ``ExportProblem`` where the format cannot say it, or the meter's refusal of the
  ///   work.
  /// - Complexity: O(candidates * columns).
  public func export(
    _ timeline: Timeline, round: ExportRound? = nil, named name: String?, _ options: ExportOptions,
    mostValues: Int = 1_000_000, meter: inout WorkMeter
  ) throws(ExportProblem) -> Export {
    let written = try written(
      timeline, round: round, named: name, options, mostValues: mostValues, meter: &meter)
    return Export(text: written.text, maximumError: written.maximumError)
  }

  /// The export together with its content as numbers.
  func written(
    _ timeline: Timeline, round: ExportRound?, named name: String?, _ options: ExportOptions,
    mostValues: Int, meter: inout WorkMeter
  ) throws(ExportProblem) -> WrittenExport {
    var own = options
    if abilities.isEasing { own.tolerance = nil }
    var motion = try ExportMotion(
      timeline, named: name, own, round: round, abilities, mostValues: mostValues, meter: &meter)
    do { try motion.chargeText(&meter) } catch { throw .timeline(error) }
    let refusals = abilities.refusals(motion)
    guard refusals.isEmpty else { throw .refused(refusals.distinct) }
    do {
      try meter.charge(motion.channels.map(abilities.workOfChannel).reduce(0, WorkMeter.sum))
    } catch {
      throw .timeline(error)
    }
    if options.spring != nil { motion.takeSpring(where: abilities.springs) }
    do {
      try round?.check(within: options.tolerance)
      return try write(motion, options)
    } catch {
      throw .refused([error])
    }
  }
}

/// An exported text and its content as numbers.
struct WrittenExport {
  let text: String
  /// The keyframes that the text contains.
  let motion: ExportMotion
  /// The easings, for formats that write only these; the error is then a fraction of the distance.
  var easings: [WrittenEasing] = []

  /// The greatest distance from the exact animation.
  var maximumError: Double {
    easings.isEmpty ? motion.maximumError : easings.map(\.error).max() ?? 0
  }
}

extension ExportMotion {
  /// One line about the export for formats with comments: its name, duration, error and repetition.
  var remark: String {
    let bound = DecimalText.short(maximumError, rounded: .up)
    let error = maximumError == 0 ? "exact" : "within \(bound)"
    let repetition = isRepeated ? ", repeated without end" : ""
    return "\(name.oneLine): \(DecimalText.short(duration)) s\(repetition), \(error)"
  }

  /// The name as a word of ASCII letters, digits and hyphens, for CSS names and constants.
  static func word(_ name: String) -> String {
    var (word, isAfterGap) = ("", false)
    for character in name {
      guard character.isASCII, character.isLetter || character.isNumber || character == "_" else {
        isAfterGap = !word.isEmpty
        continue
      }
      if isAfterGap { word.append("-") }
      isAfterGap = false
      word.append(character)
    }
    return word.isEmpty || word.first?.isNumber == true ? "_" + word : word
  }

  /// The name in camel case with a lower-case first letter, for variables.
  static func identifier(_ name: String) -> String {
    let words = word(name).split { $0 == "-" || $0 == "_" }
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// The name in camel case with an upper-case first letter, for types.
  static func typeName(_ name: String) -> String {
    let identifier = identifier(name)
    return identifier.prefix(1).uppercased() + identifier.dropFirst()
  }

  /// A number as a literal with a decimal point.
  func literal(_ number: Double) -> String {
    let text = self.number(number)
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  /// A line of code that imports a module.
  static func importing(_ name: String) -> String { "import " + name }

  /// A time as a fraction of the duration, 0...1.
  func share(_ time: Double) -> Double { duration > 0 ? time / duration : 0 }
}

extension String {
  /// The text on one line, for comments.
  ///
  /// Control characters become spaces. Spaces break up `*/` and `--`, and follow each `<`, so that nothing
  /// ends the comment, or the script or the style of a page in which it stands.
  ///
  /// - Complexity: O(length).
  var oneLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.endsLine {
        if line.last ?? " " != " " { line.append(" ") }
        continue
      }
      let isSplit =
        switch line.last {
        case "<": scalar != " "
        case "*": scalar == "/"
        case "-": scalar == "-"
        default: false
        }
      if isSplit { line.append(" ") }
      line.append(scalar)
    }
    return String(line)
  }

  /// The text as the content of a comment of XML, which can hold no two hyphens.
  var xmlComment: String { xml.oneLine }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator or a paragraph separator.
  fileprivate var endsLine: Bool {
    switch self {
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
