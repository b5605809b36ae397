import AnimationDocuments
import AnimationEngine

/// The part of a tween that is about one property. The value that the property shows when the tween
/// begins is not known yet.
struct GSAPEntry {
  let kind: GSAPTween.Kind
  let overwrites: Bool
  let place: SourcePlace
  let stops: [GSAPFrames.Stop]
  /// The value at which the property starts; nil for the one that shows.
  let start: String?
  /// Whether the entry shows its start from when it is made on.
  let showsAtOnce: Bool
  /// Whether the entry sets its value when it is made.
  let isSetAtOnce: Bool
  var timing: ImportedTiming

  init(
    _ tween: GSAPTween, overwrites: Bool, _ stops: [GSAPFrames.Stop], from start: String?,
    _ timing: ImportedTiming
  ) {
    (kind, place, self.overwrites) = (tween.kind, tween.place, overwrites)
    showsAtOnce = tween.showsAtOnce
    isSetAtOnce = tween.kind == .set && tween.isAlone && timing.delay <= 0
    (self.stops, self.start, self.timing) = (stops, start, timing)
  }

  /// Whether the entry says at which value it begins.
  var isGiven: Bool { kind == .set || start != nil }

  /// What shows once the entry is made, where `shown` does before; nil if that is not known.
  func made(after shown: String?) -> String? {
    guard showsAtOnce || isSetAtOnce else { return shown }
    if kind == .fromTo { return start ?? shown }
    guard let text = stops.last?.text, text != GSAPFrames.waiting else { return shown }
    return Self.absolute(text, from: shown ?? text)
  }

  /// Whether the entry leads to what showed when it was made.
  var endsWhereMade: Bool { kind == .from && showsAtOnce }

  /// The piece of the entry, where `shown` is the value before it, or for one that leads there, its
  /// end; nil for one that is not known. What is set where it is made gives way to what shows at the
  /// start.
  func piece(from shown: String?, at origin: String?, isAtStart: Bool) -> GSAPPiece {
    let shown = shown ?? stops.first { $0.text != GSAPFrames.waiting }?.text ?? "0"
    var frames = [StyleTrack.Frame(time: 0, text: start ?? shown)]
    for stop in stops where !(stop.time <= 0 && stop.motion == .jump && start != nil) {
      let before = frames[frames.count - 1].text
      let text = stop.text == GSAPFrames.waiting ? before : Self.absolute(stop.text, from: before)
      frames.append(.init(time: stop.time, text: text, motion: stop.motion))
    }
    if kind == .from, frames.count == 2 {
      (frames[0].text, frames[1].text) = (frames[1].text, frames[0].text)
    }
    if kind == .set, isAtStart {
      frames = [.init(time: 0, text: frames[frames.count - 1].text)]
    }
    if isSetAtOnce, let origin { frames[frames.count - 1].text = origin }
    return GSAPPiece(frames: frames, timing: timing, overwrites: overwrites)
  }

  /// Whether a value depends on the one before it.
  static func isRelative(_ text: String) -> Bool { absolute(text, from: "0") != text }

  /// A relative value such as `+=100`, or a turn with its direction such as `270_short`, made
  /// absolute.
  private static func absolute(_ text: String, from before: String) -> String {
    if let turn = GSAPTurn(text, from: before) { return turn.end.json + "deg" }
    guard text.hasPrefix("+=") || text.hasPrefix("-="),
      let step = StyleText.dimension(String(text.dropFirst(2))),
      let start = StyleText.dimension(before)
    else { return text }
    let sum = start.number + (text.hasPrefix("-") ? -step.number : step.number)
    return sum.isFinite ? sum.json + (step.unit.isEmpty ? start.unit : step.unit) : text
  }
}
