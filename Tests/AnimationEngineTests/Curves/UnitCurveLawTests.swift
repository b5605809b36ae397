import TestSupport
import Testing

@testable import AnimationEngine

/// A curve with a name, for tests over many of them.
struct NamedCurve: Sendable, CustomTestStringConvertible {
  let name: String
  let curve: UnitCurve
  /// Where the curve bends or jumps, or is vertical.
  let corners: [Double]

  init(_ name: String, _ curve: UnitCurve, corners: [Double] = []) {
    self.name = name
    self.curve = curve
    self.corners = corners
  }

  var testDescription: String { name }

  /// SwiftUI's curves.
  static let presets = [
    NamedCurve("linear", .linear), NamedCurve("easeIn", .easeIn), NamedCurve("easeOut", .easeOut),
    NamedCurve("easeInOut", .easeInOut),
    NamedCurve("circularEaseIn", .circularEaseIn, corners: [1]),
    NamedCurve("circularEaseOut", .circularEaseOut, corners: [0]),
    NamedCurve("circularEaseInOut", .circularEaseInOut, corners: [0.5]),
  ]

  static let beziers = [(0.25, 0.1, 0.75, 0.9), (0.68, -0.55, 0.265, 1.55), (0, 1, 1, 0)].map {
    NamedCurve(
      "bezier \($0)",
      .bezier(
        startControlPoint: UnitPoint(x: $0.0, y: $0.1),
        endControlPoint: UnitPoint(x: $0.2, y: $0.3)))
  }

  /// Every classic ease, with its own and with other parameters.
  static let eases: [NamedCurve] =
    NamedEase.names.compactMap { name in
      NamedEase(name: name).map { NamedCurve(name, .ease($0), corners: corners(of: $0)) }
    }
    + NamedEase.Direction.allCases.flatMap { direction in
      [
        NamedEase(.poly, direction, [.exponent: 0.4]), NamedEase(.poly, direction, [.exponent: 1]),
        NamedEase(.poly, direction, [.exponent: 2]), NamedEase(.poly, direction, [.exponent: 7.5]),
        NamedEase(.back, direction, [.overshoot: 4]),
        NamedEase(.back, direction, [.overshoot: -1]),
        NamedEase(.elastic, direction, [.amplitude: 2, .period: 0.7]),
        NamedEase(.elastic, direction, [.amplitude: 0.2, .period: 1.1]),
      ].map { NamedCurve("\($0)", .ease($0), corners: corners(of: $0)) }
    }

  private static func corners(of ease: NamedEase) -> [Double] {
    // In the middle two halves meet; most bend there, and the circle is vertical.
    let middle = ease.direction == .inOut ? [0.5] : []
    guard ease.family == .bounce else { return middle }
    let falls = [4.0 / 11, 8.0 / 11, 10.0 / 11]
    switch ease.direction {
    case .out: return falls
    case .in: return falls.map { 1 - $0 }
    case .inOut: return middle + falls.map { (1 - $0) / 2 } + falls.map { (1 + $0) / 2 }
    }
  }

  /// CSS easings, which do not clamp.
  static let css: [NamedCurve] = cssTexts.compactMap { text, corners in
    (try? UnitCurve(css: text)).map { NamedCurve(text, $0, corners: corners) }
  }

  private static let cssTexts: [(String, [Double])] = [
    ("linear", []), ("ease", []), ("ease-in", []), ("ease-out", []), ("ease-in-out", []),
    ("cubic-bezier(0.3, -0.2, 0.7, 1.4)", []), ("cubic-bezier(0.1, 0.7, 1, 0.1)", []),
    ("linear(0, 0.8 30%, 0.4 60%, 1)", [0.3, 0.6]), ("linear(0.2, 0.5 10% 40%, 2)", [0.1, 0.4]),
    ("linear(0, 0.3 50%, 0.7 50%, 1)", [0.5]),
    ("step-start", [0, 1]), ("step-end", [0, 1]), ("steps(4)", [0, 0.25, 0.5, 0.75, 1]),
    ("steps(3, jump-none)", [0, 1.0 / 3, 2.0 / 3, 1]), ("steps(2, jump-both)", [0, 0.5, 1]),
  ]

  static let clamped = presets + beziers + eases
  static let all = clamped + css
}

/// The laws that every curve obeys.
@Suite struct UnitCurveLawTests {
  private static func motion(_ curve: UnitCurve) -> MotionUnderTest {
    MotionUnderTest(value: { curve.value(at: $0) }, velocity: { curve.velocity(at: $0) })
  }

  @Test func theListsAreWhole() {
    #expect(NamedCurve.css.count == 15)
    #expect(NamedCurve.eases.count == 37 + 24)
  }

