import AnimationDocuments
import AnimationEngine
import AnimationFormats

/// Whole answers, sampling included: nanoseconds a number by format. Bounds are ratios to Swift's own
/// text of as many numbers.
enum EncoderBenchmarks {
  static func run(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    let timeline = try Fixtures.timeline(seconds: 10)
    for rows in [61, 6000] {
      report.section("Answers of \(rows) rows, 5 components, sampling included")
      let samples = Samples(timeline, on: .evenly(count: rows, end: 10))
      run(samples, per: rows * 6, stopwatch, &report)
    }
  }

  private static func run(
    _ samples: Samples, per numbers: Int, _ stopwatch: Stopwatch, _ report: inout Report
  ) {
    let isLong = samples.rowCount > 1000
    let values = (0..<numbers).map { 100 / (1 + Double($0)) }
    let swift = isLong ? NumberBenchmarks.description(of: values, stopwatch) : nil
    for precision in [nil, 4] {
      let name = precision == nil ? "full precision" : "precision 4"
      var options = SampleOptions(kind: "keyframes", precision: precision)
      let columns = stopwatch.time { SampleDocument(samples, options).encoded().count }
      report.add("JSON columns, \(name)", columns, per: numbers)
      if let swift {
        report.add(
          ratioOf: "Swift's descriptions", swift, to: "JSON columns, \(name)", columns,
          bound: .atLeast(precision == nil ? 3 : 4))
      }
      options.layout = .frames
      let frames = stopwatch.time { SampleDocument(samples, options).encoded().count }
      report.add("JSON frames, \(name)", frames, per: numbers)
      let rows = stopwatch.time { SampleRows(samples, options).encoded().count }
      report.add("NDJSON, \(name)", rows, per: numbers)
      let table = SampleTable(
        samples, times: NumberWriter().appendList,
        values: NumberWriter(precision: precision).appendList)
      report.add("CSV, \(name)", stopwatch.time { table.encoded().count }, per: numbers)
    }
    let options = SampleOptions(kind: "keyframes")
    let cbor = stopwatch.time { SampleCBOR(samples, options).encoded().count }
    report.add("CBOR", cbor, per: numbers)
    for width in [SampleBinary.Width.double, .single] {
      let time = stopwatch.time { SampleBinary(samples, options, width: width).encoded().count }
      report.add(width == .double ? "f64" : "f32", time, per: numbers)
    }
  }
}
