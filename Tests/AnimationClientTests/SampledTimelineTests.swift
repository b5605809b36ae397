import AnimationClient
import AnimationDocuments
import TestSupport
import Testing

@Suite("Samples as the client reads them")
struct SampledTimelineTests {
  private let client = Client(authority: "localhost", transport: RoutesTransport())

  @Test func modelValuesAreReadInTheShapeOfTheValues() async throws {
    let document = """
      {"kind":"animation","from":{"x":0,"at":{"x":0,"y":1},"on":false},
       "to":{"x":4,"at":{"x":2,"y":3},"on":true},"animation":{"type":"linear","duration":1}}
      """
    let timeline = try await client.sample(
      Array(document.utf8), SampleRequest(grid: .times([-1, 0.5]), includesModel: true))
    #expect(timeline.tracks.map(\.property) == ["x", "at", "on"])
    #expect(timeline.tracks[0].values == .scalar([0, 2]))
    #expect(timeline.tracks[0].model == .scalar([0, 4]))
    #expect(timeline.tracks[1].model == .composite(["x": [0, 2], "y": [1, 3]]))
    #expect(timeline.tracks[2].model == .discrete([.bool(false), .bool(true)]))
    #expect(timeline.tracks.allSatisfy { $0.velocities == nil })
  }

  @Test func numbersAreFoundByTheNamesOfPropertyAndComponent() async throws {
    let document = """
      {"kind":"animation","from":{"x":0,"at":{"x":0,"y":1},"on":false},
       "to":{"x":4,"at":{"x":2,"y":3},"on":true},"animation":{"type":"linear","duration":1}}
      """
    let timeline = try await client.sample(
      Array(document.utf8), SampleRequest(grid: .times([0, 0.5])))
    #expect(timeline["x"]?.values.numbers == [0, 2])
    #expect(timeline["at"]?.values["y"] == [1, 2])
    #expect(timeline["at"]?.values.numbers == nil && timeline["at"]?.values["z"] == nil)
    #expect(timeline["x"]?.values["x"] == nil && timeline["on"]?.values.numbers == nil)
    #expect(timeline["y"] == nil)
  }

  @Test func theEventsOfAScriptAreRead() async throws {
    let document = """
      {"kind":"scene","initial":{"card.frame":{"x":0,"y":0,"width":10,"height":10}},
       "events":[{"at":0,"set":{"card.frame.x":50},"completion":"moved"},
                 {"at":1,"hitTest":{"point":{"x":55,"y":5}}}]}
      """
    let timeline = try await client.sample(Array(document.utf8), SampleRequest(grid: .times([0])))
    #expect(timeline.events.map(\.type) == ["completed", "hitTest"])
    #expect(timeline.events[0].name == "moved")
    #expect(timeline.events[0].finished == true)
    #expect(timeline.events[1].name == nil)
    #expect(timeline.events[1].model == "card")
    #expect(timeline.events[1].hit == "card")
  }

  @Test func transformsAndPathsAreReadInTheirForms() async throws {
    let document = """
      {"kind":"animation","from":{"t":{"transform":"scale(1)"},"p":{"path":"M0 0H1"}},
       "to":{"t":{"transform":"scale(3)"},"p":{"path":"M2 0H1"}},
       "animation":{"type":"linear","duration":1}}
      """
    let timeline = try await client.sample(
      Array(document.utf8),
      SampleRequest(grid: .times([0, 0.5]), includesVelocity: true, includesModel: true))
    #expect(timeline.tracks.map(\.type) == ["transform", "path"])
    guard case .composite(let entries) = timeline.tracks[0].values else {
      Issue.record("a transform has entries")
      return
    }
    #expect(entries.count == 16 && entries["m11"] == [1, 2] && entries["m44"] == [1, 1])
    #expect(timeline.tracks[1].values == .paths(["M0 0H1", "M1 0H1"]))
    #expect(timeline.tracks[1].velocities == .paths([nil, nil]))
    #expect(timeline.tracks[1].model == .paths(["M2 0H1", "M2 0H1"]))
  }

  @Test func framesHaveTheValuesOfOneTime() async throws {
    let document = Array(
      """
      {"kind":"animation","from":{"x":0,"at":{"x":0,"y":1},"on":false},
       "to":{"x":4,"at":{"x":2,"y":3},"on":true},"animation":{"type":"linear","duration":1}}
      """.utf8)
    let request = SampleRequest(
      grid: .times([0, 0.5]), includesVelocity: true, includesModel: true)
    let sampled = try await client.frames(document, request)
    #expect(sampled.kind == "animation" && sampled.duration == 1 && sampled.events.isEmpty)
    #expect(sampled.frames.map(\.frame) == [0, 1] && sampled.frames.map(\.time) == [0, 0.5])
    let frame = sampled.frames[1]
    #expect(frame.values["x"]?.number == 2 && frame.values["on"] == .bool(true))
    #expect(frame.values["at"] == .object(["x": .number(1), "y": .number(2)]))
    #expect(frame.velocities?["x"]?.number == 4)
    #expect(frame.model?["x"]?.number == 4 && frame.velocities?["on"] == .null)
    #expect(try await client.frames(AnimationDocument(decoding: document), request) == sampled)
  }

  @Test func framesHaveTextsOfCSSWhereTheseAreAskedFor() async throws {
    let sampled = try await client.frames(
      Array(Fixtures.bounce.utf8),
      SampleRequest(grid: .times([0]), properties: ["rotation"], values: .css))
    #expect(sampled.frames.map(\.values) == [["rotation": .string("0deg")]])
    #expect(sampled.frames[0].values["rotation"]?.text == "0deg")
  }
}