  @Test(arguments: NamedCurve.all)
  func velocityIsTheDerivativeOfValue(_ named: NamedCurve) {
    let step = 1e-6
    // Both ends of 0...1 are left out: there the slopes are those that are laid down.
    let places = (1..<200).map { Double($0) / 200 }.filter { place in
      named.corners.allSatisfy { abs(place - $0) > 2e-3 }
    }
    let steepest = places.map { abs(named.curve.velocity(at: $0)) }.max() ?? 0
    checkDerivative(
      Self.motion(named.curve), at: places, step: step, tolerance: 2e-7 * (1 + steepest))
  }

  @Test(arguments: NamedCurve.css)
  func beyondTheEndsToo(_ named: NamedCurve) {
    let places = [-3.07, -1.13, -0.02, 1.01, 1.4, 2.13]
    checkDerivative(Self.motion(named.curve), at: places, tolerance: 1e-8)
  }

  @Test(arguments: NamedCurve.clamped)
  func aCurveLeadsFromZeroToOneAndIsClamped(_ named: NamedCurve) {
    for place in [0, -0.0, -1e-300, -1, -1000, -Double.infinity] {
      #expect(named.curve.value(at: place) == 0, "at \(place)")
      #expect(named.curve.velocity(at: place).isSame(as: named.curve.velocity(at: 0)))
    }
    for place in [1, 1.0.nextUp, 2, 1000, Double.infinity] {
      #expect(named.curve.value(at: place) == 1, "at \(place)")
      #expect(named.curve.velocity(at: place).isSame(as: named.curve.velocity(at: 1)))
    }
  }

  @Test(arguments: NamedCurve.all)
  func nanGivesNan(_ named: NamedCurve) {
    #expect(named.curve.value(at: .nan).isNaN)
    #expect(named.curve.value(at: .nan, isBefore: true).isNaN)
    #expect(named.curve.velocity(at: .nan).isNaN)
  }

  @Test(arguments: NamedCurve.all)
  func slopesInsideAreNumbers(_ named: NamedCurve) {
    for place in (1..<1000).map({ Double($0) / 1000 }) where !named.corners.contains(place) {
      #expect(named.curve.velocity(at: place).isFinite, "at \(place)")
      #expect(named.curve.value(at: place).isFinite, "at \(place)")
    }
  }

  @Test(arguments: NamedCurve.css)
  func farBeyondTheEndsNothingIsLost(_ named: NamedCurve) {
    for place in [-Double.infinity, -1e300, 1e300, .infinity] {
      #expect(!named.curve.value(at: place).isNaN, "at \(place)")
      #expect(!named.curve.velocity(at: place).isNaN, "at \(place)")
    }
  }

  @Test func namedCurvesHaveTheSlopesLaidDown() {
    let slopes: [(UnitCurve, Double, Double)] = [
      (.linear, 1, 1), (.easeIn, 0, 0), (.easeOut, 1, 0), (.easeInOut, 0, 0),
      (.circularEaseIn, 0, .infinity), (.circularEaseOut, .infinity, 0),
      (.circularEaseInOut, 0, 0),
    ]
    for (curve, start, end) in slopes {
      #expect(curve.velocity(at: 0) == start)
      #expect(curve.velocity(at: 1) == end)
    }
  }

  @Test(arguments: NamedCurve.all)
  func aCurveAgreesWithItsForm(_ named: NamedCurve) {
    let outside = [-2.3, -0.4, 0, 1, 1.7]
    for place in outside + (0...500).map({ Double($0) / 500 }) {
      let expected = named.curve.value(at: place)
      let found: Double
      switch named.curve.form {
      case .polynomial(let pieces):
        let piece = pieces.last { $0.start <= place }
        found = piece?.value(at: place) ?? .nan
        let slope = named.curve.velocity(at: place)
        if (0.001..<0.999).contains(place), named.corners.allSatisfy({ abs(place - $0) > 1e-9 }) {
          #expect(abs((piece?.velocity(at: place) ?? .nan) - slope) < 1e-12 * (1 + abs(slope)))
        }
      case .bezier(let bezier, let extrapolates):
        found = extrapolates ? bezier.extrapolatedValue(at: place) : bezier.value(at: place)
      case .steps(let steps): found = steps.value(at: place)
      case .general: found = expected
      }
      #expect(abs(found - expected) < 1e-14 * (1 + abs(expected)), "at \(place)")
    }
  }

  @Test func curvesOfPolynomialsHavePolynomialForms() throws {
    for name in ["quadIn", "cubicInOut", "backOut", "bounceIn", "linear", "poly"] {
      let ease = try #require(UnitCurve(ease: name))
      guard case .polynomial = ease.form else {
        Issue.record("\(name) has no polynomial form")
        continue
      }
    }
    #expect(UnitCurve.circularEaseIn.form == .general)
    let steps = try UnitCurve(css: "steps(3)")
    #expect(steps.form == .steps(StepCurve(count: 3, position: .jumpEnd)))
  }
}

extension Double {
  /// Whether both are equal or both NaN.
  fileprivate func isSame(as other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}
