import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct CubicBezierTests {
  /// Distances from a place, over all magnitudes that matter.
  private static let distances = [
    1e-300, 1e-100, 1e-30, 1e-17, 1e-16, 1e-12, 1e-9, 1e-6, 1e-3, 0.01, 0.1, 0.2, 0.25,
  ]

  @Test(arguments: distances)
  func aTripleRootAtTheStartKeepsItsDigits(_ distance: Double) {
    // x = s³ and y = 3 s (1-s)² + …: near the start y is 3 s.
    let curve = CubicBezier(0, 1, 0, 1)
    let s = curve.parameter(at: distance)
    #expect((s * s * s / distance - 1).magnitude < 1e-14)
  }

  @Test(arguments: distances)
  func aDoubleRootAtTheStartKeepsItsDigits(_ distance: Double) {
    let curve = CubicBezier(0, 0, 0.58, 1)
    let s = curve.parameter(at: distance)
    #expect((curve.x.value(at: s) / distance - 1).magnitude < 1e-14)
    #expect(s > 0)
  }

  @Test(arguments: distances.dropFirst(3))
  func aDoubleRootAtTheEndMirrorsTheStart(_ distance: Double) {
    let end = CubicBezier(0.42, 0, 1, 1)
    let start = CubicBezier(0, 0, 0.58, 1)
    let place = 1 - distance
    #expect(abs(end.value(at: place) - (1 - start.value(at: 1 - place))) < 2e-16)
  }

  @Test(arguments: distances.dropFirst(3))
  func aStandstillInTheMiddleKeepsItsDigits(_ distance: Double) {
    // About its middle x is 1/2 + 4 u³ and y is 1/2 + 1.5 u - 2 u³.
    let curve = CubicBezier(1, 0, 0, 1)
    for place in [0.5 + distance, 0.5 - distance] {
      let offset = place - 0.5
      let u = offset.sign(of: cubeRoot(offset.magnitude / 4))
      let expected = 0.5 + 1.5 * u - 2 * u * u * u
      #expect(abs(curve.value(at: place) - expected) < 1e-15)
    }
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.velocity(at: 0.5) == .infinity)
  }

  /// The cube root by Newton's iteration from a power of two.
  private func cubeRoot(_ x: Double) -> Double {
    if x == 0 { return 0 }
    var root = Double(sign: .plus, exponent: x.exponent / 3, significand: 1)
    for _ in 0..<60 { root -= (root * root * root - x) / (3 * root * root) }
    return root
  }

  @Test func everyCurveOfTheGridSolvesItsOwnEquation() {
    let corners = [0, 1e-12, 1e-6, 0.01, 0.1, 1.0 / 3, 0.5, 2.0 / 3, 0.9, 0.999999, 1]
    withEvery(("x1", "x2"), in: corners, and: corners) { (x1: Double, x2: Double) in
      let curve = CubicBezier(x1, 0, x2, 1)
      var previous = 0.0
      for step in 0...512 {
        let place = Double(step) / 512
        let s = curve.parameter(at: place)
        #expect(abs(curve.x.value(at: s) - place) < 3e-15, "at \(place)")
        #expect(s >= previous, "the parameter falls at \(place)")
        previous = s
      }
    }
  }

  @Test func turningACurveRoundMirrorsItsValues() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
      let turned = CubicBezier(1 - numbers[2], 1 - numbers[3], 1 - numbers[0], 1 - numbers[1])
      for step in 0...64 {
        let place = Double(step) / 64
        let difference = turned.value(at: 1 - place) - (1 - curve.value(at: place))
        #expect(difference.magnitude < 1e-14, "\(numbers) at \(place)")
      }
    }
  }

  @Test func aBezierAndItsInverseUndoEachOther() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<200 {
      let points = (0..<4).map { _ in Double.random(in: 0.05...0.95, using: &random) }
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: points[0], y: points[1]),
        endControlPoint: UnitPoint(x: points[2], y: points[3]))
      for step in 0...32 {
        let place = Double(step) / 32
        let back = curve.inverse.value(at: curve.value(at: place))
        let steepness = max(1, 1 / curve.velocity(at: place))
        #expect(abs(back - place) < 1e-14 * steepness, "\(points) at \(place)")
      }
    }
  }

  @Test func controlPointsOutsideTheSquareAreTakenIn() {
    let curve = CubicBezier(-0.5, 2, 1.5, -1)
    #expect(curve == CubicBezier(0, 2, 1, -1))
    #expect(curve.start.y == 2)
  }

  @Test func tangentsLeadToTheFirstPointThatIsElsewhere() {
    #expect(CubicBezier(0.5, 1, 0.5, 0).startSlope == 2)
    #expect(CubicBezier(0, 0, 0.5, 1).startSlope == 2)
    #expect(CubicBezier(0, 0, 0, 1).startSlope == 0)
    #expect(CubicBezier(0, 1, 1, 0).startSlope == 0)
    #expect(CubicBezier(0.5, 1, 0.5, 0).endSlope == 2)
    #expect(CubicBezier(0.5, 0, 1, 1).endSlope == 2)
    #expect(CubicBezier(1, 0, 1, 1).endSlope == 0)
    #expect(CubicBezier(0, 1, 1, 0).endSlope == 0)
  }

  @Test func verticalPlacesHaveInfiniteSlopes() {
    #expect(CubicBezier(0, 1, 0.5, 1).velocity(at: 0) == .infinity)
    #expect(CubicBezier(0, -1, 0.5, 1).velocity(at: 0) == -.infinity)
    #expect(CubicBezier(0.5, 1, 1, 2).velocity(at: 1) == -.infinity)
    #expect(CubicBezier(0.3, 0.3, 0.9, 0.9).velocity(at: 0.7) == 1)
  }
}

extension Double {
  /// This number's sign on `magnitude`.
  fileprivate func sign(of magnitude: Double) -> Double {
    Double(signOf: self, magnitudeOf: magnitude)
  }
}
