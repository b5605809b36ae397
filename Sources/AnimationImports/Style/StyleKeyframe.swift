import AnimationDocuments
import AnimationEngine

/// A keyframe of CSS or the Web Animations API: its offset in the iteration, and its values.
struct StyleKeyframe: Sendable {
  /// The offset in 0...1.
  var offset: Double
  var values: [Value] = []
  /// How properties that the keyframe does not set leave it where it is the first one; nil for the
  /// default.
  var easing: UnitCurve?
  /// An easing with `var()` in the place of `easing`; nil for any other easing.
  var writtenEasing: WrittenEasing?

  struct Value: Sendable {
    var name: String
    var text: String
    var place: SourcePlace
    /// The easing from this value to the next; nil for the default. Keyframes at one offset may
    /// leave it in different ways.
    var easing: UnitCurve?
    /// An easing with `var()`, which takes the place of `easing` once an element plays the keyframe.
    var writtenEasing: WrittenEasing?
  }

  /// An easing as a declaration of CSS writes it.
  struct WrittenEasing: Hashable, Sendable {
    var text: String
    /// Where the declaration stands in the text, in bytes.
    var offset: Int
  }
}

extension StyleTrack {
  /// The tracks of keyframes, which have to be in order of their offsets.
  ///
  /// - Parameters:
  ///   - easing: How keyframes are left that do not say so.
  ///   - shown: What properties show where no keyframe sets them at the start or the end, by their names
  ///     in scripts.
  /// - Complexity: O(values).
  static func all(
    of keyframes: [StyleKeyframe], _ timing: ImportedTiming, easing: UnitCurve = .linear,
    view: String?, shown: [String: String] = [:], _ reading: inout ImportReading
  ) -> [StyleTrack] {
    let (names, stops) = stops(of: keyframes, easing)
    let duration = timing.duration ?? 1
    // A first value that no keyframe sets is left like those of the last block at the start.
    let leaving = keyframes.last { $0.offset == 0 }?.easing ?? easing
    let colors = Dictionary(
      keyframes.compactMap { frame in frame.color.map { (frame.offset, $0) } },
      uniquingKeysWith: { _, last in last })
    return names.compactMap { name in
      guard var own = stops[name], let first = own.first else { return nil }
      let still = SideShorthand.value(of: name, in: shown, &reading)
      close(&own, name, still, leaving, &reading)
      // In the colour of the text itself the keyword means the colour of what is around.
      let isText = name == "color"
      color(&own, name, isText ? [:] : colors, isText ? nil : shown["color"], &reading)
      var (frames, timing) = (frames(of: own, duration), timing)
      if frames.count == 2, case .curve(let curve, 0) = frames[1].motion {
        frames[1].motion = .curve(timing.take(curve))
      }
      return StyleTrack(
        view: view, name: name, place: first.place, frames: frames, timing: timing)
    }
  }

  /// The values of each property, and the properties in the order in which they come.
  private static func stops(
    of keyframes: [StyleKeyframe], _ easing: UnitCurve
  ) -> (names: [String], stops: [String: [Stop]]) {
    var names: [String] = []
    var stops: [String: [Stop]] = [:]
    for keyframe in keyframes {
      for value in keyframe.values {
        let name = StyleName.script(value.name)
        if stops[name] == nil { names.append(name) }
        stops[name, default: []].append(
          Stop(
            offset: keyframe.offset, text: value.text, easing: value.easing ?? easing,
            place: value.place))
      }
    }
    return (names, stops)
  }

  /// The value of one property at an offset.
  private struct Stop {
    var offset: Double
    var text: String
    var easing: UnitCurve
    var place: SourcePlace
  }

  private static func frames(of stops: [Stop], _ duration: Double) -> [Frame] {
    stops.indices.map { index in
      let stop = stops[index]
      guard index > 0 else { return Frame(time: 0, text: stop.text) }
      let isJump = stop.offset <= stops[index - 1].offset
      return Frame(
        time: (stop.offset * duration).withoutSumNoise, text: stop.text,
        motion: isJump ? .jump : .curve(stops[index - 1].easing))
    }
  }

  /// Adds values at offsets 0 and 1 where no keyframe sets them.
  private static func close(
    _ stops: inout [Stop], _ name: String, _ shown: String?, _ easing: UnitCurve,
    _ reading: inout ImportReading
  ) {
    let (first, last) = (stops[0], stops[stops.count - 1])
    guard first.offset > 0 || last.offset < 1 else { return }
    let known = shown ?? InitialValue.text(of: name, beside: first.text)
    if known == nil {
      reading.ignore(
        "What \"\(name)\" shows outside of its keyframes is not said here: the nearest one holds.",
        at: first.place)
    } else if shown == nil {
      reading.ignore(
        "What \"\(name)\" shows outside of its keyframes is not said here: it is taken as "
          + "\(known ?? "").", at: first.place)
    }
    if first.offset > 0 {
      stops.insert(
        Stop(offset: 0, text: known ?? first.text, easing: easing, place: first.place), at: 0)
    }
    if last.offset < 1 {
      stops.append(
        Stop(offset: 1, text: known ?? last.text, easing: easing, place: last.place))
    }
  }

  /// Puts the colour of the text in the place of `currentColor`: that of the keyframe at the same
  /// offset, or of the rule if no keyframe has one. One that is not known is taken as black, which
  /// is noted.
  private static func color(
    _ stops: inout [Stop], _ name: String, _ colors: [Double: String], _ shown: String?,
    _ reading: inout ImportReading
  ) {
    for index in stops.indices where CurrentColor.isUsed(in: stops[index].text) {
      let known = colors[stops[index].offset] ?? (colors.isEmpty ? shown : nil)
      let color = known.flatMap { CurrentColor.isKnown($0) ? $0 : nil }
      if color == nil {
        reading.ignore(
          "The colour that \"\(name.shortened)\" means with currentColor is not said here: it is "
            + "taken as black.", at: stops[index].place)
      }
      stops[index].text = CurrentColor.replaced(in: stops[index].text, by: color ?? "black")
    }
  }
}

extension StyleKeyframe {
  /// The colour that the keyframe gives to text; nil if it gives none.
  fileprivate var color: String? { values.last { $0.name == "color" }?.text }
}

extension UnitCurve {
  /// A CSS easing. The keyword `linear` becomes our `linear`, which does not extend beyond its
  /// ends.
  init(style text: String) throws(ValueSyntaxError) {
    let curve = try UnitCurve(css: text)
    self = curve == UnitCurve(.css(.linear)) ? .linear : curve
  }
}

extension ImportReading {
  /// The easing in a text. Reports a problem and returns nil if it is none.
  mutating func easing(
    _ text: String, at place: SourcePlace
  ) -> UnitCurve? {
    guard affords(easing: text) else { return nil }
    do {
      return try UnitCurve(style: StyleText.trimmed(text))
    } catch {
      report(.invalidCurve, StyleFault(text, error).message, at: place)
      return nil
    }
  }

  /// Charges the reading of an easing: a single text may hold for many tracks, each of which reads
  /// it.
  mutating func affords(easing text: String) -> Bool {
    let (work, bytes) = (60, 24)
    return affords(
      WorkMeter.product(text.utf8.count, work), bytes: WorkMeter.product(text.utf8.count, bytes))
  }
}
