import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Script → scene → script is a fixed point, for every verb and every option.
@Suite("Scenes come back as they were")
struct SceneRoundTripTests {
  /// Events of which each is written as it stands here.
  static let canonical = [
    ##"{"at":0,"set":{"x":150,"offset.y":3,"state":false,"tint":"#0000ff"}}"##,
    #"{"at":0.25,"set":{},"animation":null}"#,
    #"{"at":1,"set":{"x":1},"animation":"bouncy"}"#,
    #"""
    {"at":0,"set":{"x":1},"animation":{"type":"spring","duration":0.4,"bounce":0.1},\#
    "disablesAnimations":true,"keys":{"a":[1,{"b":2.50}],"source":"tap"},"completion":"done"}
    """#,
    #"""
    {"at":0,"set":{"x":1},"animations":[{"property":"x","animation":"linear"},\#
    {"properties":["offset","tint"],"animation":null,"value":"state","when":{"k":null}}],\#
    "completion":{"name":"c","criteria":"progress"}}
    """#,
    #"{"at":0,"set":{"x":1},"uikit":{"duration":0.3}}"#,
    #"""
    {"at":0,"set":{"x":1},"uikit":{"duration":0.3,"curve":{"bezier":[0.1,0.2,0.3,0.4]},\#
    "delay":0.1,"options":["allowUserInteraction","beginFromCurrentState","repeat",\#
    "autoreverse"]}}
    """#,
    #"{"at":0,"set":{"x":1},"uikit":{"duration":0.6,"damping":0.7}}"#,
    #"{"at":0,"set":{"x":1},"uikit":{"duration":0.6,"damping":0.7,"initialVelocity":-1}}"#,
    #"{"at":0,"set":{"x":1},"uikit":{"springDuration":0.5}}"#,
    #"{"at":0,"set":{"x":1},"uikit":{"springDuration":0.4,"bounce":0.2,"initialVelocity":1}}"#,
    #"{"at":0,"set":{"x":1},"uikit":{"animation":"snappy","delay":1}}"#,
    #"{"at":0,"gesture":{"property":"x","samples":[[0,1],[0.1,2.5]]}}"#,
    #"""
    {"at":0,"gesture":{"property":"offset","samples":[[0,{"x":1,"y":2}]],\#
    "animation":"interactiveSpring"}}
    """#,
    #"{"at":0,"gesture":{"property":"offset.y","samples":[[0,1]]}}"#,
    #"{"at":0,"gesture":{"property":"tint.red","samples":[[0,0.3]]}}"#,
    #"{"at":0,"animator":{"name":"b","do":"create","set":{"x":1},"duration":1}}"#,
    ##"""
    {"at":0,"animator":{"name":"b","do":"create","set":{"offset.x":1,"tint":"#00ff00"},\##
    "duration":0,"curve":"linear","scrubsLinearly":false,"pausesOnCompletion":true}}
    """##,
    #"""
    {"at":0,"animator":{"name":"b","do":"create","set":{"x":1},"duration":1,\#
    "spring":{"dampingRatio":0.8}}}
    """#,
    #"""
    {"at":0,"animator":{"name":"b","do":"create","set":{"x":1},"spring":{"duration":0.5,\#
    "bounce":0.2},"velocity":2}}
    """#,
    #"""
    {"at":0,"animator":{"name":"b","do":"create","set":{"x":1},"duration":2,\#
    "spring":{"mass":3,"stiffness":1000,"damping":500}}}
    """#,
    #"{"at":0,"keyframes":{"duration":2,"keyframes":[]}}"#,
    #"""
    {"at":0,"keyframes":{"duration":2,"delay":1,"calculationMode":"cubicPaced",\#
    "options":["repeat"],"keyframes":[{"relativeStartTime":0,"relativeDuration":0.25,\#
    "set":{"x":1}},{"relativeStartTime":0.7,"relativeDuration":0.3,"set":{"offset.x":1,\#
    "state":null}}]},"completion":"done"}
    """#,
    #"{"at":0,"removeAnimations":{}}"#,
    #"{"at":0,"removeAnimations":{"view":"card"}}"#,
    #"{"at":0,"removeAnimations":{"property":"x"}}"#,
    #"{"at":0,"removeAnimations":{"properties":["x","card.opacity"]}}"#,
    #"{"at":0,"recommit":{"x":100}}"#,
    #"{"at":0,"hitTest":{"point":{"x":1,"y":2}}}"#,
  ]

  @Test(arguments: canonical)
  func andAreWrittenAsPeopleWriteThem(_ event: String) throws {
    let text = script(event)
    let document = try document(text)
    #expect(try document.rewritten().text == text)
    try checkRoundTrip(document)
  }

  /// What an animator is told after others, as it is written.
  @Test(arguments: [
    [#""do":"animate","set":{"x":2}"#, #""do":"start""#],
    [#""do":"start","afterDelay":0.5"#, #""do":"reverse""#],
    [#""do":"reverse","isReversed":true"#, #""do":"pause""#],
    [#""do":"scrub","fraction":0.4"#, #""do":"continue""#],
    [#""do":"pause""#, #""do":"continue","curve":"easeInOut","durationFactor":0.5"#],
    [#""do":"pause""#, #""do":"continue","spring":{"dampingRatio":1},"velocity":-1"#],
    [#""do":"start""#, #""do":"stop""#, #""do":"finish""#],
    [#""do":"start""#, #""do":"stop""#, #""do":"finish","at":"current""#],
    [#""do":"start""#, #""do":"stop","withoutFinishing":true"#],
  ])
  func withTheirAnimators(_ actions: [String]) throws {
    let create = #""do":"create","set":{"x":1},"duration":1"#
    let events = ([create] + actions).map { #"{"at":0,"animator":{"name":"a",\#($0)}}"# }
    let text = script(events.joined(separator: ","))
    let document = try document(text)
    #expect(try document.rewritten().text == text)
    try checkRoundTrip(document)
  }

  @Test func withoutTheirDefaults() throws {
    let long: [(given: String, written: String)] = [
      (#""animation":{"type":"linear"}"#, #""animation":"linear""#),
      (
        #""uikit":{"duration":1,"curve":"easeInOut","delay":0,"options":[]}"#,
        #""uikit":{"duration":1}"#
      ),
      (
        #""uikit":{"duration":1,"options":["curveEaseIn"]}"#,
        #""uikit":{"duration":1,"curve":"easeIn"}"#
      ),
      (#""uikit":{"bounce":0}"#, #""uikit":{"springDuration":0.5}"#),
      (#""keys":{},"disablesAnimations":false,"animations":[]"#, ""),
      (#""completion":{"name":"a"}"#, #""completion":"a""#),
      (
        #""animations":[{"properties":["x"],"animation":null,"when":{}}]"#,
        #""animations":[{"property":"x","animation":null}]"#
      ),
    ]
    for (given, written) in long {
      let document = try document(script(#"{"at":0,"set":{"x":1},\#(given)}"#))
      let rest = written.isEmpty ? "" : "," + written
      #expect(
        try document.rewritten().text == script(#"{"at":0,"set":{"x":1}\#(rest)}"#))
      try checkRoundTrip(document)
    }
  }

  @Test func withAnimationsBesideProperties() throws {
    let text = script(
      "",
      and: #"""
        "animations":[{"property":"x","animation":"bouncy"},{"properties":["offset",\#
        "card.opacity"],"animation":null,"value":"x","when":{"source":"tap"}}],
        """#)
    let document = try document(text)
    #expect(try document.rewritten().text == text)
    try checkRoundTrip(document)
  }

  @Test func withTimingAndText() throws {
    let text = script(
      Self.canonical[2],
      and: #""name":"n","description":"d","timing":{"iterations":2},"#)
    try checkRoundTrip(document(text))
  }

  /// Every type of value, whole and by component, in every verb that takes values.
  @Test(arguments: [
    ("1", "2"), (#""15deg""#, #""90deg""#), (#"{"x":0,"y":0}"#, #"{"x":1,"y":2}"#),
    (#"{"x":0,"y":0,"z":0}"#, #"{"x":1,"y":2,"z":3}"#),
    (#"{"width":1,"height":1}"#, #"{"width":2,"height":0}"#),
    (#"{"x":0,"y":0,"width":1,"height":1}"#, #"{"x":5,"y":0,"width":1,"height":2}"#),
    (
      #"{"top":0,"leading":0,"bottom":0,"trailing":0}"#,
      #"{"top":1,"leading":2,"bottom":3,"trailing":4}"#
    ),
    ("[0,1,2]", "[3,4,5]"), (##""#ff3b30""##, ##""#00000080""##),
    (#"{"color":"red","space":"oklch","hue":"longer"}"#, #"{"color":"oklch(0.5 0.1 200)"}"#),
    (#"{"color":"red","space":"oklab"}"#, ##""#0000ff""##),
    (#"{"color":"red","space":"css"}"#, #"{"color":"lab(50% 20 -30)"}"#),
    (#"{"transform":"rotate(10deg)"}"#, #"{"transform":"rotate(90deg)"}"#),
    (#"{"path":"M0 0 L10 10"}"#, #"{"path":"M0 0 L20 30"}"#),
    ("true", #"{"discrete":{"a":[1]}}"#), (#"{"integer":3}"#, #"{"integer":5}"#),
  ])
  func withEveryTypeOfValue(_ first: String, _ second: String) throws {
    let create = #""name":"a","do":"create","duration":1"#
    let frame = #""relativeStartTime":0,"relativeDuration":1"#
    var events = [
      #"{"at":0,"set":{"p":\#(second)}}"#, #"{"at":0,"recommit":{"p":\#(first)}}"#,
      #"{"at":0,"animator":{\#(create),"set":{"p":\#(second)}}}"#,
      #"{"at":0,"keyframes":{"duration":1,"keyframes":[{\#(frame),"set":{"p":\#(second)}}]}}"#,
    ]
    if first != "true" {
      events.append(
        #"{"at":0,"gesture":{"property":"p","samples":[[0,\#(second)],[0.1,\#(first)]]}}"#)
    }
    try checkRoundTrip(
      document(script(events.joined(separator: ","), initial: #"{"p":\#(first)}"#)))
  }

  @Test func fromScenesInCode() throws {
    let properties = [
      AnimatedProperty(name: "p", type: .rect), AnimatedProperty(name: "n", type: .number),
    ]
    let change = PropertyChange(
      property: 0, components: 1..<3, value: Components([7, 8]))
    let scene = Scene(
      initial: [Components([0, 0, 1, 1]), Components(scalar: 0)],
      events: [SceneEvent(at: 0, .set([change]))])
    let document = AnimationDocument(
      ResolvedAnimation(properties: properties, content: .scene(scene)))
    let text = String(decoding: document.encoded(), as: UTF8.self)
    #expect(text.contains(#""set":{"p.y":7,"p.width":8}"#))
    #expect(try AnimationDocument(decoding: Array(text.utf8)).encoded() == document.encoded())
  }
}
