internal import AnimationEngine

/// A sequence of numbers, one for each row, that samples provide.
enum SampleSource: Hashable, Sendable {
  /// The sample times.
  case time
  /// A quantity of a column, by its index.
  case column(SampledQuantity, Int)
  /// NaN at every row, for a quantity that does not exist.
  case missing

  /// Writes the numbers of `rows` to the front of `numbers`, which must be large enough.
  func read(_ rows: Range<Int>, of samples: Samples, into numbers: inout [Double]) {
    var span = numbers.mutableSpan
    write(rows, of: samples, to: &span)
  }

  /// Writes the numbers of `rows` to the front of `numbers`. Velocities are those of the shown
  /// samples, all else that of the written ones.
  func read(_ rows: Range<Int>, of samples: WrittenSamples, into numbers: inout [Double]) {
    read(rows, of: isVelocity ? samples.shown : samples.written, into: &numbers)
  }

  private func write(_ rows: Range<Int>, of samples: Samples, to span: inout MutableSpan<Double>) {
    switch self {
    case .time: samples.writeTimes(rows, into: &span)
    case .column(let quantity, let column):
      samples.write(quantity, ofColumn: column, rows, to: &span)
    case .missing: for index in 0..<rows.count { span[index] = .nan }
    }
  }

  /// Whether the numbers are velocities.
  var isVelocity: Bool { if case .column(.velocity, _) = self { true } else { false } }

  /// The cost of one number, in units of work.
  func work(in samples: WrittenSamples) -> Int {
    work(in: isVelocity ? samples.shown : samples.written)
  }

  /// The cost of one number, in units of work.
  func work(in samples: Samples) -> Int {
    switch self {
    case .time, .missing: 1
    case .column(.velocity, let column): WorkMeter.product(2, samples.work(ofColumn: column))
    case .column(_, let column): samples.work(ofColumn: column)
    }
  }
}

/// A property and its columns in samples.
struct SampledProperty {
  /// The property whose values are sampled.
  let property: AnimatedProperty
  /// The columns of the property's components, of its labels, or of a path's numbers.
  let columns: Range<Int>

  /// The properties of `samples` in order.
  static func all(of samples: Samples) -> [SampledProperty] {
    zip(samples.properties, samples.properties.columnRanges).map(SampledProperty.init)
  }

  var components: [(name: String, column: Int)] { Array(zip(property.componentNames, columns)) }
}

extension AnimatedProperty {
  /// The labels of a discrete property in the given notation. Documents write `true`, `false` and
  /// `null` as they are and all else as `{"discrete":…}`; in CSS they are texts.
  func writtenLabels(_ values: SampleOptions.Values) -> [String] {
    discreteValues.map { value in
      if values == .css { return value.json }
      return switch value {
      case .null, .bool: value.json
      case .text, .written: "{\"discrete\":\(value.json)}"
      }
    }
  }
}
