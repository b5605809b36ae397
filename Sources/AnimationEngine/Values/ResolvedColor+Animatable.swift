extension ResolvedColor: Animatable {
  /// Linear-light red, green and blue (`srgb-linear`) and the opacity, each times 128: the scale of
  /// SwiftUI's animatable data, in which the absolute thresholds of springs are measured. None is
  /// multiplied by the opacity, none is clamped.
  ///
  /// The conversion there and back may change a component by one or two units in the last place.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      let light = components(in: .srgbLinear).scaled(by: 128)
      return AnimatablePair(light[0], AnimatablePair(light[1], AnimatablePair(light[2], light[3])))
    }
    set {
      let (green, rest) = (newValue.second.first, newValue.second.second)
      let light = Components(newValue.first, green, rest.first, rest.second).scaled(by: 1 / 128)
      self = ResolvedColor(components: light, in: .srgbLinear)
    }
  }
}
