extension Double {
  /// A unit near a size: in it, numbers of that size have squares that are doubles.
  ///
  /// It is a power of two from 2^-1000 to 2^1000, so that dividing by it keeps all digits; 1 for a size
  /// of 0.
  package static func unit(near size: Double) -> Double {
    let exponent = size == 0 ? 0 : min(max(size.exponent, -1000), 1000)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
