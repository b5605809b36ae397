// Views whose identity changes, frames and their owners, animators that hang, touches that miss.

extension SceneAdvisor {
  /// One view takes the place of another: nothing interpolates between them.
  mutating func look(
    at insertion: ViewInsertion, _ index: Int, _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    guard let old = insertion.replaces else { return }
    let members = player.properties(of: old)
    try player.meter.charge(WorkMeter.product(insertion.values.count + members.count, 40))
    let values = insertion.values.filter { !spaces.properties[$0.property].isTransitionEffect }
    let others = Set(members.map { spaces.properties[$0].lastName })
    let shared = values.map { spaces.properties[$0.property].lastName }.filter(others.contains)
    guard let name = shared.first else { return }
    note(
      index, ["insert", "replaces"], .identityChanged,
      "\(insertion.view) and \(old) are two views: \(name) does not go from one to the other, each has "
        + "its transition. Set \(old).\(name) to interpolate one view, or match the two.")
  }

  mutating func look(at match: MatchedGeometry, _ index: Int, _ player: ScenePlayer) {
    let leader = match.source == .from ? match.from : match.to
    guard let frame = player.indexByName[leader + ".frame"],
      !player.tracks[frame].model.isFinite
    else { return }
    note(
      index, ["match"], .unownedFrame,
      "Nobody leads the frame: \(leader), which should, is not there. "
        + "Insert it before, or let the other view lead.")
  }

  /// A frame that a layout computes is set by hand.
  mutating func lookAtOwner(of property: Int, _ index: Int, _ path: [String]) {
    let changed = spaces.properties[property]
    guard changed.lastName == "frame", let view = changed.view,
      laidOutViews.contains(view)
    else { return }
    note(
      index, path, .unownedFrame,
      "The layout computes \(changed.name), and does so again at the next flush. "
        + "Change the inputs of the layout instead.")
  }

  /// A layout that is to be animated and is flushed after the animation.
  mutating func look(at change: LayoutChange, of event: SceneEvent, _ index: Int) {
    guard change.flush == .outside, event.transaction.isAnimated else { return }
    let isFlushed = lastFlushes[event.time].map { $0 > index } ?? false
    guard !isFlushed else { return }
    note(
      index, ["layout", "flush"], .forgottenFlush,
      "The layout is flushed after the animation: its frames jump. Flush it inside.")
  }

  /// Matches with more than one leader.
  mutating func lookAtSources(after player: inout ScenePlayer) throws(TimelineRefusal) {
    for warning in try scene.matchWarnings(most: most, &player.meter) {
      note(warning.event, ["match"], .twoSources, warning.message)
    }
  }

  /// Animators that are stopped and wait to be finished when the scene is over.
  mutating func lookAtStoppedAnimators() {
    var stopped: [String: Int] = [:]
    for (index, event) in scene.events.enumerated() {
      guard case .animator(let command) = event.verb else { continue }
      if case .stop(withoutFinishing: false) = command.action {
        stopped[command.name] = index
      } else {
        stopped[command.name] = nil
      }
    }
    for (name, index) in stopped.sorted(by: { $0.value < $1.value }) {
      note(
        index, ["animator", "do"], .animatorNotFinished,
        "\(name) is stopped and never finished; UIKit ends the program when such an animator is "
          + "released. Finish it, or stop it without finishing.")
    }
  }

  /// Touches that a view would take and does not get.
  mutating func lookAtTouches(after player: ScenePlayer) {
    let tests = scene.events.indices.filter { scene.events[$0].isHitTest }
    let results = player.events.compactMap { event in
      if case .hitTest(let result) = event.kind { result } else { nil }
    }
    for (index, result) in zip(tests, results) {
      guard let view = result.model, result.hit == nil else { continue }
      note(
        index, ["hitTest"], .touchBlocked,
        "\(view) animates without allowing interaction: the touch is lost. "
          + "Give its animation the option allowUserInteraction.")
    }
  }
}

extension AnimatedProperty {
  /// What stands behind the last point of the name.
  fileprivate var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Whether transitions move it, so that two views may well have it both.
  fileprivate var isTransitionEffect: Bool {
    ["opacity", "scale", "offset", "blur", "anchor"].contains(lastName)
  }
}

extension SceneEvent {
  fileprivate var isHitTest: Bool { if case .hitTest = verb { true } else { false } }
}

extension LayoutBox {
  /// The names of all boxes.
  var names: Set<String> {
    children.reduce(into: Set([view].compactMap { $0 })) { $0.formUnion($1.names) }
  }
}

extension SceneTransaction {
  /// Whether the event asks for an animation.
  fileprivate var isAnimated: Bool {
    switch source {
    case .animation: true
    case .uikit(let animation): !animation.options.contains(.flushUpdates)
    case .implicit, .none: false
    }
  }
}
