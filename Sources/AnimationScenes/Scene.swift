public import AnimationEngine

/// A script of what happens to properties over time: interruptions, gestures, animators, layers,
/// transitions.
///
/// A scene is data. It says what is there before anything happens and which event comes when; what
/// shows follows from it at any time, in any order. Values stand as in ``ResolvedAnimation``: one
/// entry for each property, in the space where it interpolates or as its index in the table of the
/// property.
///
/// A property whose name has a point belongs to a view: `card.opacity` to the view `card`.
public struct Scene: Hashable, Sendable {
  /// The values before anything happens; nil for a property that is not there at first, because its
  /// view is inserted later.
  public var initial: [Components?]
  /// The implicit animations of properties; of several that apply the first one counts.
  public var animations: [ImplicitAnimation]
  /// The boxes that frames are laid out from, if any are.
  public var layout: LayoutBox?
  /// What happens, by rising time; of one time in this order.
  public var events: [SceneEvent]

  /// A script that begins at `initial`.
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
  /// When, in seconds; at this exact time the state after the event holds.
  public var time: Double
  /// What happens.
  public var verb: SceneVerb
  /// How what changes is carried.
  public var transaction: SceneTransaction

  /// An event at a time.
  public init(at time: Double, _ verb: SceneVerb, by transaction: SceneTransaction = .init()) {
    self.time = time
    self.verb = verb
    self.transaction = transaction
  }
}

/// A new value of a property, or of a part of it.
public struct PropertyChange: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that change: all, or one that is addressed alone.
  public var components: Range<Int>
  /// The value of those components.
  public var value: Components

  /// A value for some components of a property.
  public init(property: Int, components: Range<Int>, value: Components) {
    self.property = property
    self.components = components
    self.value = value
  }

  /// A value for a whole property.
  public init(property: Int, value: Components) {
    self.init(property: property, components: 0..<value.count, value: value)
  }
}
