/// A model whose changes are animated, driven by any clock: of a game loop, a test or a server.
///
///     struct Card { var offset = 0.0, opacity = 1.0 }
///
///     var card = AnimationRuntime(Card(), animating: \.offset, \.opacity)
///     card.withAnimation(.bouncy) { $0.offset = 150 }
///     card.model.offset           // 150: where it was told to be
///     card.presentation.offset    // 0: what shows
///     card.advance(to: 0.25)
///     card.presentation.offset    // 147.6…
///
/// The model changes at once; the displayed values (the *presentation*) follow, each animated
/// property with a motion of its own. Properties that are not named as animated change without a
/// motion.
///
/// SwiftUI's `withAnimation` and `withTransaction` are methods here and pass the model to their
/// closures, since there is no global state. Otherwise they have the same signatures as in SwiftUI.
///
/// The runtime has no clock. Time is in seconds, starts at the value passed to the initialiser, and
/// advances only by ``advance(to:)``; every change happens at the current ``time``. The
/// presentation is a function of time: the same changes at the same times give bit-identical
/// values, however many steps the time takes. Completions are called at their exact times, not at
/// the end of a step.
///
/// A runtime holds closures of its owner, so it is not `Sendable`; keep it where they belong, such
/// as in an actor. It is a value type: a copy is independent, and advancing a copy looks ahead.
public struct AnimationRuntime<Model> {
  /// An animated property, as its track and the modifiers of its changes.
  struct Member {
    var track: any AnyAnimatedTrack<Model>
    var modifiers: [TransactionModifier<Model>]
  }

  /// The rule by which springs move.
  public let springs: SpringModel
  /// Whether ``presentation(at:)`` remembers the values displayed before a property's last change.
  public let keepsPast: Bool
  /// The environment that custom animations read. A new value applies from the next change on;
  /// running animations keep the one with which they began.
  public var environment = EnvironmentValues()
  /// The current time, in seconds. While completions are called it is the time of each of them.
  public internal(set) var time: Double

  /// The time at which the runtime began, in seconds.
  private let startTime: Double
  /// The model values; all changes are made here.
  var current: Model
  var members: [Member]
  /// The completions that have not been called, in the order in which they were added.
  var pending: [PendingCompletion<Model>] = []
  /// The events since the last call of ``advance(to:)``.
  var events: [TimelineEvent] = []
  /// Whether completions are being called; those of a change made meanwhile join the same loop.
  var isReporting = false

  /// Creates a runtime for `model` whose named properties animate.
  ///
  ///     AnimationRuntime(Card()) {
  ///       AnimatedProperties(\.offset)
  ///       AnimatedProperties(\.opacity).animation(.easeInOut, value: \.isVisible)
  ///     }
  ///
  /// - Parameters:
  ///   - model: The model at the beginning, at rest.
  ///   - time: The time at the beginning, in seconds.
  ///   - springs: The rule by which springs move.
  ///   - keepsPast: Whether earlier displayed values can still be queried. If so, every change of a
  ///     property keeps memory for the runtime's lifetime; pass false where a runtime lives for
  ///     hours.
  ///   - properties: The properties that animate.
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true,
    @AnimatedPropertiesBuilder<Model> properties: () -> AnimatedProperties<Model>
  ) {
    self.init(model, properties(), at: time, springs: springs, keepsPast: keepsPast)
  }

  /// Creates a runtime for `model` whose properties at the key paths animate; see
  /// ``init(_:at:springs:keepsPast:properties:)``.
  public init<First: Animatable, each Other: Animatable>(
    _ model: Model, animating first: WritableKeyPath<Model, First>,
    _ others: repeat WritableKeyPath<Model, each Other>,
    at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) {
    self.init(
      model, AnimatedProperties(first, repeat each others), at: time, springs: springs,
      keepsPast: keepsPast)
  }

  /// Creates a runtime for a value that animates as a whole, in one motion; see
  /// ``init(_:at:springs:keepsPast:properties:)``.
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: Animatable {
    self.init(model, AnimatedProperties(\.self), at: time, springs: springs, keepsPast: keepsPast)
  }

  init(
    _ model: Model, _ properties: AnimatedProperties<Model>, at time: Double,
    springs: SpringModel, keepsPast: Bool
  ) {
    (current, self.time, startTime) = (model, time, time)
    (self.springs, self.keepsPast) = (springs, keepsPast)
    members = properties.members.map { member in
      Member(track: member.makeTrack(model, springs), modifiers: member.modifiers)
    }
  }
}

// MARK: - Displayed values

extension AnimationRuntime {
  /// The model: the values that were last set, without their animations. Setting it is a change
  /// without an animation of its own, as in ``update(_:)``.
  public var model: Model {
    get { current }
    set { update { $0 = newValue } }
  }

  /// The model with every animated property at its displayed value.
  ///
  /// - Complexity: O(properties).
  public var presentation: Model { presentation(at: time) }

  /// The model with its animated properties as displayed at `time`, if no further change comes.
  ///
  /// For a time before the current one it is the value that was displayed, if the runtime
  /// ``keepsPast``. Otherwise, for times before the last change that was advanced over, it is
  /// extrapolated from the motion that runs now. Properties that are not animated have their
  /// current value at any time.
  ///
  /// - Complexity: O(properties * log changes).
  public func presentation(at time: Double) -> Model {
    var shown = current
    for member in members { member.track.show(at: time, in: &shown) }
    return shown
  }

  /// The velocity of a property now, in its animatable data per second; 0 for one that is at rest
  /// or not animated. The velocity of a drag is not included; see ``trackedVelocity(of:)``.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>
  ) -> Property.AnimatableData {
    velocity(of: property, at: time)
  }

  /// A property's velocity at `time`, in animatable data per second, if no further change comes.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>, at time: Double
  ) -> Property.AnimatableData {
    track(of: property)?.history.velocity(at: time) ?? .zero
  }

  /// The velocity of the drag that moves a property, in animatable data per second, from changes
  /// with ``Transaction/tracksVelocity``. A spring that starts now begins with it.
  public func trackedVelocity<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>
  ) -> Property.AnimatableData {
    track(of: property)?.tracker.velocity(at: time) ?? .zero
  }

  /// Whether any property is moving, or waits in the delay of its animation.
  public var isAnimating: Bool { members.contains { $0.track.end > time } }

  /// Whether a property is moving, or waits in the delay of its animation.
  public func isAnimating<Property: Animatable>(
    _ property: WritableKeyPath<Model, Property>
  ) -> Bool {
    (track(of: property)?.end ?? -.infinity) > time
  }

  /// The time at which the last motion ends or has ended; infinite if one never ends, and the time
  /// at the beginning if nothing has moved.
  public var endTime: Double { members.reduce(startTime) { max($0, $1.track.end) } }

  /// The time of the next event: a completion is due, or a property comes to rest. Until then a
  /// caller needs to wake up only for drawing. Nil when nothing more will happen.
  public var nextEventTime: Double? {
    let ends = members.map(\.track.end).filter { $0 > time }
    let next = (pending.map(\.due) + ends).min() ?? .infinity
    return next.isFinite ? next : nil
  }

  private func track<Property>(
    of property: WritableKeyPath<Model, Property>
  ) -> AnimatedTrack<Model, Property>? {
    members.first { $0.track.property == property }?.track as? AnimatedTrack<Model, Property>
  }
}
