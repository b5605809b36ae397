extension ColorSpace {
  /// The velocity in this space of a colour at `place` that shows with `velocity`: red, green and
  /// blue gamma-encoded, and the opacity, per second.
  ///
  /// Black in OKLab has no finite velocity but 0: the lightness rises there with the cube root of
  /// the light.
  ///
  /// - Precondition: the space ``isVector``; both have four components.
  public func velocity(ofShown velocity: Components, at place: Components) -> Components {
    precondition(isVector, "the components of a colour in \(name) do not move one by one")
    let isStill = (0..<3).allSatisfy { velocity[$0] == 0 }
    if isStill { return Components(0, 0, 0, velocity[3]) }
    let color = ColorTriple(
      shown(0, at: place, velocity), shown(1, at: place, velocity), shown(2, at: place, velocity))
    let moving = coordinates(ofShown: color)
    return Components(moving.x.rate, moving.y.rate, moving.z.rate, velocity[3])
  }

  /// How fast red, green and blue, gamma-encoded, and the opacity of a colour change that is at
  /// `place` of this space and has `velocity` there: the inverse of ``velocity(ofShown:at:)``.
  ///
  /// - Precondition: the space ``isVector``; both have four components.
  public func shownVelocity(of velocity: Components, at place: Components) -> Components {
    precondition(isVector, "the components of a colour in \(name) do not move one by one")
    func number(_ index: Int) -> DualNumber { DualNumber(place[index], rate: velocity[index]) }
    let moving = ColorTriple(number(0), number(1), number(2))
    return Components(
      shown(0, moving).rate, shown(1, moving).rate, shown(2, moving).rate, velocity[3])
  }

  /// A component as it shows at `place`, with a rate of its own.
  private func shown(_ column: Int, at place: Components, _ rates: Components) -> DualNumber {
    DualNumber(
      shown(column, ColorTriple(place[0], place[1], place[2])), rate: rates[column])
  }

  /// The place of gamma-encoded red, green and blue.
  private func coordinates(ofShown color: ColorTriple<DualNumber>) -> ColorTriple<DualNumber> {
    switch self {
    case .srgb, .css, .oklch: color
    case .srgbLinear: color.mapped(\.linearized)
    case .displayP3:
      GreyKeepingMap.srgbToDisplayP3(color.mapped(\.linearized)).mapped(\.gammaEncoded)
    case .oklab: OKLab.coordinates(ofSRGB: color)
    }
  }
}
