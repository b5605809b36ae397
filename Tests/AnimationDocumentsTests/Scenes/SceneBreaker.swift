import AnimationEngine
import AnimationScenes
import TestSupport

@testable import AnimationDocuments

/// Breaks texts of scenes, and plays what is still read.
struct SceneBreaker {
  private static let limits = Limits(
    maxDepth: 20, maxTracks: 80, maxKeyframes: 200, maxEvents: 200)

  /// Values that are put behind colons.
  let values: [String]
  /// When the scenes are sampled, in seconds.
  let times: [Double]

  /// Breaks a text 200 times, in one to three places each, and expects that each is refused or plays.
  func check(_ text: String, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
      BrokenText.check(bytes, within: Self.limits) { (document) throws(DocumentRefusal) in
        play(try document.resolved())
      }
    }
  }

  /// Samples an animation under both models of springs, as far as the limits of its work allow.
  func play(_ animation: ResolvedAnimation) {
    for model in SpringModel.allCases {
      var meter = WorkMeter(.init(work: 1_000_000))
      guard
        let timeline = try? animation.compiled(
          springs: model, horizon: 4, within: CompilationLimits(steps: 200), meter: &meter)
      else { continue }
      let samples = Samples(timeline, on: .times(times))
      _ = SampleDocument(samples, SampleOptions(kind: "scene")).encoded()
    }
  }

  /// Changes or removes a byte, or puts another value behind a colon.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: BrokenText.replace(at: index, in: &bytes, &random)
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
    bytes.replaceSubrange(colon + 1..<end, with: values.randomElement(using: &random)!.utf8)
  }
}
