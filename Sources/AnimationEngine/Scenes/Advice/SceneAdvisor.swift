/// Watches a scene being played, and notes what is seldom meant.
struct SceneAdvisor {
  let scene: Scene
  let layout: PropertyLayout
  private(set) var advice: [SceneAdvice] = []

  private var layers: [LayerMark] = []
  /// The properties to which animations of layers are added at a time.
  private let layerMoments: [Double: Set<Int>]
  /// The views whose frames a layout computes.
  let laidOutViews: Set<String>

  init(_ scene: Scene, _ layout: PropertyLayout) {
    (self.scene, self.layout) = (scene, layout)
    laidOutViews = scene.layout?.names ?? []
    layerMoments = scene.events.reduce(into: [:]) { moments, event in
      guard case .layer(.add(_, let animation)) = event.verb else { return }
      moments[event.time, default: []].formUnion(animation.movedProperties)
    }
  }

  /// Whether an animation is added to a property's layer at this time: the model is set for it.
  func isModelOfLayer(_ property: Int, at time: Double) -> Bool {
    layerMoments[time]?.contains(property) == true
  }

  /// What is to be said of `scene`, whose values are laid out in `layout`.
  static func advice(on scene: Scene, in layout: PropertyLayout) -> [SceneAdvice] {
    var advisor = SceneAdvisor(scene, layout)
    let player = try? ScenePlayer(
      scene, layout: layout, springs: .analytic, horizon: 0, limits: .init(),
      observer: { player, step in
        if step.sample == nil { advisor.look(at: step.event, before: player) }
      })
    if let player { advisor.lookBack(on: player) }
    return advisor.advice
  }

  /// Looks at what shows only when all is over.
  private mutating func lookBack(on player: ScenePlayer) {
    lookAtSnaps(layers, after: player)
    lookAtTouches(after: player)
    lookAtSources()
    lookAtStoppedAnimators()
    lookAtUnknownKeys()
  }

  /// Notes something about a place in an event.
  mutating func note(_ event: Int, _ path: [String], _ code: SceneAdvice.Code, _ message: String) {
    guard advice.count < Self.most else { return }
    advice.append(SceneAdvice(event: event, path: path, code: code, message: message))
  }

  /// More than anybody reads.
  private static var most: Int { 1000 }

  /// The name of a property, or of its part.
  func name(_ property: Int) -> String { layout.properties[property].name }

  private mutating func look(at index: Int, before player: ScenePlayer) {
    let event = scene.events[index]
    lookAtVelocities(of: event, index)
    switch event.verb {
    case .set(let changes): look(at: changes, of: event, index, player)
    case .recommit(let changes):
      lookForCuts(of: changes.map(\.property), ["recommit"], index, player)
    case .removeAnimations(let scope):
      lookForCuts(of: scope.indices(layout.properties), ["removeAnimations"], index, player)
    case .insert(let insertion): look(at: insertion, of: event, index)
    case .match(let match): look(at: match, index, player)
    case .layout(let change): look(at: change, of: event, index)
    case .layer(.add(_, let animation)):
      layers.append(LayerMark(index, animation, player))
    default: break
    }
  }
}

extension AnimationScope {
  /// The properties that are meant.
  func indices(_ properties: [AnimatedProperty]) -> [Int] {
    switch self {
    case .all: Array(properties.indices)
    case .properties(let indices): indices
    case .view(let view):
      properties.indices.filter { properties[$0].view == view }
    }
  }
}

extension AnimatedProperty {
  /// The view that the property belongs to: what stands before the last point of its name.
  var view: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}
