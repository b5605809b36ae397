extension UnitPoint: Animatable {
  /// x and y times 128: the scale in which the absolute thresholds of springs see a unit point.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
