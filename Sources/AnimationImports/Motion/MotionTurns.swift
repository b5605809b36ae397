import AnimationDocuments
import AnimationEngine

/// The repetitions of a segment.
struct MotionTurns {
  let count: Int
  /// How long the end of each holds, in seconds.
  let delay: Double
  /// Whether every other one goes back, and whether its curves are turned too.
  let (areFlipped, areReversed): (Bool, Bool)

  /// From so many on Motion does not repeat a segment.
  private static let most = 20.0

  init(
    _ settings: MotionSettings, _ keyframes: Int, _ place: SourcePlace,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let json = settings["repeat"]
    let stated = json.map { ScriptValue.number($0) ?? .infinity } ?? 0
    let type = settings["repeatType"]?.text
    (areFlipped, areReversed) = (type == "reverse" || type == "mirror", type == "reverse")
    delay = max(settings["repeatDelay"].flatMap(ScriptValue.number) ?? 0, 0)
    if stated >= Self.most {
      reading.ignore(
        "A segment repeats less than 20 times: it plays once, as in Motion.", at: place)
    }
    count = stated < Self.most && stated > 0 ? 1 + Int(saturating: stated.rounded(.down)) : 1
    try reading.unroll(WorkMeter.product(count - 1, keyframes + 1), at: place)
  }
}
