internal import RealModule

extension Spring: CustomStringConvertible {
  /// Swift code for the spring: by duration and bounce, or with a mass other than 1 by its physical
  /// parameters. Numbers are rounded to twelve digits.
  public var description: String {
    mass == 1
      ? "Spring(duration: \(duration.readable), bounce: \(bounce.readable))"
      : "Spring(\(physicalArguments))"
  }

  /// Mass, stiffness and damping as code for arguments.
  var physicalArguments: String {
    "mass: \(mass), stiffness: \(stiffness.readable), damping: \(damping.readable)"
  }
}

extension Double {
  /// The number rounded to twelve significant digits and to multiples of 1e-12, to be short.
  package var readable: Double {
    // The NaN of a division has a sign, which means nothing.
    if isNaN { return .nan }
    guard isFinite, magnitude < 1e12 else { return self }
    let digits = magnitude < 1 ? 12.0 : 11 - Double.log10(magnitude).rounded(.down)
    let unit = Double.pow(10, digits)
    return (self * unit).rounded() / unit + 0
  }
}
