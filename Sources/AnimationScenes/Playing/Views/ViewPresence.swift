import AnimationEngine

/// Which views are there.
///
/// A view has come and gone by times that follow from motion. Nothing looks ahead: whether a view has
/// come is found when it goes or the scene is over, and when it is gone before the next event.
struct ViewPresence {
  /// A view and what belongs to it.
  struct View {
    let name: String
    /// Its properties.
    var properties: [Property] = []
    var presence = Presence.present
    /// How it came, and how it goes where nothing else is said.
    var transition = ViewTransition.opacity
    /// What it moves in.
    var container: Size?
    /// When it will have come; nil when it has, and that is reported.
    var arrival: Ending?
    /// The frame that it was taken to by another view, and its own.
    var match: MatchedFrame?
    /// Where its frame was when it was taken away, if that was at once.
    var lastFrame: ShownFrame?
  }

  /// A property of a view.
  struct Property {
    /// The index of the property.
    let index: Int
    /// The member of transitions that it is.
    let member: TransitionMember?
    /// Its value while the view is not there, which a new insertion begins with.
    var own: Components?
  }

  /// Whether a view is there.
  enum Presence {
    case absent
    case present
    /// On its way out, until its motion is over.
    case leaving(Ending, goneAt: Double)
  }

  /// The end of several motions: the time when the last of them is over.
  struct Ending {
    /// The earliest time at which they may be over, in seconds.
    var earliest: Double
    /// The motions that have to be over.
    var waits: [CompletionLedger.Wait] = []
  }

  var views: [View] = []
  private(set) var indexByName: [String: Int] = [:]
  /// The view of each property that belongs to one.
  private(set) var viewByProperty: [Int?] = []
  var departures = DepartureQueue()

  /// The views of `properties`; all are there.
  init(_ properties: [AnimatedProperty] = []) {
    viewByProperty = properties.map { _ in nil }
    for (index, property) in properties.enumerated() {
      guard let name = property.view else { continue }
      let view = self.index(of: name)
      views[view].properties.append(
        Property(index: index, member: TransitionMember(property), own: nil))
      viewByProperty[index] = view
    }
  }

  /// The index of a view; one that nothing is known of is there and has no properties.
  mutating func index(of name: String) -> Int {
    if let index = indexByName[name] { return index }
    views.append(View(name: name))
    indexByName[name] = views.count - 1
    return views.count - 1
  }

  /// Whether a view is there and not on its way out. One that nothing is known of is.
  func isPresent(_ name: String) -> Bool {
    guard let index = indexByName[name], case .present = views[index].presence else {
      return indexByName[name] == nil
    }
    return true
  }

  /// Whether a view is gone, or has not come.
  func isAbsent(_ name: String) -> Bool {
    guard let index = indexByName[name], case .absent = views[index].presence else { return false }
    return true
  }
}
