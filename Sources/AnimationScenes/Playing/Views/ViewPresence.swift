import AnimationEngine

/// Which views are present, absent or leaving.
///
/// When a view has appeared or gone follows from its motions. Nothing is computed ahead: that a
/// view has appeared is found when it leaves or the scene ends, and that it is gone before the
/// next event.
struct ViewPresence {
  /// A view, its properties and its state.
  struct View {
    let name: String
    /// The properties that belong to the view.
    var properties: [Property] = []
    var presence = Presence.present
    /// The transition by which it was inserted, also used for removal if that names no other.
    var transition = ViewTransition.opacity
    /// The size of the container whose edges its transition uses; nil if none was given.
    var container: Size?
    /// The time at which the view will have appeared; nil once that is reported.
    var arrival: Ending?
    /// The frame that the view follows by matched geometry, with its own frame; nil if it follows none.
    var match: MatchedFrame?
    /// The view's frame when it was removed without an animation; nil otherwise.
    var lastFrame: ShownFrame?
  }

  struct Property {
    /// The index of the property in the scene.
    let index: Int
    /// The effect of transitions that the property shows, such as opacity; nil for any other.
    let member: TransitionMember?
    /// The value that the property has when the view is inserted again; nil until it has had one.
    var own: Components?
  }

  /// Whether a view is present, leaving or absent.
  enum Presence {
    case absent
    case present
    /// The view is leaving until its motions are over.
    case leaving(Ending, goneAt: Double)
  }

  /// When several motions are over: the time at which the last one ends.
  struct Ending {
    /// The earliest possible time, in seconds.
    var earliest: Double
    /// The motions that have to end.
    var waits: [CompletionLedger.Wait] = []
  }

  var views: [View] = []
  private(set) var indexByName = NameTable<Int>()
  /// The index of the view that each property belongs to; nil for a property without a view.
  private(set) var viewByProperty: [Int?] = []
  var departures = DepartureQueue()

  /// The views that `properties` belong to; all are present.
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

  /// The index of a view by its name. An unknown view is added, present and without properties.
  mutating func index(of name: String) -> Int {
    if let index = indexByName[name] { return index }
    views.append(View(name: name))
    indexByName[name] = views.count - 1
    return views.count - 1
  }

  /// Whether a view is present and not leaving. Unknown views count as present.
  func isPresent(_ name: String) -> Bool {
    guard let index = indexByName[name], case .present = views[index].presence else {
      return indexByName[name] == nil
    }
    return true
  }

  /// Whether a view is gone or has not been inserted yet.
  func isAbsent(_ name: String) -> Bool {
    guard let index = indexByName[name], case .absent = views[index].presence else { return false }
    return true
  }
}
