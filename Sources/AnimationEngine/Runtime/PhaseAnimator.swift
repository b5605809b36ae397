/// A value that steps through phases, each with an animation of its own.
///
///     var star = PhaseAnimator([false, true]) { isLit in
///       isLit ? 1.5 : 1.0
///     } animation: { isLit in
///       isLit ? .spring(duration: 0.8, bounce: 0.3) : .easeInOut(duration: 0.4)
///     }
///     star.value(at: 0.8)    // near 1.5, on the way back from here
///
/// The animator starts at rest in the first phase. A step leads to the next phase by the animation
/// of that phase. It begins at the exact time at which all animations of the step before are
/// logically complete. A step that changes nothing, or whose animation is nil, is complete at once.
/// Springs take over the velocity of the step before.
///
/// Without a trigger the phases repeat forever; with one, each change of it runs the cycle once:
/// all phases after the first, and the first again. A change during a cycle starts it anew, after
/// the steps that are due at its time. With fewer than two phases there are no steps.
///
/// The animator has no clock: time, in seconds, is passed in. Advancing a copy looks ahead.
public struct PhaseAnimator<Phase: Equatable, Content> {
  /// The phases, in order; at least one.
  public let phases: [Phase]
  /// A function that makes the content at rest in a phase.
  private let content: (Phase) -> Content
  /// A function that gives the animation into a phase; nil for a change at once.
  private let animation: (Phase) -> Animation?
  /// The value whose change starts a cycle; nil where cycles repeat by themselves.
  private var trigger: (any Equatable)?
  private var runtime: AnimationRuntime<Content>
  private var cycle: PhaseCycle
  private var events: [TimelineEvent] = []

  private init(
    _ phases: some Sequence<Phase>, trigger: (any Equatable)?,
    _ properties: AnimatedProperties<Content>, at time: Double, springs: SpringModel,
    keepsPast: Bool, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    precondition(!self.phases.isEmpty, "a phase animator needs a phase")
    (self.content, self.animation, self.trigger) = (content, animation, trigger)
    cycle = PhaseCycle(count: self.phases.count)
    runtime = AnimationRuntime(
      content(self.phases[0]), properties, at: time, springs: springs, keepsPast: keepsPast)
    if trigger == nil { begin(cycles: .max) }
  }
}

// MARK: - Initializers

extension PhaseAnimator {
  /// Creates an animator whose content moves as a whole; see ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - time: The time at which the first step begins, in seconds.
  ///   - springs: The rule by which springs move.
  ///   - keepsPast: Whether ``value(at:)`` remembers the values from before the current step; pass
  ///     false where an animator repeats for hours.
  ///   - content: The content at rest in a phase.
  ///   - animation: The animation that leads into a phase; nil for a step that is displayed at
  ///     once.
  public init(
    _ phases: some Sequence<Phase>, at time: Double = 0, springs: SpringModel = .analytic,
    keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Content: Animatable {
    self.init(
      phases, trigger: nil, AnimatedProperties(\.self), at: time, springs: springs,
      keepsPast: keepsPast, content: content, animation: animation)
  }

  /// Creates an animator whose content moves as a whole. It runs once through all phases for every
  /// change of `trigger`, which is reported with ``update(trigger:at:)``.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Content: Animatable {
    self.init(
      phases, trigger: trigger, AnimatedProperties(\.self), at: time, springs: springs,
      keepsPast: keepsPast, content: content, animation: animation)
  }

