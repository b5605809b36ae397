extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// Swift code for the animation, such as `.spring(duration: 0.5, bounce: 0.3).delay(0.2)`.
  ///
  /// Numbers that were converted from other parameters are rounded to twelve digits.
  public var description: String {
    modifiers.reduce(into: isDefault ? ".default" : movement.description) { text, modifier in
      text += modifier.description
    }
  }

  /// Swift code for the animation that needs no type context, such as
  /// `Animation.spring(duration: 0.5, bounce: 0.3)`.
  public var debugDescription: String {
    description.first == "." ? "Animation" + description : description
  }
}

extension Animation.Base: CustomStringConvertible {
  package var description: String {
    switch self {
    case .curve(let curve, let duration, let reportsVelocity):
      reportsVelocity
        ? ".timingCurve(\(curve), duration: \(duration))" : curve.factory(duration: duration)
    case .fluid(let spring): spring.factory
    case .interpolatingSpring(let spring, let velocity):
      ".interpolatingSpring(\(spring.physicalArguments)\(Self.optional("initialVelocity", velocity)))"
    case .classicSpring(let duration, let dampingRatio, let velocity):
      ".usingSpringWithDamping(duration: \(duration), dampingRatio: \(dampingRatio)"
        + "\(Self.optional("initialVelocity", velocity)))"
    case .custom(let box): "Animation(\(box.animation))"
    }
  }

  fileprivate static func optional(_ label: String, _ value: Double) -> String {
    value == 0 ? "" : ", \(label): \(value)"
  }
}

extension Animation.Modifier: CustomStringConvertible {
  package var description: String {
    switch self {
    case .delay(let delay): ".delay(\(delay))"
    case .speed(let speed): ".speed(\(speed))"
    case .repeatCount(let count, let autoreverses):
      ".repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeatForever(let autoreverses): ".repeatForever(autoreverses: \(autoreverses))"
    case .logicallyComplete(let duration): ".logicallyComplete(after: \(duration))"
    }
  }
}

extension UnitCurve {
  /// Swift code for the animation with this curve that reports no velocity to SwiftUI's springs.
  fileprivate func factory(duration: Double) -> String {
    switch storage {
    case .linear: ".linear(duration: \(duration))"
    case .preset(let preset, _): ".\(preset.rawValue)(duration: \(duration))"
    case .bezier(let bezier):
      ".timingCurve(\(bezier.start.x), \(bezier.start.y), \(bezier.end.x), \(bezier.end.y), "
        + "duration: \(duration))"
    case .circular, .ease, .css: ".timingCurve(\(self), duration: \(duration))"
    }
  }
}

extension FluidSpring {
  fileprivate var factory: String {
    let blend = Animation.Base.optional("blendDuration", blendDuration)
    guard let bounce else {
      return ".spring(response: \(response), dampingFraction: \(dampingRatio)\(blend))"
    }
    return ".spring(duration: \(response), bounce: \(bounce)\(blend))"
  }

  /// The bounce of up to twelve digits that gives exactly this damping ratio; nil if none does.
  private var bounce: Double? {
    let bounce = (dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio).readable
    return Spring.dampingRatio(ofBounce: bounce) == dampingRatio ? bounce : nil
  }
}
