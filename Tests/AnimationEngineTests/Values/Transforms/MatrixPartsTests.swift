import Foundation
import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct MatrixPartsTests {
  private func expectSame(
    _ left: Matrix4, _ right: Matrix4, within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for entry in 0..<16 {
      let bound = tolerance * max(1, abs(right[entry]))
      #expect(
        abs(left[entry] - right[entry]) <= bound, "\(left.entries), not \(right.entries)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func planarMatricesAreTheirParts() throws {
    var generator = SplitMix64(seed: 1)
    var mirrored = 0
    for _ in 0..<2_000 {
      let matrix = RandomTransforms.function(.matrix, using: &generator).matrix
      let parts = try #require(PlanarParts(matrix))
      expectSame(parts.matrix, matrix, within: 1e-13)
      if parts.scale.x * parts.scale.y < 0 { mirrored += 1 }
    }
    #expect(mirrored > 500)
  }

  @Test func spatialMatricesAreTheirParts() throws {
    var generator = SplitMix64(seed: 2)
    var mirrored = 0
    for _ in 0..<2_000 {
      let matrix = RandomTransforms.function(.matrix3d, using: &generator).matrix
      let parts = try #require(SpatialParts(matrix))
      let condition = (parts.scale.x / parts.scale.z).magnitude + parts.perspective.w.magnitude
      expectSame(parts.matrix, matrix, within: 1e-12 * max(1, condition))
      #expect(abs((parts.rotation * parts.rotation).sum() - 1) < 1e-14)
      #expect(parts.rotation.w >= 0)
      if parts.scale.x < 0 { mirrored += 1 }
    }
    #expect(mirrored > 500)
  }

  @Test func partsAreThoseThatAMatrixWasMadeOf() throws {
    let list = try TransformList(css: "translate(3px, -4px) rotate(30deg) scale(2, 5)")
    let planar = try #require(PlanarParts(list.matrix))
    #expect(planar.translation == [3, -4])
    #expect(abs(planar.angle - 30) < 1e-13)
    #expect(abs(planar.scale.x - 2) < 1e-14 && abs(planar.scale.y - 5) < 1e-14)
    let identity = SIMD4<Double>(1, 0, 0, 1)
    #expect((0..<4).allSatisfy { abs(planar.residue[$0] - identity[$0]) < 1e-15 })

    let space = try TransformList(css: "translate3d(1px, 2px, 3px) rotateX(60deg) scale3d(4, 5, 6)")
    let spatial = try #require(SpatialParts(space.matrix))
    #expect(spatial.translation == [1, 2, 3])
    #expect(spatial.perspective == [0, 0, 0, 1])
    let scale = SIMD3<Double>(4, 5, 6)
    #expect((0..<3).allSatisfy { abs(spatial.scale[$0] - scale[$0]) < 1e-13 })
    #expect((0..<3).allSatisfy { abs(spatial.skew[$0]) < 1e-15 })
    #expect(abs(spatial.rotation.x - 0.5) < 1e-15)
  }

  /// The sign of each number of a quaternion is lost where it is read off the diagonal.
  @Test(arguments: [
    SIMD3<Double>(1, -1, 0), [0, 1, -1], [-1, 0, 1], [1, 2, -3], [1, 0, 0], [0, -1, 0],
  ])
  func halfTurnsKeepTheirAxis(_ axis: SIMD3<Double>) throws {
    for angle in [180.0, 179.9999999, -180, 180.0000001, 90] {
      let turn = TransformFunction(.rotate3d, [axis.x, axis.y, axis.z, angle]).matrix
      let parts = try #require(SpatialParts(turn))
      expectSame(parts.matrix, turn, within: 1e-14)
    }
  }

  @Test(arguments: [
    [0, 0, 0, 0, 0, 0], [1, 2, 2, 4, 5, 6], [0, 0, 1, 2, 0, 0], [1, 0, 0, 0, 0, 0],
    [0.1, 0.3, 0.2, 0.6, 0, 0],
  ])
  func singularPlanarMatricesHaveNoParts(_ entries: [Double]) {
    let matrix = TransformFunction(.matrix, entries).matrix
    #expect(PlanarParts(matrix) == nil)
    #expect(SpatialParts(matrix) == nil)
  }

  @Test func singularSpatialMatricesHaveNoParts() {
    var matrix = Matrix4.identity
    matrix[15] = 0
    #expect(SpatialParts(matrix) == nil)
    #expect(SpatialParts(TransformFunction(.scaleZ, [0]).matrix) == nil)
    #expect(PlanarParts(TransformFunction(.scaleZ, [2]).matrix) == nil, "not planar")
    matrix[15] = .infinity
    #expect(SpatialParts(matrix) == nil)
  }

  @Test func smallAndLargeMatricesHaveParts() throws {
    for size in [1e-150, 1e-9, 1e9, 1e150] {
      let matrix = TransformFunction(.matrix, [size, size, -size, size, 0, 0]).matrix
      let parts = try #require(PlanarParts(matrix))
      #expect(abs(parts.angle - 45) < 1e-13)
      #expect(abs(parts.scale.x / size - 2.0.squareRoot()) < 1e-14)
    }
  }

  // MARK: Quaternions

  @Test func theTurnBetweenQuaternionsKeepsToTheSphereAtEvenSpeed() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let ends = (0..<2).map { _ in
        let axis = RandomTransforms.function(.rotate3d, using: &generator)
        return Quaternion.rotation(
          degrees: axis.arguments[3], about: axis.axis ?? SIMD3(0, 0, 1))
      }
      let blend = QuaternionBlend(from: ends[0], to: ends[1])
      func at(_ progress: Double) -> SIMD4<Double> {
        let q = blend.quaternion(at: progress)
        return SIMD4(q.x, q.y, q.z, q.w)
      }
      for progress in stride(from: -1.0, through: 2, by: 0.25) {
        #expect(abs((at(progress) * at(progress)).sum() - 1) < 1e-12)
        let product = (at(progress) * at(progress + 0.25)).sum()
        #expect(abs(product - cos(blend.angle / 4)) < 1e-11)
      }
      #expect(((at(0) - ends[0]) * (at(0) - ends[0])).sum() < 1e-28)
      #expect(((at(1) - ends[1]) * (at(1) - ends[1])).sum() < 1e-28)
    }
  }

  @Test func oppositeQuaternionsStay() {
    let start = SIMD4<Double>(0.5, 0.5, 0.5, 0.5)
    let blend = QuaternionBlend(from: start, to: -start)
    #expect(blend.quaternion(at: 0.5).x == 0.5)
    let same = QuaternionBlend(from: start, to: start)
    #expect(same.quaternion(at: 0.5).w == 0.5)
  }

  // MARK: Degrees

  @Test func quarterTurnsAreExact() {
    let quarters: [(Double, Double, Double)] = [
      (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (-180, 0, -1),
      (450, 1, 0), (36_000_000_090, 1, 0),
    ]
    for (angle, sine, cosine) in quarters {
      #expect(Double.sineAndCosine(degrees: angle) == (sine, cosine), "\(angle)")
    }
    #expect(Double.tangent(degrees: 45) == 1)
    #expect(Double.tangent(degrees: -225) == -1)
    #expect(Double.tangent(degrees: 90).isFinite)
    #expect(Double.sineAndCosine(degrees: .infinity).sine.isNaN)
  }

  @Test func degreesAreThoseOfRadians() {
    for angle in stride(from: -720.0, through: 720, by: 7.3) {
      let radians = angle * .pi / 180
      let (sine, cosine) = Double.sineAndCosine(degrees: angle)
      #expect(abs(sine - sin(radians)) < 1e-14)
      #expect(abs(cosine - cos(radians)) < 1e-14)
    }
  }
}
