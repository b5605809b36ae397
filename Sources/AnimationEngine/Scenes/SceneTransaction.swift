/// How an event carries what it changes.
public struct SceneTransaction: Hashable, Sendable {
  /// What carries the properties that no scoped animation carries.
  public var carrier: Carrier
  /// Animations for some of the properties of this event only; of several that apply the first one
  /// counts, and counts more than ``carrier``.
  public var scoped: [ImplicitAnimation]
  /// Whether the animations that stand beside properties keep still.
  public var disablesAnimations: Bool
  /// Values of transaction keys, as compact JSON text; rules of ``ImplicitAnimation`` may ask for
  /// them.
  public var keys: [String: String]
  /// What reports when all is complete.
  public var completion: SceneCompletion?

  /// What carries a change.
  public enum Carrier: Hashable, Sendable {
    /// The animation that stands beside the property; none where there is none.
    case implicit
    /// Nothing: the change shows at once.
    case none
    /// An animation that the event names.
    case animation(Animation)
    /// A block animation of UIKit, with its own way to blend.
    case uikit(UIKitAnimation)
  }

  /// A transaction that leaves the animation to the properties.
  public init(
    _ carrier: Carrier = .implicit, scoped: [ImplicitAnimation] = [],
    disablesAnimations: Bool = false, keys: [String: String] = [:],
    completion: SceneCompletion? = nil
  ) {
    self.carrier = carrier
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
  /// What carries their changes; nil shows them at once.
  public var animation: Animation?
  /// The index of the property that has to change in the same event; nil where every change counts.
  public var trigger: Int?
  /// The values that the event's transaction keys must have, as compact JSON text.
  public var condition: [String: String]

  /// An animation beside properties.
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
    /// What shows has come within a ten thousandth of its way to every target for the first time: the
    /// completion that an `Animatable` modifier gives who compares its progress. It outlives
    /// interruptions, and waits for ever for a target that is never reached.
    case progress
  }

  /// A completion with a name.
  public init(name: String, criteria: Criteria? = nil) {
    self.name = name
    self.criteria = criteria
  }
}
