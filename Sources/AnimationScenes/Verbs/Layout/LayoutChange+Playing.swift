import AnimationEngine

// Layouts that change, and when that shows.

extension LayoutChange: PlayableVerb {
  func play(
    in player: inout ScenePlayer, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    try player.lay(self, by: transaction)
  }
}

/// A layout, and the changes to it that nobody has flushed.
struct PendingLayout {
  /// The boxes with all that was changed of them, once one was.
  private var solver: LayoutSolver?
  /// The changed properties that wait.
  private(set) var changes: [PropertyChange] = []
  /// Whether inputs of boxes have changed since the last flush.
  private(set) var isLayoutNeeded = false
  /// The property of each named box, once it was looked for; nil where it has none for its frame.
  fileprivate var places: [Int?]?

  /// Whether no input of a box has changed yet.
  fileprivate var isUntouched: Bool { solver == nil }

  /// Whether something waits.
  var isEmpty: Bool { changes.isEmpty && !isLayoutNeeded }

  /// Puts a change off to the next flush.
  fileprivate mutating func postpone(_ change: LayoutChange, of layout: LayoutBox?) {
    changes += change.changes
    guard !change.inputs.isEmpty, let layout else { return }
    if solver == nil { solver = LayoutSolver(layout) }
    for input in change.inputs { solver?.set(input) }
    isLayoutNeeded = true
  }

  /// The frames of the named boxes where they have to be found anew, and the changes that waited;
  /// now nothing waits any more.
  fileprivate mutating func flush() -> (changes: [PropertyChange], frames: [Rect]) {
    defer { (changes, isLayoutNeeded) = ([], false) }
    guard isLayoutNeeded, let solver else { return (changes, []) }
    let frames = solver.frames
    return (changes, solver.named.map { frames[$0.index] })
  }

  /// The views whose boxes have a name, in the order of their frames.
  fileprivate var views: [String] { solver?.named.map(\.view) ?? [] }

  /// What it takes to lay all boxes out, in units of work; nothing where none has changed.
  fileprivate var flushCost: Int { isLayoutNeeded ? 25 * (solver?.count ?? 0) : 0 }
}

extension ScenePlayer {
  /// Changes values that a layout computes, and flushes as the change says.
  mutating func lay(
    _ change: LayoutChange, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let completion = open(transaction)
    switch transaction.flush(of: change) {
    case .outside: try postpone(change)
    case .before:
      try postpone(change)
      try flushPendingLayout()
    case .inside where change.changes.isEmpty && change.inputs.isEmpty:
      try flushPendingLayout(by: transaction, for: completion)
    case .inside:
      try flushPendingLayout()
      try postpone(change)
      try flushPendingLayout(by: transaction, for: completion)
    }
  }

  private mutating func postpone(_ change: LayoutChange) throws(TimelineRefusal) {
    try meter.charge(20 + 20 * (change.inputs.count + change.changes.count))
    let isFirst = pendingLayout.isUntouched && !change.inputs.isEmpty
    if isFirst, let layout = scene.layout {
      let count = layout.boxCount
      try meter.charge(WorkMeter.product(count, 100))
      try meter.keep(bytes: WorkMeter.product(count, 3 * MemoryLayout<LayoutBox>.stride))
    }
    pendingLayout.postpone(change, of: scene.layout)
  }

  /// Lays out what is pending, animated by a transaction; at once where none is given.
  mutating func flushPendingLayout(
    by transaction: SceneTransaction = .outsideAnimations, for completion: Int? = nil
  ) throws(TimelineRefusal) {
    let targets = try flushedTargets()
    guard !targets.isEmpty else { return }
    try change(targets, by: transaction, for: completion)
  }

