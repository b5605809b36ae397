internal import AnimationEngine

/// What is known of views while a scene is read: which have boxes, and how the others came. A removal
/// goes by that where it does not say itself how.
struct SceneViews {
  /// How a view came.
  struct Arrival {
    /// How it goes, unless the removal says otherwise.
    var transition: ViewTransition?
    /// What it moves in.
    var container: Size?
  }

  /// The names of the boxes that the layout has; nil where it could not be read, and any view may
  /// be one.
  var boxes: Set<String>? = []
  /// The last arrival of each view; nil of one that could not be read.
  private var arrivals: [String: Arrival?] = [:]
  /// Whether a view came whose name could not be read: it may be any.
  private var isOpen = false

  /// Notes that a view came. An arrival of nil could not be read, and so could a name of nil.
  mutating func note(_ view: String?, _ arrival: Arrival?) {
    if let view {
      arrivals[view] = .some(arrival)
    } else {
      isOpen = true
    }
  }

  /// Whether nothing can be said about how a view came.
  func isUnknown(_ view: String) -> Bool {
    if let arrival = arrivals[view] { return arrival == nil }
    return isOpen
  }

  /// How a view came; nil where it was there at first.
  subscript(view: String) -> Arrival? { arrivals[view] ?? nil }
}

extension ViewTransition {
  /// Whether a view that comes moves by the size of a container.
  var comesByContainer: Bool {
    switch self {
    case .slide, .move, .push: true
    case .identity, .opacity, .scale, .offset, .blurReplace: false
    case .combined(let all): all.contains(where: \.comesByContainer)
    case .asymmetric(let insertion, _): insertion.comesByContainer
    case .animated(let transition, _): transition.comesByContainer
    }
  }

  /// Whether a view that goes moves by the size of a container.
  var goesByContainer: Bool {
    switch self {
    case .slide, .move, .push: true
    case .identity, .opacity, .scale, .offset, .blurReplace: false
    case .combined(let all): all.contains(where: \.goesByContainer)
    case .asymmetric(_, let removal): removal.goesByContainer
    case .animated(let transition, _): transition.goesByContainer
    }
  }
}
