extension ResolvedColor {
  /// This colour mixed with `other` in `space`, by default OKLab, which is perceptually uniform.
  ///
  /// An amount of 0 gives this colour and 1 the other one, exactly; amounts outside 0…1
  /// extrapolate, and nothing is clamped. In `css` both count as legacy colours; see
  /// ``MixedColor/mix(with:by:in:)``.
  ///
  ///     red.mix(with: blue, by: 0.5).hexText             // "#8c53a2"
  ///     red.mix(with: blue, by: 0.5, in: .srgb).hexText  // "#800080"
  public func mix(
    with other: ResolvedColor, by amount: Double, in space: ColorSpace = .oklab
  ) -> ResolvedColor {
    MixedColor(self, isLegacy: true)
      .mix(with: MixedColor(other, isLegacy: true), by: amount, in: space)
  }
}

extension MixedColor {
  /// The mixture of this colour and `other` in `space`, by default in the one that CSS chooses.
  ///
  /// An amount of 0 gives this colour and 1 the other one, exactly; amounts outside 0…1
  /// extrapolate, and nothing is clamped. In `oklch` a grey takes the hue of the other colour; in
  /// `oklch` and `css` a missing component takes that of the other colour.
  public func mix(
    with other: MixedColor, by amount: Double, in space: ColorSpace = .css
  ) -> ResolvedColor {
    if amount == 0 { return color }
    if amount == 1 { return other.color }
    let mixing = ColorInterpolationSpace(for: [self, other], in: space)
    let start = mixing.coordinates(ofValue: 0)
    let end = mixing.aligned(mixing.coordinates(ofValue: 1), to: start)
    let place = start.interpolated(towards: end, amount: amount).array
    return ResolvedColor(
      red: mixing.shown(0, at: place), green: mixing.shown(1, at: place),
      blue: mixing.shown(2, at: place), opacity: mixing.shown(3, at: place))
  }
}