  /// Creates an animator of the content's properties at the key paths, each with its own motion.
  public init<First: Animatable, each Other: Animatable>(
    _ phases: some Sequence<Phase>, animating first: WritableKeyPath<Content, First>,
    _ others: repeat WritableKeyPath<Content, each Other>, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases, trigger: nil, AnimatedProperties(first, repeat each others), at: time,
      springs: springs, keepsPast: keepsPast, content: content, animation: animation)
  }

  /// Creates an animator that animates the content's properties at the key paths, each with a
  /// motion of its own. It runs once through all phases for every change of `trigger`, which is
  /// reported with ``update(trigger:at:)``.
  public init<First: Animatable, each Other: Animatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    animating first: WritableKeyPath<Content, First>,
    _ others: repeat WritableKeyPath<Content, each Other>, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases, trigger: trigger, AnimatedProperties(first, repeat each others), at: time,
      springs: springs, keepsPast: keepsPast, content: content, animation: animation)
  }

  // MARK: - Displayed values

  /// The current time, in seconds.
  public var time: Double { runtime.time }

  /// The phase into which the last step led.
  public var phase: Phase { phases[cycle.phase] }

  /// The environment that custom animations read. A new value applies from the next step on.
  public var environment: EnvironmentValues {
    get { runtime.environment }
    set { runtime.environment = newValue }
  }

  /// The displayed content at the current time.
  public var value: Content { runtime.presentation }

  /// Whether a cycle through the phases is running.
  public var isRunning: Bool { cycle.next != nil }

  /// Whether anything is moving; a spring may still move after its cycle has ended.
  public var isAnimating: Bool { isRunning || runtime.isAnimating }

  /// When the next step begins or the last motion ends; nil when nothing more happens by itself.
  public var nextEventTime: Double? {
    cycle.next.flatMap { $0.time.isFinite ? $0.time : nil } ?? runtime.nextEventTime
  }

  /// The displayed content at `time`, if the trigger does not change until then; for a time before
  /// the current one, the content that was displayed.
  ///
  /// Properties that are not animated have their values in the last phase. An infinite time counts
  /// as the current one while an animator repeats.
  ///
  /// - Complexity: O(steps until then).
  public func value(at time: Double) -> Content {
    time > self.time ? advanced(to: time).value : runtime.presentation(at: time)
  }

  /// The velocity of a property at `time`, if the trigger does not change until then, in its
  /// animatable data per second.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Content, Property>, at time: Double
  ) -> Property.AnimatableData {
    time > self.time
      ? advanced(to: time).runtime.velocity(of: property) : runtime.velocity(of: property, at: time)
  }

  private func advanced(to time: Double) -> PhaseAnimator {
    var ahead = self
    ahead.advance(to: time)
    return ahead
  }

  // MARK: - Time and triggers

  /// Advances the clock to `time` and takes every step that is due, each at its exact time.
  ///
  /// A time before the current one, or NaN, does not advance the clock; nor does infinity while an
  /// animator repeats, since its steps never end.
  ///
  /// - Returns: The steps since the last call, each with its time and the name of its phase.
  /// - Complexity: O(steps).
  @discardableResult
  public mutating func advance(to time: Double) -> [TimelineEvent] {
    if time == .infinity && trigger == nil && cycle.next?.time.isFinite == true { return [] }
    takeSteps(until: time)
    runtime.advance(to: time)
    defer { events = [] }
    return events
  }

  /// Runs a cycle from `time` on if `trigger` differs from the last one.
  ///
  /// A change during a cycle starts the cycle anew from the displayed values, after the steps that
  /// are due at `time` have been taken. If the step into the second phase is still in progress, its
  /// values are already set; it animates nothing, and the third step follows at once. An animator
  /// that repeats has no trigger and ignores the call.
  public mutating func update<Trigger: Equatable>(trigger: Trigger, at time: Double) {
    events = advance(to: time)
    guard let old = self.trigger, (old as? Trigger) != trigger else { return }
    self.trigger = trigger
    begin(cycles: 1)
  }

  private mutating func begin(cycles: Int) {
    cycle.begin(at: time, cycles: cycles)
    takeSteps(until: time)
  }

  private mutating func takeSteps(until time: Double) {
    while let step = cycle.takeStep(until: time) {
      runtime.advance(to: step.time)
      cycle.complete(at: completion(of: step))
    }
  }

  /// Takes a step: animates every property that it changes.
  ///
  /// - Returns: The time at which the step is complete.
  private mutating func completion(of step: PhaseCycle.Step) -> Double {
    events.append(TimelineEvent(time: step.time, kind: .phase(name: "\(phase)")))
    let waiting = runtime.pending.count
    let shown = content(phase)
    runtime.withAnimation(animation(phase), named: "step") { $0 = shown }
    return runtime.pending.count > waiting ? runtime.pending.last?.due ?? step.time : step.time
  }
}
