import AnimatableMacro
public import AnimationEngine

/// A type of this package that animates as a whole.
@Animatable
public struct Ring {
  public var start: Angle
  public var width: Double
  public var glow = Glow()
  @AnimatableIgnored public var label: String
}

/// A vector that is not animatable by its own word.
public struct Glow: VectorArithmetic {
  public var inner = 0.0
  public var outer: Float = 0

  public static var zero: Glow { Glow() }
  public static func + (left: Glow, right: Glow) -> Glow {
    Glow(inner: left.inner + right.inner, outer: left.outer + right.outer)
  }
  public static func - (left: Glow, right: Glow) -> Glow {
    Glow(inner: left.inner - right.inner, outer: left.outer - right.outer)
  }
  public mutating func scale(by factor: Double) {
    inner.scale(by: factor)
    outer.scale(by: factor)
  }
  public var magnitudeSquared: Double { inner * inner + outer.magnitudeSquared }
}

/// Written by hand: never wider than 10.
@Animatable
struct Bounded {
  var width: Double
  var label = "bounded"

  var animatableData: Double {
    get { width }
    set { width = min(max(newValue, 0), 10) }
  }
}
