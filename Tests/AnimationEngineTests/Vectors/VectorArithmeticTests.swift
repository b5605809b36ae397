import AnimationEngine
import TestSupport
import Testing

@Suite struct VectorArithmeticTests {
  let numbers = [0, 1, -1, 0.1, -7.25, 1e9, 1e-9]

  @Test func numbersAreVectors() {
    checkVectorArithmetic(numbers)
    checkVectorArithmetic(numbers.map(Float.init), tolerance: 1e-6)
  }

  @Test func pairsAreVectors() {
    checkVectorArithmetic(
      numbers.map { AnimatablePair($0, AnimatablePair(3 - $0, $0 * 2)) }, tolerance: 1e-10)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 9]) func componentsAreVectors(_ count: Int) {
    checkVectorArithmetic(
      numbers.map { number in Components((0..<count).map { number + Double($0) }) },
      tolerance: 1e-10)
  }

  @Test func nothingIsAVector() { checkVectorArithmetic([EmptyAnimatableData()]) }

  @Test func zeroIsTheIdentityOfVectorsOfEveryLength() {
    let vector = Components(1, 2, 3, 4, 5, 6)
    #expect(vector + .zero == vector)
    #expect(Components.zero + vector == vector)
    #expect((vector - vector).isZero)
  }

  @Test func scalingByInfinityLeavesUnusedPlacesAlone() {
    var vector = Components(1, 2)
    vector.scale(by: .infinity)
    #expect(vector.magnitudeSquared == .infinity)
    #expect(vector + .zero == vector)
  }

  @Test func anAngleAnimatesAsRadiansTimes128() {
    for vector in ReferenceFile.swiftui.vectors(of: "Angle.animatableData") {
      vector.check(Angle(radians: vector.input["radians"].double).animatableData)
      #expect(
        abs(Angle(degrees: vector.input["degrees"].double).animatableData - vector.expected.double)
          < 1e-12)
    }
  }
}
