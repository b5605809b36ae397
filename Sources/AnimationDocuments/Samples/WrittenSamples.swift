internal import AnimationEngine

/// Samples together with the numbers that rows write. For a value written as a text, such as a
/// transform, these are the numbers in that text. Velocities are always those of the shown values.
struct WrittenSamples: Sendable {
  /// The samples of the values that show.
  private(set) var shown: Samples
  /// The samples whose numbers are written; the same as `shown` if no value is a text.
  private(set) var written: Samples

  /// The samples in the form in which an answer's rows need them.
  ///
  /// - Complexity: O(columns).
  init(rows samples: Samples, _ values: SampleOptions.Values) {
    shown = samples
    let differs = values == .css || samples.properties.contains { $0.type == .transform }
    written =
      differs
      ? Samples(samples.timeline.written(as: values == .css ? .css : .document), on: samples.grid)
      : samples
  }

  /// The samples unchanged, with written and shown numbers the same.
  init(_ samples: Samples) { (shown, written) = (samples, samples) }

  var rowCount: Int { shown.rowCount }

  /// The same samples, prepared for reading all columns at `rows`.
  func prepared(for rows: Range<Int>, velocities: Bool) -> WrittenSamples {
    var result = self
    result.written = written.prepared(for: rows, velocities: false)
    if velocities { result.shown = shown.prepared(for: rows, velocities: true) }
    return result
  }
}
