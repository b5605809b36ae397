/// The context of a change being made: its animation, and custom values on how it came about.
///
///     var transaction = Transaction(animation: .bouncy)
///     transaction.isTap = true
///     runtime.withTransaction(transaction) { $0.scale = 1.5 }
///
/// A transaction holds settings only; ``AnimationRuntime`` applies it. The modifiers of the
/// properties (``AnimatedProperties``) may change it on its way to each property.
public struct Transaction {
  /// The animation of the change; nil for a change that is displayed at once.
  public var animation: Animation?

  /// Whether the modifiers `animation(_:)` and `animation(_:value:)` of properties have no effect.
  ///
  /// The transaction's own ``animation`` is not affected, and modifiers that set the animation in a
  /// closure decide for themselves.
  public var disablesAnimations = false

  /// Whether the change is one of a stream, such as the samples of a drag. It has no effect by
  /// itself, but modifiers may read it.
  public var isContinuous = false

  /// Whether changes without an animation are drag samples, whose velocity the next spring takes.
  public var tracksVelocity = false

  /// A completion that was added to the transaction.
  struct Completion {
    var name: String
    var criteria: AnimationCompletionCriteria
    var action: (() -> Void)?
    /// Whether the completion belongs to the whole change, because no modifier added it.
    var isShared = false
    /// The modifier that added the completion; nil while the modifier runs, and for a shared
    /// completion.
    var source: Source?
  }

  /// The modifier that added a completion, by its number, and the completion's index.
  struct Source: Hashable {
    var modifier: Int
    var index: Int
  }

  /// The completions in the order in which they were added.
  private(set) var completions: [Completion] = []

  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether it is the transaction of the change, which no modifier has replaced by another.
  private(set) var isOriginal = false

  /// The transaction as that of a whole change, before modifiers see it.
  var asOriginal: Transaction {
    var original = self
    original.isOriginal = true
    for index in completions.indices { original.completions[index].isShared = true }
    return original
  }

  /// Notes that a modifier has added the completions that belong to nobody yet.
  mutating func attribute(to modifier: Int) {
    for index in completions.indices
    where !completions[index].isShared && completions[index].source == nil {
      completions[index].source = Source(modifier: modifier, index: index)
    }
  }

  /// A transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation; with nil, changes are displayed at once.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key; the key's default until a value is set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key, default: Key.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that is called once, when all animations of this transaction are complete.
  ///
  /// Where the transaction animates nothing, the closure is called at once. A closure that a
  /// modifier adds waits only for the modifier's properties.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(name: "", criteria: criteria, action: completion))
  }

  /// Adds an event called `name`, which reports once when all animations of this transaction are
  /// complete; see ``AnimationRuntime/advance(to:)``.
  public mutating func addAnimationCompletion(
    named name: String, criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    completions.append(Completion(name: name, criteria: criteria))
  }
}
