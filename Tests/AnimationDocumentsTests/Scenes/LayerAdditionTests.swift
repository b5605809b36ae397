import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Several animations of layers that are added together have one completion.
@Suite struct LayerAdditionTests {
  private static let both =
    #"{"at":0,"layer":{"add":["#
    + #"{"key":"a","property":"a.p","basic":{"from":0,"to":100,"duration":0.3}},"#
    + #"{"key":"b","property":"b.p","basic":{"from":0,"to":100,"duration":0.5}}]},"#
    + #""completion":"both"}"#
  private static let initial = #"{"a.p":0,"b.p":0}"#

  @Test func theCompletionComesOnceWhenAllHaveEnded() throws {
    let play = try ScenePlay(Self.initial, Self.both)
    #expect(play.reports == ["both 0.5"])
    #expect(play.values(0.15, 0.4) == [50, 0])
    #expect(play.values(0.25, column: 1) == [50])
  }

  @Test func oneThatIsCutIsEnoughToSaySo() throws {
    let play = try ScenePlay(Self.initial, Self.both, #"{"at":0.1,"layer":{"remove":"a"}}"#)
    #expect(play.reports == ["both 0.5 cut"])
    let late = try ScenePlay(Self.initial, Self.both, #"{"at":0.4,"layer":{"remove":"b"}}"#)
    #expect(late.reports == ["both 0.4 cut"])
  }

  @Test func aListIsWrittenAsAList() throws {
    let text = #"{"kind":"scene","initial":\#(Self.initial),"events":[\#(Self.both)]}"#
    let written = AnimationDocument(try resolved(text)).encoded()
    #expect(try resolved(String(decoding: written, as: UTF8.self)) == resolved(text))
    #expect(String(decoding: written, as: UTF8.self).contains(#""add":["#))
  }
}
