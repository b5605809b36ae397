import AnimationEngine
import AnimationScenes
import TestSupport
import Testing

@testable import AnimationDocuments

/// Layers, views and layouts come back as they were, with every option.
@Suite("Layers and views come back as they were")
struct SceneViewRoundTripTests {
  static let initial = ##"""
    {"x":0,"offset":{"x":1,"y":2},"turn":"10deg","count":{"integer":3},"flag":true,\##
    "label":{"discrete":"1"},"tint":"#ff0000","mix":{"color":"#ff0000","space":"oklch"},\##
    "css":{"color":"red","space":"css"},"spin":{"transform":"rotate(10deg)"},\##
    "line":{"path":"M0 0 L10 10"},"pair":[1,2],"card.opacity":1,\##
    "front.frame":{"x":0,"y":0,"width":1,"height":1},\##
    "back.frame":{"x":5,"y":5,"width":2,"height":2}}
    """##

  static let layout = #"""
    "layout":{"x":10,"y":20,"stack":"vertical","spacing":8,"alignment":"leading",\#
    "padding":{"top":1,"leading":2,"bottom":3,"trailing":4},"children":[\#
    {"view":"header","width":390,"height":100,"padding":16},\#
    {"view":"row","stack":"depth","children":[{"view":"left"}]}]},
    """#

  /// Events each of which is written as it stands here.
  static let layers = [
    #"{"remove":"corner"}"#, #"{"removeAll":true}"#, #"{"removeAll":"card"}"#,
    #"{"add":{"key":"k","property":"x","basic":{}}}"#,
    #"{"add":{"key":"k","property":"x","basic":{"from":0,"to":20}}}"#,
    #"{"add":{"key":"k","property":"x","basic":{"from":0,"by":20}}}"#,
    #"{"add":{"key":"k","property":"offset.y","basic":{"by":-3}}}"#,
    #"{"add":{"key":"k","property":"offset","basic":{"to":{"x":3,"y":4},"by":{"x":1,"y":0}}}}"#,
    #"{"add":{"key":"k","property":"turn","basic":{"to":"90deg","by":"-5deg"}}}"#,
    #"{"add":{"key":"k","property":"count","basic":{"to":{"integer":9}}}}"#,
    #"{"add":{"key":"k","property":"pair","basic":{"to":[3,4]}}}"#,
    ##"{"add":{"key":"k","property":"tint","basic":{"from":"#00ff00","to":"#0000ff"}}}"##,
    #"{"add":{"key":"k","property":"tint.red","basic":{"to":0.5}}}"#,
    #"{"add":{"key":"k","property":"spin","basic":{"to":{"transform":"rotate(90deg)"}}}}"#,
    #"{"add":{"key":"k","property":"line","basic":{"to":{"path":"M0 0L20 0"}}}}"#,
    #"""
    {"add":{"key":"k","property":"x","basic":{"to":1,"additive":true,"cumulative":true,\#
    "timingFunction":"default","beginTime":-0.5,"timeOffset":0.25,"speed":-2,"duration":3,\#
    "repeatCount":2.5,"repeatDuration":9,"autoreverses":true,"fillMode":"both",\#
    "removedOnCompletion":false}}}
    """#,
    #"{"add":{"key":"k","property":"x","basic":{"repeatCount":"infinite"}}}"#,
    #"{"add":{"key":"k","property":"x","basic":{"duration":0,"repeatDuration":"infinite"}}}"#,
    #"{"add":{"key":"k","property":"x","basic":{"timingFunction":"easeInOut"}}}"#,
    #"{"add":{"key":"k","property":"x","keyframe":{"values":[1]}}}"#,
    #"""
    {"add":{"key":"k","property":"x","keyframe":{"values":[0,20,10],"calculationMode":"cubic",\#
    "keyTimes":[0,0.25,1],"timingFunctions":["linear","default"],"tensionValues":[0.5],\#
    "continuityValues":[0,1],"biasValues":[1,0,-1],"additive":true,\#
    "timingFunction":{"bezier":[0.1,0.2,0.3,0.4]},"duration":2}}}
    """#,
    #"""
    {"add":{"key":"k","property":"label","keyframe":{"values":[{"discrete":"2"},\#
    {"discrete":"3"}],"calculationMode":"discrete","keyTimes":[0,0.5,1]}}}
    """#,
    #"{"add":{"key":"k","property":"x","spring":{}}}"#,
    #"{"add":{"key":"k","property":"x","spring":{"from":0,"to":1,"initialVelocity":-2}}}"#,
    #"{"add":{"key":"k","property":"x","spring":{"mass":2,"stiffness":150,"damping":7}}}"#,
    #"{"add":{"key":"k","property":"x","spring":{"mass":1,"stiffness":100,"damping":50}}}"#,
    #"{"add":{"key":"k","property":"x","spring":{"perceptualDuration":0.4,"bounce":0.3}}}"#,
    #"""
    {"add":{"key":"k","property":"x","spring":{"mass":1,"stiffness":10,"damping":0,\#
    "duration":2}}}
    """#,
    #"""
    {"add":{"key":"k","group":{"animations":[{"property":"x","basic":{"to":1}},\#
    {"group":{"animations":[{"property":"offset.x","spring":{"to":3}}],"duration":1}}],\#
    "timingFunction":"easeIn","duration":4,"fillMode":"forwards"}}}
    """#,
  ]

  static let views = [
    #"{"insert":{"view":"detail"}}"#,
    #"{"insert":{"view":"detail","values":{"opacity":1,"state":true}}}"#,
    ##"{"insert":{"view":"d","values":{"tint":{"color":"#ff0000","space":"oklab"}}}}"##,
    #"{"insert":{"view":"d","transition":"identity"}}"#,
    #"{"insert":{"view":"d","transition":"opacity"}}"#,
    #"{"insert":{"view":"d","transition":"scale"}}"#,
    #"{"insert":{"view":"d","transition":"blurReplace"}}"#,
    #"{"insert":{"view":"d","transition":"slide","container":{"width":390,"height":844}}}"#,
    #"{"insert":{"view":"d","transition":{"type":"scale","scale":0.5,"anchor":{"x":0,"y":1}}}}"#,
    #"""
    {"insert":{"view":"d","transition":{"type":"move","edge":"bottom"},\#
    "container":{"width":390,"height":844}}}
    """#,
    #"""
    {"insert":{"view":"d","transition":{"type":"push","edge":"leading"},\#
    "container":{"width":390,"height":844},"replaces":"card"}}
    """#,
    #"{"insert":{"view":"d","transition":{"type":"offset"}}}"#,
    #"{"insert":{"view":"d","transition":{"type":"offset","x":10,"y":-100}}}"#,
    #"{"insert":{"view":"d","transition":{"type":"blurReplace","config":"upUp"}}}"#,
    #"{"insert":{"view":"d","transition":{"type":"combined","transitions":["opacity","scale"]}}}"#,
    #"""
    {"insert":{"view":"d","transition":{"type":"asymmetric","insertion":"opacity",\#
    "removal":{"type":"scale","scale":2,"animation":null}}}}
    """#,
    #"{"insert":{"view":"d","transition":{"type":"opacity","animation":"bouncy"}}}"#,
    #"{"remove":{"view":"card"}}"#, #"{"remove":{"view":"card","transition":"identity"}}"#,
    #"""
    {"remove":{"view":"card","transition":{"type":"move","edge":"top"},\#
    "container":{"width":10,"height":20}}}
    """#,
    #"{"match":{"from":"front","to":"back"}}"#,
    #"""
    {"match":{"from":"front","to":"back","id":"card","namespace":"n","properties":"position",\#
    "anchor":{"x":0,"y":1},"source":"both"}}
    """#,
    #"{"content":{"property":"label","to":"42"}}"#,
    #"{"content":{"property":"label","to":42,"transition":"opacity"}}"#,
    #"{"content":{"property":"label","to":null,"transition":"identity"}}"#,
    #"{"content":{"property":"label","to":[1,"2"],"transition":"replace"}}"#,
    #"{"content":{"property":"label","to":{"discrete":{"a":1}},"transition":"numericText"}}"#,
    #"""
    {"content":{"property":"label","to":"7","transition":{"type":"numericText",\#
    "countsDown":true}}}
    """#,
    #"{"swap":{"from":"front","to":"back"}}"#,
    #"{"swap":{"from":"front","to":"back","effect":"curlDown","hide":true}}"#,
    #"""
    {"zoom":{"do":"push","source":{"x":0,"y":1,"width":2,"height":3},\#
    "destination":{"x":4,"y":5,"width":6,"height":7},"radius":[12,0]}}
    """#,
    #"""
    {"zoom":{"view":"z","do":"push","source":{"x":0,"y":1,"width":2,"height":3},\#
    "destination":{"x":4,"y":5,"width":6,"height":7}}}
    """#,
    #"{"layout":{}}"#, #"{"layout":{"flush":"before"}}"#,
    #"{"layout":{"set":{"x":3,"offset.y":1,"header.height":300,"row.spacing":-1}}}"#,
    #"{"layout":{"set":{"left.padding":4,"row.x":1,"row.y":2},"flush":"outside"}}"#,
  ]

  private func document(of verb: String) throws -> AnimationDocument {
    let event = #"{"at":0,"# + verb.dropFirst()
    return try AnimationDocumentsTests.document(
      script(event, initial: Self.initial, and: Self.layout))
  }

  @Test(arguments: layers)
  func layersAreWrittenAsTheyStandHere(_ layer: String) throws {
    let text = try checkRoundTrip(document(of: #"{"layer":\#(layer)}"#))
    #expect(text.hasSuffix(#""events":[{"at":0,"layer":\#(layer)}]}"#), "\(text)")
  }

  @Test(arguments: views)
  func viewsAreWrittenAsTheyStandHere(_ verb: String) throws {
    let text = try checkRoundTrip(document(of: verb))
    #expect(text.hasSuffix(#""events":[{"at":0,"# + verb.dropFirst() + "]}"), "\(text)")
  }

  @Test func layoutsAreWrittenAsTheyStandHere() throws {
    let text = try checkRoundTrip(document(of: #"{"set":{}}"#))
    #expect(text.contains(Self.layout.dropLast()), "\(text)")
  }

  /// What says no more than the default is left out, and other spellings are written in one way.
  @Test(arguments: [
    (
      #"{"layer":{"add":{"key":"k","property":"x","basic":{"duration":0.25,"speed":1}}}}"#,
      #"{"layer":{"add":{"key":"k","property":"x","basic":{}}}}"#
    ),
    (
      #"{"layer":{"add":{"key":"k","property":"x","basic":{"timingFunction":"easeInEaseOut"}}}}"#,
      #"{"layer":{"add":{"key":"k","property":"x","basic":{"timingFunction":"easeInOut"}}}}"#
    ),
    (
      #"{"layer":{"add":{"key":"k","property":"x","spring":{"mass":1,"damping":10}}}}"#,
      #"{"layer":{"add":{"key":"k","property":"x","spring":{}}}}"#
    ),
    (
      #"{"insert":{"view":"d","values":{},"transition":{"type":"scale","scale":0}}}"#,
      #"{"insert":{"view":"d","transition":"scale"}}"#
    ),
    (
      #"{"match":{"from":"front","to":"back","properties":"frame","source":"to"}}"#,
      #"{"match":{"from":"front","to":"back"}}"#
    ),
    (
      #"{"content":{"property":"label","to":{"discrete":"9"},"transition":"interpolate"}}"#,
      #"{"content":{"property":"label","to":"9"}}"#
    ),
    (
      #"{"content":{"property":"label","to":1,"transition":{"type":"numericText"}}}"#,
      #"{"content":{"property":"label","to":1,"transition":"numericText"}}"#
    ),
    (
      #"{"swap":{"from":"front","to":"back","effect":"crossDissolve","hide":false}}"#,
      #"{"swap":{"from":"front","to":"back"}}"#
    ),
    (#"{"layout":{"set":{},"flush":"inside"}}"#, #"{"layout":{}}"#),
  ])
  func defaultsAreLeftOut(_ verb: String, _ canonical: String) throws {
    let text = try checkRoundTrip(document(of: verb))
    #expect(text.hasSuffix(#"{"at":0,"# + canonical.dropFirst() + "]}"), "\(text)")
  }

  @Test func zoomsAreWrittenAsTheyStandHere() throws {
    let push = #"""
      {"at":0,"zoom":{"do":"push","source":{"x":0,"y":1,"width":2,"height":3},\#
      "destination":{"x":4,"y":5,"width":6,"height":7}}},
      """#
    for rest in [
      #"{"at":1,"zoom":{"do":"drag","progress":0.4}}"#,
      #"{"at":1,"zoom":{"do":"drag","progress":0.4}},{"at":2,"zoom":{"do":"release"}}"#,
      #"""
      {"at":1,"zoom":{"do":"drag","progress":1.5}},\#
      {"at":2,"zoom":{"do":"release","velocity":-1.5}}
      """#, #"{"at":1,"zoom":{"do":"pop"}}"#,
    ] {
      let text = try checkRoundTrip(AnimationDocumentsTests.document(script(push + rest)))
      #expect(text.hasSuffix(push + rest + "]}"), "\(text)")
    }
  }

  /// A view that comes again declares nothing, and its colours keep their space.
  @Test func viewsThatComeAgain() throws {
    let events = ##"""
      {"at":0,"insert":{"view":"d","values":{"tint":{"color":"#ff0000","space":"oklab"},\##
      "offset":{"x":1,"y":2}}}},{"at":1,"remove":{"view":"d"}},\##
      {"at":2,"insert":{"view":"d","values":{"tint":"#00ff00","offset.y":5}}},\##
      {"at":3,"set":{"d.offset.x":7,"d.tint":"#0000ff"}}
      """##
    try checkRoundTrip(AnimationDocumentsTests.document(script(events)))
  }

  /// An object has room for one animation; the inner one of two moves into a combination.
  @Test func transitionsWithTwoAnimations() throws {
    let twice = ViewTransition.animated(.animated(.opacity, .linear), nil)
    let insertion = ViewInsertion(view: "d", values: [], transition: twice)
    let scene = Scene(initial: [], events: [SceneEvent(at: 0, .insert(insertion))])
    let text = String(
      decoding: AnimationDocument(ResolvedAnimation(properties: [], content: .scene(scene)))
        .encoded(), as: UTF8.self)
    guard case .insert(let again) = try #require(try Scripts.scene(text).events.first).verb else {
      throw WrongKind()
    }
    #expect(again.transition == .animated(.combined([.animated(.opacity, .linear)]), nil))
  }

  private func spring(_ members: String) throws -> AnimationDocument {
    try document(of: #"{"layer":{"add":{"key":"k","property":"x","spring":{\#(members)}}}}"#)
  }

  /// Springs of numbers that people write come back to the bit.
  @Test func springsOfPlainNumbers() throws {
    for stiffness in [1, 100, 170, 300, 1000.5] {
      for damping in [1, 5, 26, 500.0] {
        for mass in [1, 0.5, 3] {
          try checkRoundTrip(
            spring(#""mass":\#(mass),"stiffness":\#(stiffness),"damping":\#(damping)"#))
        }
      }
    }
    for bounce in [-0.9, -0.5, -0.001, 0, 0.001, 0.15, 0.3, 0.5, 0.99] {
      for duration in [0.1, 0.25, 0.35, 0.5, 0.8, 1, 2.5] {
        try checkRoundTrip(spring(#""perceptualDuration":\#(duration),"bounce":\#(bounce)"#))
      }
    }
  }

  /// Others may move by a unit in the last place when they are written, and rest then.
  @Test(arguments: [UInt64(21), 22, 23])
  func springsOfAnyNumbers(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let mass = Double.random(in: 0.1...4, using: &random)
      let stiffness = Double.random(in: 1...500, using: &random)
      let damping = Double.random(in: 0.1...60, using: &random)
      let bounce = Double.random(in: -0.9...0.99, using: &random)
      for members in [
        #""mass":\#(mass),"stiffness":\#(stiffness),"damping":\#(damping)"#,
        #""perceptualDuration":\#(mass),"bounce":\#(bounce)"#,
      ] {
        try checkRoundTrip(AnimationDocument(decoding: spring(members).rewritten().encoded()))
      }
    }
  }
}
