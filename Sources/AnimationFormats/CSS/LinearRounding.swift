internal import AnimationEngine

/// How the points of a CSS `linear()` are rounded: to round percentages and round decimals.
struct LinearRounding: Hashable, Sendable {
  /// How many places lie between the start and the end: a divisor of a hundred million.
  private(set) var places: Int
  /// The decimals of a level of progress.
  private(set) var decimals: Int
  /// How many units of the last decimal a level has: 1, 2 or 5.
  private(set) var unitsPerLevel: Int

  private static let allPlaces = [
    200, 500, 1000, 2000, 5000, 10_000, 100_000, 1_000_000, 10_000_000, mostPlaces,
  ]
  private static let mostPlaces = 100_000_000

  /// A rounding that may serve so many points; a level is at most a fifth of the tolerance.
  init(points: Int, tolerance: Double) {
    places = Self.allPlaces.first { $0 >= points * 16 } ?? Self.mostPlaces
    (decimals, unitsPerLevel) = (0, 1)
    while level > tolerance / 5 { refineLevels() }
  }

  /// The next finer ones: levels and places by turns; nil where there are none.
  func finer(_ step: Int) -> LinearRounding? {
    var finer = self
    if step % 2 == 0 {
      finer.refineLevels()
    } else {
      guard let next = Self.allPlaces.first(where: { $0 > places }) else { return nil }
      finer.places = next
    }
    return finer
  }

  private mutating func refineLevels() {
    switch unitsPerLevel {
    case 5: unitsPerLevel = 2
    case 2: unitsPerLevel = 1
    default: (decimals, unitsPerLevel) = (decimals + 1, 5)
    }
  }

  /// The size of a level.
  var level: Double { Double(unitsPerLevel) / ExportMotion.power(of: decimals) }

  /// The nearest place, as a position from 0 to 1.
  func position(_ position: Double) -> Double {
    (position * Double(places)).rounded() / Double(places)
  }

  /// The nearest level.
  func progress(_ progress: Double) -> Double {
    let power = ExportMotion.power(of: decimals)
    return (progress * power / Double(unitsPerLevel)).rounded() * Double(unitsPerLevel) / power
  }

  /// A point as CSS writes it: the progress, and where it is no end the percentage.
  func text(_ point: CSSLinear.Point, isEnd: Bool) -> String {
    let units = (point.progress * ExportMotion.power(of: decimals)).rounded()
    let progress = DecimalText.text(units: Int(saturating: units), decimals: decimals)
    if isEnd { return progress }
    let percent = DecimalText.text(
      units: Int(saturating: (point.position * Double(Self.mostPlaces)).rounded()),
      decimals: 6)
    return "\(progress) \(percent)%"
  }
}
