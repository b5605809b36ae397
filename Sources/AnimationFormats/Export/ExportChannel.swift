import AnimationEngine

/// One animated target of a view on another platform, with its keyframes.
struct ExportChannel: Sendable {
  /// The name of the view; nil if the animation names none.
  let view: String?
  let target: ExportTarget
  /// The name of the property in our document, without its view.
  let name: String
  let type: PropertyType
  /// The CSS notation of a keyframe's numbers; nil for labels.
  let text: ValueText?
  /// The labels of a discrete property.
  let labels: [String]
  /// The keyframes by time, connected by straight lines. A jump has two keyframes at the same time.
  var keyframes: [Keyframe]
  /// The greatest error that each component may have, in its own unit.
  let tolerances: [Double]
  /// The sampler that gives the exact motion.
  let sampler: ChannelSampler
  /// How far the exported keyframes are from the motion.
  var deviation = ExportError()
  /// The keyframes connected by Béziers, for all numbers together or for each; empty if lines are
  /// used.
  var curves: [[Keyframe]] = []
  /// How far the straight lines are from the motion.
  private(set) var lineDeviation = ExportError()
  /// How players evaluate the Béziers.
  var reader = CurveReader.exact
  /// Whether the platform's own spring animates the channel.
  var isSpring = false

  /// The distinct name of the channel as a CSS custom property.
  var customProperty = ""

  /// The greatest distance of the exported keyframes from the motion.
  var error: Double { deviation.greatest }

  /// The name of the property in our document.
  var fullName: String { view.map { $0 + "." + name } ?? name }

  /// The view and the name of the property.
  var key: ViewProperty { ViewProperty(view: view, name: name) }

  struct Keyframe: Hashable, Sendable {
    /// The time in seconds.
    var time: Double
    /// The numbers of the target, or one of them.
    var numbers: [Double]
    /// The shape of the piece that begins at this keyframe.
    var shape = PieceShape.line
    /// Whether the piece to the next keyframe is a jump, which the format cannot express.
    var isJump = false

    /// Whether the next keyframe is the other side of a jump.
    func jumps(to next: Keyframe) -> Bool { isJump || ChannelSampler.isJump(time, next.time) }

    /// The keyframe with one of its numbers alone.
    func only(_ place: Int) -> Keyframe {
      var alone = self
      alone.numbers = [numbers[place]]
      return alone
    }
  }

  /// Whether the channel never changes.
  var isStill: Bool { keyframes.allSatisfy { $0.numbers == keyframes[0].numbers } }

  /// The indices of the target's numbers that the document gives. The others rest; a platform that
  /// has a property for each number leaves theirs to whatever else moves them.
  var givenPlaces: [Int] {
    keyframes[0].numbers.indices.filter { sampler.column(of: $0) != nil }
  }

  /// Replaces the lines by Béziers.
  mutating func bend(_ curves: [[Keyframe]], _ deviation: ExportError) {
    (self.curves, lineDeviation, self.deviation) = (curves, self.deviation, deviation)
  }

  /// Replaces the Béziers by lines again.
  mutating func straighten() {
    if !curves.isEmpty { (curves, deviation) = ([], lineDeviation) }
  }

  /// The keyframes of one number, connected by Béziers if there are any.
  func keyframes(of place: Int) -> [Keyframe] {
    curves.count > 1 ? curves[place] : (curves.first ?? keyframes).map { $0.only(place) }
  }

  /// A keyframe's value in CSS; a label that is not a plain word is quoted.
  func css(_ numbers: [Double], _ write: (Double) -> String) -> String {
    if let text { return text.filled(with: numbers, write) }
    let label = label(numbers)
    let isWord = !label.isEmpty && label.utf8.allSatisfy(Self.isPartOfWord)
    return isWord && !Self.isGlobal(label) ? label : Self.quoted(label)
  }

  /// Whether a word is a keyword of every property of CSS, which no custom property shows as it is.
  private static func isGlobal(_ word: String) -> Bool {
    ["initial", "inherit", "unset", "revert", "revert-layer", "revert-rule"]
      .contains(word.lowercased())
  }

  /// The label that a keyframe of a discrete property shows.
  func label(_ numbers: [Double]) -> String { labels[Int(saturating: numbers[0])] }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// A CSS string: quotation marks and backslashes are escaped, and `<`, so that nothing ends the style
  /// of a page in which it stands. Control characters become spaces.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "<": "\\3C "
      case "\u{0}"..<"\u{20}", "\u{7F}": " "
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// A number at a time, on the straight line between two keyframes.
  func number(_ place: Int, at time: Double) -> Double {
    let index = keyframes.firstIndex { $0.time >= time } ?? keyframes.count - 1
    guard index > 0, keyframes[index].time > time else { return keyframes[index].numbers[place] }
    let (from, to) = (keyframes[index - 1], keyframes[index])
    let share = (time - from.time) / (to.time - from.time)
    return from.numbers[place] + (to.numbers[place] - from.numbers[place]) * share
  }
}

extension [ExportChannel] {
  /// The channel that colours a view which is one shape; nil if there is none.
  ///
  /// - Throws: ``ExportRefusal`` if several properties are its colour.
  func fill(in platform: String) throws(ExportRefusal) -> ExportChannel? {
    let fills = filter { [.color, .background, .tint].contains($0.target) }
    guard fills.count < 2 else {
      throw ExportRefusal(
        property: fills[1].fullName,
        message: "A shape of \(platform) has one colour: \"\(fills[0].name)\" is it, and "
          + "\"\(fills[1].name)\" cannot be.")
    }
    return fills.first
  }
}
