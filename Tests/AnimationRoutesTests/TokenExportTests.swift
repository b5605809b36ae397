import AnimationDocuments
import AnimationEngine
import AnimationRoutes
import AnimationScenes
import Foundation
import HTTPTypes
import Testing

@Suite("Exported design tokens")
struct TokenExportTests {
  private let routes = Routes()

  private func export(_ document: String, _ query: String = "") -> Reply {
    routes.ask("/v1/export/dtcg\(query)", .post, body: document)
  }

  /// The tokens of the property x.
  private func tokens(_ reply: Reply, _ name: String) throws -> [String: Any] {
    try #require((try reply.json()[name] as? [String: Any])?["x"] as? [String: Any])
  }

  @Test func tokensHoldTheNearestCurve() throws {
    let curve =
      #"{"kind":"animation","name":"press","from":{"x":0},"to":{"x":50},"animation":{"type":"timingCurve","curve":{"bezier":[0.3,0.1,0.2,1]},"duration":0.4}}"#
    let reply = export(curve)
    #expect(try reply.maxError() < 0.01)
    let group = try tokens(reply, "press")
    let points = try #require((group["curve"] as? [String: Any])?["$value"] as? [Double])
    #expect(points.count == 4 && (0...1).contains(points[0]) && (0...1).contains(points[2]))
  }

  /// The curve is compared with the spring at a hundred thousand times that follow neither.
  @Test(arguments: [
    (0.5, 0), (0.5, 0.3), (0.55, 0.6), (0.3, 0.9), (0.05, 0.99), (0.05, 0.999), (0.5, -0.5),
  ])
  func theStatedErrorIsTrue(_ duration: Double, _ bounce: Double) throws {
    let document =
      #"{"kind":"animation","name":"s","from":{"x":20},"to":{"x":120},"animation":"#
      + #"{"type":"spring","duration":\#(duration),"bounce":\#(bounce)}}"#
    let reply = export(document)
    let stated = try reply.maxError()
    let curve = try #require(try tokens(reply, "s")["curve"] as? [String: Any])
    let points = try #require(curve["$value"] as? [Double])
    let bezier = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
    let timeline = try AnimationDocument(decoding: Array(document.utf8)).resolved().compiled()
    let end = try #require(timeline.duration)
    let dense =
      (0...100_000).map { index in
        let share = Double(index) / 100_000
        let progress = (timeline.value(ofColumn: 0, at: share * end) - 20) / 100
        return abs(bezier.value(at: share) - progress)
      }.max() ?? 0
    #expect(stated >= dense * (1 - 1e-4), "\(stated) is stated, and \(dense) it is")
    #expect(stated <= dense * 1.001)
    let description = try #require(curve["$description"] as? String)
    let said = description.split(separator: " ").compactMap { Double($0) }.first
    #expect(try #require(said) >= stated)
  }

  /// A token has one curve, which no tolerance brings nearer.
  @Test func aToleranceChangesNothing() throws {
    let document =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1000},"animation":{"type":"spring","bounce":0.3}}"#
    let reply = export(document, "?tolerance=0.01")
    #expect(reply.status == .ok)
    #expect(try reply.maxError() == export(document).maxError())
  }

  /// What moves little is not lost for a tolerance beyond its distance.
  @Test func aShortDistanceIsAToken() throws {
    let document =
      #"{"kind":"animation","name":"s","from":{"x":0},"to":{"x":0.001},"animation":"easeInOut"}"#
    let reply = export(document, "?tolerance=0.1")
    #expect(try tokens(reply, "s")["curve"] != nil)
    #expect(try reply.maxError() < 1e-9)
  }

  @Test(arguments: [#"{"path":""}"#, #"{"css":"solid"}"#])
  func whatHasNoNumbersIsNoToken(_ value: String) throws {
    let document =
      #"{"kind":"animation","name":"s","from":{"a":\#(value),"x":0},"to":{"a":\#(value),"x":1},"#
      + #""animation":"easeInOut"}"#
    #expect(try tokens(export(document), "s")["curve"] != nil)
  }
}
