/// What one property of a model does over time, without its type.
///
/// Properties of all types stand side by side in a runtime, so this is the one place where a type is
/// erased; ``AnimatedTrack`` is all that stands behind it.
protocol AnyAnimatedTrack<Root> {
  /// Whose property it is.
  associatedtype Root

  /// Where the property is.
  var property: PartialKeyPath<Root> { get }
  /// When its last motion ends; minus infinity before any.
  var end: Double { get }
  /// When its newest animation counts as complete.
  var logicalEnd: Double { get }

  /// Whether the property is not the same in two models.
  func differs(_ before: Root, _ after: Root) -> Bool
  /// Takes a change of the property to what it is in `model`.
  ///
  /// - Returns: whether an animation animates it.
  mutating func change(
    to model: Root, by transaction: Transaction, in environment: EnvironmentValues, at time: Double
  ) -> Bool
  /// Ends whatever moves at `time`.
  mutating func rest(at time: Double)
  /// Forgets what was over before `time`.
  mutating func forget(before time: Double)
  /// Writes what shows at `time` into a model.
  func show(at time: Double, in model: inout Root)
}
