internal import RealModule

/// A number that a smooth formula can be written in: a plain one, or a ``DualNumber`` that carries
/// its derivative along.
///
/// What shows of a transform or a colour is such a formula of the numbers that move, and so is what lies
/// over a property. Written once
/// over this protocol it gives the value from plain numbers and, from dual ones, the velocity, which
/// so cannot disagree with the value.
protocol SmoothNumber {
  /// A constant.
  init(_ constant: Double)
  /// A number that changes at a rate; a plain one leaves the rate out.
  init(_ value: Double, rate: Double)
  /// A number that changes at a rate, which is computed only where it is carried.
  static func moving(_ value: Double, _ rate: @autoclosure () -> Double) -> Self
  /// The number itself, without its derivative.
  var value: Double { get }
  /// Its derivative; 0 where none is carried.
  var rate: Double { get }

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (number: Self) -> Self

  /// `f(self)`, where `slope` is the derivative of `f` at ``value``; it is computed only where it
  /// counts.
  func mapped(_ value: Double, slope: @autoclosure () -> Double) -> Self
}

extension SmoothNumber {
  static func * (left: Double, right: Self) -> Self { Self(left) * right }
  static func + (left: Double, right: Self) -> Self { Self(left) + right }
  static func - (left: Double, right: Self) -> Self { Self(left) - right }

  /// The square root; its slope at 0 is infinite.
  var squareRoot: Self {
    let root = value.squareRoot()
    return mapped(root, slope: 0.5 / root)
  }

  /// The sine of an angle in radians.
  var sine: Self { mapped(.sin(value), slope: .cos(value)) }

  /// The cosine of an angle in radians.
  var cosine: Self { mapped(.cos(value), slope: -.sin(value)) }

  /// The tangent of an angle in radians.
  var tangent: Self {
    let tangent = Double.tan(value)
    return mapped(tangent, slope: 1 + tangent * tangent)
  }

  /// The third power.
  var cube: Self { self * self * self }
}

extension Double: SmoothNumber {
  init(_ value: Double, rate: Double) { self = value }
  static func moving(_ value: Double, _ rate: @autoclosure () -> Double) -> Double { value }
  var value: Double { self }
  var rate: Double { 0 }
  func mapped(_ value: Double, slope: @autoclosure () -> Double) -> Double { value }
}

/// A number and its rate of change, for the exact derivative of a formula (forward-mode automatic
/// differentiation).
struct DualNumber: SmoothNumber, Hashable, Sendable {
  /// The number.
  var value: Double
  /// How fast it changes.
  var rate: Double

  init(_ value: Double, rate: Double) {
    self.value = value
    self.rate = rate
  }

  init(_ constant: Double) { self.init(constant, rate: 0) }

  static func moving(_ value: Double, _ rate: @autoclosure () -> Double) -> Self {
    Self(value, rate: rate())
  }

  static func + (left: Self, right: Self) -> Self {
    Self(left.value + right.value, rate: left.rate + right.rate)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(left.value - right.value, rate: left.rate - right.rate)
  }

  static func * (left: Self, right: Self) -> Self {
    Self(left.value * right.value, rate: left.rate * right.value + left.value * right.rate)
  }

  static func / (left: Self, right: Self) -> Self {
    let quotient = left.value / right.value
    return Self(quotient, rate: (left.rate - quotient * right.rate) / right.value)
  }

  static prefix func - (number: Self) -> Self { Self(-number.value, rate: -number.rate) }

  /// What stands still stays so, even where the slope is infinite.
  func mapped(_ value: Double, slope: @autoclosure () -> Double) -> Self {
    Self(value, rate: rate == 0 ? 0 : slope() * rate)
  }
}
