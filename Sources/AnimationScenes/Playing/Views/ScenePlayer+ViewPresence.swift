import AnimationEngine

// Who is among the views: views that enter and leave, whatever it looks like.

extension ScenePlayer {
  /// Sets up which views are present before the first event. A view that an event inserts before
  /// any other removes it starts absent, whatever a layout says of its frame.
  mutating func setUpViewPresence(insertedFirst: NameSet) {
    viewPresence = ViewPresence(spaces.properties)
    // A view without properties comes and goes too.
    for name in insertedFirst.inOrder { _ = viewPresence.index(of: name) }
    for view in viewPresence.views.indices {
      for place in viewPresence.views[view].properties.indices {
        let index = viewPresence.views[view].properties[place].index
        viewPresence.views[view].properties[place].own = scene.initial[index]
      }
      let hasValue = viewPresence.views[view].properties.contains { $0.own != nil }
      if !hasValue || insertedFirst.contains(viewPresence.views[view].name) { empty(view) }
    }
  }

  /// Makes a view absent before the first event: its properties have no value.
  private mutating func empty(_ view: Int) {
    viewPresence.views[view].presence = .absent
    for property in viewPresence.views[view].properties {
      tracks[property.index].begin(restingAt: spaces.absence(of: property.index))
    }
  }

  /// Whether events can change a property: it belongs to no view, or to one that is there and not on
  /// its way out, and it has a value.
  func canChange(_ property: Int) -> Bool {
    guard let view = viewPresence.viewByProperty[property] else { return true }
    guard case .present = viewPresence.views[view].presence else { return false }
    return !tracks[property].model.isAbsence
  }

  /// Removes all views whose leaving is over by `time`.
  mutating func settleViewPresence(until time: Double) throws(TimelineRefusal) {
    while let departure = viewPresence.departures.next(until: time) {
      guard case .leaving(_, goneAt: departure.time) = viewPresence.views[departure.view].presence
      else { continue }
      try vanish(departure.view, at: departure.time)
    }
  }

  /// Computes again when leaving views will be gone, after running animations were removed.
  ///
  /// - Complexity: O(views).
  mutating func reviseDepartures() throws(TimelineRefusal) {
    try meter.charge(viewPresence.views.count)
    for view in viewPresence.views.indices {
      guard case .leaving(let ending, _) = viewPresence.views[view].presence else { continue }
      try schedule(view, ending)
    }
  }

  /// Reports the views that have appeared and are still there, at the end of the scene.
  mutating func reportArrivals() throws(TimelineRefusal) {
    for view in viewPresence.views.indices { try reportArrival(of: view, until: .infinity) }
  }

  // MARK: - Entering and leaving

  /// Makes a view present with its values at rest; one that leaves stays, and its motions go on.
  ///
  /// - Parameter time: When it counts as having appeared.
  mutating func enter(_ name: String, hasComeAt time: Double) throws(TimelineRefusal) {
    let view = viewPresence.index(of: name)
    if case .present = viewPresence.views[view].presence { return }
    if case .absent = viewPresence.views[view].presence {
      for property in viewPresence.views[view].properties {
        if let own = property.own ?? property.member?.identity {
          try place(property.index, at: own)
        }
      }
    }
    viewPresence.views[view].presence = .present
    viewPresence.views[view].arrival = ViewPresence.Ending(earliest: time)
  }

  /// Saves the values with which a leaving view would come back. Gestures release its properties.
  mutating func beginDeparture(of view: Int) throws(TimelineRefusal) {
    try meter.charge(30 * viewPresence.views[view].properties.count)
    try reportArrival(of: view, until: now)
    viewPresence.views[view].lastFrame = nil
    for place in viewPresence.views[view].properties.indices {
      let index = viewPresence.views[view].properties[place].index
      tracks[index].gesture = nil
      let own = ownValue(of: index, in: view)
      if !own.isAbsence { viewPresence.views[view].properties[place].own = own }
    }
  }

