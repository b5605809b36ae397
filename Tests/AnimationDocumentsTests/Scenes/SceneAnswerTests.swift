import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// What is not there is `null` in text, nothing in rows and no number in data.
@Suite("Answers of scenes")
struct SceneAnswerTests {
  /// A scene of properties of every type, of which none is there at first.
  private func absent() throws -> Samples {
    let values = ##"""
      {"number":1,"point":{"x":1,"y":2},"angle":"15deg","tint":"#ff0000","mixed":{"color":"red","space":"oklch"},
      "integer":{"integer":3},"state":true,"path":{"path":"M0 0 L1 1"},"transform":{"transform":"rotate(5deg)"},
      "vector":[1,2]}
      """##
    var animation = try resolved(script("", initial: values))
    guard case .scene(var scene) = animation.content else { throw WrongKind() }
    scene.initial = scene.initial.map { _ in nil }
    animation.content = .scene(scene)
    return Samples(try animation.compiled(), on: .times([0]))
  }

  private func text(_ samples: Samples, _ options: SampleOptions) -> String {
    String(decoding: SampleDocument(samples, options).encoded(), as: UTF8.self)
  }

  @Test func sayNullInColumns() throws {
    let text = text(
      try absent(),
      SampleOptions(kind: "scene", includesVelocity: true, includesModel: true))
    #expect(!text.lowercased().contains("nan"))
    for name in ["number", "angle", "integer", "state", "path"] {
      let track = try #require(
        text.split(separator: "{\"property\":").first {
          $0.hasPrefix("\"\(name)\"")
        })
      #expect(track.contains(#""values":[null]"#), "\(track)")
    }
    #expect(text.contains(#""values":{"x":[null],"y":[null]}"#))
    #expect(text.contains(#""values":{"red":[null],"green":[null]"#))
    #expect(text.contains(#""values":{"m11":[null]"#))
    #expect(text.contains(#""values":{"0":[null],"1":[null]}"#))
  }

  @Test func sayNullInFrames() throws {
    let text = text(try absent(), SampleOptions(kind: "scene", layout: .frames))
    #expect(!text.lowercased().contains("nan"))
    for name in ["number", "point", "angle", "tint", "mixed", "integer", "state", "path"] {
      #expect(
        text.contains(#""\#(name)":null"#) || text.contains(#""\#(name)":{"x":null"#), "\(text)")
    }
  }

  @Test func areWrittenInEveryOtherForm() throws {
    let samples = try absent()
    let options = SampleOptions(kind: "scene", includesVelocity: true, includesModel: true)
    #expect(!SampleCBOR(samples, options).encoded().isEmpty)
  }
}
