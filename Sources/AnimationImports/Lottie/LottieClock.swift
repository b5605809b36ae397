import AnimationDocuments
import AnimationEngine

/// The time of a Lottie file: frames from its in-point to its out-point.
struct LottieClock {
  /// Frames per second.
  let rate: Double
  /// The first frame shown, and the first one no longer shown; in files of our own, which show their end
  /// for a frame, the end of the motion.
  let first, last: Double
  /// The frame of the file at which the frame 0 of a composition is, and the frames that each of its own
  /// takes.
  private var (shift, stretch) = (0.0, 1.0)

  /// The clock of a composition. Reports a problem and returns nil if its frame rate or frames
  /// are missing.
  init?(_ json: JSONText, _ reading: inout ImportReading) {
    let rate = Self.number("fr", json, &reading)
    let first = json["ip"] == nil ? 0 : Self.number("ip", json, &reading)
    let last = Self.number("op", json, &reading)
    guard let rate, let first, let last else { return nil }
    guard rate > 0 else {
      reading.report(
        .outOfRange, "\"fr\" is above 0: it is the frames per second.",
        at: json["fr"]?.place ?? .whole)
      return nil
    }
    guard last > first else {
      reading.report(
        .outOfRange, "\"op\" comes after \"ip\": it is the frame after the last one.",
        at: json["op"]?.place ?? .whole)
      return nil
    }
    let own = LottieComposition.isOwn(json) ? json["meta"]?["frames"]?.number : nil
    let end = own.map { first + $0 } ?? last
    (self.rate, self.first) = (rate, first)
    self.last = end > first ? min(end, last) : last
  }

  /// The time of a frame in seconds from the start of the file.
  func seconds(_ frame: Double) -> Double {
    ((frame * stretch + shift - first) / rate).withoutSumNoise
  }

  /// The clock of the composition that a layer shows, which starts at `st` and is stretched by `sr`; nil
  /// if its time does not go on.
  func inside(_ layer: JSONText) -> LottieClock? {
    let (start, own) = (layer["st"]?.number ?? 0, layer["sr"]?.number ?? 1)
    guard own > 0 else { return nil }
    var clock = self
    (clock.shift, clock.stretch) = (start * stretch + shift, own * stretch)
    return clock
  }

  /// The duration of the file in seconds.
  var duration: Double { seconds(last) }

  private static func number(
    _ name: String, _ json: JSONText, _ reading: inout ImportReading
  ) -> Double? {
    if let number = json[name]?.number { return number }
    let meaning = [
      "fr": "the frames per second", "ip": "the first frame", "op": "the frame after the last one",
    ]
    let sentence = "\"\(name)\" is a number: \(meaning[name] ?? "a frame")."
    if let wrong = json[name] {
      reading.report(.wrongType, sentence, at: wrong.place)
    } else {
      reading.report(.missingMember, sentence, at: json.place)
    }
    return nil
  }
}
