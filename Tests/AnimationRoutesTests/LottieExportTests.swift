import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

/// What lottie-web, the player of browsers, needs of a Lottie file.
@Suite("Lottie files for players")
struct LottieExportTests {
  private func file(_ document: String) throws -> [String: Any] {
    let reply = Routes().ask("/v1/export/lottie", .post, body: document)
    #expect(reply.status == .ok, "\(reply.text)")
    return try reply.json()
  }

  private func layer(_ file: [String: Any]) throws -> [String: Any] {
    try #require((file["layers"] as? [[String: Any]])?.first)
  }

  /// lottie-web reads all three values of a blur, draws 0.3 pixels for a blurriness of 1, and shows
  /// nothing of the whole file if a value is missing.
  @Test func aBlurHasAllOfItsValues() throws {
    let sharpen =
      #"{"kind":"animation","from":{"blur":0},"to":{"blur":6},"animation":{"type":"linear","duration":1}}"#
    let effects = try #require(try layer(file(sharpen))["ef"] as? [[String: Any]])
    let values = try #require(effects.first?["ef"] as? [[String: Any]])
    #expect(effects.first?["ty"] as? Int == 29)
    #expect(values.map { $0["ty"] as? Int } == [0, 7, 7])
    let properties = values.compactMap { $0["v"] as? [String: Any] }
    #expect(properties.dropFirst().map { $0["k"] as? Int } == [1, 0])
    let frames = try #require(properties.first?["k"] as? [[String: Any]])
    #expect(frames.map { $0["s"] as? [Double] } == [[0], [20]])
  }
}