  /// Makes a view leave until `ending`; it is gone at once if that is now.
  mutating func depart(_ view: Int, _ ending: ViewPresence.Ending) throws(TimelineRefusal) {
    if self.time(of: ending) <= now {
      noteLastFrame(of: view)
      try vanish(view, at: now)
    } else {
      try schedule(view, ending)
    }
  }

  mutating func schedule(_ view: Int, _ ending: ViewPresence.Ending) throws(TimelineRefusal) {
    try meter.charge(5 + 2 * ending.waits.count)
    let time = max(self.time(of: ending), now)
    // A view that leaves at the same time as before already has its entry in the queue.
    var isKnown = false
    if case .leaving(_, goneAt: time) = viewPresence.views[view].presence { isKnown = true }
    viewPresence.views[view].presence = .leaving(ending, goneAt: time)
    if time.isFinite, !isKnown {
      try meter.keep(bytes: 2 * MemoryLayout<DepartureQueue.Departure>.stride)
      viewPresence.departures.insert(DepartureQueue.Departure(time: time, view: view))
    }
  }

  /// When all motions of an ending are over, as far as known now, in seconds.
  func time(of ending: ViewPresence.Ending) -> Double {
    ending.waits.reduce(ending.earliest) { max($0, ledger.end(of: $1, tracks).time) }
  }

  /// Reports that a view has appeared if it had by `time`; otherwise that is never reported.
  private mutating func reportArrival(of view: Int, until time: Double) throws(TimelineRefusal) {
    guard let arrival = viewPresence.views[view].arrival else { return }
    try meter.charge(20 + 10 * arrival.waits.count)
    viewPresence.views[view].arrival = nil
    let end = self.time(of: arrival)
    guard end.isFinite, end <= time else { return }
    try report(view, isPresent: true, at: end)
  }

  private mutating func report(
    _ view: Int, isPresent: Bool, at time: Double
  ) throws(TimelineRefusal) {
    try report(.view(name: viewPresence.views[view].name, isPresent: isPresent), at: time)
  }

  /// Makes a view absent from `time` on and ends all its motions.
  private mutating func vanish(_ view: Int, at time: Double) throws(TimelineRefusal) {
    viewPresence.views[view].presence = .absent
    viewPresence.views[view].match = nil
    swaps.forget(viewPresence.views[view].name)
    for property in viewPresence.views[view].properties {
      try rest(property.index, at: spaces.absence(of: property.index), from: time)
    }
    try report(view, isPresent: false, at: time)
  }

  // MARK: - Places

  /// Sets a property to a value from now on and removes all running motions.
  mutating func place(_ property: Int, at value: Components) throws(TimelineRefusal) {
    try rest(property, at: value, from: now)
  }

  private mutating func rest(
    _ property: Int, at value: Components, from time: Double
  ) throws(TimelineRefusal) {
    try clear(property, at: time)
    try keepRestSegment(of: property)
    tracks[property].rest(on: value, from: time)
    ledger.motionRemoved(of: property, at: time)
    if tracks[property].hasFactor { ledger.motionRemoved(of: factorMotion(of: property), at: time) }
  }

  /// Removes the overlays on a property and releases it from a gesture.
  mutating func clear(_ property: Int, at time: Double) throws(TimelineRefusal) {
    try meter.charge(SceneCost.change + tracks[property].lookCost + 5 * tracks[property].liveCount)
    for overlay in tracks[property].liveOverlays(at: time) {
      removeOverlay(overlay, of: property, at: time)
    }
    tracks[property].gesture = nil
    tracks[property].resetTracker()
  }

  /// The value of a property without transitions and matched geometry.
  func ownValue(of property: Int, in view: Int) -> Components {
    let model = tracks[property].model
    guard let match = viewPresence.views[view].match, match.property == property,
      match.target == model
    else { return model }
    return match.own
  }
}
