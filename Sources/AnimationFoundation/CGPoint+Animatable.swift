public import AnimationEngine

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension CGPoint: Animatable {
  /// The x and y coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The animatable data of the origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

#if canImport(CoreGraphics)
  extension CGVector: Animatable {
    /// The horizontal and vertical distances, dx and dy.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(dx, dy) }
      set { (dx, dy) = (newValue.first, newValue.second) }
    }
  }
#endif
