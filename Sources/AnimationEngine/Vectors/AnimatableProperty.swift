/// The functions by which stored properties contribute to the animatable data that `@Animatable`
/// writes.
///
/// The macro sees how a type is spelled, but not what it conforms to. So its code calls these
/// functions, and the compiler chooses the overload: an animatable property contributes its
/// animatable data, a property that is only a vector contributes itself.
public enum AnimatableProperty {
  /// The data that an animatable property contributes.
  @inlinable
  public static func data<Value: Animatable>(of value: Value) -> Value.AnimatableData {
    value.animatableData
  }

  /// The data that a vector property contributes: the vector itself.
  @inlinable
  public static func data<Value: VectorArithmetic>(of value: Value) -> Value { value }

  /// The data that a property contributes which is both a vector and animatable.
  @inlinable
  public static func data<Value: Animatable & VectorArithmetic>(
    of value: Value
  ) -> Value.AnimatableData {
    value.animatableData
  }

  /// Rejects a property of any other type, with a message that says what to do.
  @available(
    *, unavailable,
    message:
      "this property cannot be animated: mark the property @AnimatableIgnored, or conform its type to Animatable (for CGFloat and CGPoint: import AnimationFoundation)"
  )
  public static func data<Value>(of value: Value) -> EmptyAnimatableData { EmptyAnimatableData() }

  /// Sets an animatable property from its part of the animatable data.
  @inlinable
  public static func show<Value: Animatable>(_ data: Value.AnimatableData, in value: inout Value) {
    value.animatableData = data
  }

  /// Sets a vector property to its part of the animatable data.
  @inlinable
  public static func show<Value: VectorArithmetic>(_ data: Value, in value: inout Value) {
    value = data
  }

  /// Sets a property that is both a vector and animatable from its part of the animatable data.
  @inlinable
  public static func show<Value: Animatable & VectorArithmetic>(
    _ data: Value.AnimatableData, in value: inout Value
  ) {
    value.animatableData = data
  }

  /// Rejects a property of any other type when it is set.
  @available(
    *, unavailable,
    message:
      "this property cannot be animated: mark the property @AnimatableIgnored, or conform its type to Animatable (for CGFloat and CGPoint: import AnimationFoundation)"
  )
  public static func show<Data, Value>(_ data: Data, in value: inout Value) {}
}

extension Animatable {
  /// The type of the data that a property of this type contributes; see ``AnimatableProperty``.
  public typealias _AnimatableData = AnimatableData
}

extension VectorArithmetic {
  /// The type of the data that a property of this type contributes; see ``AnimatableProperty``.
  public typealias _AnimatableData = Self
}
