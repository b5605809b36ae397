internal import AnimationEngine

/// One column of numbers that samples can give.
enum SampleSource: Hashable, Sendable {
  /// The times.
  case time
  /// The values of a column.
  case value(Int)
  /// The velocities of a column.
  case velocity(Int)
  /// The model values of a column.
  case model(Int)
  /// No number at any time: NaN.
  case missing

  /// Writes the numbers of `rows` to the front of `numbers`, which is large enough for them.
  func read(_ rows: Range<Int>, of samples: Samples, into numbers: inout [Double]) {
    var span = numbers.mutableSpan
    write(rows, of: samples, to: &span)
  }

  /// Writes the numbers of `rows` to the front of `numbers`: velocities of what shows, all else as it
  /// is written.
  func read(_ rows: Range<Int>, of samples: WrittenSamples, into numbers: inout [Double]) {
    read(rows, of: isVelocity ? samples.shown : samples.written, into: &numbers)
  }

  private func write(_ rows: Range<Int>, of samples: Samples, to span: inout MutableSpan<Double>) {
    switch self {
    case .time: samples.writeTimes(rows, into: &span)
    case .value(let column): samples.writeValues(column: column, rows: rows, into: &span)
    case .velocity(let column): samples.writeVelocities(column: column, rows: rows, into: &span)
    case .model(let column): samples.writeModels(column: column, rows: rows, into: &span)
    case .missing: for index in 0..<rows.count { span[index] = .nan }
    }
  }

  /// Whether the numbers are velocities.
  var isVelocity: Bool { if case .velocity = self { true } else { false } }

  /// What one number costs, in units of work.
  func work(in samples: WrittenSamples) -> Int {
    work(in: isVelocity ? samples.shown : samples.written)
  }

  /// What one number costs, in units of work.
  func work(in samples: Samples) -> Int {
    switch self {
    case .time, .missing: 1
    case .value(let column), .model(let column): samples.work(ofColumn: column)
    case .velocity(let column): WorkMeter.product(2, samples.work(ofColumn: column))
    }
  }
}

/// A property with its columns.
struct SampledProperty {
  /// The property.
  let property: AnimatedProperty
  /// The columns of its components, the one of its labels, or those of a path's numbers.
  let columns: Range<Int>

  /// The properties of `samples` in order.
  static func all(of samples: Samples) -> [SampledProperty] {
    var start = 0
    return samples.properties.map { property in
      defer { start += property.columnCount }
      return SampledProperty(property: property, columns: start..<start + property.columnCount)
    }
  }

  /// The labels of a discrete property as UTF-8 text.
  var labels: [[UInt8]] { property.labels.map { Array($0.utf8) } }

  /// The columns with the names of their components.
  var components: [(name: String, column: Int)] {
    Array(zip(property.componentNames, columns))
  }
}

extension AnimatedProperty {
  /// The labels of a discrete property in the form that a document writes them in: `true`, `false`
  /// and `null` as they are, all else as `{"discrete":…}`; as CSS they are texts.
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
