import AnimationEngine

extension Spring {
  /// The stiffness and the damping as they were given, where they were: springs keep other constants, from
  /// which 400 comes back as 400.00000000000006.
  var writtenStiffness: Double { stiffness.withoutConversionNoise }
  var writtenDamping: Double { damping.withoutConversionNoise }

  /// Swift code for the spring by the parameters that it was given by: by its physical ones where they are
  /// short numbers, or else by duration and bounce where these are.
  var swiftCode: String {
    if mass == 1, ![stiffness, damping].allSatisfy({ $0.isShort() }), duration.isShort(),
      bounce.isShort(beside: 1)
    {
      return "Spring(duration: \(duration.readable), bounce: \(bounce.readable))"
    }
    let slow = dampingRatio > 1 ? ", allowOverDamping: true" : ""
    return "Spring(mass: \(mass), stiffness: \(writtenStiffness), "
      + "damping: \(writtenDamping)\(slow))"
  }
}

extension Double {
  /// The number with twelve significant digits if that is next to it, as for one that was converted there
  /// and back; otherwise itself.
  fileprivate var withoutConversionNoise: Double { isShort() ? readable : self }

  /// Whether the number has twelve significant digits, but for the noise of a conversion; `size` is that of
  /// the numbers of which it is the difference.
  fileprivate func isShort(beside size: Double = 0) -> Bool {
    let mostUnits = 8.0
    return (readable - self).magnitude <= mostUnits * max(ulp, size.ulp)
  }
}
