/// What a layer is told about its animations.
public enum LayerCommand: Hashable, Sendable {
  /// An animation is added; one that has the same key on the same view is removed. Each view is a
  /// layer of its own, and so are all properties without a view together.
  case add(key: String, LayerAnimation)
  /// The animation with this key is removed, wherever it is; nothing happens where none is.
  case remove(key: String)
  /// All animations of layers are removed; of one view where a view is named.
  case removeAll(view: String?)
}

/// An animation of Core Animation: it shows over the model for its time and leaves it alone.
public struct LayerAnimation: Hashable, Sendable {
  /// What moves and how.
  public var content: Content
  /// When.
  public var timing: MediaTiming
  /// What is left of it when it is over.
  public var fillMode: FillMode
  /// Whether it is removed when it is over, so that the model shows again.
  public var isRemovedOnCompletion: Bool

  /// The kinds of animations.
  public indirect enum Content: Hashable, Sendable {
    /// From one value to another.
    case basic(LayerProperty, LayerInterval, timingFunction: UnitCurve?)
    /// Through values at times.
    case keyframe(LayerProperty, LayerKeyframes, timingFunction: UnitCurve?)
    /// From one value to another by a spring; the velocity is in intervals per second.
    case spring(LayerProperty, LayerInterval, Spring, initialVelocity: Double)
    /// Several animations on one clock, cut at its duration.
    case group([LayerAnimation], timingFunction: UnitCurve?)
  }

  /// What shows of an animation outside its active time.
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    case removed, forwards, backwards, both
  }

  /// An animation on a layer.
  public init(
    _ content: Content, timing: MediaTiming, fillMode: FillMode = .removed,
    isRemovedOnCompletion: Bool = true
  ) {
    self.content = content
    self.timing = timing
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

/// The property that a layer animation moves, and how it goes together with what is below.
public struct LayerProperty: Hashable, Sendable {
  /// The index of the property.
  public var property: Int
  /// The components that move: all, or one that is addressed alone.
  public var components: Range<Int>
  /// Whether the values are added to what shows below, in the space where it interpolates. Labels,
  /// and transforms that do not match function by function, replace it all the same.
  public var isAdditive: Bool
  /// Whether the value at which a repetition ends is added to all later ones: from 0 on each of them
  /// begins where the last one ended. One that reverses ends where it began.
  public var isCumulative: Bool

  /// Some components of a property.
  public init(
    property: Int, components: Range<Int>, isAdditive: Bool = false, isCumulative: Bool = false
  ) {
    self.property = property
    self.components = components
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}

/// Where a layer animation begins and ends.
///
/// What is left out is read when the animation is added: *shown* is what shows then (after an animation
/// with the same key is removed, and without this one), *before* what showed until then.
///
/// | given | begins at | ends at |
/// |---|---|---|
/// | from and to | from | to |
/// | from and by | from | from + by |
/// | to and by | to - by | to |
/// | from | from | shown |
/// | to | shown | to |
/// | by | shown | shown + by |
/// | none | before | shown |
///
/// Of all three, `by` does not count. An animation that is added to what shows has 0 in place of both
/// *shown* and *before*.
public struct LayerInterval: Hashable, Sendable {
  /// The value at the start.
  public var from: Components?
  /// The value at the end.
  public var to: Components?
  /// The difference between both.
  public var by: Components?

  /// Any two of the three, or one, or none.
  public init(from: Components? = nil, to: Components? = nil, by: Components? = nil) {
    (self.from, self.to, self.by) = (from, to, by)
  }
}

/// The values of a keyframe animation on a layer.
public struct LayerKeyframes: Hashable, Sendable {
  /// The values; at least one.
  public var values: [Components]
  /// When each is reached, in 0...1 of the duration; empty for even parts. A discrete animation has
  /// one more than it has values.
  public var keyTimes: [Double]
  /// The timing function of each part; empty for straight ones.
  public var timingFunctions: [UnitCurve]
  /// How values get from one to the next.
  public var mode: CalculationMode
  /// How tight the spline is at each value, from -1 to 1; 0 where it is missing.
  public var tension: [Double]
  /// How smooth it is at each value.
  public var continuity: [Double]
  /// Which neighbour it leans to at each value: 1 goes on as it comes, -1 comes as it goes on.
  public var bias: [Double]

  /// Values with straight lines between them.
  public init(
    values: [Components], keyTimes: [Double] = [], timingFunctions: [UnitCurve] = [],
    mode: CalculationMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = []
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.mode = mode
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

/// The timing of Core Animation, `CAMediaTiming`.
///
/// The time of the animation's own is `(time - beginTime) * speed + timeOffset`. It is active for
/// its whole length, repetitions over speed: a time offset skips a part at the beginning, which follows
/// at the end; below 0 the speed plays from the end (or from the offset) back to the beginning. At a
/// speed of 0 the offset alone says what shows, until the animation is removed.
public struct MediaTiming: Hashable, Sendable {
  /// When the animation begins, in seconds since the event (inside a group, since the group).
  public var beginTime: Double
  /// How far into its own time it begins, in seconds.
  public var timeOffset: Double
  /// How many seconds of its own pass in one second; below 0 it runs backwards.
  public var speed: Double
  /// The duration of one repetition, in seconds.
  public var duration: Double
  /// How often it runs, also a fraction, or infinite; 0 counts as not set. A repetition that
  /// reverses counts once for there and back.
  public var repeatCount: Double
  /// For how long it repeats, in seconds of its own, or infinite; 0 counts as not set. Where both are
  /// set the shorter one counts.
  public var repeatDuration: Double
  /// Whether each repetition also runs back.
  public var autoreverses: Bool

  /// The duration of an animation that states none, in seconds.
  public static let defaultDuration = 0.25

  /// A timing that runs once.
  public init(
    beginTime: Double = 0, timeOffset: Double = 0, speed: Double = 1,
    duration: Double = defaultDuration, repeatCount: Double = 0, repeatDuration: Double = 0,
    autoreverses: Bool = false
  ) {
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
  }
}

/// Whose running animations are meant.
public enum AnimationScope: Hashable, Sendable {
  /// Those of all properties.
  case all
  /// Those of the properties of a view.
  case view(String)
  /// Those of some properties, by their indices.
  case properties([Int])
}
