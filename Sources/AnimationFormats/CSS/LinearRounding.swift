internal import AnimationEngine

/// A rounding for the points of a CSS `linear()`: steps of time and of progress.
struct LinearRounding: Hashable, Sendable {
  /// The number of steps of time between start and end: a divisor of a hundred million.
  private(set) var places: Int
  /// The number of decimals of progress, and the power of ten that it stands for.
  private(set) var decimals: Int
  private var power = 1.0
  /// The step of progress in units of the last decimal: 1, 2 or 5.
  private(set) var unitsPerLevel: Int

  private static let allPlaces = [
    200, 500, 1000, 2000, 5000, 10_000, 100_000, 1_000_000, 10_000_000, mostPlaces,
  ]
  private static let mostPlaces = 100_000_000

  /// A rounding suitable for a curve of this number of points. Its step of progress is at most a
  /// fifth of the tolerance.
  init(points: Int, tolerance: Double) {
    places = Self.allPlaces.first { $0 >= points * 16 } ?? Self.mostPlaces
    (decimals, unitsPerLevel) = (0, 1)
    while level > tolerance / 5 { refineLevels() }
  }

  /// The next finer rounding, alternately in progress and in time; nil if there is none.
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
    default: (decimals, power, unitsPerLevel) = (decimals + 1, power * 10, 5)
    }
  }

  /// The distance between two neighbouring rounded values of the progress.
  var level: Double { Double(unitsPerLevel) / power }

  /// The nearest step of time, as a position in 0...1.
  func position(_ position: Double) -> Double {
    (position * Double(places)).rounded() / Double(places)
  }

  /// The nearest step of progress.
  func progress(_ progress: Double) -> Double {
    (progress * power / Double(unitsPerLevel)).rounded() * Double(unitsPerLevel) / power
  }

  /// Writes a point in CSS: its progress, and its percentage unless it is the first or last.
  func write(_ point: CSSLinear.Point, isEnd: Bool, to bytes: inout [UInt8]) {
    let units = (point.progress * power).rounded()
    DecimalText.write(units: Int(saturating: units), decimals: decimals, to: &bytes)
    if isEnd { return }
    bytes.append(UInt8(ascii: " "))
    let place = (point.position * Double(Self.mostPlaces)).rounded()
    DecimalText.write(units: Int(saturating: place), decimals: 6, to: &bytes)
    bytes.append(UInt8(ascii: "%"))
  }
}
