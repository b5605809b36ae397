import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// A document of the kind scene with some events.
func script(
  _ events: String, initial: String = Scripts.initial, and members: String = ""
) -> String {
  #"{"kind":"scene","initial":\#(initial),\#(members)"events":[\#(events)]}"#
}

/// What scenes in tests begin with.
enum Scripts {
  static let initial =
    ##"{"x":0,"offset":{"x":1,"y":2},"state":true,"card.opacity":1,"tint":"#ff0000"}"##

  /// The scene that a text means.
  static func scene(_ text: String) throws -> Scene {
    guard case .scene(let scene) = try resolved(text).content else { throw WrongKind() }
    return scene
  }

  /// The only event of a scene.
  static func event(_ text: String) throws -> SceneEvent {
    let scene = try scene(script(text))
    #expect(scene.events.count == 1)
    return try #require(scene.events.first)
  }

  static func verb(_ text: String) throws -> SceneVerb {
    try event(#"{"at":0,\#(text)}"#).verb
  }

  /// The transaction of a set with some members.
  static func transaction(_ text: String) throws -> SceneTransaction {
    try event(#"{"at":0,"set":{"x":1},\#(text)}"#).transaction
  }

  /// The block of a set by UIKit.
  static func block(_ text: String) throws -> UIKitAnimation {
    guard case .uikit(let block) = try transaction(#""uikit":\#(text)"#).source else {
      throw WrongKind()
    }
    return block
  }

  /// What an animator is told to do.
  static func action(_ text: String) throws -> AnimatorCommand.Action {
    let create = #"{"at":0,"animator":{"name":"a","do":"create","set":{"x":1},"duration":1}}"#
    let scene = try scene(script(create + #",{"at":0,"animator":{"name":"a",\#(text)}}"#))
    guard case .animator(let command) = scene.events[1].verb else { throw WrongKind() }
    #expect(command.name == "a")
    return command.action
  }

  /// What an animator is made with.
  static func settings(_ text: String) throws -> AnimatorSettings {
    let verb = try verb(#""animator":{"name":"a","do":"create","set":{"x":1},\#(text)}"#)
    guard case .animator(let command) = verb,
      case .create(let settings, let changes, _) = command.action
    else { throw WrongKind() }
    #expect(changes == [PropertyChange(property: 0, value: Components(scalar: 1))])
    return settings
  }
}

@Suite("Scenes")
struct SceneDocumentTests {
  private let one = [PropertyChange(property: 0, value: Components(scalar: 1))]

  @Test func haveAnInitialValueForEveryProperty() throws {
    let document = try document(script(""))
    #expect(document.kind == .scene)
    #expect(
      try document.resolved().properties.map(\.name)
        == ["x", "offset", "state", "card.opacity", "tint"])
    let scene = try Scripts.scene(script(""))
    #expect(scene.initial.allSatisfy { $0 != nil })
    #expect(scene.initial[1] == Components([1, 2]))
    #expect(scene.events.isEmpty && scene.animations.isEmpty && scene.layout == nil)
    #expect(try Scripts.scene(script("", initial: "{}")).initial.isEmpty)
  }

  @Test func keepTheTimesAndTheOrderOfEvents() throws {
    let scene = try Scripts.scene(
      script(
        #"{"at":0,"set":{"x":1}},{"at":0.5,"set":{"x":2}},{"set":{"x":3},"at":0.5}"#))
    #expect(scene.events.map(\.time) == [0, 0.5, 0.5])
    #expect(
      scene.events[2]
        == SceneEvent(
          at: 0.5, .set([PropertyChange(property: 0, value: Components(scalar: 3))])))
  }

  @Test func setPropertiesAndComponents() throws {
    let verb = try Scripts.verb(#""set":{"x":1,"offset.y":3,"state":{"discrete":"on"}}"#)
    #expect(
      verb
        == .set([
          PropertyChange(property: 0, value: Components(scalar: 1)),
          PropertyChange(property: 1, components: 1..<2, value: Components(scalar: 3)),
          PropertyChange(property: 2, value: Components(scalar: 1)),
        ]))
    #expect(try Scripts.verb(#""set":{}"#) == .set([]))
    #expect(try Scripts.verb(#""recommit":{"x":1}"#) == .recommit(one))
  }

  @Test func nameWhatCarriesAChange() throws {
    #expect(try Scripts.event(#"{"at":0,"set":{"x":1}}"#).transaction == SceneTransaction())
    #expect(try Scripts.transaction(#""animation":null"#).source == .none)
    #expect(try Scripts.transaction(#""animation":"bouncy""#).source == .animation(.bouncy))
    #expect(try Scripts.transaction(#""disablesAnimations":true"#).disablesAnimations)
    #expect(try !Scripts.transaction(#""disablesAnimations":false"#).disablesAnimations)
    #expect(
      try Scripts.transaction(#""keys":{"source": "tap", "n" : { "a": [ 1, 2.50 ] }}"#).keys
        == ["source": #""tap""#, "n": #"{"a":[1,2.50]}"#])
  }

  @Test func complete() throws {
    #expect(
      try Scripts.transaction(#""completion":"done""#).completion == SceneCompletion(name: "done"))
    #expect(
      try Scripts.transaction(#""completion":{"name":""}"#).completion == SceneCompletion(name: ""))
    for criteria in SceneCompletion.Criteria.allCases {
      let text = #""completion":{"name":"done","criteria":"\#(criteria.rawValue)"}"#
      #expect(
        try Scripts.transaction(text).completion
          == SceneCompletion(name: "done", criteria: criteria))
    }
    let block = #""keyframes":{"duration":1,"keyframes":[]},"completion":"done""#
    #expect(
      try Scripts.event(#"{"at":0,\#(block)}"#).transaction.completion
        == SceneCompletion(name: "done"))
  }

  @Test func animateSomePropertiesOnly() throws {
    let scoped =
      #"[{"property":"x","animation":"bouncy"},{"properties":["offset","tint"],"animation":null}]"#
    let expected = [
      ImplicitAnimation(properties: [0], animation: .bouncy),
      ImplicitAnimation(properties: [1, 4], animation: nil),
    ]
    #expect(try Scripts.transaction(#""animations":\#(scoped)"#).scoped == expected)
    let beside = script("", and: #""animations":\#(scoped),"#)
    #expect(try Scripts.scene(beside).animations == expected)
    let rule =
      #"{"property":"x","animation":"linear","value":"state","when":{"source":"tap","n":null}}"#
    #expect(
      try Scripts.scene(script("", and: #""animations":[\#(rule)],"#)).animations == [
        ImplicitAnimation(
          properties: [0], animation: .linear, trigger: 2,
          condition: ["source": #""tap""#, "n": "null"])
      ])
  }

  @Test func followGestures() throws {
    #expect(
      try Scripts.verb(#""gesture":{"property":"x","samples":[[0,1],[0,2],[0.1,3.5]]}"#)
        == .gesture(
          Gesture(
            property: 0, components: 0..<1,
            samples: [
              .init(time: 0, value: Components(scalar: 1)),
              .init(time: 0, value: Components(scalar: 2)),
              .init(time: 0.1, value: Components(scalar: 3.5)),
            ])))
    let spring = #""samples":[[0,{"x":1,"y":2}]],"animation":"interactiveSpring""#
    #expect(
      try Scripts.verb(#""gesture":{"property":"offset",\#(spring)}"#)
        == .gesture(
          Gesture(
            property: 1, components: 0..<2, samples: [.init(time: 0, value: Components([1, 2]))],
            animation: .interactiveSpring)))
    guard
      case .gesture(let gesture) = try Scripts.verb(
        #""gesture":{"property":"offset.y","samples":[[0,7]],"animation":null}"#)
    else { throw WrongKind() }
    #expect(gesture.components == 1..<2)
    #expect(gesture.animation == nil)
    #expect(gesture.samples[0].value == Components(scalar: 7))
  }

  @Test func askWhatIsAtAPoint() throws {
    #expect(
      try Scripts.verb(#""hitTest":{"point":{"x":1,"y":-2.5}}"#) == .hitTest(Point(x: 1, y: -2.5)))
  }

  @Test func removeAnimations() throws {
    #expect(try Scripts.verb(#""removeAnimations":{}"#) == .removeAnimations(.all))
    #expect(
      try Scripts.verb(#""removeAnimations":{"view":"card"}"#) == .removeAnimations(.view("card")))
    #expect(
      try Scripts.verb(#""removeAnimations":{"property":"offset"}"#)
        == .removeAnimations(.properties([1])))
    #expect(
      try Scripts.verb(#""removeAnimations":{"properties":["x","tint"]}"#)
        == .removeAnimations(.properties([0, 4])))
  }

  @Test func playKeyframesOfViews() throws {
    let first = #"{"relativeStartTime":0,"relativeDuration":0.25,"set":{"x":1}}"#
    let second = #"{"relativeStartTime":0.7,"relativeDuration":0.3,"set":{"offset.x":5}}"#
    let plain = ViewKeyframes(
      duration: 2,
      keyframes: [
        .init(relativeStart: 0, relativeDuration: 0.25, changes: one),
        .init(
          relativeStart: 0.7, relativeDuration: 0.3,
          changes: [
            PropertyChange(property: 1, components: 0..<1, value: Components(scalar: 5))
          ]),
      ])
    #expect(
      try Scripts.verb(#""keyframes":{"duration":2,"keyframes":[\#(first),\#(second)]}"#)
        == .keyframes(plain))
    for mode in CalculationMode.allCases {
      let members = #""delay":0.5,"calculationMode":"\#(mode.rawValue)","options":["repeat"]"#
      #expect(
        try Scripts.verb(#""keyframes":{"duration":0,\#(members),"keyframes":[]}"#)
          == .keyframes(
            ViewKeyframes(
              duration: 0, delay: 0.5, mode: mode, options: [.repeat], keyframes: [])))
    }
  }
}

@Suite("Block animations in scenes")
struct UIKitDocumentTests {
  @Test func goAlongCurves() throws {
    #expect(
      try Scripts.block(#"{"duration":0.3}"#) == UIKitAnimation(.curve(.easeInOut, duration: 0.3)))
    #expect(
      try Scripts.block(#"{"duration":0,"curve":"linear","delay":0.1}"#)
        == UIKitAnimation(.curve(.linear, duration: 0), delay: 0.1))
  }

  @Test func goBySprings() throws {
    #expect(
      try Scripts.block(#"{"duration":0.6,"damping":0.7}"#)
        == UIKitAnimation(.springDamping(duration: 0.6, dampingRatio: 0.7, initialVelocity: 0)))
    #expect(
      try Scripts.block(#"{"duration":0.6,"damping":1,"initialVelocity":-2}"#)
        == UIKitAnimation(.springDamping(duration: 0.6, dampingRatio: 1, initialVelocity: -2)))
    #expect(
      try Scripts.block(#"{"springDuration":0.4}"#)
        == UIKitAnimation(.spring(duration: 0.4, bounce: 0, initialVelocity: 0)))
    #expect(
      try Scripts.block(#"{"bounce":0.2,"initialVelocity":1}"#)
        == UIKitAnimation(.spring(duration: 0.5, bounce: 0.2, initialVelocity: 1)))
    #expect(try Scripts.block(#"{"animation":"snappy"}"#) == UIKitAnimation(.animation(.snappy)))
  }

  @Test(arguments: UIKitAnimation.Option.allCases)
  func haveOptions(_ option: UIKitAnimation.Option) throws {
    let block = try Scripts.block(#"{"springDuration":0.4,"options":["\#(option.rawValue)"]}"#)
    #expect(block.options == [option])
  }

  @Test(
    arguments: zip(
      ["curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"],
      [UnitCurve.easeInOut, .easeIn, .easeOut, .linear]))
  func haveTheirCurveAmongTheOptions(_ option: String, _ curve: UnitCurve) throws {
    let block = try Scripts.block(#"{"duration":1,"options":["repeat","\#(option)"]}"#)
    #expect(block == UIKitAnimation(.curve(curve, duration: 1), options: [.repeat]))
  }
}

@Suite("Property animators in scenes")
struct AnimatorDocumentTests {
  @Test func areMadeWithTheirDefaults() throws {
    #expect(
      try Scripts.settings(#""duration":1.5"#)
        == AnimatorSettings(duration: 1.5, timing: .curve(.easeInOut)))
    let all = #""duration":0,"curve":"linear","scrubsLinearly":false,"pausesOnCompletion":true"#
    #expect(
      try Scripts.settings(all)
        == AnimatorSettings(
          duration: 0, timing: .curve(.linear), scrubsLinearly: false, pausesOnCompletion: true))
  }

  @Test func areMadeWithSprings() throws {
    #expect(
      try Scripts.settings(#""duration":1,"spring":{"dampingRatio":0.8},"velocity":2"#)
        == AnimatorSettings(
          duration: 1, timing: .spring(dampingRatio: 0.8, initialVelocity: 2)))
    // The physical form is UIKit's own: it creeps where its damping is large.
    #expect(
      try Scripts.settings(#""spring":{"mass":3,"stiffness":1000,"damping":500}"#)
        == AnimatorSettings(duration: 0, timing: .spring(SpringTimingParameters())))
    #expect(
      try Scripts.settings(#""spring":{"duration":0.4,"bounce":0.2},"velocity":-1"#)
        == AnimatorSettings(
          duration: 0,
          timing: .spring(
            SpringTimingParameters(duration: 0.4, bounce: 0.2, initialVelocity: -1))))
    #expect(
      try Scripts.settings(#""duration":3,"spring":"bouncy""#)
        == AnimatorSettings(
          duration: 3, timing: .spring(SpringTimingParameters(duration: 0.5, bounce: 0.3))))
  }

  @Test func areToldWhatToDo() throws {
    let one = [PropertyChange(property: 0, value: Components(scalar: 1))]
    #expect(try Scripts.action(#""do":"animate","set":{"x":1}"#) == .animate(one))
    #expect(try Scripts.action(#""do":"start""#) == .start(afterDelay: 0))
    #expect(try Scripts.action(#""do":"start","afterDelay":0.5"#) == .start(afterDelay: 0.5))
    #expect(try Scripts.action(#""do":"pause""#) == .pause)
    #expect(try Scripts.action(#""do":"scrub","fraction":1"#) == .scrub(fraction: 1))
    #expect(try Scripts.action(#""do":"reverse""#) == .reverse(isReversed: nil))
    #expect(
      try Scripts.action(#""do":"reverse","isReversed":false"#) == .reverse(isReversed: false))
    #expect(try Scripts.action(#""do":"stop""#) == .stop(withoutFinishing: false))
    #expect(
      try Scripts.action(#""do":"stop","withoutFinishing":true"#) == .stop(withoutFinishing: true))
  }

  @Test func goOnAndComeToRest() throws {
    func last(_ actions: String...) throws -> SceneVerb {
      let events = actions.map { #"{"at":0,"animator":{"name":"a",\#($0)}}"# }
      return try #require(
        try Scripts.scene(script(events.joined(separator: ","))).events.last
      ).verb
    }
    let create = #""do":"create","set":{"x":1},"duration":1"#
    let (pause, stop) = (#""do":"pause""#, #""do":"stop""#)
    #expect(
      try last(create, pause, #""do":"continue""#)
        == .animator(AnimatorCommand("a", .continue(nil, durationFactor: 0))))
    #expect(
      try last(create, pause, #""do":"continue","curve":"easeInOut","durationFactor":0.5"#)
        == .animator(AnimatorCommand("a", .continue(.curve(.easeInOut), durationFactor: 0.5))))
    #expect(
      try last(create, pause, #""do":"continue","spring":{"dampingRatio":1},"velocity":3"#)
        == .animator(
          AnimatorCommand(
            "a", .continue(.spring(dampingRatio: 1, initialVelocity: 3), durationFactor: 0))))
    #expect(
      try last(create, pause, stop, #""do":"finish""#)
        == .animator(AnimatorCommand("a", .finish(at: .end))))
    for position in AnimatingPosition.allCases {
      #expect(
        try last(create, pause, stop, #""do":"finish","at":"\#(position.rawValue)""#)
          == .animator(AnimatorCommand("a", .finish(at: position))))
    }
  }
}
