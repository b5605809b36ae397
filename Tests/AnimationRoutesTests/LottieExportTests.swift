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

  /// Players that play a file once stop at the frame before its end: there the motion has ended.
  @Test(arguments: [(0.35, 21), (0.01, 1), (0.999, 60), (2, 120)])
  func theLastFrameShowsTheEnd(_ duration: Double, _ last: Int) throws {
    let document =
      #"{"kind":"animation","from":{"x":0},"to":{"x":100},"#
      + #""animation":{"type":"linear","duration":\#(duration)}}"#
    let file = try file(document)
    #expect(file["fr"] as? Double == 60)
    #expect(file["op"] as? Int == last + 1)
    #expect(try layer(file)["op"] as? Int == last + 1)
    let text = Routes().ask("/v1/export/lottie", .post, body: document).text
    let back = try Routes().ask("/v1/import/lottie", .post, body: text).json()["document"]
    let animation = (back as? [String: Any])?["animation"] as? [String: Any]
    #expect(animation?["duration"] as? Double == duration)
  }

  /// Players go on with the first frame after a whole number of them.
  @Test(arguments: [(1, 60), (0.99, 59), (0.001, 1), (0.35, 21)])
  func aRoundIsAWholeNumberOfFrames(_ duration: Double, _ frames: Int) throws {
    let file = try file(
      #"{"kind":"animation","from":{"rotation":"0deg"},"to":{"rotation":"360deg"},"#
        + #""animation":{"type":"linear","duration":\#(duration)},"timing":{"iterations":"infinite"}}"#
    )
    #expect(file["op"] as? Int == frames)
    let rate = try #require(file["fr"] as? Double)
    #expect(abs(Double(frames) / rate - duration) < 1e-12)
    let transform = try #require(try layer(file)["ks"] as? [String: [String: Any]])
    let keys = try #require(transform["r"]?["k"] as? [[String: Any]])
    #expect(keys.last?["t"] as? Int == frames)
  }

  /// Players take no opacity from a colour: it is that of the fill, with the same keys.
  @Test func theOpacityOfAColorIsThatOfTheFill() throws {
    let document =
      ##"{"kind":"animation","from":{"color":{"color":"#ff0000","space":"srgb"}},"##
      + ##""to":{"color":{"color":"#ff000080"}},"animation":{"type":"linear","duration":1}}"##
    let file = try file(document)
    let group = try #require((try layer(file)["shapes"] as? [[String: Any]])?.first)
    let items = try #require(group["it"] as? [[String: Any]])
    let fill = try #require(items.first { $0["ty"] as? String == "fl" })
    func values(_ name: String) -> [[Double]] {
      let keys = (fill[name] as? [String: Any])?["k"] as? [[String: Any]]
      return keys?.compactMap { $0["s"] as? [Double] } ?? []
    }
    #expect(values("c") == [[1, 0, 0, 1], [1, 0, 0, 1]])
    #expect(values("o").first == [100])
    #expect(abs((values("o").last?[0] ?? 0) - 50.196) < 0.1)
    let text = Routes().ask("/v1/export/lottie", .post, body: document).text
    let back = try Routes().ask("/v1/import/lottie", .post, body: text).json()["document"]
    let end = (back as? [String: Any])?["to"] as? [String: Any]
    #expect(end.map { Array($0.keys) } == ["color"], "\(String(describing: back))")
  }
}
