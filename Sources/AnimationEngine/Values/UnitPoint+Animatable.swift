extension UnitPoint: Animatable {
  /// The coordinates x and y times 128: the scale of SwiftUI's animatable data for a unit point, in
  /// which the absolute thresholds of springs are measured.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
