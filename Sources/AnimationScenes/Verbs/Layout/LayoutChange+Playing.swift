import AnimationEngine

// Layout changes, and the flush that makes them show.

extension LayoutChange: PlayableVerb {
  /// Changes inputs and values of the layout, and flushes when the change says so.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let transaction = player.transaction
    let completion = player.open(transaction)
    switch transaction.flush(of: self) {
    case .outside: try player.postpone(self)
    case .before:
      try player.postpone(self)
      try player.flushPendingLayout()
    case .inside where changes.isEmpty && inputs.isEmpty:
      try player.flushPendingLayout(by: transaction, for: completion)
    case .inside:
      try player.flushPendingLayout()
      try player.postpone(self)
      try player.flushPendingLayout(by: transaction, for: completion)
    }
  }
}

/// A layout and its changes since the last flush.
struct PendingLayout {
  /// The boxes with their present inputs; nil until an input changes.
  private var solver: LayoutSolver?
  /// The property changes that wait for the next flush.
  private(set) var changes: [PropertyChange] = []
  /// Whether inputs of boxes have changed since the last flush.
  private(set) var isLayoutNeeded = false
  /// The index of each named box's frame property, nil for a box without one; found once.
  fileprivate var places: [Int?]?

  /// Whether no input of a box has changed yet.
  fileprivate var isUntouched: Bool { solver == nil }

  /// Whether no change waits for a flush.
  var isEmpty: Bool { changes.isEmpty && !isLayoutNeeded }

  /// Adds a change to those that wait for the next flush.
  fileprivate mutating func postpone(_ change: LayoutChange, of layout: LayoutBox?) {
    changes += change.changes
    guard !change.inputs.isEmpty, let layout else { return }
    if solver == nil { solver = LayoutSolver(layout) }
    for input in change.inputs { solver?.set(input) }
    isLayoutNeeded = true
  }

  /// Takes the waiting changes, and the frames of the named boxes if inputs have changed. Nothing
  /// is waiting afterwards.
  fileprivate mutating func flush() -> (changes: [PropertyChange], frames: [Rect]) {
    defer { (changes, isLayoutNeeded) = ([], false) }
    guard isLayoutNeeded, let solver else { return (changes, []) }
    let frames = solver.frames
    return (changes, solver.named.map { frames[$0.index] })
  }

  fileprivate var views: [String] { solver?.named.map(\.view) ?? [] }

  /// The cost of laying all boxes out, in units of work; 0 if no input has changed.
  fileprivate var flushCost: Int { isLayoutNeeded ? 25 * (solver?.count ?? 0) : 0 }
}

extension ScenePlayer {
  fileprivate mutating func postpone(_ change: LayoutChange) throws(TimelineRefusal) {
    try meter.charge(20 + 20 * (change.inputs.count + change.changes.count))
    let isFirst = pendingLayout.isUntouched && !change.inputs.isEmpty
    if isFirst, let layout = scene.layout {
      let count = layout.boxCount
      try meter.charge(WorkMeter.product(count, 100))
      try meter.keep(bytes: WorkMeter.product(count, 3 * MemoryLayout<LayoutBox>.stride))
    }
    pendingLayout.postpone(change, of: scene.layout)
  }

  /// Shows the waiting changes, animated by a transaction; by default at once.
  mutating func flushPendingLayout(
    by transaction: SceneTransaction = .outsideAnimations, for completion: Int? = nil
  ) throws(TimelineRefusal) {
    let targets = try flushedTargets()
    guard !targets.isEmpty else { return }
    try change(targets, by: transaction, for: completion)
  }

  /// The frames that other inputs would lead to; changes that were waiting show at once.
  mutating func targets(
    ofLayout inputs: [LayoutInput]
  ) throws(TimelineRefusal) -> [PropertyTarget] {
    guard !inputs.isEmpty else { return [] }
    try flushPendingLayout()
    try postpone(LayoutChange(inputs: inputs))
    return try flushedTargets().filter { tracks[$0.property].model != $0.value }
  }

  /// The targets of all waiting changes. Nothing is waiting afterwards.
  private mutating func flushedTargets() throws(TimelineRefusal) -> [PropertyTarget] {
    guard !pendingLayout.isEmpty else { return [] }
    try meter.charge(pendingLayout.flushCost)
    let (changes, frames) = pendingLayout.flush()
    try chargeTargets(changes)
    let known = frames.isEmpty ? [] : framePlaces
    try meter.charge(WorkMeter.product(frames.count, SceneCost.target))
    var places: [PropertyTarget] = []
    for (property, frame) in zip(known, frames) {
      guard let property, let place = try place(property, frame) else { continue }
      places.append(place)
    }
    return lastTargets(of: changes) + places
  }

  /// The target of a view's frame. A view that is not there has none: it is inserted at the frame.
  private mutating func place(
    _ property: Int, _ frame: Rect
  ) throws(TimelineRefusal) -> PropertyTarget? {
    if canChange(property) { return PropertyTarget(property: property, value: frame.components) }
    try meter.charge(
      viewPresence.viewByProperty[property].map { viewPresence.views[$0].properties.count } ?? 0)
    viewPresence.keep(frame.components, of: property)
    return nil
  }

  /// The indices of the properties that show the frames of the boxes; found once.
  private var framePlaces: [Int?] {
    mutating get {
      if let places = pendingLayout.places { return places }
      let places = pendingLayout.views.map { property(called: $0 + ".frame", .rect) }
      pendingLayout.places = places
      return places
    }
  }

  /// The values after successive changes, with each property once.
  private func lastTargets(of changes: [PropertyChange]) -> [PropertyTarget] {
    var order: [Int] = []
    var places: [Int: Components] = [:]
    for change in changes {
      let model = tracks[change.property].model
      if places[change.property] == nil { order.append(change.property) }
      var place = places[change.property] ?? model
      place[change.components] = change.value
      let isWhole = change.components.count == spaces.laneCount(of: change.property)
      places[change.property] =
        isWhole ? spaces.aligned(place, to: model, property: change.property) : place
    }
    return order.map { PropertyTarget(property: $0, value: places[$0] ?? tracks[$0].model) }
  }
}

extension ViewPresence {
  /// Stores the value that a property of an absent view has when the view is inserted again.
  fileprivate mutating func keep(_ value: Components, of property: Int) {
    guard let view = viewByProperty[property],
      let place = views[view].properties.firstIndex(where: { $0.index == property })
    else { return }
    views[view].properties[place].own = value
  }
}

extension SceneTransaction {
  /// A transaction for a flush outside the animation; implicit animations do not apply either.
  fileprivate static let outsideAnimations = SceneTransaction(.none, disablesAnimations: true)

  /// When a layout change is flushed here: `flushUpdates` turns `outside` into `inside`.
  fileprivate func flush(of change: LayoutChange) -> LayoutChange.Flush {
    flushesUpdates && change.flush == .outside ? .inside : change.flush
  }

  /// Whether waiting changes are flushed before the event and its own inside its animation.
  var flushesUpdates: Bool {
    if case .uikit(let animation) = source {
      animation.options.contains(.flushUpdates)
    } else {
      false
    }
  }
}

extension LayoutBox {
  /// The frame properties of the named boxes.
  var effects: [EffectProperty] {
    let solver = LayoutSolver(self)
    let frames = solver.frames
    return solver.named.map { view, index in
      EffectProperty(name: view + ".frame", type: .rect, initial: frames[index].components)
    }
  }
}
