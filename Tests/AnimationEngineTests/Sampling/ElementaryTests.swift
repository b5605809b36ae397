import Foundation
import TestSupport
import Testing

@testable import AnimationEngine

/// exp, sin and cos of four numbers at once, and what springs make of them.
@Suite struct ElementaryTests {
  private struct Figure {
    var argument: Double
    var expected: Double
  }

  /// The figures of a function; there are whole quartets.
  private static func figures(of function: String) throws -> [Figure] {
    let url = try #require(
      Bundle.module.url(
        forResource: "elementary-50digit", withExtension: "json", subdirectory: "Reference"))
    let rows = try JSONDecoder().decode([[String: String]].self, from: Data(contentsOf: url))
    return rows.filter { $0["function"] == function }.compactMap { row in
      guard let at = Double(row["at"] ?? ""), let expected = Double(row["is"] ?? "") else {
        return nil
      }
      return Figure(argument: at, expected: expected)
    }
  }

  private static func octet(_ numbers: [Double]) -> Octet {
    var octet = Octet.zero
    for index in 0..<8 { octet[index] = numbers[index] }
    return octet
  }

  private static func functions(_ name: String, at arguments: Quartet) -> Quartet {
    switch name {
    case "exp": QuartetPower(arguments).value
    case "expm1": QuartetPower(arguments).minusOne
    case "sin": QuartetTurn(arguments).sine
    default: QuartetTurn(arguments).cosine
    }
  }

  @Test(arguments: ["exp", "expm1", "sin", "cos"])
  func resultsAreWithinTwoUnitsInTheLastPlace(_ function: String) throws {
    let figures = try Self.figures(of: function)
    #expect(figures.count == 160)
    for start in stride(from: 0, to: figures.count, by: 4) {
      let some = Array(figures[start..<start + 4])
      let found = Self.functions(function, at: Quartet(some.map(\.argument)))
      for (index, figure) in some.enumerated() {
        // The figure itself is rounded to the nearest double.
        let error = (found[index] - figure.expected).magnitude / figure.expected.ulp
        #expect(error <= 1, "\(function)(\(figure.argument)) is off by \(error)")
      }
    }
  }

  @Test func eachLaneIsLookedAtByItself() {
    var random = SplitMix64(seed: 1)
    for bounce in [0.6, 0, -0.6] {
      let basis = SpringBasis(Spring(duration: 0.5, bounce: bounce))
      for _ in 0..<100 {
        let times = (0..<8).map { _ in Double.random(in: -1...3, using: &random) }
        // Out of range are infinity, what is not a number, and what has long decayed.
        let mixed = Self.octet(Array(times[0..<4]) + [.infinity, .nan, 1e6, -1e6])
        let (p, q) = basis.parts(at: Self.octet(times))
        let (mixedP, mixedQ) = basis.parts(at: mixed)
        for index in 0..<4 { #expect(p[index] == mixedP[index] && q[index] == mixedQ[index]) }
        for index in 4..<8 {
          let single = basis.parts(at: mixed[index])
          #expect(same(mixedP[index], single.p) && same(mixedQ[index], single.q))
        }
      }
    }
  }

  private func same(_ one: Double, _ other: Double) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }

  /// The figures of springs hold for eight times at once as they do for one.
  @Test(arguments: ReferenceFile.springs.vectors)
  func springsHaveTheirFigures(_ vector: ReferenceVector) {
    let (spring, target) = (vector["spring"].spring, vector["target"].double)
    let velocity = vector["initialVelocity"].double
    let frequency = 2 * Double.pi / spring.response
    let size = target.magnitude + velocity.magnitude / frequency
    let motion = SpringMotion(spring, interval: target, initialVelocity: velocity)
    let times = vector["times"].numbers
    let octet = Self.octet(times + [Double](repeating: 0, count: 8 - times.count))
    let values = motion.numbers(.value, from: 0)(octet)
    let velocities = motion.numbers(.velocity, from: 0)(octet)
    for index in times.indices {
      let valueError = (values[index] - vector["value"][index].double).magnitude / size
      let velocityError =
        (velocities[index] - vector["velocity"][index].double).magnitude / (size * frequency)
      #expect(valueError <= 2e-14 && velocityError <= 2e-14, "at \(times[index])")
    }
  }
}
