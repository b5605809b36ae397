/// How a property takes part in the animatable data that `@Animatable` writes.
///
/// The macro sees how a type is spelled, never what it conforms to. So the code that it writes
/// names these functions, and the compiler chooses: an animatable property takes part by its
/// animatable data, a property that is only a vector by itself.
public enum AnimatableProperty {
  /// The part that an animatable value adds.
  @inlinable
  public static func data<Value: Animatable>(of value: Value) -> Value.AnimatableData {
    value.animatableData
  }

  /// The part that a vector adds: itself.
  @inlinable
  public static func data<Value: VectorArithmetic>(of value: Value) -> Value { value }

  /// The part that an animatable vector adds.
  @inlinable
  public static func data<Value: Animatable & VectorArithmetic>(
    of value: Value
  ) -> Value.AnimatableData {
    value.animatableData
  }

  /// Where a property of any other type ends: with a sentence that says what to do.
  @available(
    *, unavailable,
    message:
      "this property cannot be animated: mark the property @AnimatableIgnored, or conform its type to Animatable"
  )
  public static func data<Value>(of value: Value) -> EmptyAnimatableData { EmptyAnimatableData() }

  /// Gives an animatable value its part back.
  @inlinable
  public static func show<Value: Animatable>(_ data: Value.AnimatableData, in value: inout Value) {
    value.animatableData = data
  }

  /// Gives a vector its part back: the vector becomes it.
  @inlinable
  public static func show<Value: VectorArithmetic>(_ data: Value, in value: inout Value) {
    value = data
  }

  /// Gives an animatable vector its part back.
  @inlinable
  public static func show<Value: Animatable & VectorArithmetic>(
    _ data: Value.AnimatableData, in value: inout Value
  ) {
    value.animatableData = data
  }

  /// Where a property of any other type ends.
  @available(
    *, unavailable,
    message:
      "this property cannot be animated: mark the property @AnimatableIgnored, or conform its type to Animatable"
  )
  public static func show<Data, Value>(_ data: Data, in value: inout Value) {}
}

extension Animatable {
  /// The type of the part that a property of this type adds; see ``AnimatableProperty``.
  public typealias _AnimatableData = AnimatableData
}

extension VectorArithmetic {
  /// The type of the part that a property of this type adds; see ``AnimatableProperty``.
  public typealias _AnimatableData = Self
}
