/// A value that can be animated: it shows itself as a vector, and takes a vector back.
///
/// An animation only ever computes with `animatableData`. Write it by hand where setting it has to
/// do more than store (clamp, wrap, derive).
public protocol Animatable {
  /// The vector that the value animates as.
  associatedtype AnimatableData: VectorArithmetic

  /// The value as a vector. Setting it is how an animation changes the value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable {
  /// This value with other animatable data.
  @inlinable
  func showing(_ data: AnimatableData) -> Self {
    precondition(
      !(Self.self is AnyClass),
      "An object does not animate: what shows would be written into it. Animate its animatableData."
    )
    var value = self
    value.animatableData = data
    return value
  }
}

extension Double: Animatable { public typealias AnimatableData = Double }
extension Float: Animatable { public typealias AnimatableData = Float }
extension Components: Animatable { public typealias AnimatableData = Components }

/// The animatable data of something that has none.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// The only value.
  @inlinable public init() {}
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func + (_: Self, _: Self) -> Self { Self() }
  @inlinable public static func - (_: Self, _: Self) -> Self { Self() }
  @inlinable public mutating func scale(by _: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}

extension EmptyAnimatableData: Animatable {
  // Its own, as both extensions of `Animatable` have one for it.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The data of a type that writes none: nothing of it animates.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
