import AnimationEngine

// Sizes multiply in the text of an export: each keyframe repeats the name of its property and the
// fixed text of its value, each of its numbers the name again, and each marker the name of a phase.
// All of these may be long.

extension ExportMotion {
  /// Charges the text of the export before any of it is made.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  /// - Complexity: O(keyframes + markers).
  func chargeText(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let texts = channels.map(\.bytesOfText) + markers.map(\.bytesOfText)
    let bytes = texts.reduce(0, WorkMeter.sum)
    let names = channels.map(\.bytesOfNames).reduce(name.utf8.count, WorkMeter.sum)
    try meter.charge(
      WorkMeter.sum(bytes / Self.bytesPerUnit, WorkMeter.product(names, Self.workPerLetter)))
    try meter.keep(bytes: WorkMeter.product(Self.copies, WorkMeter.sum(bytes, names)))
  }

  /// The bytes of text that are made and copied in one unit of work.
  private static let bytesPerUnit = 8
  /// The approximate work of making a letter of a name one of an identifier.
  private static let workPerLetter = 40
  /// How often a byte of the text is in memory: in the texts of the keyframes, in those of the
  /// channels, and in the whole.
  private static let copies = 3
}

extension ExportChannel {
  /// About the most bytes that the channel takes in a text.
  fileprivate var bytesOfText: Int {
    let each = fullName.utf8.count + customProperty.utf8.count + Self.bytesOfKeyframe
    guard type != .discrete else {
      return keyframes.map { each + label($0.numbers).utf8.count }.reduce(0, WorkMeter.sum)
    }
    let parts = text?.parts ?? Array(repeating: .number, count: keyframes[0].numbers.count)
    let count = max(keyframes.count, curves.reduce(0) { $0 + $1.count })
    let keyframe = parts.map(\.bytes).reduce(each, WorkMeter.sum)
    return WorkMeter.product(WorkMeter.product(count, lists), keyframe)
  }

  /// How often the keyframes stand in a text: a Lottie file says the opacity of a colour in keyframes of
  /// its own.
  private var lists: Int {
    guard case .color = type else { return 1 }
    return keyframes.contains { $0.numbers.last != 1 } ? 2 : 1
  }

  /// The bytes of the names of all numbers, for platforms that name each.
  fileprivate var bytesOfNames: Int {
    let name = fullName.utf8.count
    return WorkMeter.product(name, keyframes[0].numbers.count)
  }

  /// The bytes of a keyframe besides its value: its time, its easing, and punctuation.
  private static let bytesOfKeyframe = 40
}

extension ValueText.Part {
  /// About the most bytes of the part, with numbers of a few digits.
  fileprivate var bytes: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .choice(let above, let below): max(above.utf8.count, below.utf8.count)
    case .presence: 0
    case .number: 12
    case .color: 40
    }
  }
}

extension ExportMarker {
  /// About the bytes of the marker in a text.
  fileprivate var bytesOfText: Int { 40 + event.nameBytes }
}
