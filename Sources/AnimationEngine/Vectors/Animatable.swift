/// A value that can be animated: it represents itself as a vector, and can be set from a vector.
///
/// An animation computes only with `animatableData`. Write it by hand where setting it has to do
/// more than store (clamp, wrap, derive).
public protocol Animatable {
  /// The type of the vector that represents the value.
  associatedtype AnimatableData: VectorArithmetic

  /// The value as a vector. An animation changes the value by setting it.
  var animatableData: AnimatableData { get set }
}

// An extension of the vectors, since one of `Animatable` would make the compiler ask of every animatable
// type whether it is a vector, and so `Sendable`: a circle where the main actor is the default isolation.
extension VectorArithmetic where Self: Animatable {
  /// The vector itself, which is its own animatable data.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable {
  /// A copy of this value with other animatable data.
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

/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the only value of this type.
  @inlinable public init() {}
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func + (_: Self, _: Self) -> Self { Self() }
  @inlinable public static func - (_: Self, _: Self) -> Self { Self() }
  @inlinable public mutating func scale(by _: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}

extension EmptyAnimatableData: Animatable {
  // Declared here, since both the extension of vectors and the one below offer one for this type.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty animatable data, for a type that declares none: nothing of it animates.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