  /// Where other inputs of the layout lead its frames; what was pending before shows at once.
  mutating func targets(
    ofLayout inputs: [LayoutInput]
  ) throws(TimelineRefusal) -> [(property: Int, value: Components)] {
    guard !inputs.isEmpty else { return [] }
    try flushPendingLayout()
    try postpone(LayoutChange(inputs: inputs))
    return try flushedTargets().filter { tracks[$0.property].model != $0.value }
  }

  /// Where what is pending leads; now nothing waits any more.
  private mutating func flushedTargets() throws(TimelineRefusal)
    -> [(property: Int, value: Components)]
  {
    guard !pendingLayout.isEmpty else { return [] }
    try meter.charge(pendingLayout.flushCost)
    let (changes, frames) = pendingLayout.flush()
    try chargeTargets(changes)
    let known = frames.isEmpty ? [] : framePlaces
    try meter.charge(WorkMeter.product(frames.count, SceneCost.target))
    var places: [(property: Int, value: Components)] = []
    for (property, frame) in zip(known, frames) {
      guard let property, let place = try place(property, frame) else { continue }
      places.append(place)
    }
    return lastTargets(of: changes) + places
  }

  /// Where a view of the layout goes. One that is not there goes nowhere: it comes there.
  private mutating func place(
    _ property: Int, _ frame: Rect
  ) throws(TimelineRefusal) -> (property: Int, value: Components)? {
    if canChange(property) { return (property, frame.components) }
    try meter.charge(
      viewPresence.viewByProperty[property].map { viewPresence.views[$0].properties.count } ?? 0)
    viewPresence.keep(frame.components, of: property)
    return nil
  }

  /// The properties that show the frames of the boxes, looked for once.
  private var framePlaces: [Int?] {
    mutating get {
      if let places = pendingLayout.places { return places }
      let places = pendingLayout.views.map { view in
        indexByName[view + ".frame"].flatMap { spaces.properties[$0].type == .rect ? $0 : nil }
      }
      pendingLayout.places = places
      return places
    }
  }

  /// Where changes that came one after another lead in the end: each property once.
  private func lastTargets(of changes: [PropertyChange]) -> [(property: Int, value: Components)] {
    var order: [Int] = []
    var places: [Int: Components] = [:]
    for change in changes {
      let model = tracks[change.property].model
      if places[change.property] == nil { order.append(change.property) }
      var place = places[change.property] ?? model
      for (index, component) in change.components.enumerated() {
        place[component] = change.value[index]
      }
      let isWhole = change.components.count == spaces.laneCount(of: change.property)
      places[change.property] =
        isWhole ? spaces.aligned(place, to: model, property: change.property) : place
    }
    return order.map { ($0, places[$0] ?? tracks[$0].model) }
  }
}

extension ViewPresence {
  /// Gives a view the value of a property with which it comes again.
  fileprivate mutating func keep(_ value: Components, of property: Int) {
    guard let view = viewByProperty[property],
      let place = views[view].properties.firstIndex(where: { $0.index == property })
    else { return }
    views[view].properties[place].own = value
  }
}

extension SceneTransaction {
  /// That of a flush outside of the animation: implicit animations keep still too.
  fileprivate static let outsideAnimations = SceneTransaction(.none, disablesAnimations: true)

  /// When a change of layout is flushed in this transaction: UIKit's option flushes inside what
  /// nobody else has flushed.
  fileprivate func flush(of change: LayoutChange) -> LayoutChange.Flush {
    flushesUpdates && change.flush == .outside ? .inside : change.flush
  }

  /// Whether what is pending is flushed before the event, and its own changes with it.
  var flushesUpdates: Bool {
    if case .uikit(let animation) = source {
      animation.options.contains(.flushUpdates)
    } else {
      false
    }
  }
}

extension LayoutBox {
  /// The properties that show the frames of the boxes.
  var effects: [EffectProperty] {
    let solver = LayoutSolver(self)
    let frames = solver.frames
    return solver.named.map { view, index in
      EffectProperty(name: view + ".frame", type: .rect, initial: frames[index].components)
    }
  }
}
