import AnimationEngine

// Advice about matched frames that no view leads, or that two views lead.

extension MatchedGeometry {
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    try advisor.lookForAnimation(of: self, &player)
    let leader = source == .from ? from : to
    guard let frame = player.indexByName[leader + ".frame"], !player.tracks[frame].model.isFinite
    else { return }
    advisor.note(
      .verb, .unownedFrame,
      "Nobody leads the frame: \(leader), which should, is not there. "
        + "Insert it before, or let the other view lead.")
  }
}

extension SceneAdvisor {
  /// Advises about a matched frame without an animation: it jumps.
  fileprivate mutating func lookForAnimation(
    of match: MatchedGeometry, _ player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    guard player.transaction.isSilent, !hasEnough,
      let frame = player.indexByName[match.to + ".frame"],
      try !player.carriesSome(of: [frame])
    else { return }
    note(
      .verb, .noAnimation,
      "\(name(frame)) jumps: nothing animates the match. Give the event an animation, or null where the "
        + "jump is meant.")
  }

  /// Advises about matches after which several views are sources.
  mutating func lookAtSources(after player: inout ScenePlayer) throws(TimelineRefusal) {
    for advice in try scene.matchAdvice(most: most, &player.meter) {
      note(at: advice.place, advice.code, advice.message)
    }
  }
}

extension Scene {
  /// Advice about the matches after which several present views are sources of one id in one namespace.
  /// SwiftUI then takes any of them.
  ///
  /// - Parameters:
  ///   - most: The greatest number of matches to return.
  ///   - meter: The meter, charged for the views that are sources of one id at one time.
  /// - Complexity: O(events + views at one time that are sources of one id).
  func matchAdvice(most: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) -> [SceneAdvice] {
    var sources = MatchSources()
    for (index, event) in events.enumerated() where sources.advice.count < most {
      switch event.verb {
      case .match(let match):
        try meter.charge(WorkMeter.product(sources.count(of: match) + 4, 60))
        sources.add(match, index)
      case .remove(let removal): sources.removed.insert(removal.view)
      case .insert(let insertion):
        sources.removed.remove(insertion.view)
        if let other = insertion.replaces { sources.removed.insert(other) }
      default: break
      }
    }
    return sources.advice
  }
}

extension MatchedGeometry {
  /// The names of the views that are sources after the match.
  fileprivate var leaders: NameSet {
    switch source {
    case .to: [to]
    case .from: [from]
    case .both: [from, to]
    }
  }
}

/// Follows which views are sources of which id and namespace.
private struct MatchSources {
  private struct Key: Hashable {
    var id: ExactName
    var namespace: ExactName?

    init(_ id: String, in namespace: String?) {
      (self.id, self.namespace) = (ExactName(id), namespace.map { ExactName($0) })
    }
  }

  private var sources: [Key: NameSet] = [:]
  var removed: NameSet = []
  private(set) var advice: [SceneAdvice] = []

  /// The number of views that became sources of the match's id before the match.
  func count(of match: MatchedGeometry) -> Int {
    match.id.flatMap { sources[Key($0, in: match.namespace)]?.count } ?? 0
  }

  mutating func add(_ match: MatchedGeometry, _ event: Int) {
    let claims = match.leaders
    guard let id = match.id else {
      if claims.count > 1 { warn(claims, "both lead", event) }
      return
    }
    let key = Key(id, in: match.namespace)
    var present = sources[key, default: []].subtracting([match.from, match.to]).subtracting(removed)
    present.formUnion(claims)
    sources[key] = present
    if present.subtracting(removed).count > 1 || claims.count > 1 {
      warn(present, "are sources of \(id)", event)
    }
  }

  private mutating func warn(_ views: NameSet, _ claim: String, _ event: Int) {
    let names = views.inOrder.joined(separator: " and ")
    advice.append(
      SceneAdvice(
        at: ScenePlace(event: event, .verb), code: .twoSources,
        message: "\(names) \(claim). Let one of them lead and the others follow."))
  }
}
