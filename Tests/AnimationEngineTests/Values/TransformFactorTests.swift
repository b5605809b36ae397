import TestSupport
import Testing

@testable import AnimationEngine

/// Transforms that are taken apart into numbers, and put together again.
@Suite struct TransformFactorTests {
  private func factors(_ matrix: Matrix4) -> TransformFactors<Double> {
    TransformFactors(InlineArray { matrix[$0] })
  }

  private static let lists = [
    "none", "translate(3px, 4px) rotate(30deg) scale(2, 3)", "skewX(20deg) scale(-1, 2)",
    "scale(1, -1) rotate(100deg)", "rotateX(40deg) rotateY(-50deg) rotateZ(170deg)",
    "rotateY(90deg) rotateX(20deg)", "perspective(300px) translateZ(20px) rotateX(33deg)",
    "matrix3d(1,2,0,0, 0,3,1,0, 2,0,-4,0, 5,6,7,1)", "scale(0)", "scale3d(2, 0, 1)",
  ]

  @Test(arguments: lists) func theFactorsMakeTheMatrixAgain(_ text: String) throws {
    let matrix = try TransformList(css: text).matrix
    let factors = factors(matrix)
    for index in 0..<16 { #expect(abs(factors.entry(index) - matrix[index]) < 1e-12) }
  }

  @Test func theFactorsAreThoseThatAreWritten() throws {
    let matrix = try TransformList(
      css:
        "translate3d(1px, 2px, 3px) rotateZ(20deg) rotateY(30deg) rotateX(40deg) scale3d(2, 3, 4)"
    ).matrix
    let factors = factors(matrix)
    let expected = [40.0, 30, 20, 2, 3, 4, 1, 2, 3]
    for element in TransformElement.allCases {
      #expect(abs(factors[element] - expected[element.rawValue]) < 1e-12)
    }
  }

  @Test func velocitiesAreTheDerivatives() throws {
    let from = try TransformList(css: "translate(1px) rotate(10deg) rotateX(20deg) scale(2)")
    let to = try TransformList(css: "translate(9px) rotate(80deg) rotateX(5deg) scale(3)")
    var elements = TransformElements()
    elements.insert(.scaleX)
    elements.insert(.rotationY)
    let space = TransformPartSpace(TransformInterpolationSpace(for: [from, to]), elements)
    let (start, end) = (space.coordinates(ofValue: 0).array, space.coordinates(ofValue: 1).array)
    func place(_ share: Double) -> [Double] {
      var place = start.indices.map { start[$0] + (end[$0] - start[$0]) * share }
      // rotation.y goes from 0° to 30°, set; scale.x has 1 added to it all the time.
      place.replaceSubrange(place.count - 4..<place.count, with: [30 * share, 1, 1, 0])
      return place
    }
    let rates = zip(place(0), place(1)).map { $1 - $0 }
    for entry in 0..<16 {
      let dual = zip(place(0.4), rates).map { DualNumber($0, rate: $1) }
      let step = 1e-6
      let slope =
        (space.shown(entry, at: place(0.4 + step)) - space.shown(entry, at: place(0.4 - step)))
        / (2 * step)
      #expect(abs(space.shown(entry, at: dual).rate - slope) < 1e-6)
    }
  }
}
