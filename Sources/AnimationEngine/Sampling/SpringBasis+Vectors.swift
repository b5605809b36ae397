extension SpringBasis {
  /// The functions p and q at eight times, each as at four.
  @inline(__always)
  func parts(at times: Octet) -> (p: Octet, q: Octet) {
    let (low, high) = (parts(at: times.lowHalf), parts(at: times.highHalf))
    return (Octet(lowHalf: low.p, highHalf: high.p), Octet(lowHalf: low.q, highHalf: high.q))
  }

  /// The functions p and q at four times. Each is within a few units in the last place of that of
  /// a single time, and does not depend on the other three times.
  @inline(__always)
  func parts(at times: Quartet) -> (p: Quartet, q: Quartet) {
    let exponent = -decay * times
    var (parts, isFar) = quickParts(at: times, exponent)
    let isOut = isFar .| .!(exponent.lies(in: QuartetPower.range))
    if any(isOut) { replace(&parts, where: isOut, at: times) }
    return parts
  }

  /// The functions p and q for arguments in range, and where the angle or the second exponent is not in
  /// range.
  @inline(__always)
  private func quickParts(
    at times: Quartet, _ exponent: Quartet
  ) -> (parts: (p: Quartet, q: Quartet), isFar: SIMDMask<Quartet.MaskStorage>) {
    let envelope = QuartetPower(exponent).value
    switch regime {
    case .underDamped:
      let angle = rate * times
      let turn = QuartetTurn(angle)
      let parts = (envelope * turn.cosine, envelope * (turn.sine / rate))
      return (parts, .!angle.lies(in: QuartetTurn.range))
    case .criticallyDamped: return ((envelope, envelope * times), .init(repeating: false))
    case .overDamped:
      // For exponents far below 0 nothing is left of the second exponential.
      let gap = (-2 * rate * times).clamped(least: -64)
      let parts = (envelope, envelope * (QuartetPower(gap).minusOne / (-2 * rate)))
      return (parts, .!gap.lies(in: QuartetPower.range))
    }
  }

  /// Replaces the results of times that are out of range by the closed form of single times.
  private func replace(
    _ parts: inout (p: Quartet, q: Quartet), where isOut: SIMDMask<Quartet.MaskStorage>,
    at times: Quartet
  ) {
    for index in 0..<4 where isOut[index] {
      (parts.p[index], parts.q[index]) = self.parts(at: times[index])
    }
  }
}

extension Quartet {
  @inline(__always)
  fileprivate func lies(in range: ClosedRange<Double>) -> SIMDMask<MaskStorage> {
    (self .>= range.lowerBound) .& (self .<= range.upperBound)
  }

  @inline(__always)
  fileprivate func clamped(least: Double) -> Quartet {
    replacing(with: least, where: self .< least)
  }
}
