import AnimationEngine
import TestSupport
import Testing

/// Says that it is animatable, and writes no data.
private struct Still: Animatable, Equatable { var label = "still" }

/// A vector that says that it is animatable too, and is its own data.
private struct Heading: VectorArithmetic, Animatable {
  var turns = 0.0

  static let zero = Heading()
  static func + (left: Heading, right: Heading) -> Heading {
    Heading(turns: left.turns + right.turns)
  }
  static func - (left: Heading, right: Heading) -> Heading {
    Heading(turns: left.turns - right.turns)
  }
  mutating func scale(by factor: Double) { turns.scale(by: factor) }
  var magnitudeSquared: Double { turns.magnitudeSquared }
}

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

  @Test func eachPartOfAGroupIsInterpolatedByItsOwnRule() {
    let (short, long) = ([1.0], [3.0, 5.0])
    let pair = AnimatablePair(short, 0.0).interpolated(
      towards: AnimatablePair(long, 4.0), amount: 0.5)
    #expect(pair == AnimatablePair([2.0], 2.0), "a list keeps its length")
    let values = AnimatableValues(short, long, 0.0).interpolated(
      towards: AnimatableValues(long, short, 4.0), amount: 0.5)
    #expect(values == AnimatableValues([2.0], [2.0, 5.0], 2.0))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 9]) func componentsAreVectors(_ count: Int) {
    checkVectorArithmetic(
      numbers.map { number in Components((0..<count).map { number + Double($0) }) },
      tolerance: 1e-10)
  }

  @Test(arguments: 0...6) func aRepeatedComponentIsTheVectorOfTheList(_ count: Int) {
    let list = Array(repeating: 2.0, count: count)
    #expect(Components(repeating: 2, count: count) == Components(list))
  }

  @Test func nothingIsAVector() { checkVectorArithmetic([EmptyAnimatableData()]) }

  @Test func aTypeMayLeaveItsDataOut() {
    var still = Still(label: "here")
    let data: EmptyAnimatableData = still.animatableData
    still.animatableData = data
    #expect(still == Still(label: "here"))
    var heading = Heading(turns: 2)
    heading.animatableData.scale(by: 3)
    #expect(heading.turns == 6)
  }

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

  /// Squares of such lengths overflow or vanish.
  @Test(arguments: [1e-300, 1e-162, 1, 1e155, 1e300])
  func aLengthIsMeasuredAtEveryScale(_ size: Double) {
    #expect(abs(Components([3 * size, 4 * size]).norm / size - 5) < 1e-14)
    #expect(abs(SIMD2(3 * size, 4 * size).norm / size - 5) < 1e-14)
    #expect(Components([0, 0]).norm == 0 && Components([.infinity, 0]).norm == .infinity)
    #expect(Components([.nan, 0]).norm.isNaN)
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
