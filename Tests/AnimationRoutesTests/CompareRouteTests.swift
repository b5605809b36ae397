import AnimationDocuments
import AnimationEngine
import AnimationRoutes
import AnimationScenes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Comparisons")
struct CompareRouteTests {
  private let routes = Routes()

  private func line(_ end: Double, _ name: String = "x") -> String {
    #"{"kind":"animation","from":{"\#(name)":0},"to":{"\#(name)":\#(end)},"animation":{"type":"linear","duration":1}}"#
  }

  @Test func distancesAreTold() throws {
    let body = #"{"left":\#(line(100)),"right":\#(line(110))}"#
    let json = try routes.ask("/v1/compare?tolerance=20", .post, body: body).json()
    #expect(json["worst"] as? Double == 10 && json["pass"] as? Bool == true)
    let entry = try #require((json["properties"] as? [[String: Any]])?.first)
    #expect(entry["time"] as? Double == 1)
    #expect(abs(try #require(entry["mean"] as? Double) - 5) < 1e-9)
    let strict = try routes.ask("/v1/compare?tolerance=5", .post, body: body).json()
    #expect(strict["pass"] as? Bool == false)
  }

  @Test func propertiesOfOneSideFail() throws {
    let body = #"{"left":\#(line(100)),"right":\#(line(100, "y"))}"#
    let json = try routes.ask("/v1/compare?tolerance=20", .post, body: body).json()
    #expect(json["onlyLeft"] as? [String] == ["x"] && json["onlyRight"] as? [String] == ["y"])
    #expect(json["pass"] as? Bool == false)
  }

  @Test func problemsOfBothSidesHaveTheirPointers() throws {
    let body = #"{"left":{"kind":"animation"},"right":{"kind":"nope"}}"#
    let pointers = try routes.ask("/v1/compare", .post, body: body).errors()
      .compactMap { $0["pointer"] as? String }
    #expect(pointers.contains("/left") && pointers.contains("/right/kind"))
    let missing = try routes.ask("/v1/compare", .post, body: #"{"left":{}}"#).errors()
    #expect(missing.first?["code"] as? String == "missing-member")
  }

  @Test func whatCannotBePlayedHasThePointerOfItsSide() throws {
    let body = #"{"left":\#(line(1)),"right":\#(Fixtures.repeatedEndless)}"#
    let errors = try routes.ask("/v1/compare", .post, body: body).errors()
    #expect(errors.map { $0["pointer"] as? String } == ["/right/timing"])
  }

  @Test func animationsWithoutEndAreToldOnBothSides() throws {
    let endless =
      #"{"kind":"phases","phases":[{"name":"a","values":{"x":0}},{"name":"b","values":{"x":1}}],"#
      + #""cycles":"forever"}"#
    let errors = try routes.ask(
      "/v1/compare", .post, body: #"{"left":\#(endless),"right":\#(endless)}"#
    ).errors()
    #expect(errors.map { $0["pointer"] as? String } == ["/left", "/right"])
    #expect(errors.map { $0["code"] as? String } == ["unbounded", "unbounded"])
  }

  private func fade(_ space: String) -> String {
    #"{"kind":"animation","from":{"tint":{"color":"red","space":"\#(space)"}},"#
      + #""to":{"tint":{"color":"rgb(255 0 0 / 0)","space":"\#(space)"}},"#
      + #""animation":{"type":"linear","duration":1}}"#
  }

  /// Colours that mix with their opacity multiplied in lose their red where it is 0.
  @Test func aColourWithoutOpacityLooksLikeAnyOther() throws {
    #expect(try worst(fade("srgb"), fade("css")).distance < 1e-12)
  }

  // MARK: - The worst distance

  private func spring(_ duration: Double, _ bounce: Double) -> String {
    #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"#
      + #"{"type":"spring","duration":\#(duration),"bounce":\#(bounce)}}"#
  }

  /// A document that jumps to 1 and back to 0, and lasts a second.
  private func pulse(from start: Double, to end: Double) -> String {
    #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":["#
      + #"{"type":"hold","at":\#(start)},{"type":"move","to":1},{"type":"hold","at":\#(end)},"#
      + #"{"type":"move","to":0},{"type":"hold","at":1}]}]}"#
  }

  private func worst(_ left: String, _ right: String) throws -> (distance: Double, time: Double) {
    let body = #"{"left":\#(left),"right":\#(right)}"#
    let json = try routes.ask("/v1/compare", .post, body: body).json()
    let entry = try #require((json["properties"] as? [[String: Any]])?.first)
    return (
      try #require(entry["worst"] as? Double), try #require(entry["time"] as? Double)
    )
  }

  private func timeline(_ text: String) throws -> Timeline {
    try AnimationDocument(decoding: Array(text.utf8)).resolved().compiled()
  }

  @Test(arguments: [
    (0.5, 0.3, 0.4, 0.3), (0.05, 0.9, 0.0501, 0.9), (0.04, 0.95, 0.3, 0), (3, 0.99, 3.01, 0.99),
  ])
  func theWorstIsFoundBetweenEvenTimes(
    _ duration: Double, _ bounce: Double, _ other: Double, _ otherBounce: Double
  ) throws {
    let documents = (spring(duration, bounce), spring(other, otherBounce))
    let (left, right) = (try timeline(documents.0), try timeline(documents.1))
    let end = try #require([left.duration, right.duration].compactMap(\.self).max())
    let dense =
      (0...200_000).map { index in
        let time = end * Double(index) / 200_000
        return abs(left.value(ofColumn: 0, at: time) - right.value(ofColumn: 0, at: time))
      }.max() ?? 0
    let found = try worst(documents.0, documents.1)
    #expect(found.distance >= dense * (1 - 1e-6))
    let there = [left, right].map { $0.value(ofColumn: 0, at: found.time) }
    #expect(abs(abs(there[0] - there[1]) - found.distance) < 1e-12)
  }

  @Test func aShortPulseBetweenEvenTimesIsSeen() throws {
    let still = pulse(from: 0, to: 0)
    let found = try worst(still, pulse(from: 0.50051, to: 0.50091))
    #expect(found.distance == 1 && 0.5005...0.501 ~= found.time)
  }

  @Test func jumpsThatDifferByRoundingAreAlike() throws {
    let found = try worst(pulse(from: 0.3, to: 0.5), pulse(from: 0.1 + 0.2, to: 0.5.nextDown))
    #expect(found.distance == 0)
    #expect(try worst(pulse(from: 0.3, to: 0.5), pulse(from: 0.3005, to: 0.5)).distance == 1)
  }

  @Test func thePeakOfACornerIsExact() throws {
    func corner(_ top: Double) -> String {
      #"{"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":["#
        + #"{"type":"linear","to":\#(top),"at":0.3333},{"type":"linear","to":0,"at":1}]}]}"#
    }
    let found = try worst(corner(10), corner(12))
    #expect(found.distance == 2 && found.time == 0.3333)
  }
}
