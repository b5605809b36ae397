/// The conversion of a lane's numbers to displayed numbers.
///
/// Lanes move in the space where a value interpolates; an answer shows it as it is written.
enum OutputTransform: Hashable, Sendable {
  /// The lane's number, unchanged.
  case plain
  /// The gamma encoding of a linear sRGB component.
  case gammaEncoded
  /// Rounding to the nearest integer; the velocity is that of the number before rounding.
  case rounded
  /// A flag, as of an arc: 1 where the number is above 0, otherwise 0, with no velocity. NaN stays.
  case flag
  /// The index of a label, which has no velocity.
  case label
  /// Clamping to a lower and an upper bound, as for a length that cannot be below 0. Where it
  /// clamps, the velocity is 0.
  case clamped(Double, Double)
  /// The subtraction of a constant.
  case less(Double)

  init(_ type: PropertyType, component: Int) {
    switch type {
    case .color(.srgbLinear) where component < 3: self = .gammaEncoded
    case .integer: self = .rounded
    case .discrete: self = .label
    default: self = .plain
    }
  }

  /// Whether the displayed number jumps where the lane's passes a level.
  var jumps: Bool { self == .rounded || self == .flag }

  /// The displayed number for a lane's number.
  func value(_ value: Double) -> Double {
    switch self {
    case .plain, .label: value
    case .gammaEncoded: SRGBTransfer.encoded(value)
    case .rounded: value.rounded()
    case .flag: value > 0 ? 1 : value <= 0 ? 0 : value
    case .clamped(let least, let most): value < least ? least : value > most ? most : value
    case .less(let excess): value - excess
    }
  }

  /// The velocity of the displayed number, where the lane has this velocity at this value.
  func velocity(_ velocity: Double, at value: Double) -> Double {
    switch self {
    case .plain, .rounded, .less: velocity
    case .gammaEncoded:
      velocity == 0 ? 0 : velocity * SRGBTransfer.encodedSlope(at: value)
    case .label, .flag: .nan
    case .clamped(let least, let most):
      // At a bound, what moves out is held there.
      value < least || value > most || value == (velocity < 0 ? least : most) ? 0 : velocity
    }
  }

  /// Converts a column that `lane` wrote.
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
