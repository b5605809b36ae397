extension Double {
  /// The number as people write it, with few decimals, if `reproduces` accepts it; else unchanged.
  ///
  /// A stored number was computed from the one written, with rounding. Inverting the computation
  /// is off by a few units in the last place, which rounding to fewer decimals removes.
  func stated(where reproduces: (Double) -> Bool) -> Double {
    let decimals = rounded(toDecimals: magnitude < 1000 ? 12 : 6)
    return reproduces(decimals) ? decimals : self
  }

  /// The number rounded to `count` decimals, 0 to 15; unchanged if it is too large to have
  /// decimals.
  func rounded(toDecimals count: Int) -> Double {
    let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = self * scale
    // A whole number over a power of ten is the double nearest to that decimal.
    return scaled.magnitude < 0x1p53 ? scaled.rounded() / scale : self
  }
}
