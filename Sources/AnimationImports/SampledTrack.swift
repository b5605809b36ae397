import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// A track whose timing keyframes cannot express exactly, as straight lines within a thousandth
/// of its distance.
struct SampledTrack {
  /// The track with plain timing, and the greatest distance of its lines from the motion.
  let result: (track: ImportedTrack, error: Double)

  /// The tolerance as a fraction of the distance that the track covers.
  private static let share = 0.001
  /// The number of times checked between two keyframes.
  private static let probes = 8

  init(_ track: ImportedTrack, _ reading: inout ImportReading) throws(DocumentRefusal) {
    guard track.isNumeric else {
      reading.ignore(
        "The timing of \"\(track.property)\" cannot stand beside the others: it plays once, from 0.",
        at: track.place)
      var plain = track
      plain.timing = ImportedTiming()
      result = (plain, 0)
      return
    }
    // The track alone, with its own timing.
    let document = try DocumentText(ArrangedTracks([track], &reading), named: nil)
      .document(&reading)
    let animation = try document.resolved(within: reading.limits)
    do {
      let timeline = try animation.compiled(within: .init(), meter: &reading.meter)
      result = try Self.lines(of: track, timeline, &reading.meter)
    } catch {
      throw DocumentRefusal(error)
    }
  }

  private static func lines(
    of track: ImportedTrack, _ timeline: Timeline, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> (ImportedTrack, Double) {
    let values = [track.initial] + track.keyframes.map(\.value)
    let distance = zip(values, values.dropFirst()).map { $0.distance(to: $1) }.max() ?? 0
    let tolerance = distance > 0 ? distance * share : share
    let times = try timeline.adaptiveTimes(
      within: tolerance, from: 0, to: timeline.duration ?? 0, mostTimes: 100_000, meter: &meter)
    try meter.charge(WorkMeter.product(times.count, probes + 1, timeline.workOfRow))
    var lines = track
    lines.timing = ImportedTiming()
    lines.initial = track.initial.with(timeline.row(at: 0))
    lines.keyframes = times.dropFirst().map {
      ImportedKeyframe(time: $0, value: track.initial.with(timeline.row(at: $0)))
    }
    return (lines, error(of: times, timeline))
  }

  /// The greatest distance of the lines between these times from the motion.
  private static func error(of times: [Double], _ timeline: Timeline) -> Double {
    var worst = 0.0
    for (from, to) in zip(times, times.dropFirst()) where to - from > 1e-9 {
      let (start, end) = (timeline.row(at: from), timeline.row(at: to))
      for probe in 0...probes {
        let share = Double(probe) / Double(probes)
        let shown = timeline.row(at: from + (to - from) * share)
        for column in shown.indices {
          let line = start[column] + (end[column] - start[column]) * share
          worst = max(worst, abs(line - shown[column]))
        }
      }
    }
    return worst
  }
}

extension ImportedTrack {
  fileprivate var isNumeric: Bool {
    timing.repeatDelay == 0 && timing.iterations.isFinite
      && ([initial] + keyframes.map(\.value)).allSatisfy { !$0.numbers.isEmpty }
  }
}

extension ImportedValue {
  /// A value of the same form with other numbers.
  fileprivate func with(_ numbers: [Double]) -> ImportedValue {
    switch self {
    case .number: .number(numbers[0])
    case .integer: .integer(numbers[0].rounded())
    case .angle: .angle(numbers[0])
    case .point: .point(x: numbers[0], y: numbers[1])
    case .vector: .vector(numbers)
    case .color, .transform, .path, .css, .discrete: self
    }
  }
}
