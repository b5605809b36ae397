import AnimationDocuments

/// Numbers as text: nanoseconds a number. Bounds are ratios to Swift's own text.
enum NumberBenchmarks {
  static func run(_ stopwatch: Stopwatch, _ report: inout Report) {
    report.section("Numbers as text, a list with commas")
    for (name, values) in columns { run(name, values, stopwatch, &report) }
    let values = columns[0].values
    let writer = NumberWriter()
    let single = stopwatch.time {
      var text: [UInt8] = []
      text.reserveCapacity(values.count * NumberWriter.room)
      for value in values { writer.append(value, to: &text) }
      return text.count
    }
    report.add("\(columns[0].name), appended one by one", single, per: values.count)
  }

  private static func run(
    _ name: String, _ values: [Double], _ stopwatch: Stopwatch, _ report: inout Report
  ) {
    let full = list(NumberWriter(), values, stopwatch)
    let short = list(NumberWriter(precision: 4), values, stopwatch)
    let swift = description(of: values, stopwatch)
    report.add("\(name), full precision", full, per: values.count)
    report.add("\(name), precision 4", short, per: values.count)
    report.add("\(name), Swift's description", swift, per: values.count)
    for (option, time, bound) in [("full precision", full, 3.0), ("precision 4", short, 5)] {
      report.add(
        ratioOf: "Swift's description", swift, to: option, time, bound: .atLeast(bound))
    }
  }

  /// What Swift's own text of some numbers takes.
  static func description(of values: [Double], _ stopwatch: Stopwatch) -> Stopwatch.Time {
    stopwatch.time { values.reduce(0) { $0 + $1.description.utf8.count } }
  }

  private static let columns: [(name: String, values: [Double])] = [
    ("a spring", spring), ("times on 1/60 s", (0..<2000).map { Double($0) / 60 }),
    ("random in 0…1", random),
  ]

  private static let spring: [Double] = (0..<2000).map { row in
    let time = Double(row) / 200
    return 100 - 100 * decay(time)
  }

  /// Something that swings, without a library function: a truncated product.
  private static func decay(_ time: Double) -> Double {
    var value = 1 - time / 10
    for factor in [1.3, 3.1, 5.7, 8.3] { value *= 1 - time / factor }
    return value
  }

  private static let random: [Double] = {
    var state: UInt64 = 1
    return (0..<2000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
  }()

  private static func list(
    _ writer: NumberWriter, _ values: [Double], _ stopwatch: Stopwatch
  ) -> Stopwatch.Time {
    var text: [UInt8] = []
    return stopwatch.time {
      text.removeAll(keepingCapacity: true)
      writer.appendList(values.span, to: &text)
      return text.count
    }
  }
}
