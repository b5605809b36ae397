extension ColorSpace {
  /// The velocity in this space, per second, of a colour at `place` whose displayed components
  /// change with `velocity`: gamma-encoded red, green and blue, and the opacity.
  ///
  /// Black in OKLab has no finite velocity but 0, as the lightness is the cube root of light.
  ///
  /// - Precondition: The space ``isVector``; both vectors have four components.
  public func velocity(ofShown velocity: Components, at place: Components) -> Components {
    precondition(isVector, "the components of a colour in \(name) do not move one by one")
    let isStill = (0..<3).allSatisfy { velocity[$0] == 0 }
    if isStill { return Components(0, 0, 0, velocity[3]) }
    let color = ColorTriple(
      shown(0, at: place, velocity), shown(1, at: place, velocity), shown(2, at: place, velocity))
    let moving = coordinates(ofShown: color)
    return Components(moving.x.rate, moving.y.rate, moving.z.rate, velocity[3])
  }

  /// The displayed velocity of a colour at `place` of this space with `velocity` there: the rates
  /// of gamma-encoded red, green and blue, and of the opacity. It is the inverse of
  /// ``velocity(ofShown:at:)``.
  ///
  /// - Precondition: The space ``isVector``; both vectors have four components.
  public func shownVelocity(of velocity: Components, at place: Components) -> Components {
    precondition(isVector, "the components of a colour in \(name) do not move one by one")
    func number(_ index: Int) -> DualNumber { DualNumber(place[index], rate: velocity[index]) }
    let moving = ColorTriple(number(0), number(1), number(2))
    return Components(
      shown(0, moving).rate, shown(1, moving).rate, shown(2, moving).rate, velocity[3])
  }

  /// A displayed component of the colour at `place`, with its rate of change.
  private func shown(_ column: Int, at place: Components, _ rates: Components) -> DualNumber {
    DualNumber(shown(column, ColorTriple(place[0], place[1], place[2])), rate: rates[column])
  }

  /// The coordinates in this space of gamma-encoded red, green and blue; in `oklch` and `css`, no
  /// vector spaces, red, green and blue themselves.
  func coordinates<Number: SmoothNumber>(
    ofShown color: ColorTriple<Number>
  ) -> ColorTriple<Number> {
    switch self {
    case .srgb, .css, .oklch: color
    case .srgbLinear: color.mapped { $0.linearized }
    case .displayP3:
      GreyKeepingMap.srgbToDisplayP3(color.mapped { $0.linearized }).mapped { $0.gammaEncoded }
    case .oklab: OKLab.coordinates(ofSRGB: color)
    }
  }
}
