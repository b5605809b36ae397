extension ResolvedColor: Animatable {
  /// Red, green and blue in proportion to light (`srgb-linear`) and the opacity, each times 128:
  /// the scale in which the absolute thresholds of springs see a colour. None is multiplied by the
  /// opacity, none is clamped.
  ///
  /// The conversion there and back may lose an ulp or two of a component.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      let light = components(in: .srgbLinear).scaled(by: 128)
      return AnimatablePair(
        light[0], AnimatablePair(light[1], AnimatablePair(light[2], light[3])))
    }
    set {
      let (green, rest) = (newValue.second.first, newValue.second.second)
      let light = Components(newValue.first, green, rest.first, rest.second).scaled(by: 1 / 128)
      self = ResolvedColor(components: light, in: .srgbLinear)
    }
  }
}
