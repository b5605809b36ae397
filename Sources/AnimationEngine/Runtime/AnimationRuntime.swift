/// A model whose changes animate: one value that any clock can drive, such as a game loop, a test or
/// a server.
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
/// The model changes at once; what shows (the *presentation*) follows, each animated property by
/// itself. Properties that are not named as animated simply change.
///
/// SwiftUI's `withAnimation` and `withTransaction` are methods here, and hand what is to be
/// changed to their closures: no state is global. Otherwise they are spelled as there.
///
/// There is no clock inside. Time is in seconds, begins where the initialiser says and goes on only
/// by ``advance(to:)``; every change happens at the current ``time``. What shows is a function of
/// time: the same changes at the same times show the same bits, in however many steps time passes.
/// Completions act at their exact times, not at the end of a step.
///
/// A runtime holds closures of its owner, so it is not `Sendable`; keep it where they belong, such
/// as in an actor. It is a value: a copy lives on by itself, and advancing a copy looks ahead.
public struct AnimationRuntime<Model> {
  /// A property with the modifiers that its changes pass through.
  struct Member {
    var track: any AnyAnimatedTrack<Model>
    var modifiers: [TransactionModifier<Model>]
  }

  /// The rule that springs move by.
  public let springs: SpringModel
  /// Whether ``presentation(at:)`` knows what showed before the last change of a property.
  public let keepsPast: Bool
  /// What custom animations know of their surroundings, from the next change on: those that run keep
  /// the environment of the change that began them.
  public var environment = EnvironmentValues()
  /// The current time, in seconds; set while completions run to the time of each.
  public internal(set) var time: Double

  /// The time at the beginning.
  private let startTime: Double
  /// What the model says, and the only place that it is changed in.
  var current: Model
  var members: [Member]
  /// Who still waits for a completion, in the order in which they came.
  var pending: [PendingCompletion<Model>] = []
  /// What was reported since the last ``advance(to:)``.
  var events: [TimelineEvent] = []
  /// Whether completions are being called: what they change is reported by the same loop.
  var isReporting = false

  /// A runtime for `model` whose named properties animate.
  ///
  ///     AnimationRuntime(Card()) {
  ///       AnimatedProperties(\.offset)
  ///       AnimatedProperties(\.opacity).animation(.easeInOut, value: \.isVisible)
  ///     }
  ///
  /// - Parameters:
  ///   - model: The model at the beginning, at rest.
  ///   - time: The time at the beginning, in seconds.
  ///   - springs: The rule that springs move by.
  ///   - keepsPast: Whether what has shown can still be asked for. Every change of a property then
  ///     takes memory for ever; say false where a runtime lives for hours.
  ///   - properties: What animates.
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true,
    @AnimatedPropertiesBuilder<Model> properties: () -> AnimatedProperties<Model>
  ) {
    self.init(model, properties(), at: time, springs: springs, keepsPast: keepsPast)
  }

  /// A runtime for `model` whose properties at the key paths animate; see
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

  /// A runtime for a value that animates as a whole, in one motion; see
  /// ``init(_:at:springs:keepsPast:properties:)``.
  public init(
    _ model: Model, at time: Double = 0, springs: SpringModel = .analytic, keepsPast: Bool = true
  ) where Model: Animatable {
    self.init(
      model, AnimatedProperties(\.self), at: time, springs: springs, keepsPast: keepsPast)
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

// MARK: - What shows

extension AnimationRuntime {
  /// The model: where everything was told to be. Setting it is a change without an animation of its
  /// own, as in ``update(_:)``.
  public var model: Model {
    get { current }
    set { update { $0 = newValue } }
  }

  /// The model with every animated property as it shows now.
  ///
  /// - Complexity: O(properties).
  public var presentation: Model { presentation(at: time) }

  /// The model with every animated property as it shows at `time`, if nothing new happens until
  /// then.
  ///
  /// Before the current time it is what has shown, if the runtime ``keepsPast``; without that, times
  /// before the last change that was advanced over answer as the motion that runs now had it. What
  /// does not animate is as it is now, whatever the time.
  ///
  /// - Complexity: O(properties * log changes).
  public func presentation(at time: Double) -> Model {
    var shown = current
    for member in members { member.track.show(at: time, in: &shown) }
    return shown
  }

  /// How fast a property moves now, in its animatable data per second; 0 for one that is at rest
  /// or not animated. A movement by hand is not known here; see ``trackedVelocity(of:)``.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>
  ) -> Property.AnimatableData {
    velocity(of: property, at: time)
  }

  /// How fast a property moves at `time`, if nothing new happens until then, in its animatable data
  /// per second.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>, at time: Double
  ) -> Property.AnimatableData {
    track(of: property)?.history.velocity(at: time) ?? .zero
  }

  /// The velocity, in animatable data per second, that transactions with
  /// ``Transaction/tracksVelocity`` have given a property: the one that a spring would begin with
  /// now.
  public func trackedVelocity<Property: Animatable>(
    of property: WritableKeyPath<Model, Property>
  ) -> Property.AnimatableData {
    track(of: property)?.tracker.velocity(at: time) ?? .zero
  }

  /// Whether anything moves now, or waits in the delay of its animation.
  public var isAnimating: Bool { members.contains { $0.track.end > time } }

  /// Whether a property moves now, or waits in the delay of its animation.
  public func isAnimating<Property: Animatable>(
    _ property: WritableKeyPath<Model, Property>
  ) -> Bool {
    (track(of: property)?.end ?? -.infinity) > time
  }

  /// When the last motion ends, or has ended, on the clock of ``time``; infinite if one never does,
  /// the time at the beginning if nothing has moved.
  public var endTime: Double { members.reduce(startTime) { max($0, $1.track.end) } }

  /// When something happens next by itself: a completion is due, or a property comes to rest. Until
  /// then nobody has to be woken but to draw. Nil when nothing will ever happen.
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
