public import AnimationEngine

/// How an event animates what it changes.
public struct SceneTransaction: Hashable, Sendable {
  /// The animation source for properties to which no implicit animation applies, neither one of
  /// ``scoped`` nor one of ``Scene/animations``.
  public var source: AnimationSource
  /// Implicit animations for this event only. The first that applies to a property animates it,
  /// in preference to ``source``.
  public var scoped: [ImplicitAnimation]
  /// Whether implicit animations do not apply, those of ``scoped`` included.
  public var disablesAnimations: Bool
  /// The values of the transaction's keys, as compact JSON text; an ``ImplicitAnimation`` may
  /// require some of them.
  public var keys: [String: String]
  /// The event that reports when all that this transaction moves is complete.
  public var completion: SceneCompletion?

  /// The source of the animation of a change.
  public enum AnimationSource: Hashable, Sendable {
    /// The event names no animation: without an implicit animation the change shows at once, or
    /// the verb uses its own default.
    case implicit
    /// Nothing: the change shows at once.
    case none
    /// An animation that the event names.
    case animation(Animation)
    /// A block animation of UIKit, with its own rule for blending.
    case uikit(UIKitAnimation)
  }

  /// A transaction from an animation source; by default it leaves the animation to implicit ones.
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

/// An animation for changes of certain properties, whatever changes them: SwiftUI's
/// `animation(_:value:)`.
public struct ImplicitAnimation: Hashable, Sendable {
  /// The indices of the properties.
  public var properties: [Int]
  /// The animation of the changes; nil shows them at once.
  public var animation: Animation?
  /// The index of another property: the animation applies only if that one changes in the same
  /// event. Nil applies it to every change.
  public var trigger: Int?
  /// The key values that the event's transaction must have, as compact JSON text.
  public var condition: [String: String]

  /// An animation for changes of the properties with these indices.
  public init(
    properties: [Int], animation: Animation?, trigger: Int? = nil, condition: [String: String] = [:]
  ) {
    self.properties = properties
    self.animation = animation
    self.trigger = trigger
    self.condition = condition
  }
}

/// A report, made once, that an event's animations are complete.
public struct SceneCompletion: Hashable, Sendable {
  /// The name under which the completion is reported.
  public var name: String
  /// When the event counts as complete. Nil for the default: `logicallyComplete` for SwiftUI's
  /// animations, `removed` for those of UIKit, of layers and of swaps.
  public var criteria: Criteria?

  /// When an event's animations count as complete.
  public enum Criteria: String, CaseIterable, Hashable, Sendable {
    /// When the animations are logically complete:
    /// ``AnimationCompletionCriteria/logicallyComplete``.
    case logicallyComplete
    /// When the animations no longer have any effect: ``AnimationCompletionCriteria/removed``.
    case removed
    /// When each property first comes within a ten thousandth of the distance to its target.
    ///
    /// An `Animatable` modifier that compares its progress reports so. This outlives
    /// interruptions, and never happens for a target that is never reached.
    case progress
  }

  /// A completion that is reported under `name`.
  public init(name: String, criteria: Criteria? = nil) {
    self.name = name
    self.criteria = criteria
  }
}
