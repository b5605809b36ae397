extension Double {
  /// The number as somebody would state it: with few decimals where those reproduce what is there,
  /// otherwise itself.
  ///
  /// What is stored was calculated from what was stated, with rounding. The inverse calculation misses it
  /// by a few units in the last place, which few decimals do not show.
  func stated(where reproduces: (Double) -> Bool) -> Double {
    let decimals = rounded(toDecimals: magnitude < 1000 ? 12 : 6)
    return reproduces(decimals) ? decimals : self
  }

  /// The number nearest to it of so many decimals, 0 to 15; itself where a double has no more digits.
  func rounded(toDecimals count: Int) -> Double {
    let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = self * scale
    // A whole number over a power of ten is the double nearest to that decimal.
    return scaled.magnitude < 0x1p53 ? scaled.rounded() / scale : self
  }
}
