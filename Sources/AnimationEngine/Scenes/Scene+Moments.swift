// What a picture of a scene tells of its script: when something is asked for, and what.

extension ResolvedAnimation {
  /// What a script asks for and when, in seconds, in a few words each; nothing for all other kinds, and
  /// under a timing. Questions are left out: their answers are events of the timeline.
  public var scriptMoments: [(time: Double, name: String)] {
    guard timing == nil, case .scene(let scene) = content else { return [] }
    return scene.events.compactMap { event in
      event.verb.title(properties).map { (event.time, $0) }
    }
  }
}

extension Scene {
  /// The times at which each property is given a value, rising, in seconds.
  func changeTimes(of count: Int) -> [[Double]] {
    var times = [Set<Double>](repeating: [], count: count)
    for event in events {
      switch event.verb {
      case .set(let changes), .recommit(let changes):
        for change in changes { times[change.property].insert(event.time) }
      case .gesture(let gesture):
        times[gesture.property].formUnion(gesture.samples.map { event.time + $0.time })
      default: break
      }
    }
    return times.map { $0.sorted() }
  }
}

extension SceneVerb {
  /// What is asked for, in a few words; nil for a question.
  fileprivate func title(_ properties: [AnimatedProperty]) -> String? {
    switch self {
    case .set(let changes): "set " + changes.names(properties)
    case .recommit(let changes): "recommit " + changes.names(properties)
    case .gesture(let gesture): "drag " + properties[gesture.property].name
    case .animator(let command): command.name + ": " + command.action.title
    case .keyframes: "keyframes"
    case .layer(let command): command.title
    case .removeAnimations: "remove animations"
    case .insert(let insertion): "insert " + insertion.view
    case .remove(let removal): "remove " + removal.view
    case .match(let match): "match \(match.from) to \(match.to)"
    case .content(let change): "change " + properties[change.property].name
    case .swap(let swap): "swap \(swap.from) for \(swap.to)"
    case .zoom(let command): command.action.title
    case .layout(let change): "layout, flush \(change.flush)"
    case .hitTest: nil
    }
  }
}

extension [PropertyChange] {
  /// The names of the first few properties.
  fileprivate func names(_ properties: [AnimatedProperty]) -> String {
    let names = prefix(3).map { properties[$0.property].name }
    return names.joined(separator: ", ") + (count > 3 ? " …" : "")
  }
}

extension AnimatorCommand.Action {
  fileprivate var title: String {
    switch self {
    case .create: "create"
    case .animate: "animate"
    case .start: "start"
    case .pause: "pause"
    case .scrub(let fraction): "scrub to \(fraction)"
    case .reverse: "reverse"
    case .continue: "continue"
    case .stop: "stop"
    case .finish(let position): "finish at \(position)"
    }
  }
}

extension LayerCommand {
  fileprivate var title: String {
    switch self {
    case .add(let key, _): "add " + key
    case .remove(let key): "remove " + key
    case .removeAll: "remove all"
    }
  }
}

extension ZoomCommand.Action {
  fileprivate var title: String {
    switch self {
    case .push: "push"
    case .drag(let progress): "drag to \(progress)"
    case .release: "release"
    case .pop: "pop"
    }
  }
}
