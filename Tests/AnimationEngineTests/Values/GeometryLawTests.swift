import AnimationEngine
import TestSupport
import Testing

/// Vectors and values of the engine: the laws, their animatable data, the way there and back.
@Suite struct GeometryLawTests {
  let numbers = [0, 1, -1, 0.1, -7.25, 1e9, 1e-9]

  @Test func vectorsOfTheStandardLibraryAreVectors() {
    checkVectorArithmetic(numbers.map { SIMD2($0, 2 - $0) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD3($0, 2 - $0, 3) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD4($0, 2 - $0, 3, $0) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD8(repeating: $0) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD16(repeating: $0) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD32(repeating: $0) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD64(repeating: $0) }, tolerance: 1e-10)
    checkVectorArithmetic(numbers.map { SIMD4<Float>(repeating: Float($0)) }, tolerance: 1e-5)
    #expect(SIMD3<Float>(1, 2, 2).magnitudeSquared == 9)
    #expect(SIMD2(1.0, 3).interpolated(towards: SIMD2(3, 4), amount: 0.5) == SIMD2(2, 3.5))
  }

  @Test func arraysAreVectors() {
    checkVectorArithmetic([[], [0], [1, 2], [3, -4, 5], [0.5, 0.25]] as [[Double]])
    checkVectorArithmetic([[], [SIMD2(1, 2)], [SIMD2(3, 4), SIMD2(5, 6)]] as [[SIMD2<Double>]])
    #expect(([3, 4] as [Double]).magnitudeSquared == 25)
  }

  @Test func theEmptyArrayIsATrueZero() {
    let sum = Self.sum(of: [1, 2, 3], [10])
    #expect(sum == [11, 2, 3])
    #expect(Self.sum(of: [], [1, 2]) == [1, 2])
    #expect(Self.sum(of: [1, 2], .zero) == [1, 2])
    #expect([1.0] - [3.0, 4] == [-2, -4])
  }

  @Test func arraysInterpolateOverTheShorterLength() {
    func halfway<V: VectorArithmetic>(_ left: V, _ right: V) -> V {
      left.interpolated(towards: right, amount: 0.5)
    }
    #expect(halfway([1, 2, 3] as [Double], [3, 6]) == [2, 4, 3])
    #expect(halfway([1] as [Double], [3, 6]) == [2])
    #expect(halfway([] as [Double], [3, 6]) == [])
  }

  private static func sum(of left: [Double], _ right: [Double]) -> [Double] {
    func add<V: VectorArithmetic>(_ left: V, _ right: V) -> V { left + right }
    return add(left, right)
  }

  @Test func arraysOfAKnownTypeAreStillJoinedByPlus() {
    var joined: [Double] = [1, 2] + [3]
    joined += [4]
    #expect(joined == [1, 2, 3, 4])
    #expect([joined, [5]].reduce([], +) == [1, 2, 3, 4, 5])
  }

  @Test func arraysOfUnequalLengthMoveAsFarAsBothReach() {
    var runtime = AnimationRuntime([1.0, 2, 3], animating: \.self)
    runtime.withAnimation(.linear(duration: 1)) { $0 = [3, 6] }
    #expect(runtime.presentation(at: 0.5) == [2, 4])
    runtime.advance(to: 2)
    runtime.withAnimation(.linear(duration: 1)) { $0 = [3, 6, 8] }
    #expect(runtime.presentation(at: 2.5) == [3, 6, 4])
    #expect(runtime.presentation(at: 3) == [3, 6, 8])
  }

  @Test func arraysOfAnythingAnimatableAnimate() {
    let timeline = KeyframeTimeline(initialValue: [Angle.zero, .degrees(90)]) {
      KeyframeTrack(\.self) { LinearKeyframe([.degrees(180), .degrees(90)], duration: 1) }
    }
    #expect(timeline.value(time: 0.5)[0].degrees == 90)
    #expect(timeline.value(time: 0.5)[1].degrees == 90)
  }

  @Test func everyValueIsWhatItsDataSays() {
    checkRoundTrip(Point(x: 1, y: -2), AnimatablePair(1, -2))
    checkRoundTrip(Point3(x: 1, y: 2, z: 3), AnimatableValues(1, 2, 3))
    checkRoundTrip(Size(width: 3, height: 4), AnimatablePair(3, 4))
    checkRoundTrip(
      Rect(x: 1, y: 2, width: 3, height: 4), AnimatablePair(AnimatablePair(1, 2), .init(3, 4)))
    checkRoundTrip(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    checkRoundTrip(UnitPoint(x: 0.5, y: 2), AnimatablePair(64, 256))
    checkRoundTrip(Angle(radians: 2), 256)
    checkRoundTrip(
      ResolvedColor(red: 1, green: 0, blue: 1, opacity: 0.5),
      AnimatablePair(128, AnimatablePair(0, AnimatablePair(128, 64))))
  }

  private func checkRoundTrip<Value: Animatable & Equatable>(
    _ value: Value, _ data: Value.AnimatableData, sourceLocation: SourceLocation = #_sourceLocation
  ) where Value.AnimatableData: Equatable {
    #expect(value.animatableData == data, sourceLocation: sourceLocation)
    var copy = value
    copy.animatableData = .zero
    copy.animatableData = data
    #expect(copy == value, sourceLocation: sourceLocation)
  }

  @Test func aColourMovesInProportionToLight() {
    var runtime = AnimationRuntime(ResolvedColor(red: 0, green: 0, blue: 0), animating: \.self)
    runtime.withAnimation(.linear(duration: 1)) { $0 = ResolvedColor(red: 1, green: 0, blue: 0) }
    // Half the light is 188 of 255.
    #expect(abs(runtime.presentation(at: 0.5).red - 0.735_356_983) < 1e-8)
  }

  @Test func colorsOutsideTheGamutComeBack() {
    for red in [-0.7, -0.01, 0.3, 1.4] {
      var color = ResolvedColor(red: red, green: 0.2, blue: 0.04, opacity: 2)
      color.animatableData = color.animatableData
      #expect(abs(color.red - red) < 1e-15)
      #expect(color.opacity == 2)
    }
  }

  @Test func anglesCanBeReckonedWith() {
    #expect(Angle(radians: 1) + .init(radians: 2) == .init(radians: 3))
    #expect(-Angle(radians: 1) == .init(radians: 0) - .init(radians: 1))
    #expect(2 * Angle(radians: 3) == .init(radians: 12) / 2)
    var angle = Angle(radians: 8)
    angle += Angle(radians: 2)
    angle -= Angle(radians: 4)
    angle *= 3
    angle /= 2
    #expect(angle.radians == 9)
  }

  @Test func numbersThatAreNoneStayWhatTheyAre() {
    #expect(SIMD2(.infinity, 1).magnitudeSquared == .infinity)
    #expect(([.nan] as [Double]).magnitudeSquared.isNaN)
    #expect(Point(x: .nan, y: 1).animatableData.first.isNaN)
  }
}
