internal import RealModule

/// A number for smooth formulas: a `Double`, or a ``DualNumber`` that carries its derivative.
///
/// The displayed value of a transform or a colour is such a formula of its animated components.
/// Written once over this protocol, the formula gives the value for plain numbers, and for dual
/// numbers also the velocity, which so cannot disagree with the value.
protocol SmoothNumber {
  /// A constant.
  init(_ constant: Double)
  /// A number with its rate of change; a plain number drops the rate.
  init(_ value: Double, rate: Double)
  /// A number with its rate of change; the rate is computed only by types that carry it.
  static func moving(_ value: Double, _ rate: @autoclosure () -> Double) -> Self
  /// The number itself, without its derivative.
  var value: Double { get }
  /// The derivative of the number; 0 for a plain number.
  var rate: Double { get }

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (number: Self) -> Self

  /// The result of applying a function to this number.
  ///
  /// - Parameters:
  ///   - value: The function's value at ``value``.
  ///   - slope: The function's derivative there; it is computed only by types that carry a rate.
  func mapped(_ value: Double, slope: @autoclosure () -> Double) -> Self
}

extension SmoothNumber {
  static func * (left: Double, right: Self) -> Self { Self(left) * right }

  /// The square root; its slope at 0 is infinite.
  var squareRoot: Self {
    let root = value.squareRoot()
    return mapped(root, slope: 0.5 / root)
  }

  /// The sine of an angle in radians.
  var sine: Self { mapped(.sin(value), slope: .cos(value)) }

  /// The cosine of an angle in radians.
  var cosine: Self { mapped(.cos(value), slope: -.sin(value)) }

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

/// A number and its rate of change, for exact derivatives (forward-mode automatic differentiation).
struct DualNumber: SmoothNumber, Hashable, Sendable {
  /// The number.
  var value: Double
  /// The rate of change of the number.
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

  /// A rate of 0 stays 0, even where the slope is infinite.
  func mapped(_ value: Double, slope: @autoclosure () -> Double) -> Self {
    Self(value, rate: rate == 0 ? 0 : slope() * rate)
  }
}
