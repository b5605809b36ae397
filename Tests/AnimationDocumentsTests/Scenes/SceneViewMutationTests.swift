import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@testable import AnimationDocuments

/// Whatever is said of layers, views and layouts, it is read and plays, or is refused, and never
/// traps.
@Suite("Broken layers and views")
struct SceneViewMutationTests {
  private let limits = Limits(maxDepth: 20, maxTracks: 80, maxKeyframes: 200, maxEvents: 200)

  /// Layers, all at once.
  private static let layers = script(
    SceneViewRoundTripTests.layers.enumerated().map { index, layer in
      #"{"at":\#(Double(index) / 16),"layer":\#(layer)}"#
    }.joined(separator: ","), initial: SceneViewRoundTripTests.initial)

  /// Views that come, meet, change, are swapped and go.
  private static let views = script(
    #"""
    {"at":0,"insert":{"view":"d","values":{"opacity":1,"tint":{"color":"red","space":"oklch"},\#
    "frame":{"x":0,"y":0,"width":10,"height":10}},"transition":{"type":"combined",\#
    "transitions":[{"type":"move","edge":"bottom"},{"type":"scale","animation":"bouncy"}]},\#
    "container":{"width":390,"height":844}},"animation":"smooth"},\#
    {"at":0.25,"match":{"from":"front","to":"d","properties":"size","anchor":{"x":0,"y":0.5}},\#
    "animation":{"type":"spring","bounce":0.3}},\#
    {"at":0.5,"content":{"property":"label","to":"42","transition":{"type":"numericText",\#
    "countsDown":true}},"animation":"linear"},\#
    {"at":0.75,"remove":{"view":"d","transition":"blurReplace"},"animation":"smooth"},\#
    {"at":0.875,"insert":{"view":"d","values":{"opacity":0.5},"transition":{"type":"asymmetric",\#
    "insertion":"opacity","removal":{"type":"push","edge":"top"}},\#
    "container":{"width":390,"height":844},"replaces":"card"},"uikit":{"duration":0.3}},\#
    {"at":1,"swap":{"from":"front","to":"back","effect":"flipFromLeft","hide":true}},\#
    {"at":1.25,"swap":{"from":"back","to":"front","effect":"curlUp"},"animation":null},\#
    {"at":1.5,"zoom":{"do":"push","source":{"x":0,"y":1,"width":2,"height":3},\#
    "destination":{"x":4,"y":5,"width":6,"height":7},"radius":[12,0]}},\#
    {"at":1.75,"zoom":{"do":"drag","progress":0.4}},\#
    {"at":1.875,"zoom":{"do":"release","velocity":-0.5}},{"at":2,"zoom":{"do":"pop"}},\#
    {"at":2.25,"layout":{"set":{"header.height":300,"x":5},"flush":"outside"}},\#
    {"at":2.25,"layout":{"flush":"inside"},"animation":"easeInOut"},\#
    {"at":2.5,"layout":{"set":{"row.spacing":8,"left.padding":2}},"animation":"bouncy"}
    """#, initial: SceneViewRoundTripTests.initial, and: SceneViewRoundTripTests.layout)

  /// Words and values that are put in the place of others.
  private static let parts = [
    "1e999", "-1", "null", "true", "[]", "{}", #""x""#, "0", "1e-320", #"{"x":1}"#, "1e300",
    "-1e308", #""d""#, #""card""#, #""front""#, #""label""#, #""spin""#, #""mix""#, #""line""#,
    #""offset.y""#, #""infinite""#, #""slide""#, #""discrete""#, #""cubicPaced""#, #""before""#,
    #""pop""#, "0.5", "3",
  ]

  @Test(arguments: [UInt64(31), 32, 33, 34])
  func areRefusedOrPlay(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for original in [Self.layers, Self.views] {
      check(Array(original.utf8), seed, isWhole: true)
      for _ in 0..<200 {
        var bytes = Array(original.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
        check(bytes, seed)
      }
    }
  }

  private func check(_ bytes: [UInt8], _ seed: UInt64, isWhole: Bool = false) {
    do {
      let document = try AnimationDocument(decoding: bytes, within: limits)
      let again = try AnimationDocument(decoding: document.encoded())
      #expect(again.encoded() == document.encoded(), "seed \(seed)")
      play(try document.resolved())
    } catch {
      #expect(!isWhole, "\(error.problems.map { "\($0.pointer ?? "") \($0.message)" })")
      #expect(!error.problems.isEmpty)
      #expect(error.total >= error.problems.count)
      #expect(error.code == .malformed || error.code == .invalidDocument)
    }
  }

  private func play(_ animation: ResolvedAnimation) {
    let bounds = CompilationLimits(steps: 200)
    for model in SpringModel.allCases {
      var meter = WorkMeter(.init(work: 1_000_000))
      guard
        let timeline = try? animation.compiled(
          springs: model, horizon: 4, within: bounds, meter: &meter)
      else { continue }
      let samples = Samples(timeline, on: .times([-1, 0, 0.3, 0.8, 1.1, 1.9, 2.6, 1e6]))
      _ = SampleDocument(samples, SampleOptions(kind: "scene")).encoded()
    }
  }

  /// Changes a byte, or puts another value behind a colon.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[index] = Array(#"{}[]":,-0123456789eE.tfn\"#.utf8).randomElement(using: &random)!
    case 1: bytes.remove(at: index)
    default: exchange(after: index, in: &bytes, &random)
    }
    if bytes.isEmpty { bytes = [0] }
  }

  private func exchange(after index: Int, in bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "[")]
    guard let end = bytes[(colon + 1)...].firstIndex(where: ends.contains) else { return }
    bytes.replaceSubrange(colon + 1..<end, with: Self.parts.randomElement(using: &random)!.utf8)
  }
}
