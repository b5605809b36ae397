/// The bounds of a number over some time.
///
/// They are valid for the evaluated number including rounding: every operation widens them by more
/// than its rounding error. They need not be tight.
package struct Reach: Hashable, Sendable {
  package private(set) var low: Double
  package private(set) var high: Double

  /// The bounds of a number of which nothing is known: minus and plus infinity.
  static let everything = Reach(low: -.infinity, high: .infinity)

  /// Whether both bounds are finite.
  package var isFinite: Bool { low.isFinite && high.isFinite }

  private init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

  /// The tightest bounds of two numbers; no bounds where one of them is not finite.
  ///
  /// - Parameter error: The maximum rounding error of each number, besides that of its last bits.
  init(_ first: Double, _ second: Double, error: Double = 0) {
    let (least, most) = (Swift.min(first, second), Swift.max(first, second))
    guard least.isFinite, most.isFinite else {
      self = .everything
      return
    }
    let room = error + 1e-14 * Swift.max(least.magnitude, most.magnitude)
    (low, high) = (least - room, most + room)
  }

  init(_ number: Double, error: Double = 0) { self.init(number, number, error: error) }

  /// The tightest bounds that contain both.
  func union(_ other: Reach) -> Reach {
    Reach(low: min(low, other.low), high: max(high, other.high))
  }

  /// The intersection of two bounds of the same number.
  func intersection(_ other: Reach) -> Reach {
    let both = Reach(low: max(low, other.low), high: min(high, other.high))
    return both.low <= both.high ? both : self
  }

  static func + (left: Reach, right: Reach) -> Reach {
    Reach(
      left.low + right.low, left.high + right.high, error: 1e-14 * left.size + 1e-14 * right.size)
  }

  /// The bounds of a product; none where one of the factors has none.
  static func * (left: Reach, right: Reach) -> Reach {
    guard left.isFinite, right.isFinite else { return .everything }
    let error = 1e-14 * left.size * right.size
    return Reach(left.low * right.low, left.low * right.high, error: error)
      .union(Reach(left.high * right.low, left.high * right.high, error: error))
  }

  /// The bounds of `start + self * interval`, where `self` bounds the progress.
  func part(of interval: Double, from start: Reach) -> Reach {
    start + Reach(interval * low, interval * high)
  }

  /// The bounds of `below + progress * (target - below)`, where `self` bounds the progress.
  func cover(_ below: Reach, towards target: Double) -> Reach {
    let error = 1e-14 * (1 + size) * (below.size + target.magnitude)
    func covered(_ below: Double) -> Reach {
      Reach(below + low * (target - below), below + high * (target - below), error: error)
    }
    return covered(below.low).union(covered(below.high))
  }

  private var size: Double { max(low.magnitude, high.magnitude) }
}
