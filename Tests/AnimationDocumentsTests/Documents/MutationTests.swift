import TestSupport
import Testing

@testable import AnimationDocuments

/// Whatever bytes come, the answer is a document or a refusal, and never a trap.
@Suite("Broken documents")
struct MutationTests {
  private let limits = Limits(maxDepth: 20, maxTracks: 50, maxKeyframes: 200, maxEvents: 100)

  @Test(arguments: Examples.names(in: "valid"))
  func areRefusedOrRead(_ name: String) throws {
    let original = try Examples.bytes("valid", name)
    var random = SplitMix64(seed: UInt64(original.count))
    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      BrokenText.check(bytes, within: limits)
    }
  }

  @Test func areRefusedAtEveryCut() throws {
    let bytes = try Examples.bytes("valid", "keyframes-heart.json")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for count in 0...end {
      let refusal = try #require(throws: DocumentRefusal.self) {
        try AnimationDocument(decoding: Array(bytes[..<count]), within: limits)
      }
      #expect(refusal.code == .malformed)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
    case 3: BrokenText.replace(at: index, in: &bytes, &random)
    case 4:
      let end = min(index + Int.random(in: 0..<20, using: &random), bytes.count)
      bytes.insert(
        contentsOf: bytes[index..<end], at: Int.random(in: 0..<bytes.count, using: &random))
    default:
      bytes.insert(contentsOf: BrokenText.words.randomElement(using: &random)!.utf8, at: index)
    }
    if bytes.isEmpty { bytes = [0] }
  }
}
