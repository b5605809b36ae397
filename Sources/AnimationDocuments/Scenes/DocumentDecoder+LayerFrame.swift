internal import AnimationEngine

// What all animations of layers have: when they run, and what is left of them.

/// When an animation of a layer runs, and what is left of it.
struct LayerFrame {
  /// When.
  var timing: MediaTiming
  /// What shows outside its active time.
  var fillMode: LayerAnimation.FillMode
  /// Whether it is removed when it is over.
  var isRemovedOnCompletion: Bool

  /// An animation in this frame.
  func animation(_ content: LayerAnimation.Content) -> LayerAnimation {
    LayerAnimation(
      content, timing: timing, fillMode: fillMode, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

extension DocumentDecoder {
  /// Reads the frame among the members of an animation; what is wrong is reported and has its
  /// default. `duration` is the one of an animation that states none.
  mutating func layerFrame(_ members: Members, lasting duration: Double) -> LayerFrame {
    let autoreverses = members[.autoreverses].flatMap { bool(at: $0) }
    let timing = MediaTiming(
      beginTime: number(.beginTime, of: members, default: 0) ?? 0,
      timeOffset: number(.timeOffset, of: members, default: 0) ?? 0,
      speed: number(.speed, of: members, default: 1) ?? 1,
      duration: members[.duration].flatMap { self.duration(at: $0) } ?? duration,
      repeatCount: members[.repeatCount].flatMap { repetition(at: $0, .repeatCount) } ?? 0,
      repeatDuration: members[.repeatDuration].flatMap { repetition(at: $0, .repeatDuration) }
        ?? 0, autoreverses: autoreverses ?? false)
    let fillMode = choice(
      .fillMode, of: members, "fill mode", default: LayerAnimation.FillMode.removed)
    let isRemoved = members[.removedOnCompletion].flatMap { bool(at: $0) }
    return LayerFrame(
      timing: timing, fillMode: fillMode ?? .removed, isRemovedOnCompletion: isRemoved ?? true)
  }

  /// A number that is at least 0, or `"infinite"`.
  private mutating func repetition(at node: Int, _ word: Word) -> Double? {
    switch tape[node].kind {
    case .number: return amount(at: node, word.text)
    case .string:
      if self.word(at: node) == .infinite { return .infinity }
      reportUnknownName(at: node, among: [Word.infinite.text], word.text)
    default: wrongType(at: node, "\(word.text) is a number or \"infinite\"")
    }
    return nil
  }

  /// Reads a unit curve, also by the names that only Core Animation has.
  mutating func timingFunction(at node: Int) -> UnitCurve? {
    guard tape[node].kind == .string, let name = TimingFunctionName(rawValue: tape.string(at: node))
    else { return curve(at: node) }
    return name.curve
  }
}

/// The names of Core Animation's timing functions that are no names of unit curves.
enum TimingFunctionName: String, CaseIterable {
  case `default`, easeInEaseOut

  /// The curve of the name.
  var curve: UnitCurve {
    switch self {
    case .default:
      .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    case .easeInEaseOut: .easeInOut
    }
  }
}

extension WordSet {
  /// The members that every animation of a layer may have.
  static let layerFrame: WordSet = [
    .beginTime, .timeOffset, .speed, .duration, .repeatCount, .repeatDuration, .autoreverses,
    .fillMode, .removedOnCompletion,
  ]
}
