import Testing

@testable import AnimationDocuments

/// Whatever is said of layers, views and layouts, it is read and plays, or is refused, and never
/// traps.
@Suite("Broken layers and views")
struct SceneViewMutationTests {
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

  private let breaker = SceneBreaker(
    values: BrokenText.words + [
      "1e300", "-1e308", #""d""#, #""card""#, #""front""#, #""label""#, #""spin""#, #""mix""#,
      #""line""#, #""offset.y""#, #""infinite""#, #""slide""#, #""discrete""#, #""cubicPaced""#,
      #""before""#, #""pop""#, "0.5", "3",
    ], times: [-1, 0, 0.3, 0.8, 1.1, 1.9, 2.6, 1e6])

  @Test(arguments: [layers, views], [UInt64(31), 32, 33, 34])
  func areRefusedOrPlay(_ text: String, _ seed: UInt64) { breaker.check(text, seed: seed) }

  @Test(arguments: [layers, views])
  func playWhenWhole(_ text: String) throws { breaker.play(try resolved(text)) }
}
