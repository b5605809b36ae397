import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Views that come and go, take over frames and places, and change their content.
@Suite("Views in scenes")
struct SceneViewTests {
  private func verb(_ text: String) throws -> SceneVerb {
    let scene = try Scripts.scene(
      script(#"{"at":0,\#(text)}"#, initial: SceneViewRoundTripTests.initial))
    return try #require(scene.events.first).verb
  }

  private func insertion(_ members: String) throws -> ViewInsertion {
    guard case .insert(let insertion) = try verb(#""insert":{"view":"d"\#(members)}"#) else {
      throw WrongKind()
    }
    return insertion
  }

  private func transition(_ text: String) throws -> ViewTransition? {
    try insertion(#","transition":\#(text),"container":{"width":3,"height":4}"#).transition
  }

  // MARK: Views

  @Test func anInsertionHasAllMembers() throws {
    let insertion = try insertion(
      #","transition":"slide","container":{"width":390,"height":844},"replaces":"card""#)
    #expect(
      insertion
        == ViewInsertion(
          view: "d", values: [], transition: .slide, container: Size(width: 390, height: 844),
          replaces: "card"))
  }

  @Test func anInsertionNeedsOnlyItsView() throws {
    #expect(try insertion("") == ViewInsertion(view: "d", values: []))
  }

  @Test func aRemovalNeedsOnlyItsView() throws {
    #expect(try verb(#""remove":{"view":"card"}"#) == .remove(ViewRemoval(view: "card")))
    let all = #""remove":{"view":"card","transition":"slide","container":{"width":1,"height":2}}"#
    #expect(
      try verb(all)
        == .remove(
          ViewRemoval(view: "card", transition: .slide, container: Size(width: 1, height: 2))))
  }

  /// Values declare the properties of their view, under its name.
  @Test func valuesDeclareProperties() throws {
    let animation = try resolved(
      script(
        ##"""
        {"at":0,"insert":{"view":"d","values":{"opacity":1,"tint":{"color":"#ff0000",\##
        "space":"oklab"},"size":{"width":1,"height":2}}}},\##
        {"at":1,"set":{"d.opacity":0,"d.size.height":5,"x":3}}
        """##, initial: #"{"x":0}"#))
    guard case .scene(let scene) = animation.content else { throw WrongKind() }
    #expect(animation.properties.map(\.name) == ["x", "d.opacity", "d.tint", "d.size"])
    #expect(animation.properties.map(\.type) == [.number, .number, .color(.oklab), .size])
    #expect(scene.initial == [[0], nil, nil, nil])
    #expect(
      scene.events[1].verb
        == .set([
          PropertyChange(property: 1, value: [0]),
          PropertyChange(property: 3, components: 1..<2, value: [5]),
          PropertyChange(property: 0, value: [3]),
        ]))
  }

  /// What `initial` or an earlier insertion declares is changed, also in parts.
  @Test func valuesChangeWhatIsDeclared() throws {
    let animation = try resolved(
      script(
        ##"""
        {"at":0,"remove":{"view":"d"}},\##
        {"at":1,"insert":{"view":"d","values":{"tint":"#ff0000","offset.y":3,"new":1}}}
        """##,
        initial: ##"{"d.tint":{"color":"#00ff00","space":"oklab"},"d.offset":{"x":0,"y":0}}"##))
    guard case .scene(let scene) = animation.content,
      case .insert(let insertion) = scene.events[1].verb
    else { throw WrongKind() }
    #expect(animation.properties.map(\.name) == ["d.tint", "d.offset", "d.new"])
    #expect(insertion.values.map(\.property) == [0, 1, 2])
    #expect(insertion.values[1].components == 1..<2)
    let red = try #require(ResolvedColor(hex: "#ff0000")).components(in: .oklab)
    #expect(insertion.values[0].value == red)
  }

  /// With many properties names are looked up in another way.
  @Test func valuesAreFoundAmongManyProperties() throws {
    let many = (0..<30).map { #""p\#($0)":\#($0)"# }.joined(separator: ",")
    let animation = try resolved(
      script(
        #"""
        {"at":0,"insert":{"view":"d","values":{\#(many)}}},\#
        {"at":1,"set":{"d.p29":0,"p3":1,"d.p3":2}}
        """#, initial: "{\(many)}"))
    guard case .scene(let scene) = animation.content, case .set(let set) = scene.events[1].verb
    else { throw WrongKind() }
    #expect(set.map(\.property) == [59, 3, 33])
  }

  // MARK: Transitions

  @Test func everyTransitionHasItsForm() throws {
    let all: [(String, ViewTransition)] = [
      (#""identity""#, .identity), (#""opacity""#, .opacity),
      (#""scale""#, .scale(0, anchor: .center)), (#""slide""#, .slide),
      (#""blurReplace""#, .blurReplace(.downUp)), (#"{"type":"identity"}"#, .identity),
      (#"{"type":"scale","scale":0.5}"#, .scale(0.5, anchor: .center)),
      (
        #"{"type":"scale","anchor":{"x":0,"y":1}}"#,
        .scale(0, anchor: UnitPoint(x: 0, y: 1))
      ),
      (#"{"type":"offset","x":3}"#, .offset(x: 3, y: 0)),
      (#"{"type":"offset","y":-4}"#, .offset(x: 0, y: -4)),
      (#"{"type":"blurReplace","config":"upUp"}"#, .blurReplace(.upUp)),
      (#"{"type":"combined","transitions":["opacity","slide"]}"#, .combined([.opacity, .slide])),
      (#"{"type":"combined","transitions":[]}"#, .combined([])),
      (
        #"{"type":"asymmetric","insertion":"scale","removal":{"type":"slide"}}"#,
        .asymmetric(insertion: .scale(0, anchor: .center), removal: .slide)
      ),
      (#"{"type":"opacity","animation":"bouncy"}"#, .animated(.opacity, .bouncy)),
      (#"{"type":"slide","animation":null}"#, .animated(.slide, nil)),
    ]
    for (text, expected) in all { #expect(try transition(text) == expected, "\(text)") }
  }

  @Test(arguments: ViewTransition.Edge.allCases)
  func transitionsMoveAtEveryEdge(_ edge: ViewTransition.Edge) throws {
    #expect(try transition(#"{"type":"move","edge":"\#(edge.rawValue)"}"#) == .move(edge))
    #expect(try transition(#"{"type":"push","edge":"\#(edge.rawValue)"}"#) == .push(from: edge))
  }

  /// A removal goes by the container that the view came with; only one that moves needs it.
  @Test func containersMayBeGivenOnce() throws {
    let asymmetric = #"{"type":"asymmetric","insertion":"opacity","removal":"slide"}"#
    let container = #""container":{"width":1,"height":1}"#
    for events in [
      #"""
      {"at":0,"insert":{"view":"d","transition":"slide",\#(container)}},\#
      {"at":1,"remove":{"view":"d"}}
      """#,
      #"""
      {"at":0,"insert":{"view":"d","transition":\#(asymmetric)}},\#
      {"at":1,"remove":{"view":"d",\#(container)}}
      """#,
      #"""
      {"at":0,"insert":{"view":"d","transition":\#(asymmetric)}},\#
      {"at":1,"remove":{"view":"d","transition":"identity"}}
      """#,
    ] {
      #expect(throws: Never.self) { try document(script(events)) }
    }
  }

  // MARK: Frames and places

  @Test func aMatchNeedsTwoViewsAndHasAllMembers() throws {
    #expect(
      try verb(#""match":{"from":"front","to":"back"}"#)
        == .match(MatchedGeometry(from: "front", to: "back")))
    let all = #"""
      "match":{"from":"front","to":"back","id":"card","namespace":"n","properties":"size",\#
      "anchor":{"x":0,"y":1},"source":"from"}
      """#
    #expect(
      try verb(all)
        == .match(
          MatchedGeometry(
            from: "front", to: "back", id: "card", namespace: "n", properties: .size,
            anchor: UnitPoint(x: 0, y: 1), source: .from)))
  }

  @Test(arguments: ViewSwap.Effect.allCases)
  func everyEffectOfASwapHasItsName(_ effect: ViewSwap.Effect) throws {
    let text = #""swap":{"from":"front","to":"back","effect":"\#(effect.rawValue)","hide":true}"#
    #expect(
      try verb(text) == .swap(ViewSwap(from: "front", to: "back", effect: effect, hides: true)))
    #expect(
      try verb(#""swap":{"from":"front","to":"back"}"#)
        == .swap(ViewSwap(from: "front", to: "back", effect: .crossDissolve, hides: false)))
  }

  // MARK: Content

  private func content(_ members: String) throws -> (label: String, ContentChange.Transition) {
    let animation = try resolved(
      script(
        #"{"at":0,"content":{"property":"label",\#(members)}}"#,
        initial: #"{"label":{"discrete":"1"}}"#))
    guard case .scene(let scene) = animation.content,
      case .content(let change) = try #require(scene.events.first).verb,
      case .discrete(let values) = animation.properties[change.property].table
    else { throw WrongKind() }
    return (values[Int(exactly: change.value[0]) ?? -1].json, change.transition)
  }

  @Test(arguments: [
    (#""42""#, #""42""#), ("42.50", "42.50"), ("true", "true"), ("null", "null"),
    ("[1, 2]", "[1,2]"), (#"{"discrete":"7"}"#, #""7""#),
    (#"{"discrete":{"a":1}}"#, #"{"a":1}"#), (#""1""#, #""1""#), (##""#fff""##, ##""#fff""##),
  ])
  func contentIsAnyJSON(_ text: String, _ label: String) throws {
    #expect(try content(#""to":\#(text)"#).label == label)
  }

  @Test func contentThatIsThereAlreadyIsTheSame() throws {
    let animation = try resolved(
      script(
        #"{"at":0,"content":{"property":"label","to":"1"}}"#,
        initial: #"{"label":{"discrete":"1"}}"#))
    #expect(animation.properties[0].table == .discrete(["1"]))
  }

  @Test func everyContentTransitionHasItsForm() throws {
    let all: [(String, ContentChange.Transition)] = [
      (#""identity""#, .identity), (#""interpolate""#, .interpolate), (#""opacity""#, .opacity),
      (#""numericText""#, .numericText(countsDown: false)), (#""replace""#, .replace),
      (#"{"type":"replace"}"#, .replace),
      (#"{"type":"numericText"}"#, .numericText(countsDown: false)),
      (#"{"type":"numericText","countsDown":true}"#, .numericText(countsDown: true)),
    ]
    for (text, transition) in all {
      #expect(try content(#""to":"2","transition":\#(text)"#).1 == transition, "\(text)")
    }
    #expect(try content(#""to":"2""#).1 == .interpolate)
  }

  // MARK: Zooms

  @Test func everyActionOfAZoomHasItsForm() throws {
    let push = #"""
      {"at":0,"zoom":{"do":"push","source":{"x":1,"y":2,"width":3,"height":4},\#
      "destination":{"x":5,"y":6,"width":7,"height":8},"radius":[12,1]}}
      """#
    let zoom = ZoomCommand.Zoom(
      source: Rect(x: 1, y: 2, width: 3, height: 4),
      destination: Rect(x: 5, y: 6, width: 7, height: 8), sourceRadius: 12,
      destinationRadius: 1)
    let scene = try Scripts.scene(
      script(
        [
          push, #"{"at":1,"zoom":{"do":"drag","progress":0.4}}"#,
          #"{"at":2,"zoom":{"do":"release","velocity":-1.2}}"#,
          #"{"at":3,"zoom":{"do":"pop","view":"zoom"}}"#,
        ].joined(separator: ",")))
    let expected: [ZoomCommand.Action] = [
      .push(zoom), .drag(progress: 0.4), .release(velocity: -1.2), .pop,
    ]
    #expect(scene.events.map(\.verb) == expected.map { .zoom(ZoomCommand($0)) })
  }

  @Test func aZoomMayNameItsView() throws {
    let text = #"""
      "zoom":{"view":"photo","do":"push","source":{"x":0,"y":0,"width":0,"height":0},\#
      "destination":{"x":0,"y":0,"width":1,"height":1}}
      """#
    guard case .zoom(let command) = try verb(text), case .push(let zoom) = command.action else {
      throw WrongKind()
    }
    #expect(command.view == "photo")
    #expect(zoom.sourceRadius == 0 && zoom.destinationRadius == 0)
  }
}
