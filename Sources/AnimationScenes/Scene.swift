public import AnimationEngine

/// A script of changes over time: interruptions, gestures, animators, layers, transitions.
///
/// A scene is data: the values at the start, and the events with their times. What shows at any
/// time follows from these, whatever the order of asking. Each set of values has one entry for
/// each property, in the space in which it interpolates or as its index in the property's table,
/// as in ``ResolvedAnimation``.
///
/// A property whose name has a dot belongs to a view: `card.opacity` to the view `card`.
public struct Scene: Hashable, Sendable {
  /// The values before the first event; nil for a property whose view is inserted later.
  public var initial: [Components?]
  /// The implicit animations of properties; if several apply to a change, the first one does.
  public var animations: [ImplicitAnimation]
  /// The tree of boxes that a layout computes frames from; nil without a layout.
  public var layout: LayoutBox?
  /// The events by rising time; events of the same time happen in this order.
  public var events: [SceneEvent]

  /// A script that starts with the values `initial`.
  public init(
    initial: [Components?], animations: [ImplicitAnimation] = [], layout: LayoutBox? = nil,
    events: [SceneEvent]
  ) {
    self.initial = initial
    self.animations = animations
    self.layout = layout
    self.events = events
  }
}

/// Something that happens in a scene at one moment.
public struct SceneEvent: Hashable, Sendable {
  /// The time of the event, in seconds; a sample at exactly that time shows the state after it.
  public var time: Double
  /// What happens to the properties and views.
  public var verb: SceneVerb
  /// How the changes of this event are animated.
  public var transaction: SceneTransaction

  /// An event at `time`, in seconds.
  public init(at time: Double, _ verb: SceneVerb, by transaction: SceneTransaction = .init()) {
    self.time = time
    self.verb = verb
    self.transaction = transaction
  }

  /// The time of something `delay` seconds after the event, without the rounding error of the sum: it
  /// happens before what a later event does at that time, and never before the event itself.
  func time(after delay: Double) -> Double { max((time + delay).withoutSumNoise, time) }
}

/// A new value of a property, or of a part of it.
public struct PropertyChange: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that change: all of the property's, or a single one.
  public var components: Range<Int>
  /// The value of those components.
  public var value: Components

  /// A new value for some components of a property.
  public init(property: Int, components: Range<Int>, value: Components) {
    self.property = property
    self.components = components
    self.value = value
  }

  /// A new value for a whole property.
  public init(property: Int, value: Components) {
    self.init(property: property, components: 0..<value.count, value: value)
  }
}
