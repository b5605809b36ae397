/// Numbers between which a number stays for a while.
///
/// They hold for what is evaluated, rounding and all: every operation widens them by more than it
/// may round. They may lie further apart than need be.
package struct Reach: Hashable, Sendable {
  package private(set) var low: Double
  package private(set) var high: Double

  /// Nothing is known.
  static let everything = Reach(low: -.infinity, high: .infinity)

  /// Whether something is known.
  package var isFinite: Bool { low.isFinite && high.isFinite }

  private init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

  /// The least that holds two numbers; everything where one of them is not finite.
  ///
  /// - Parameter error: By how much, at most, each of them may be rounded, beside its last bits.
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

  /// The smallest range that contains both.
  func union(_ other: Reach) -> Reach {
    Reach(low: min(low, other.low), high: max(high, other.high))
  }

  /// What is in both, where both hold for the same number.
  func intersection(_ other: Reach) -> Reach {
    let both = Reach(low: max(low, other.low), high: min(high, other.high))
    return both.low <= both.high ? both : self
  }

  static func + (left: Reach, right: Reach) -> Reach {
    Reach(
      left.low + right.low, left.high + right.high, error: 1e-14 * left.size + 1e-14 * right.size)
  }

  /// The part `self` of the interval from one number to another.
  func part(of interval: Double, from start: Reach) -> Reach {
    start + Reach(interval * low, interval * high)
  }

  /// What shows where something covers its part of what is below towards `target`:
  /// `below + part * (target - below)`.
  func cover(_ below: Reach, towards target: Double) -> Reach {
    let error = 1e-14 * (1 + size) * (below.size + target.magnitude)
    func covered(_ below: Double) -> Reach {
      Reach(below + low * (target - below), below + high * (target - below), error: error)
    }
    return covered(below.low).union(covered(below.high))
  }

  private var size: Double { max(low.magnitude, high.magnitude) }
}
