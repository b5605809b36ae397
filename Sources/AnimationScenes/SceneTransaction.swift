public import AnimationEngine

/// How an event animates what it changes.
public struct SceneTransaction: Hashable, Sendable {
  /// What animates the changed properties to which nothing in ``scoped`` and nothing in
  /// ``Scene/animations`` applies.
  public var source: AnimationSource
  /// Animations for some of the properties of this event only; of several that apply the first one
  /// counts, and counts more than ``source``.
  public var scoped: [ImplicitAnimation]
  /// Whether implicit animations keep still, those of ``scoped`` too.
  public var disablesAnimations: Bool
  /// Values of transaction keys, as compact JSON text; rules of ``ImplicitAnimation`` may ask for
  /// them.
  public var keys: [String: String]
  /// The event that reports when all that this transaction moves is complete.
  public var completion: SceneCompletion?

  /// What animates a change.
  public enum AnimationSource: Hashable, Sendable {
    /// Nothing is said: where no implicit animation applies the change shows at once, or as the verb
    /// has it.
    case implicit
    /// Nothing: the change shows at once.
    case none
    /// An animation that the event names.
    case animation(Animation)
    /// A block animation of UIKit, with its own rule for blending.
    case uikit(UIKitAnimation)
  }

  /// A transaction that leaves the animation to the properties.
  public init(
    _ source: AnimationSource = .implicit, scoped: [ImplicitAnimation] = [],
    disablesAnimations: Bool = false, keys: [String: String] = [:],
    completion: SceneCompletion? = nil
  ) {
    self.source = source
    self.scoped = scoped
    self.disablesAnimations = disablesAnimations
    self.keys = keys
    self.completion = completion
  }
}

/// An animation for changes of some properties, whatever causes them.
public struct ImplicitAnimation: Hashable, Sendable {
  /// The indices of the properties.
  public var properties: [Int]
  /// What animates their changes; nil shows them at once.
  public var animation: Animation?
  /// The index of the property that has to change in the same event; nil where every change counts.
  public var trigger: Int?
  /// The values that the event's transaction keys must have, as compact JSON text.
  public var condition: [String: String]

  /// An implicit animation of properties.
  public init(
    properties: [Int], animation: Animation?, trigger: Int? = nil,
    condition: [String: String] = [:]
  ) {
    self.properties = properties
    self.animation = animation
    self.trigger = trigger
    self.condition = condition
  }
}

/// What reports, once, that an event's animations are complete.
public struct SceneCompletion: Hashable, Sendable {
  /// What the report is called.
  public var name: String
  /// What counts as complete; nil for what is usual: logically complete for animations of SwiftUI,
  /// removed for those of UIKit and of layers.
  public var criteria: Criteria?

  /// What counts as complete.
  public enum Criteria: String, CaseIterable, Hashable, Sendable {
    /// ``AnimationCompletionCriteria/logicallyComplete``.
    case logicallyComplete
    /// ``AnimationCompletionCriteria/removed``.
    case removed
    /// What shows has come within a ten thousandth of the distance to every target for the first time.
    ///
    /// An `Animatable` modifier that compares its progress reports so. It outlives interruptions, and
    /// waits for ever for a target that is never reached.
    case progress
  }

  /// A completion with a name.
  public init(name: String, criteria: Criteria? = nil) {
    self.name = name
    self.criteria = criteria
  }
}
