import AnimationEngine

// Zooms that are pushed, dragged, released and popped.

extension ZoomCommand: PlayableVerb {
  func play(
    in player: inout ScenePlayer, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    try player.perform(self, by: transaction)
  }
}

/// The zoom transitions of a scene.
struct SceneZooms {
  /// The zooms that were pushed, by their views.
  fileprivate var byView: [String: Zoom] = [:]

  /// A zoom and what is done to it.
  struct Zoom {
    var ends: ZoomCommand.Zoom
    /// Whether it is pushed and not popped since.
    var isOpen = true
    /// How far a hand has dragged it back; nil where none holds it.
    var drag: Double?
    /// Whether that hand has caught a push before it came to its end.
    var hasCaughtPush = false
  }
}

extension ScenePlayer {
  /// A zoom transition is told what to do. What its state forbids has no effect.
  mutating func perform(
    _ command: ZoomCommand, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let completion = open(transaction)
    try meter.charge(500)
    let view = command.view
    if case .push(let ends) = command.action {
      return try push(view, ends, by: transaction, for: completion)
    }
    guard let zoom = zooms.byView[view], !viewPresence.isAbsent(view) else { return }
    switch command.action {
    case .push: break
    case .drag(let progress): try drag(view, zoom.ends, by: ZoomCommand.held(progress))
    case .release(let velocity):
      try release(view, zoom, at: velocity, by: transaction, for: completion)
    case .pop, .popTo:
      guard zoom.isOpen else { return }
      var ends = zoom.ends
      if case .popTo(let source, let radius) = command.action {
        ends = ends.from(source, radius: radius)
      }
      try close(view, ends, at: nil, by: transaction, for: completion)
    }
  }

  /// The view grows to its own frame: from its source, or from where it is on its way back.
  private mutating func push(
    _ view: String, _ ends: ZoomCommand.Zoom, by transaction: SceneTransaction,
    for completion: Int?
  ) throws(TimelineRefusal) {
    let isOnItsWay = zooms.byView[view] != nil && !viewPresence.isAbsent(view)
    if isOnItsWay, zooms.byView[view]?.isOpen == true { return }
    try enter(view, hasComeAt: now)
    zooms.byView[view] = SceneZooms.Zoom(ends: ends)
    if !isOnItsWay { try hold(view, ends, at: 1) }
    let ending = try carry(view, ends, to: 0, at: nil, by: transaction, for: completion)
    viewPresence.views[viewPresence.index(of: view)].arrival = ending
  }

  /// The view follows a hand; one on its way back is caught.
  private mutating func drag(
    _ view: String, _ ends: ZoomCommand.Zoom, by progress: Double
  ) throws(TimelineRefusal) {
    let trackers = zooms.byView[view]?.drag == nil ? [:] : trackers(of: view)
    let index = viewPresence.index(of: view)
    let hasCaughtPush = isArriving(index) || zooms.byView[view]?.hasCaughtPush == true
    reportAppearance(of: index)
    viewPresence.views[index].presence = .present
    try hold(view, ends, at: progress)
    zooms.byView[view] = SceneZooms.Zoom(ends: ends, drag: progress, hasCaughtPush: hasCaughtPush)
    for property in ZoomMember.allCases.compactMap({ self.property($0, of: view) }) {
      var tracker = trackers[property] ?? VelocityTracker()
      tracker.addSample(tracks[property].model, time: now)
      tracks[property].tracker = tracker
    }
  }

  private func trackers(of view: String) -> [Int: VelocityTracker<Components>] {
    let properties = ZoomMember.allCases.compactMap { property($0, of: view) }
    return Dictionary(uniqueKeysWithValues: properties.map { ($0, tracks[$0].tracker) })
  }

  /// The hand lets go: the view goes where the movement would have taken it.
  private mutating func release(
    _ view: String, _ zoom: SceneZooms.Zoom, at velocity: Double,
    by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let place = zoom.drag ?? property(.progress, of: view).map { 1 - tracks[$0].value(at: now)[0] }
    guard zoom.isOpen, let place else { return }
    if ZoomCommand.goesBack(from: place, at: velocity) {
      return try close(view, zoom.ends, at: velocity, by: transaction, for: completion)
    }
    zooms.byView[view] = SceneZooms.Zoom(ends: zoom.ends)
    let index = viewPresence.index(of: view)
    let hasYetToCome = zoom.hasCaughtPush || isArriving(index)
    let ending = try carry(
      view, zoom.ends, to: 0, at: velocity, by: transaction, for: completion)
    if hasYetToCome { viewPresence.views[index].arrival = ending }
  }

  /// The view shrinks back to its source, and is gone when it is there. A push that still runs has
  /// come with that.
  private mutating func close(
    _ view: String, _ ends: ZoomCommand.Zoom, at velocity: Double?,
    by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let index = viewPresence.index(of: view)
    reportAppearance(of: index)
    zooms.byView[view] = SceneZooms.Zoom(ends: ends, isOpen: false)
    try beginDeparture(of: index)
    let ending = try carry(view, ends, to: 1, at: velocity, by: transaction, for: completion)
    try depart(index, ending)
  }

  /// A push that is interrupted has come now: a view that is pushed always appears.
  private mutating func reportAppearance(of view: Int) {
    if isArriving(view) { viewPresence.views[view].arrival = ViewPresence.Ending(earliest: now) }
  }

  /// Whether a view has been pushed and has not come yet.
  private func isArriving(_ view: Int) -> Bool {
    viewPresence.views[view].arrival.map { time(of: $0) > now } ?? false
  }
}

// MARK: - Motion

extension ScenePlayer {
  /// The view is at a part of the distance back, at rest.
  private mutating func hold(
    _ view: String, _ ends: ZoomCommand.Zoom, at part: Double
  ) throws(TimelineRefusal) {
    for member in ZoomMember.allCases {
      guard let property = property(member, of: view) else { continue }
      try place(property, at: member.place(in: ends, part))
    }
  }

  /// Animates the view to one end of the drag.
  ///
  /// - Parameter velocity: In distances back per second; nil takes over what runs, or a hand's
  ///   movement.
  /// - Returns: when all motion is over.
  private mutating func carry(
    _ view: String, _ ends: ZoomCommand.Zoom, to part: Double, at velocity: Double?,
    by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) -> ViewPresence.Ending {
    let properties = ZoomMember.allCases.compactMap { property($0, of: view) }
    try chargeLooks(properties + properties, by: transaction)
    var ending = ViewPresence.Ending(earliest: now)
    for member in ZoomMember.allCases {
      guard let property = property(member, of: view) else { continue }
      let source = animationSource(
        of: property, by: transaction, changing: Set(properties),
        otherwise: ZoomCommand.standardSource)
      let target = member.place(in: ends, part)
      if source == .none {
        try place(property, at: target)
      } else {
        ending.waits += try carry(
          property, to: target, by: source, for: completion,
          handing: velocity.map { member.distance(in: ends).scaled(by: $0) })
      }
    }
    return ending
  }

  private func property(_ member: ZoomMember, of view: String) -> Int? {
    guard let index = indexByName[member.name(of: view)],
      spaces.properties[index].type == member.type
    else { return nil }
    return index
  }
}

extension ZoomCommand {
  /// What animates a zoom of which nothing is said.
  static var standardSource: ScenePlayer.AnimationSource { .animation(.default, isExplicit: true) }

  /// Whether a view that is let go of goes back: where the movement would be a quarter of a second
  /// later counts, and at a half it stays.
  static func goesBack(from place: Double, at velocity: Double) -> Bool {
    place + velocity * 0.25 > 0.5
  }
}
