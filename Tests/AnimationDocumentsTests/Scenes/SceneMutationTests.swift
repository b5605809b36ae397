import Testing

@testable import AnimationDocuments

/// Whatever script comes, it is read and plays, or is refused, and never traps.
@Suite("Broken scenes")
struct SceneMutationTests {
  /// A script of all verbs that stand for themselves.
  private static let long = script(
    SceneRoundTripTests.canonical.filter {
      !$0.contains(#""at":0.25"#) && !$0.contains(#""at":1,"#)
    }
    .map { $0.replacing(#""name":"b""#, with: #""name":"b\#($0.utf8.count)""#) }
    .joined(separator: ","),
    and: #""animations":[{"property":"x","animation":"bouncy","when":{"source":"tap"}}],"#)

  private let breaker = SceneBreaker(
    values: BrokenText.words + [
      "1e300", #""a""#, #""card""#, #""offset""#, #""state""#, #""tint""#, #""done""#,
      #""repeat""#, "0.5",
    ], times: [-1, 0, 0.5, 2, 1e6])

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func areRefusedOrPlay(_ seed: UInt64) { breaker.check(Self.long, seed: seed) }
}
