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
  /// The greatest distance of the lines from the motion.
  var error: Double

  struct Keyframe: Hashable, Sendable {
    /// In seconds.
    var time: Double
    /// The numbers of the target.
    var numbers: [Double]
  }

  /// Whether nothing moves.
  var isStill: Bool { keyframes.allSatisfy { $0.numbers == keyframes[0].numbers } }

  /// A row as CSS writes it.
  func css(_ numbers: [Double], _ write: (Double) -> String) -> String {
    guard let text else { return labels[Int(saturating: numbers[0])] }
    return text.filled(with: numbers, write)
  }
}

/// An animation as other platforms take it: channels with keyframes.
struct ExportMotion: Sendable {
  let name: String
  /// In seconds.
  let duration: Double
  let channels: [ExportChannel]
  /// How many decimals the numbers of every channel keep.
  let decimals: Int

  /// The greatest error of all channels.
  var maximumError: Double { channels.map(\.error).max() ?? 0 }

  /// The views in order; nil for what belongs to none.
  var views: [String?] {
    channels.reduce(into: []) { if !$0.contains($1.view) { $0.append($1.view) } }
  }

  func channels(of view: String?) -> [ExportChannel] { channels.filter { $0.view == view } }

  /// A number with the decimals that the tolerance needs.
  func number(_ number: Double) -> String { Self.text(number, decimals: decimals) }

  /// A number rounded to so many decimals, without an exponent.
  static func text(_ number: Double, decimals: Int) -> String {
    let units = (number * power(of: decimals)).rounded()
    guard units.magnitude < 1e15 else { return "\(number)" }
    return DecimalText.text(units: Int(saturating: units), decimals: decimals)
  }

  static func power(of decimals: Int) -> Double {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }
}
