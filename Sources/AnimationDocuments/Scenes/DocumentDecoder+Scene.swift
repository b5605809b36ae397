internal import AnimationEngine
internal import AnimationScenes

// A scene: {"kind":"scene","initial":{…},"animations":[…],"layout":{…},"events":[…]}.

extension DocumentDecoder {
  /// Reads a scene. Reports a problem and returns nil when something is wrong with it.
  ///
  /// The values of `initial` declare properties, and views that are inserted declare more. A name
  /// may be used only after its declaration. Implicit animations are the exception: their names
  /// are looked up after all events are read, and may be those of properties that verbs add.
  mutating func scene(_ members: Members) -> Scene? {
    let before = problems.total
    let owner = "A document of the kind scene"
    let initial = require(.initial, of: members, owner).flatMap { firstValues(at: $0, "initial") }
    let first = initial ?? table.placeholders
    let box = members[.layout].flatMap { Forms.layoutBoxes.read(&self, $0) }
    if boxes == nil, let node = members[.layout] {
      script.note(names: viewNames(inside: node), verbs: [], at: 0)
    }
    if let node = require(.events, of: members, owner) { readEvents(at: node) }
    let absent = [Components?](repeating: nil, count: table.count - first.count)
    var scene = Scene(initial: first + absent, layout: box, events: script.events)
    let properties = filledProperties()
    var whole = scene.completed(properties, meter: &meter)
    checkPlay(of: whole, layout: members[.layout])
    shown = shownProperties(of: whole, members)
    readScopes(into: &scene)
    if let node = members[.animations] {
      scene.animations = Forms.implicitAnimations.read(&self, node) ?? []
    }
    whole.takeAnimations(of: scene)
    completedScene = whole
    return problems.total == before ? scene : nil
  }

  /// Reads the implicit animations and the removals of animations whose reading was postponed
  /// until all names were declared, and puts them into their events.
  private mutating func readScopes(into scene: inout Scene) {
    for scope in script.scopedAnimations {
      let animations = Forms.implicitAnimations.read(&self, scope.node)
      if let event = scope.event, let animations {
        scene.events[event].transaction.scoped = animations
      }
    }
    for scope in script.removals {
      if let removed = Forms.removalScope.read(&self, scope.node), let event = scope.event {
        scene.events[event].verb = .removeAnimations(removed)
      }
    }
  }
}

extension PropertyTable {
  /// Zeros in place of initial values that could not be read, so that the rest can be checked.
  fileprivate var placeholders: [Components] {
    properties.map { Components(repeating: 0, count: $0.valueCount) }
  }
}
