import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@testable import AnimationDocuments

/// Whatever script comes, it is read and plays, or is refused, and never traps.
@Suite("Broken scenes")
struct SceneMutationTests {
  private let limits = Limits(maxDepth: 20, maxTracks: 50, maxKeyframes: 200, maxEvents: 100)

  /// A script of all verbs that stand for themselves.
  private static let long = script(
    SceneRoundTripTests.canonical.filter {
      !$0.contains(#""at":0.25"#) && !$0.contains(#""at":1,"#)
    }
    .map { $0.replacing(#""name":"b""#, with: #""name":"b\#($0.utf8.count)""#) }
    .joined(separator: ","),
    and: #""animations":[{"property":"x","animation":"bouncy","when":{"source":"tap"}}],"#)

  /// Words and values that are put in the place of others.
  private static let parts = [
    "1e999", "-1", "null", "true", "[]", "{}", #""x""#, "0", "1e-320", #"{"x":1}"#, "1e300",
    #""a""#, #""card""#, #""offset""#, #""state""#, #""tint""#, #""done""#, #""repeat""#, "0.5",
  ]

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func areRefusedOrPlay(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let original = Array(Self.long.utf8)
    for _ in 0..<200 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
      check(bytes, seed)
    }
  }

  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    do {
      let document = try AnimationDocument(decoding: bytes, within: limits)
      let again = try AnimationDocument(decoding: document.encoded())
      #expect(again.encoded() == document.encoded(), "seed \(seed)")
      play(try document.resolved())
    } catch {
      #expect(!error.problems.isEmpty)
      #expect(error.total >= error.problems.count)
      #expect(error.code == .malformed || error.code == .invalidDocument)
    }
  }

  private func play(_ animation: ResolvedAnimation) {
    let bounds = CompilationLimits(steps: 100)
    for model in SpringModel.allCases {
      var meter = WorkMeter(.init(work: 1_000_000))
      guard
        let timeline = try? animation.compiled(
          springs: model, horizon: 3, within: bounds, meter: &meter)
      else { continue }
      let samples = Samples(timeline, on: .times([-1, 0, 0.5, 2, 1e6]))
      _ = SampleDocument(samples, SampleOptions(kind: "scene")).encoded()
    }
  }

  /// Changes bytes, or puts another value in the place of one.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes[index] = Array(#"{}[]":,-0123456789eE.tfn\"#.utf8).randomElement(using: &random)!
    case 1: bytes.remove(at: index)
    default: exchange(after: index, in: &bytes, &random)
    }
    if bytes.isEmpty { bytes = [0] }
  }

  /// Puts another value behind the next colon.
  private func exchange(after index: Int, in bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "[")]
    guard let end = bytes[(colon + 1)...].firstIndex(where: ends.contains) else { return }
    bytes.replaceSubrange(colon + 1..<end, with: Self.parts.randomElement(using: &random)!.utf8)
  }
}
