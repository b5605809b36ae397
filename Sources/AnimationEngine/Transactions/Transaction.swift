/// What is known of one change while it happens: which animation animates it, and why it came
/// about.
///
///     var transaction = Transaction(animation: .bouncy)
///     transaction.isTap = true
///     runtime.withTransaction(transaction) { $0.scale = 1.5 }
///
/// A transaction is settings only; ``AnimationRuntime`` applies it. The modifiers of the properties
/// (``AnimatedProperties``) may change it on its way to each of them.
public struct Transaction {
  /// The animation of the change; nil for a change that shows at once.
  public var animation: Animation?

  /// Whether the modifiers `animation(_:)` and `animation(_:value:)` of properties keep still.
  ///
  /// It does not touch ``animation``, and modifiers that set the animation by hand decide for
  /// themselves.
  public var disablesAnimations = false

  /// Whether the change is one of a stream, such as the samples of a drag. It changes nothing by
  /// itself: modifiers may ask for it.
  public var isContinuous = false

  /// Whether changes without an animation are samples of a movement, whose velocity the next
  /// spring begins with.
  public var tracksVelocity = false

  /// A completion that somebody waits for.
  struct Completion {
    var name: String
    var criteria: AnimationCompletionCriteria
    var action: (() -> Void)?
  }

  /// Who waits for what, in the order in which they came.
  private(set) var completions: [Completion] = []

  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction without an animation.
  public init() {}

  /// A transaction whose changes `animation` carries; at once with nil.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key of one's own; its default until it is set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once, when all that this transaction animates is complete.
  ///
  /// Where it animates nothing, it is called right away. A modifier that adds one waits for its own
  /// properties alone.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(name: "", criteria: criteria, action: completion))
  }

  /// Reports, once, an event called `name` when all that this transaction animates is complete; see
  /// ``AnimationRuntime/advance(to:)``.
  public mutating func addAnimationCompletion(
    named name: String, criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    completions.append(Completion(name: name, criteria: criteria))
  }
}
