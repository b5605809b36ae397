import AnimationEngine

// Zooms that are pushed, dragged, released and popped.

extension ZoomCommand: PlayableVerb {
  /// Performs the action. One that the state forbids has no effect.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    try player.meter.charge(500)
    if case .push(let ends) = action {
      return try player.push(view, ends, by: transaction, for: completion)
    }
    guard let zoom = player.zooms.byView[view], !player.viewPresence.isAbsent(view) else { return }
    switch action {
    case .push: break
    case .drag(let progress): try player.drag(view, zoom.ends, by: Self.held(progress))
    case .release(let velocity):
      try player.release(view, zoom, at: velocity, by: transaction, for: completion)
    case .pop, .popTo:
      guard zoom.isOpen else { return }
      var ends = zoom.ends
      if case .popTo(let source, let radius) = action { ends = ends.from(source, radius: radius) }
      try player.close(view, ends, at: nil, by: transaction, for: completion)
    }
  }
}

struct SceneZooms {
  /// The zoom of each pushed view, by the view's name.
  fileprivate var byView = NameTable<Zoom>()

  /// A zoom and its present state.
  struct Zoom {
    var ends: ZoomCommand.Zoom
    /// Whether the view is pushed and has not been popped since.
    var isOpen = true
    /// How far a hand has dragged the view back, in 0...1; nil if no hand holds it.
    var drag: Double?
    /// Whether the drag began before the push had ended.
    var hasCaughtPush = false
  }
}

extension ScenePlayer {
  /// Pushes the view: it grows to its frame, from its source or from where it is going back.
  fileprivate mutating func push(
    _ view: String, _ ends: ZoomCommand.Zoom, by transaction: SceneTransaction, for completion: Int?
  ) throws(TimelineRefusal) {
    let isOnItsWay = zooms.byView[view] != nil && !viewPresence.isAbsent(view)
    if isOnItsWay, zooms.byView[view]?.isOpen == true { return }
    try enter(view, hasComeAt: now)
    zooms.byView[view] = SceneZooms.Zoom(ends: ends)
    if !isOnItsWay { try hold(view, ends, at: 1) }
    let ending = try carry(view, ends, to: 0, at: nil, by: transaction, for: completion)
    viewPresence.views[viewPresence.index(of: view)].arrival = ending
  }

  /// Moves the view with a hand; a view that is on its way back is caught.
  fileprivate mutating func drag(
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

  /// Releases the view: it goes back or forward, as the hand's velocity suggests.
  fileprivate mutating func release(
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
    let ending = try carry(view, zoom.ends, to: 0, at: velocity, by: transaction, for: completion)
    if hasYetToCome { viewPresence.views[index].arrival = ending }
  }

  /// Shrinks the view back to its source, where it is gone; a running push completes now.
  fileprivate mutating func close(
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

  /// Reports a push that is interrupted as completed now: a pushed view always appears.
  private mutating func reportAppearance(of view: Int) {
    if isArriving(view) { viewPresence.views[view].arrival = ViewPresence.Ending(earliest: now) }
  }

  /// Whether a view has been pushed and has not come yet.
  private func isArriving(_ view: Int) -> Bool {
    viewPresence.views[view].arrival.map { time(of: $0) > now } ?? false
  }

  // MARK: - Motion

  /// Sets the view to a share of the distance back to its source, at rest.
  private mutating func hold(
    _ view: String, _ ends: ZoomCommand.Zoom, at part: Double
  ) throws(TimelineRefusal) {
    for member in ZoomMember.allCases {
      guard let property = property(member, of: view) else { continue }
      try place(property, at: member.place(in: ends, part))
    }
  }

  /// Animates the view to its own frame or to its source.
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
    property(called: member.name(of: view), member.type)
  }
}

extension ZoomCommand {
  /// The animation of a zoom where neither the event nor an implicit animation names one.
  static var standardSource: ScenePlayer.AnimationSource { .animation(.default, isExplicit: true) }

  /// Whether a released view goes back: in a quarter of a second it would be past half-way.
  static func goesBack(from place: Double, at velocity: Double) -> Bool {
    place + velocity * 0.25 > 0.5
  }
}
