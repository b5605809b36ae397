extension SpringBasis {
  /// The functions p and q at eight times. Each is within a few units in the last place of that of
  /// a single time, and does not depend on the other seven times.
  @inline(__always)
  func parts(at times: Octet) -> (p: Octet, q: Octet) {
    let exponent = -decay * times
    var (parts, isFar) = quickParts(at: times, exponent)
    let isOut = isFar .| .!(exponent.lies(in: OctetPower.range))
    if any(isOut) { replace(&parts, where: isOut, at: times) }
    return parts
  }

  /// The functions p and q where all arguments are in range; below it those where the angle or the
  /// second exponent is not.
  @inline(__always)
  private func quickParts(
    at times: Octet, _ exponent: Octet
  ) -> (parts: (p: Octet, q: Octet), isFar: SIMDMask<Octet.MaskStorage>) {
    let envelope = OctetPower(exponent).value
    switch regime {
    case .underDamped:
      let angle = rate * times
      let turn = OctetTurn(angle)
      let parts = (envelope * turn.cosine, envelope * (turn.sine / rate))
      return (parts, .!angle.lies(in: OctetTurn.range))
    case .criticallyDamped:
      return ((envelope, envelope * times), .init(repeating: false))
    case .overDamped:
      // For exponents far below 0 nothing is left of the second exponential.
      let gap = (-2 * rate * times).clamped(least: -64)
      let parts = (envelope, envelope * (OctetPower(gap).minusOne / (-2 * rate)))
      return (parts, .!gap.lies(in: OctetPower.range))
    }
  }

  /// Replaces the results of times that are out of range by the closed form of single times.
  private func replace(
    _ parts: inout (p: Octet, q: Octet), where isOut: SIMDMask<Octet.MaskStorage>, at times: Octet
  ) {
    for index in 0..<8 where isOut[index] {
      (parts.p[index], parts.q[index]) = self.parts(at: times[index])
    }
  }
}

extension Octet {
  @inline(__always)
  fileprivate func lies(in range: ClosedRange<Double>) -> SIMDMask<MaskStorage> {
    (self .>= range.lowerBound) .& (self .<= range.upperBound)
  }

  @inline(__always)
  fileprivate func clamped(least: Double) -> Octet { replacing(with: least, where: self .< least) }
}
