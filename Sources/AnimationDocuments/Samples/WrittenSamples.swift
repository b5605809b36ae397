internal import AnimationEngine

/// Samples with their values as rows write them: the numbers of texts in place of those that show, where
/// a value is written as a text. Velocities are those of what shows.
struct WrittenSamples: Sendable {
  /// What shows.
  private(set) var shown: Samples
  /// What is written; the same where no value is written as a text.
  private(set) var written: Samples

  /// The samples as the rows of an answer write them.
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

  /// The samples as they are.
  init(_ samples: Samples) { (shown, written) = (samples, samples) }

  var rowCount: Int { shown.rowCount }

  /// The same samples, for somebody who asks for all columns at `rows`.
  func prepared(for rows: Range<Int>, velocities: Bool) -> WrittenSamples {
    var result = self
    result.written = written.prepared(for: rows, velocities: false)
    if velocities { result.shown = shown.prepared(for: rows, velocities: true) }
    return result
  }
}
