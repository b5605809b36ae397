/// The displayed motion of one property of a model, with the property's type erased.
///
/// A runtime keeps properties of different types in one list, so their type is erased here and
/// nowhere else; ``AnimatedTrack`` is the only conforming type.
protocol AnyAnimatedTrack<Root> {
  /// The type of the model.
  associatedtype Root

  var property: PartialKeyPath<Root> { get }
  /// The end of the property's last motion, in seconds; minus infinity before the first one.
  var end: Double { get }
  /// The logical completion of the property's newest animation, in seconds.
  var logicalEnd: Double { get }

  /// Whether the property differs between two models.
  func differs(_ before: Root, _ after: Root) -> Bool
  /// Changes the property to its value in `model`, with the transaction's animation.
  ///
  /// - Returns: Whether the change is animated.
  mutating func change(
    to model: Root, by transaction: Transaction, in environment: EnvironmentValues, at time: Double
  ) -> Bool
  /// Ends the property's animations at `time`.
  mutating func rest(at time: Double)
  /// Discards the motions that ended before `time`.
  mutating func forget(before time: Double)
  /// Writes the property's displayed value at `time` into a model.
  func show(at time: Double, in model: inout Root)
}
