import AnimationEngine

/// One thing that moves on another platform: a target of a view, with its keyframes.
struct ExportChannel: Sendable {
  /// The view; nil where the animation names none.
  let view: String?
  let target: ExportTarget
  /// What the property is called here.
  let name: String
  let type: PropertyType
  /// How CSS writes the numbers of a row; nil for labels.
  let text: ValueText?
  /// The labels of a discrete property.
  let labels: [String]
  /// The keyframes by time; straight lines lie between them. A jump has two of one time.
  var keyframes: [Keyframe]
  /// The greatest distance of the keyframes from the motion.
  var error: Double
  /// What it is read from.
  let sampler: ChannelSampler
  /// The error that it may have.
  var tolerance = 0.0
  /// The same with Béziers between keyframes, for all numbers together or for each by itself; empty where
  /// lines serve as well.
  var curves: [[CurvedKeyframes.Keyframe]] = []
  /// The error of the lines.
  var lineError = 0.0
  /// How readers play the Béziers.
  var reader = CurveReader.exact
  /// Whether the platform's own spring moves it.
  var isSpring = false

  /// What it is called where it is a custom property of CSS: no other one has that name.
  var customProperty = ""

  /// Its view and its name here.
  var key: ViewProperty { ViewProperty(view: view, name: name) }

  struct Keyframe: Hashable, Sendable {
    /// In seconds.
    var time: Double
    /// The numbers of the target.
    var numbers: [Double]
    /// Whether the way to the next keyframe stands for a jump, which the format cannot say.
    var isJump = false
  }

  /// Whether nothing moves.
  var isStill: Bool { keyframes.allSatisfy { $0.numbers == keyframes[0].numbers } }

  /// Puts Béziers in the place of the lines.
  mutating func bend(_ curves: [[CurvedKeyframes.Keyframe]], error: Double) {
    (self.curves, lineError, self.error) = (curves, self.error, error)
  }

  /// Takes the lines again.
  mutating func straighten() {
    if !curves.isEmpty { (curves, error) = ([], lineError) }
  }

  /// The keyframes of one number, with Béziers where there are such.
  func keyframes(of place: Int) -> [CurvedKeyframes.Keyframe] {
    guard let first = curves.first else {
      return keyframes.map {
        .init(time: $0.time, numbers: [$0.numbers[place]], isJump: $0.isJump)
      }
    }
    let (own, column) = curves.count > 1 ? (curves[place], 0) : (first, place)
    return own.map {
      .init(
        time: $0.time, numbers: [$0.numbers[column]], shape: $0.shape, isJump: $0.isJump)
    }
  }

  /// A row as CSS writes it; a label that is no plain word stands in quotation marks.
  func css(_ numbers: [Double], _ write: (Double) -> String) -> String {
    if let text { return text.filled(with: numbers, write) }
    let label = labels[Int(saturating: numbers[0])]
    let isWord = !label.isEmpty && label.utf8.allSatisfy(Self.isPartOfWord)
    return isWord ? label : Self.quoted(label)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// A string of CSS: its marks and backslashes are escaped, and what ends a line is a space.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..<"\u{20}", "\u{7F}": " "
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// A number at a time, on the line between two keyframes.
  func number(_ place: Int, at time: Double) -> Double {
    let index = keyframes.firstIndex { $0.time >= time } ?? keyframes.count - 1
    guard index > 0, keyframes[index].time > time else { return keyframes[index].numbers[place] }
    let (from, to) = (keyframes[index - 1], keyframes[index])
    let share = (time - from.time) / (to.time - from.time)
    return from.numbers[place] + (to.numbers[place] - from.numbers[place]) * share
  }
}

extension [ExportChannel] {
  /// The colour of a view that is one shape.
  ///
  /// - Throws: ``ExportRefusal`` where several properties are its colour.
  func fill(in platform: String) throws(ExportRefusal) -> ExportChannel? {
    let fills = filter { [.color, .background, .tint].contains($0.target) }
    guard fills.count < 2 else {
      throw ExportRefusal(
        property: fills[1].name,
        message: "A shape of \(platform) has one colour: \"\(fills[0].name)\" is it, and "
          + "\"\(fills[1].name)\" cannot be.")
    }
    return fills.first
  }
}

/// An animation as other platforms take it: channels with keyframes.
struct ExportMotion: Sendable {
  let name: String
  /// In seconds.
  let duration: Double
  var channels: [ExportChannel]
  /// How many decimals the numbers of every channel keep.
  let decimals: Int
  /// Moments that have a name.
  var markers: [ExportMarker] = []
  /// The spring that is all there is to the animation.
  var spring: Spring?
  /// Whether it begins anew at its end, for ever.
  var isRepeated = false
  /// How far the first of many rounds is from what stands here.
  var firstError = 0.0

  /// The greatest error of all channels.
  var maximumError: Double { channels.map(\.error).reduce(firstError, max) }

  /// The views in order; nil for what belongs to none.
  var views: [String?] {
    channels.reduce(into: []) { if !$0.contains($1.view) { $0.append($1.view) } }
  }

  /// What views are called; what belongs to none is called like the animation.
  func viewNames(separator: String, word: (String) -> String) -> DistinctNames<String?> {
    DistinctNames(views, separator: separator, name: { $0 ?? name }, word: word)
  }

  func channels(of view: String?) -> [ExportChannel] { channels.filter { $0.view == view } }

  /// How far from the middle the shapes of all views get, each being 100 wide and high where nothing says
  /// how large it is.
  var reach: Double {
    func largest(_ targets: [ExportTarget]) -> Double {
      channels.filter { targets.contains($0.target) }
        .flatMap { $0.keyframes.flatMap(\.numbers) }.map(\.magnitude).max() ?? 0
    }
    let shape = max(largest([.width, .height]), 100) / 2 * max(largest([.scale]), 1)
    return largest([.translate]) + 1.5 * shape
  }

  /// A number with the decimals that the tolerance needs.
  func number(_ number: Double) -> String { Self.text(number, decimals: decimals) }

  /// A number rounded to `decimals` decimals, without an exponent.
  static func text(_ number: Double, decimals: Int) -> String {
    let units = (number * power(of: decimals)).rounded()
    guard units.magnitude < 1e15 else { return "\(number)" }
    return DecimalText.text(units: Int(saturating: units), decimals: decimals)
  }

  static func power(of decimals: Int) -> Double {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }
}
