import AnimationEngine
import Testing

@Suite struct ConstantsVectorTests {
  private static let timingFunctions: [String: UnitCurve] = [
    "easeIn": .easeIn, "easeOut": .easeOut,
  ]

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "constants.controlPoints"))
  func controlPoints(_ vector: ReferenceVector) throws {
    let name = vector.input["CAMediaTimingFunctionName"].text
    let curve = Self.timingFunctions[name] ?? vector.input["UnitCurve"].unitCurve
    guard case .preset(_, let bezier) = curve.storage else {
      Issue.record("\(curve) is no named Bézier curve")
      return
    }
    let points = [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y]
    #expect(points == vector.expected.numbers)
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "constants.defaultDuration"))
  func defaultDurations(_ vector: ReferenceVector) throws {
    let duration = vector.expected.double
    let pairs: [String: (Animation, Animation)] = [
      "easeInOut": (.easeInOut, .easeInOut(duration: duration)),
      "linear": (.linear, .linear(duration: duration)),
      "timingCurve(p1x,p1y,p2x,p2y)": (
        .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: duration)
      ),
    ]
    let (byDefault, stated) = try #require(pairs[vector.input["Animation"].text])
    #expect(byDefault == stated)
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "constants.defaults"))
  func defaultsOfCoreAnimation(_ vector: ReferenceVector) {
    let spring = Spring.coreAnimationDefault
    #expect(vector.input["CASpringAnimation"].isTrue)
    #expect(spring.mass == vector.expected["mass"].double)
    #expect(spring.stiffness == vector.expected["stiffness"].double)
    #expect(spring.damping == vector.expected["damping"].double)
    let velocity = vector.expected["initialVelocity"].double
    #expect(
      spring.settlingDuration(by: .coreAnimation)
        == spring.settlingDuration(by: .coreAnimation, initialVelocity: velocity))
  }

  @Test(arguments: ReferenceFile.swiftui.vectors(of: "constants.presets"))
  func presets(_ vector: ReferenceVector) throws {
    let presets: [String: (Spring, (Double, Double) -> Spring)] = [
      "snappy": (.snappy, { Spring.snappy(duration: $0, extraBounce: $1) }),
      "bouncy": (.bouncy, { Spring.bouncy(duration: $0, extraBounce: $1) }),
    ]
    let (preset, form) = try #require(presets[vector.input["spring"].text])
    let expected = vector.expected
    #expect(
      preset == Spring(duration: expected["duration"].double, bounce: expected["bounce"].double))
    #expect(preset == form(expected["duration"].double, expected["extraBounce"].double))
  }
}
