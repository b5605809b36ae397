import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

/// What is exported comes back and moves as the export does.
@Suite("Imports of our own exports")
struct ImportRoundTripTests {
  private let routes = Routes()

  static let documents = [
    ##"""
    {"kind":"animation","name":"throw","from":{"card.x":0,"card.opacity":0,"card.color":"#ff0000"},
     "to":{"card.x":100,"card.opacity":1,"card.color":"#0000ff"},"animation":"bouncy",
     "animations":[{"property":"card.opacity","animation":"easeInOut"},{"property":"card.color","animation":"smooth"}]}
    """##,
    """
    {"kind":"keyframes","name":"turn","initial":{"rotation":"0deg","scale":1,"glow":2,"y":40},"tracks":[
     {"property":"rotation","keyframes":[{"type":"cubic","to":"90deg","duration":0.5},
      {"type":"hold","duration":0.2},{"type":"spring","to":"0deg","duration":0.8}]},
     {"property":"scale","keyframes":[{"type":"linear","to":2,"duration":1,"curve":"easeIn"}]},
     {"property":"glow","keyframes":[{"type":"linear","to":5,"duration":0.3},{"type":"move","to":1},
      {"type":"linear","to":2,"duration":0.3}]}]}
    """,
    """
    {"kind":"animation","from":{"a.width":20,"a.height":60,"a.cornerRadius":0,"a.blur":1,"b.scaleX":1,"b.scaleY":2},
     "to":{"a.width":80,"a.height":60,"a.cornerRadius":8,"a.blur":9,"b.scaleX":3,"b.scaleY":2},
     "animation":{"type":"easeInOut","duration":0.7}}
    """,
  ]

  @Test(arguments: documents) func aLottieFileComesBack(_ document: String) throws {
    let (back, error) = try roundTrip(document, by: "lottie")
    // Times are told in millionths of a frame, and numbers with the decimals of the tolerance.
    try expectSame(document, back, within: error + 0.002)
  }

  /// A spring meets the corners of a measured response; a blur is written in units of 0.3 pixels.
  @Test(arguments: [
    """
    {"kind":"scene","initial":{"x":64.55},"events":[
     {"at":0,"set":{"x":178.44},"animation":{"type":"interpolatingSpring","duration":0.4,"bounce":0.2}},
     {"at":0.27,"set":{"x":162.41},
      "animation":{"type":"custom","points":[[0,0],[0.2,1.1],[0.3,0.9],[0.5,1]]}}]}
    """,
    """
    {"kind":"animation","from":{"blur":170},"to":{"blur":33.05},"animation":{"type":"easeIn","duration":0.35}}
    """,
  ])
  func aLottieFileIsNoFartherOffThanItSays(_ document: String) throws {
    let (back, error) = try roundTrip(document, by: "lottie")
    // Times are told in millionths of a frame.
    try expectSame(document, back, within: error + 1e-4)
  }

  /// A file of ours is known by its remark, which says that the animation repeats.
  @Test func anEndlessLottieFileIsKnownAsOurs() throws {
    let document =
      #"{"kind":"phases","name":"glow","cycles":"forever","phases":[{"values":{"x":0},"animation":"easeInOut"},"#
      + #"{"values":{"x":50},"animation":"easeInOut"}]}"#
    let file = routes.ask("/v1/export/lottie", .post, body: document).text
    let back = try routes.ask("/v1/import/lottie", .post, body: file).json()
    let initial = (back["document"] as? [String: Any])?["initial"] as? [String: Any]
    #expect(initial.map { Array($0.keys) } == ["x"], "\(back)")
  }

  @Test(arguments: ["easeInOut", "bouncy", "linear"])
  func tokensComeBack(_ animation: String) throws {
    let document =
      #"{"kind":"animation","name":"lift","from":{"x":0},"to":{"x":1},"animation":"\#(animation)"}"#
    let (back, error) = try roundTrip(document, by: "dtcg")
    // Points of the curve have three decimals.
    try expectSame(document, back, within: error + 0.002)
  }

  /// The duration of an easing stands in its comment.
  @Test(arguments: ["bouncy", "smooth", "easeInOut"], [0.05, 0.0001])
  func easingsComeBack(_ animation: String, _ tolerance: Double) throws {
    let document =
      #"{"kind":"animation","from":{"value":0},"to":{"value":1},"animation":"\#(animation)"}"#
    let sent = routes.ask("/v1/export/css-linear?tolerance=\(tolerance)", .post, body: document)
    let reply = routes.ask("/v1/import/css", .post, body: sent.text)
    #expect(routes.ask("/v1/import/auto", .post, body: sent.text).text == reply.text)
    let json = try reply.json()
    #expect((json["ignored"] as? [Any])?.isEmpty == true, "\(reply.text)")
    let back = try JSONSerialization.data(withJSONObject: try #require(json["document"]))
    // Durations are told in millionths of a second.
    try expectSame(document, String(decoding: back, as: UTF8.self), within: tolerance + 2e-5)
  }

  /// Exports a document and imports that, by name and recognised.
  private func roundTrip(
    _ document: String, by format: String
  ) throws -> (document: String, error: Double) {
    let sent = routes.ask("/v1/export/\(format)", .post, body: document)
    #expect(sent.status == .ok, "\(sent.text)")
    let error = try sent.maxError()
    let reply = routes.ask("/v1/import/\(format)", .post, body: sent.text)
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(routes.ask("/v1/import/auto", .post, body: sent.text).text == reply.text)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(reply.text.utf8)) as? [String: Any])
    #expect((json["ignored"] as? [Any])?.isEmpty == true, "\(reply.text)")
    let back = try JSONSerialization.data(withJSONObject: try #require(json["document"]))
    return (String(decoding: back, as: UTF8.self), error)
  }

  private func expectSame(_ left: String, _ right: String, within tolerance: Double) throws {
    let reply = routes.ask(
      "/v1/compare?tolerance=\(tolerance)", .post, body: #"{"left":\#(left),"right":\#(right)}"#)
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(reply.text.contains(#""pass":true"#), "\(reply.text)\n\(right)")
    #expect(!reply.text.contains("missing"), "\(reply.text)")
  }
}
