import AnimationEngine
import Testing

@testable import AnimationFormats

@Suite("Springs as they were given")
struct WrittenSpringTests {
  @Test func physicalNumbersComeBack() {
    for stiffness in stride(from: 5.0, through: 1000, by: 5) {
      for damping in 1...60 {
        let spring = Spring(
          mass: 1, stiffness: stiffness, damping: Double(damping), allowOverDamping: true)
        #expect(spring.writtenStiffness == stiffness && spring.writtenDamping == Double(damping))
      }
    }
  }

  @Test(arguments: [(0.5, 0.0), (0.5, 0.3), (0.35, 0.05), (1.2, 0.9), (0.5, -0.4)])
  func durationAndBounceComeBack(duration: Double, bounce: Double) {
    #expect(
      Spring(duration: duration, bounce: bounce).swiftCode
        == "Spring(duration: \(duration), bounce: \(bounce))")
  }

  @Test(arguments: [
    (Spring(mass: 1, stiffness: 400, damping: 40), "mass: 1.0, stiffness: 400.0, damping: 40.0"),
    (Spring(mass: 2, stiffness: 0.1, damping: 0.3), "mass: 2.0, stiffness: 0.1, damping: 0.3"),
    (
      Spring(mass: 1, stiffness: 9, damping: 20, allowOverDamping: true),
      "mass: 1.0, stiffness: 9.0, damping: 20.0, allowOverDamping: true"
    ),
  ])
  func physicalSpringsStayPhysical(spring: Spring, arguments: String) {
    #expect(spring.swiftCode == "Spring(\(arguments))")
  }

  /// What no short numbers say is said with all digits.
  @Test func nothingIsRounded() {
    let stiffness = 100.12345678901234
    let spring = Spring(mass: 1, stiffness: stiffness, damping: 7.123456789012345)
    #expect(abs(spring.writtenStiffness - stiffness) <= 8 * stiffness.ulp)
    #expect(spring.writtenStiffness == spring.stiffness)
  }
}
