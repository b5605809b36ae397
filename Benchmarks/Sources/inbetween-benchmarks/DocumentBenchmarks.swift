import AnimationDocuments
import AnimationEngine
import AnimationScenes
import Foundation

/// Documents into checked animations: microseconds a document by size. Bounds are ratios to
/// Foundation's reader, which only reads the JSON.
enum DocumentBenchmarks {
  static func run(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    report.section("Documents, from bytes to a checked animation")
    let bounce = [UInt8](try Data(contentsOf: Repository.benchmarks.appending(path: "bounce.json")))
    try addBounded("4 tracks, 12 keyframes", bounce, .atLeast(2), stopwatch, &report)
    try add("1 plain tracks", Fixtures.document(tracks: 1), stopwatch, &report)
    try addBounded(
      "4 plain tracks", Fixtures.document(tracks: 4), .atLeast(2), stopwatch, &report)
    try addGrowth(stopwatch, &report)
  }

  /// Adds what a document takes, beside what it takes to read its JSON.
  private static func addBounded(
    _ name: String, _ bytes: [UInt8], _ bound: Report.Bound, _ stopwatch: Stopwatch,
    _ report: inout Report
  ) throws {
    let time = try add(name, bytes, stopwatch, &report)
    let data = Data(bytes)
    let foundation = stopwatch.time {
      (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1
    }
    report.add(
      "\(bytes.count) bytes by JSONSerialization", foundation, per: 1, unit: "µs", scale: 1e-3)
    report.add(ratioOf: "JSONSerialization", foundation, to: name, time, bound: bound)
  }

  /// Documents of 9 kB to 4 MB: a byte of the larger ones takes a tenth longer at most.
  private static func addGrowth(_ stopwatch: Stopwatch, _ report: inout Report) throws {
    var first: (size: Int, perByte: Double)?
    for (tracks, rounds) in [(40, 1), (400, 1), (4000, 5)] {
      let bytes = Fixtures.document(tracks: tracks, rounds: rounds)
      let name = "\(tracks) tracks of \(3 * rounds) plain keyframes"
      let time = try add(name, bytes, stopwatch, &report)
      let perByte = time.best / Double(bytes.count)
      if let first {
        report.add(
          "a byte of \(bytes.count) / one of \(first.size)", perByte / first.perByte, "times",
          bound: .atMost(1.1))
      }
      first = first ?? (bytes.count, perByte)
    }
  }

  @discardableResult
  private static func add(
    _ name: String, _ bytes: [UInt8], _ stopwatch: Stopwatch, _ report: inout Report
  ) throws -> Stopwatch.Time {
    _ = try AnimationDocument(decoding: bytes).resolved()
    let time = stopwatch.time {
      let animation = try? AnimationDocument(decoding: bytes).resolved()
      return animation?.properties.count ?? 0
    }
    report.add("\(name), \(bytes.count) bytes", time, per: 1, unit: "µs", scale: 1e-3)
    return time
  }
}
