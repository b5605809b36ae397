/// What turns the numbers of a lane into those that are shown.
///
/// Lanes move in the space where a value interpolates; an answer shows it in the form in which it
/// is written.
enum OutputTransform: Hashable, Sendable {
  /// Shown as it is.
  case plain
  /// A linear sRGB component, shown gamma-encoded.
  case gammaEncoded
  /// Shown rounded to the nearest whole number; its velocity is that of the number behind it.
  case rounded
  /// A flag of an arc, shown as 1 where it is above 0 and as 0 elsewhere; it has no velocity.
  case flag
  /// The index of a label, which has no velocity.
  case label
  /// Kept within two numbers, as a length is that cannot be below 0: outside it shows as the nearer
  /// one, at rest.
  case clamped(Double, Double)
  /// Less than the lane's number by one that is always the same.
  case less(Double)

  init(_ type: PropertyType, component: Int) {
    switch type {
    case .color(.srgbLinear) where component < 3: self = .gammaEncoded
    case .integer: self = .rounded
    case .discrete: self = .label
    default: self = .plain
    }
  }

  /// The number that shows.
  func value(_ value: Double) -> Double {
    switch self {
    case .plain, .label: value
    case .gammaEncoded: SRGBTransfer.encoded(value)
    case .rounded: value.rounded()
    case .flag: value > 0 ? 1 : 0
    case .clamped(let least, let most): value < least ? least : value > most ? most : value
    case .less(let excess): value - excess
    }
  }

  /// The velocity of what shows, where the lane has this velocity at this value.
  func velocity(_ velocity: Double, at value: Double) -> Double {
    switch self {
    case .plain, .rounded, .less: velocity
    case .gammaEncoded:
      velocity == 0 ? 0 : velocity * SRGBTransfer.encodedSlope(at: value)
    case .label, .flag: .nan
    case .clamped(let least, let most): value < least || value > most ? 0 : velocity
    }
  }

  /// Rewrites a column that `lane` wrote.
  func apply(
    _ quantity: Quantity, at rows: Range<Int>, of grid: SampleGrid, lane: Lane,
    to span: inout MutableSpan<Double>
  ) {
    if self == .plain { return }
    switch quantity {
    case .value: for index in 0..<rows.count { span[index] = value(span[index]) }
    case .velocity:
      guard self != .rounded else { return }
      for (index, row) in rows.enumerated() {
        span[index] = velocity(span[index], at: lane.value(at: grid.time(at: row)))
      }
    }
  }
}
