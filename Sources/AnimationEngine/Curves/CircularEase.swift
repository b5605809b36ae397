/// SwiftUI's circular curves, made of one or two quarter circles. Progress is clamped to 0...1.
package enum CircularEase: Hashable, Sendable {
  /// A curve that speeds up, and arrives with infinite slope.
  case easeIn
  /// A curve that starts with infinite slope and slows down.
  case easeOut
  /// A curve that speeds up to an infinite slope in the middle, then slows down.
  case easeInOut

  /// The value at `progress`; NaN for NaN.
  func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch self {
    case .easeIn: return 1 - (1 - p * p).squareRoot()
    case .easeOut: return (p * (2 - p)).squareRoot()
    case .easeInOut:
      if p < 0.5 { return (1 - (1 - 4 * p * p).squareRoot()) / 2 }
      return (Self.rest(p).squareRoot() + 1) / 2
    }
  }

  /// The slope at `progress`; infinite at the vertical end, NaN for NaN.
  func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch self {
    case .easeIn: return p / (1 - p * p).squareRoot()
    case .easeOut: return (1 - p) / (p * (2 - p)).squareRoot()
    case .easeInOut:
      if p < 0.5 { return 2 * p / (1 - 4 * p * p).squareRoot() }
      return 2 * (1 - p) / Self.rest(p).squareRoot()
    }
  }

  /// The polynomial -4p² + 8p - 3, in factors so that no digits are lost near a half.
  private static func rest(_ p: Double) -> Double { (2 * p - 1) * (3 - 2 * p) }

  /// The inverse; that of `easeInOut`, which is none of these curves, is `easeInOut` itself.
  var inverse: CircularEase {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeInOut
    }
  }
}
