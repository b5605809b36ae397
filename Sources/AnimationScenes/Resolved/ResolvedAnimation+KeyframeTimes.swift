public import AnimationEngine

extension ResolvedAnimation {
  /// For each property, the rising times in seconds at which its keyframes end or a script gives it
  /// a value. Empty for a property without a track, for animations and phases, and under a timing.
  public var keyframeTimes: [[Double]] {
    if timing == nil, case .scene(let scene) = content {
      return scene.changeTimes(of: properties.count)
    }
    guard timing == nil, case .keyframes(let keyframes) = content else {
      return properties.map { _ in [] }
    }
    return keyframes.times(of: properties)
  }

  /// The times of `keyframeTimes`, with the work of finding them charged.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  public func keyframeTimes(_ meter: inout WorkMeter) throws(TimelineRefusal) -> [[Double]] {
    if timing == nil {
      switch content {
      case .scene(let scene): try meter.charge(WorkMeter.product(scene.changeCount, 30))
      case .keyframes(let keyframes): try keyframes.chargeTimes(&meter)
      default: break
      }
    }
    return keyframeTimes
  }
}
