@_exported public import AnimationEngine

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}
