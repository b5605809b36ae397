import AnimationDocuments
import AnimationRoutes
import Foundation
import TestSupport
import Testing

/// Requests that are made of the valid examples by extremes of numbers, by members that are gone, twice
/// or elsewhere, and by queries of all sorts.
///
/// `INBETWEEN_MUTATIONS` says how many, 300 where it is not set (`Tests/Fuzz/run` asks hundreds of
/// thousands), `INBETWEEN_MUTATION_SEED` from which seed on. The request that is being asked stands in
/// `inbetween-mutated-request` in the folder for temporary files, so that it is found there when it ends
/// the process. What is found goes to `Tests/Fuzz/requests`.
@Suite("Mutated requests")
struct MutatedRequestTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func texts(in folder: String) throws -> [(name: String, text: String)] {
    let folder = repository.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Small limits, so that none takes long: what is beyond them is refused all the same.
  private let routes = Routes(
    Service(
      limits: Limits(
        maxTracks: 200, maxKeyframes: 2000, maxEvents: 500, maxValues: 20_000, maxWork: 2_000_000)))

  @Test func areAnsweredInFiniteNumbers() throws {
    let examples = try Self.texts(in: "api/examples/valid").filter { $0.name.hasSuffix(".json") }
    let mutator = RequestMutator(
      documents: examples.map(\.text), exports: Routes.exportFormats)
    let first = Self.setting("INBETWEEN_MUTATION_SEED") ?? 1
    let count = Self.setting("INBETWEEN_MUTATIONS") ?? 300
    let note = FileManager.default.temporaryDirectory
      .appending(path: "inbetween-mutated-request")
    print("\(count) mutated requests from seed \(first) on; the one being asked is in \(note.path)")
    for seed in first..<first + count {
      let request = mutator.request(seed: seed)
      try Data("\(request)".utf8).write(to: note)
      if let fault = routes.fault(of: request) {
        Issue.record("seed \(seed): \(fault)\n\(request)")
      }
    }
  }

  /// An example in a language: each example once, each language some times.
  @Test func forExportsOfTheExamplesAreAnswered() throws {
    let examples = try Self.texts(in: "api/examples/valid").filter { $0.name.hasSuffix(".json") }
    for (index, example) in examples.enumerated() {
      let format = Routes.exportFormats[index % Routes.exportFormats.count]
      let request = MutatedRequest(
        method: "POST", target: "/v1/export/\(format)", body: example.text)
      #expect(routes.fault(of: request) == nil, "\(example.name) as \(format)")
    }
  }

  @Test func thatWereFoundOnceStayHarmless() throws {
    let found = try Self.texts(in: "Tests/Fuzz/requests")
    #expect(found.count >= 20)
    for (name, text) in found {
      let request = try #require(MutatedRequest(text: text), "\(name)")
      #expect(routes.fault(of: request) == nil, "\(name)")
      // With the limits of a daemon too.
      #expect(Routes().fault(of: request) == nil, "\(name)")
    }
  }
}
