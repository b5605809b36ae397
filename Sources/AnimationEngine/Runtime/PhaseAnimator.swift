/// A value that steps through phases, each with an animation of its own.
///
///     var star = PhaseAnimator([false, true]) { isLit in
///       isLit ? 1.5 : 1.0
///     } animation: { isLit in
///       isLit ? .spring(duration: 0.8, bounce: 0.3) : .easeInOut(duration: 0.4)
///     }
///     star.value(at: 0.8)    // near 1.5, on the way back from here
///
/// The first phase shows first. A step leads to the next phase by the animation of that phase. It
/// begins at the exact time at which all that the step before animates is logically complete. A step
/// that changes nothing, or whose animation is nil, is complete at once. Springs take over the velocity
/// of the step before.
///
/// Without a trigger the phases repeat for ever; with one, each change of it runs the cycle once:
/// all phases after the first, and the first again. A change while a cycle runs starts it anew, after
/// the steps that are due at its time. Fewer than two phases stand still.
///
/// There is no clock inside: time, in seconds, is passed in. A copy looks ahead.
public struct PhaseAnimator<Phase: Equatable, Content> {
  /// The phases, in order; at least one.
  public let phases: [Phase]
  /// What the content is at rest in a phase.
  private let content: (Phase) -> Content
  /// The animation that leads into a phase.
  private let animation: (Phase) -> Animation?
  /// What starts a cycle when it changes; nil where cycles follow each other.
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

// MARK: - Ways in

extension PhaseAnimator {
  /// An animator whose content moves as a whole; see ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: At least one.
  ///   - time: When the first step begins, in seconds.
  ///   - springs: The rule that springs move by.
  ///   - keepsPast: Whether ``value(at:)`` knows what showed before the current step; say false
  ///     where an animator repeats for hours.
  ///   - content: What shows at rest in a phase.
  ///   - animation: The animation that leads into a phase; nil for a step that shows at once.
  public init(
    _ phases: some Sequence<Phase>, at time: Double = 0, springs: SpringModel = .analytic,
    keepsPast: Bool = true, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Content: Animatable {
    self.init(
      phases, trigger: nil, AnimatedProperties(\.self), at: time, springs: springs,
      keepsPast: keepsPast, content: content, animation: animation)
  }

  /// An animator whose content moves as a whole, once through all phases for every change of
  /// `trigger` by ``update(trigger:at:)``.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true,
    content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Content: Animatable {
    self.init(
      phases, trigger: trigger, AnimatedProperties(\.self), at: time, springs: springs,
      keepsPast: keepsPast, content: content, animation: animation)
  }

  /// An animator whose content moves by the properties at the key paths, each for itself.
  public init<First: Animatable, each Other: Animatable>(
    _ phases: some Sequence<Phase>, animating first: WritableKeyPath<Content, First>,
    _ others: repeat WritableKeyPath<Content, each Other>, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true,
    content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases, trigger: nil, AnimatedProperties(first, repeat each others), at: time,
      springs: springs, keepsPast: keepsPast, content: content, animation: animation)
  }

  /// An animator whose content moves by the properties at the key paths, each for itself, once
  /// through all phases for every change of `trigger` by ``update(trigger:at:)``.
  public init<First: Animatable, each Other: Animatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    animating first: WritableKeyPath<Content, First>,
    _ others: repeat WritableKeyPath<Content, each Other>, at time: Double = 0,
    springs: SpringModel = .analytic, keepsPast: Bool = true,
    content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases, trigger: trigger, AnimatedProperties(first, repeat each others), at: time,
      springs: springs, keepsPast: keepsPast, content: content, animation: animation)
  }
}

// MARK: - What shows

extension PhaseAnimator {
  /// The current time, in seconds.
  public var time: Double { runtime.time }

  /// The phase that was stepped into last.
  public var phase: Phase { phases[cycle.phase] }

  /// What custom animations know of their surroundings, from the next step on.
  public var environment: EnvironmentValues {
    get { runtime.environment }
    set { runtime.environment = newValue }
  }

  /// What shows now.
  public var value: Content { runtime.presentation }

  /// Whether a cycle goes on.
  public var isRunning: Bool { cycle.next != nil }

  /// Whether anything moves now; a spring still may after its cycle is over.
  public var isAnimating: Bool { isRunning || runtime.isAnimating }

  /// When the next step begins, or the last motion ends; nil when nothing will happen by itself.
  public var nextEventTime: Double? {
    cycle.next.map { $0.time.isFinite ? $0.time : nil } ?? runtime.nextEventTime
  }

  /// What shows at `time` if no trigger changes until then; before the current time what has shown.
  ///
  /// What does not animate is as the last phase has it. An infinite time counts as the current one
  /// while an animator repeats.
  ///
  /// - Complexity: O(steps until then).
  public func value(at time: Double) -> Content {
    guard time > self.time else { return runtime.presentation(at: time) }
    var ahead = self
    ahead.advance(to: time)
    return ahead.value
  }

  /// How fast a property moves at `time` if no trigger changes until then, in its animatable data
  /// per second.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Content, Property>, at time: Double
  ) -> Property.AnimatableData {
    guard time > self.time else { return runtime.velocity(of: property, at: time) }
    var ahead = self
    ahead.advance(to: time)
    return ahead.runtime.velocity(of: property)
  }
}

// MARK: - What happens

extension PhaseAnimator {
  /// Lets time pass until `time`, and takes every step that is due at its exact time.
  ///
  /// A time before the current one, or one that is no number, lets nothing pass; nor does infinity
  /// while an animator repeats, which would never come there.
  ///
  /// - Returns: the steps since the last call, each with its time and the name of its phase.
  /// - Complexity: O(steps).
  @discardableResult
  public mutating func advance(to time: Double) -> [TimelineEvent] {
    if time == .infinity && trigger == nil && cycle.next?.time.isFinite == true { return [] }
    takeSteps(until: time)
    runtime.advance(to: time)
    defer { events = [] }
    return events
  }

  /// Runs a cycle from `time` on if `trigger` is not what it was.
  ///
  /// A change while a cycle runs starts it anew, from where everything is. The steps that are due at
  /// `time` are taken before. Where the step to the second phase goes on already, it changes nothing, and
  /// the third follows at once. An animator that repeats has no trigger and ignores the call.
  public mutating func update<Trigger: Equatable>(trigger: Trigger, at time: Double) {
    advanceKeepingEvents(to: time)
    guard let old = self.trigger, (old as? Trigger) != trigger else { return }
    self.trigger = trigger
    begin(cycles: 1)
  }

  private mutating func advanceKeepingEvents(to time: Double) {
    events = advance(to: time)
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

  /// Lets everything begin that a step changes, and says when the step is complete.
  private mutating func completion(of step: PhaseCycle.Step) -> Double {
    events.append(TimelineEvent(time: step.time, kind: .phase(name: "\(phase)")))
    let waiting = runtime.pending.count
    let shown = content(phase)
    runtime.withAnimation(animation(phase), named: "step") { $0 = shown }
    return runtime.pending.count > waiting ? runtime.pending.last?.due ?? step.time : step.time
  }
}
