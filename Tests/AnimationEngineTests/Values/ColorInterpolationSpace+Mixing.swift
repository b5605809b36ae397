@testable import AnimationEngine

extension ColorInterpolationSpace {
  /// What shows `amount` of the way from one value of the property to another, by their numbers.
  func mix(_ amount: Double, _ from: Int = 0, _ to: Int = 1) -> ResolvedColor {
    let start = coordinates(ofValue: from)
    let end = aligned(coordinates(ofValue: to), to: start)
    return shown(at: start.interpolated(towards: end, amount: amount))
  }

  /// What shows at a place.
  func shown(at place: Components) -> ResolvedColor {
    let numbers = (0..<4).map { shown($0, at: place.array) }
    return ResolvedColor(
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }
}

extension ResolvedColor {
  /// Red, green, blue and opacity.
  var numbers: [Double] { [red, green, blue, opacity] }

  /// The same on a screen of eight bits.
  var bytes: [Int] { numbers.map { Int(Self.byte($0)) } }

  /// Whether the numbers are those of `other` within `tolerance`.
  func isNear(_ other: ResolvedColor, _ tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
