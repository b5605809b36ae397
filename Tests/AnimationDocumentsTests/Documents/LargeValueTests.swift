import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Values as large as a request can hold: read, sampled row by row and written back.
@Suite struct LargeValueTests {
  private func outline(_ points: Int, _ shift: Int) -> String {
    "M\(shift) 0" + (0..<points).map { "L\($0 % 1000) \($0 + shift)" }.joined()
  }

  private func list(_ count: Int, _ shift: Int) -> String {
    (0..<count).map { $0 % 2 == 0 ? "translate(\($0 + shift)px, 3px)" : "rotate(\(shift)deg)" }
      .joined(separator: " ")
  }

  private func changed(_ member: String, from: String, to: String) -> String {
    #"{"kind":"animation","from":{"v":{"\#(member)":"\#(from)"}},"#
      + #""to":{"v":{"\#(member)":"\#(to)"}},"animation":{"type":"linear","duration":1}}"#
  }

  @Test func aPathOfAMegabyteMoves() throws {
    let (from, to) = (outline(90_000, 0), outline(90_000, 10))
    #expect(from.utf8.count > 850_000)
    let document = try document(changed("path", from: from, to: to))
    // Each number of a path is a lane of its own.
    var meter = WorkMeter(.init(bytes: 384 << 20))
    let timeline = try document.resolved().compiled(within: .init(), meter: &meter)
    let samples = Samples(timeline, on: .times([0.5]))
    #expect(samples.columnCount == 180_002)
    let whole = SampleDocument(samples, SampleOptions(kind: "animation")).encoded()
    #expect(whole.suffix(60).firstRange(of: Array("L999 90004\"]".utf8)) != nil)
  }

  @Test func aThousandPathsOfFourKilobytesAreToldApart() throws {
    let moves = (1...1000).map {
      #"{"type":"linear","duration":0.01,"to":{"path":"\#(outline(400, $0 % 900))"}}"#
    }
    let text = tracked(#"{"path":"\#(outline(400, 0))"}"#, moves.joined(separator: ","))
    let animation = try resolved(text)
    guard case .paths(let paths) = animation.properties[0].table else { throw WrongKind() }
    #expect(paths.count == 900)
    #expect(animation.properties[0].columnCount == 802)
  }

  @Test(arguments: ["", "scale(2) "])
  func aListOfTenThousandFunctionsMoves(_ other: String) throws {
    let document = try document(
      changed("transform", from: list(10_000, 0), to: other + list(10_000, 4)))
    let timeline = try document.resolved().compiled()
    #expect(timeline.columnCount == 16)
    for column in 0..<16 { #expect(timeline.value(ofColumn: column, at: 0.25).isFinite) }
    #expect(try AnimationDocument(decoding: document.encoded()) == document)
  }
}
