import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct TransformInterpolationSpaceTests {
  /// Values of each interpolation, from one to many.
  static let properties: [[String]] = [
    ["none"], ["rotate(45deg)"], ["none", "rotate(720deg)"],
    ["translate(10px) scale(2)", "translateY(20px)", "none"],
    ["rotate3d(1, 2, 3, 40deg)", "rotate3d(2, 4, 6, 100deg) perspective(500px)"],
    ["skewX(10deg) perspective(none)", "skewX(40deg) perspective(300px)"],
    ["rotate(45deg)", "rotateX(30deg)"], ["matrix(1, 2, 3, 5, 0, 0)", "none"],
    ["rotate(30deg) scale(2)", "scale(3) rotate(80deg)"],
    ["translate(10px) rotate(45deg)", "translate(20px) skew(10deg)"],
    ["scale(-1, 1)", "matrix(1, 0, 0, -1, 9, 9)"],
    ["rotateX(50deg) translateZ(4px)", "perspective(300px) rotateY(60deg)"],
    ["scale(2)", "rotate(90deg)", "translate(10px)"],
    ["scale(2)", "rotate3d(1, 1, 1, 90deg)", "translate(10px)", "matrix(1, 2, -3, 4, 5, 6)"],
    ["scale(2)", "rotate(9deg)", "skew(1deg)", "translate(1px)", "rotateX(8deg)", "none"],
  ]

  private func lists(_ texts: [String]) throws -> [TransformList] {
    try texts.map { try TransformList(css: $0) }
  }

  private func shown(_ interpolation: TransformInterpolationSpace, _ coordinates: Components)
    -> [Double]
  {
    (0..<16).map { interpolation.shown($0, at: coordinates.array) }
  }

  @Test(arguments: properties) func valuesShowAsThemselves(_ texts: [String]) throws {
    let lists = try lists(texts)
    let interpolation = TransformInterpolationSpace(for: lists)
    for (index, list) in lists.enumerated() {
      let place = interpolation.coordinates(ofValue: index)
      #expect(place.count == interpolation.laneCount && interpolation.laneCount >= 1)
      for (left, right) in zip(shown(interpolation, place), list.matrix.entries) {
        #expect(abs(left - right) <= 1e-15 * max(1, abs(right)), "\(list)")
      }
    }
  }

  @Test(arguments: properties) func velocityIsTheDerivativeOfTheValue(_ texts: [String]) throws {
    let interpolation = TransformInterpolationSpace(for: try lists(texts))
    var generator = SplitMix64(seed: UInt64(texts.count))
    let start = interpolation.coordinates(ofValue: 0)
    let end = interpolation.coordinates(ofValue: texts.count - 1)
    let middle = interpolation.coordinates(ofValue: texts.count / 2)
    for _ in 0..<20 {
      // A path that bends away from the line between two values.
      let (a, b) = (
        Double.random(in: -0.3...1.3, using: &generator),
        Double.random(in: -1...1, using: &generator)
      )
      func place(_ time: Double) -> Components {
        start + (end - start).scaled(by: a + time) + (middle - start).scaled(by: b * time)
      }
      let rate = (end - start) + (middle - start).scaled(by: b)
      for column in 0..<16 {
        let motion = MotionUnderTest {
          interpolation.shown(column, at: place($0).array)
        } velocity: { time in
          let dual = (0..<rate.count).map { DualNumber(place(time)[$0], rate: rate[$0]) }
          return interpolation.shown(column, at: dual).rate
        }
        let size = (0..<16).map { abs(interpolation.shown($0, at: place(0).array)) }.max() ?? 1
        checkDerivative(motion, at: [0], step: 1e-6, tolerance: 1e-4 * max(1, size))
      }
    }
  }

  @Test(arguments: properties)
  func anInterpolationThatStartsHasTheVelocityOfItsPair(_ texts: [String]) throws {
    let lists = try lists(texts)
    let interpolation = TransformInterpolationSpace(for: lists)
    for (first, from) in lists.enumerated() {
      for (second, to) in lists.enumerated() where first != second {
        let start = interpolation.coordinates(ofValue: first)
        let span = interpolation.coordinates(ofValue: second) - start
        let coordinates = (0..<start.count).map { DualNumber(start[$0], rate: span[$0]) }
        let (low, high) = first < second ? (from, to) : (to, from)
        let pair = TransformBlend(from: low, to: high)
        let progress = DualNumber(first < second ? 0 : 1, rate: first < second ? 1 : -1)
        for column in 0..<16 {
          let expected = pair.shown(column, at: progress).rate
          let rate = interpolation.shown(column, at: coordinates).rate
          #expect(abs(rate - expected) <= 1e-12 * max(1, abs(expected)), "\(from) \(to) \(column)")
        }
      }
    }
  }

  // MARK: Functions

  @Test func matchingListsMoveByTheirArguments() throws {
    let interpolation = TransformInterpolationSpace(
      for: try lists(["rotate(0deg) translate(1px)", "rotate(720deg) translate3d(3px, 5px, 0)"]))
    #expect(interpolation.laneCount == 3)
    #expect(interpolation.coordinates(ofValue: 0).array == [0, 1, 0])
    #expect(interpolation.coordinates(ofValue: 1).array == [720, 3, 5])
    // A quarter of the way is half a turn.
    #expect(interpolation.shown(0, at: [180, 0, 0]) == -1)
  }

  @Test func whatIsTheSameEverywhereDoesNotMove() throws {
    let interpolation = TransformInterpolationSpace(
      for: try lists(["scale(2) rotate(5deg) skewX(3deg)", "scale(2) rotate(9deg) skewX(3deg)"]))
    #expect(interpolation.laneCount == 1)
    let constant = TransformInterpolationSpace(for: try lists(["rotate(5deg)"]))
    #expect(constant.laneCount == 1)
    #expect(constant.coordinates(ofValue: 0).array == [0])
  }

  @Test func aPerspectiveMovesByItsInverse() throws {
    let interpolation = TransformInterpolationSpace(
      for: try lists(["perspective(none)", "perspective(100px)"]))
    #expect(interpolation.coordinates(ofValue: 1).array == [0.01])
    #expect(interpolation.shown(11, at: [0.005]) == -0.005)
    #expect(interpolation.shown(11, at: [-0.005]) == 0, "never below 0")
    #expect(interpolation.shown(11, at: [DualNumber(-0.005, rate: 1)]).rate == 0)
  }

  @Test func shortListsAreFilledWithIdentities() throws {
    let texts = ["none", "translate(8px)", "translate(8px) scale(3) perspective(10px)"]
    let interpolation = TransformInterpolationSpace(for: try lists(texts))
    #expect(interpolation.laneCount == 4)
    #expect(interpolation.coordinates(ofValue: 0).array == [0, 1, 1, 0])
    #expect(interpolation.coordinates(ofValue: 1).array == [8, 1, 1, 0])
    #expect(interpolation.coordinates(ofValue: 2).array == [8, 3, 3, 0.1])
  }

  @Test(arguments: [
    ["skewX(1deg)", "skewY(1deg)"], ["skew(1deg)", "skewX(1deg)"],
    ["matrix(1, 0, 0, 1, 0, 0)", "matrix(1, 0, 0, 1, 2, 0)"], ["matrix(1, 0, 0, 1, 0, 0)", "none"],
    ["rotate(1deg)", "rotateX(1deg)"], ["rotate(1deg) scale(2)", "scale(2) rotate(1deg)"],
    ["perspective(1px)", "translateZ(1px)"],
  ])
  func listsThatDoNotMatchNeedStops(_ texts: [String]) throws {
    let lists = try lists(texts)
    #expect(TransformInterpolationSpace.needsStops(lists + [TransformList()]))
    #expect(!TransformInterpolationSpace.needsStops(lists), "two move from the first to the second")
    #expect(TransformInterpolationSpace(for: lists).coordinates(ofValue: 1).array == [1])
  }

  @Test(arguments: [
    ["rotate(0deg)", "rotateX(9deg)", "rotateX(8deg)"],
    ["scaleX(2)", "scale3d(1, 2, 3)", "scale(4)"], ["translateX(2px)", "translateZ(2px)", "none"],
    ["rotate3d(0, 0, 0, 9deg)", "rotateY(9deg)", "rotateY(18deg)"],
    ["rotate(1deg)", "rotateZ(2deg)", "rotate3d(0, 0, 5, 2deg)"],
    [
      "matrix(1, 2, 3, 4, 5, 6) scale(2)", "matrix(1, 2, 3, 4, 5, 6)",
      "matrix(1, 2, 3, 4, 5, 6) scaleX(3) skewX(1deg)",
    ],
  ])
  func listsThatMatchNeedNoStops(_ texts: [String]) throws {
    #expect(!TransformInterpolationSpace.needsStops(try lists(texts)))
  }

  @Test func randomListsThatMatchMoveByFunctions() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let model = RandomTransforms.list(using: &generator)
      let lists =
        [model] + (0..<3).map { _ in RandomTransforms.list(matching: model, using: &generator) }
      let interpolation = TransformInterpolationSpace(for: lists)
      guard case .functions = interpolation else {
        Issue.record("\(lists)")
        continue
      }
      let blend = TransformBlend(from: lists[0], to: lists[1])
      for progress in [-0.5, 0, 0.3, 0.9, 1, 1.5] {
        let place = interpolation.coordinates(ofValue: 0).interpolated(
          towards: interpolation.coordinates(ofValue: 1), amount: progress)
        let expected = blend.matrix(at: progress)
        let list = lists[0].interpolated(towards: lists[1], amount: progress).matrix
        for column in 0..<16 {
          let size = 1e-9 * max(1, abs(expected[column]))
          #expect(abs(interpolation.shown(column, at: place.array) - expected[column]) <= size)
          #expect(abs(list[column] - expected[column]) <= size)
        }
      }
    }
  }

  // MARK: Pairs

  @Test func randomPairsMeetBothEnds() {
    var generator = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let from = RandomTransforms.list(using: &generator)
      let to = RandomTransforms.list(using: &generator)
      let blend = TransformBlend(from: from, to: to)
      for (progress, end) in [(0.0, from), (1.0, to)] {
        let (matrix, expected) = (blend.matrix(at: progress), end.matrix)
        // A negative matrix shows the same.
        let sign: Double = (matrix[15] < 0) == (expected[15] < 0) ? 1 : -1
        let size = expected.entries.map { abs($0) }.max() ?? 1
        for entry in 0..<16 {
          #expect(abs(sign * matrix[entry] - expected[entry]) <= 1e-13 * size, "\(from) to \(to)")
        }
      }
    }
  }

  @Test func anInterpolationIsContinuousBesideItsEnds() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<500 {
      // Four functions at most multiply to numbers whose change in a billionth is small.
      let from = RandomTransforms.list(using: &generator)
      let to = RandomTransforms.list(using: &generator)
      let blend = TransformBlend(from: from, to: to)
      for end in [0.0, 1.0] {
        let (there, near) = (blend.matrix(at: end), blend.matrix(at: end == 0 ? 1e-10 : 1 - 1e-10))
        let size = (0..<16).map { abs(there[$0]) }.max() ?? 1
        for entry in 0..<16 {
          #expect(abs(there[entry] - near[entry]) <= 1e-5 * max(1, size), "\(from) to \(to)")
        }
      }
    }
  }

  @Test func aSingularMatrixSwitchesHalfWay() throws {
    let interpolation = TransformInterpolationSpace(
      for: try lists(["scale(0) skewX(0)", "rotate(90deg)"]))
    #expect(interpolation.shown(0, at: [0.499]) == 0)
    #expect(interpolation.shown(1, at: [0.499]) == 0)
    #expect(interpolation.shown(1, at: [0.5]) == 1)
    #expect(interpolation.shown(1, at: [-1]) == 0)
    #expect(interpolation.shown(1, at: [2]) == 1)
    #expect(interpolation.shown(1, at: [DualNumber(0.3, rate: 1)]).rate == 0)
  }

  @Test func functionsBeforeASingularMatrixMoveOn() throws {
    let blend = TransformBlend(
      from: try TransformList(css: "translateX(10px) scale(0)"),
      to: try TransformList(css: "translateX(20px) rotate(90deg)"))
    #expect(blend.matrix(at: 0.25)[12] == 12.5)
    #expect(blend.matrix(at: 0.25)[0] == 0)
  }

  @Test func rotationsAboutDifferentAxesTakeTheGreatCircle() throws {
    let (from, to) = try (
      TransformList(css: "rotateX(90deg)"), TransformList(css: "rotateY(90deg)")
    )
    let half = from.interpolated(towards: to, amount: 0.5)
    // The middle of two quarter turns: about the diagonal between the axes, by 2 acos(√(2/3)).
    #expect(half.functions.map(\.kind) == [.rotate3d])
    #expect(abs(half.functions[0].arguments[3] - 70.52877936550931) < 1e-12)
    let expected = TransformFunction(.rotate3d, [1, 1, 0, 70.52877936550931]).matrix
    for entry in 0..<16 { #expect(abs(half.matrix[entry] - expected[entry]) < 1e-14) }
  }

  /// What shows are the numbers divided by the last one, m44.
  @Test func aFactorOfTheWholeMatrixShowsNothingElse() {
    var generator = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let from = RandomTransforms.function(.matrix3d, using: &generator).matrix
      let to = RandomTransforms.function(.matrix3d, using: &generator).matrix
      for (left, right) in [(0.5, 3.0), (2.0, 2.0), (0.5, -1.0), (-2.0, -1.0)] {
        let large = Matrix4(from.entries.map { $0 * left })
        let other = Matrix4(to.entries.map { $0 * right })
        for amount in [-1, 0, 0.3, 1, 1.5] {
          let shown = large.interpolated(towards: other, amount: amount)
          let expected = from.interpolated(towards: to, amount: amount)
          let factor = shown[15] / expected[15]
          let size = expected.entries.map { abs($0) }.max() ?? 1
          for entry in 0..<16 {
            #expect(abs(shown[entry] / factor - expected[entry]) <= 1e-11 * size)
          }
        }
        #expect(large.interpolated(towards: other, amount: 0) == large)
      }
    }
  }

  // MARK: Stops

  private func stops() throws -> (TransformWeightSpace, [TransformList]) {
    let lists = try lists([
      "scale(2)", "rotate3d(1, 1, 1, 90deg)", "translate(10px)", "matrix(1, 2, -3, 4, 5, 6)",
      "rotateY(30deg) scaleX(3)", "skewY(20deg)",
    ])
    return (TransformWeightSpace(lists), lists)
  }

  @Test func twoWeightsShowTheirPair() throws {
    let (interpolation, lists) = try stops()
    for low in lists.indices {
      for high in lists.indices where high > low {
        let pair = TransformBlend(from: lists[low], to: lists[high])
        for progress in [-0.5, 0.25, 0.75, 1.25] {
          var weights = [Double](repeating: 0, count: lists.count)
          (weights[low], weights[high]) = (1 - progress, progress)
          for column in 0..<16 {
            let expected = pair.matrix(at: progress)[column]
            let shown = interpolation.shown(column, at: weights)
            #expect(abs(shown - expected) <= 1e-15 * max(1, abs(expected)))
          }
        }
      }
    }
  }

  @Test func aWeightThatPassesThroughZeroChangesNothingAtOnce() throws {
    let (interpolation, lists) = try stops()
    var generator = SplitMix64(seed: 8)
    for _ in 0..<60 {
      var weights = (0..<lists.count).map { _ in
        Bool.random(using: &generator) ? 0 : Double.random(in: -0.5...1, using: &generator)
      }
      let passing = Int.random(in: 0..<lists.count, using: &generator)
      weights[passing] = 0
      let rest = weights.reduce(0, +)
      weights[(passing + 1) % lists.count] += 1 - rest
      for size in [1e-17, 1e-13, 1e-12, 1e-9] {
        for sign in [1.0, -1] {
          var near = weights
          near[passing] = sign * size
          for column in 0..<16 {
            let difference =
              interpolation.shown(column, at: near) - interpolation.shown(column, at: weights)
            #expect(abs(difference) <= 200 * size + 1e-12, "\(weights) \(passing) \(size)")
          }
        }
      }
    }
  }

  @Test func theInterpolationThroughTheStrongestWeightsIsContinuous() throws {
    let (interpolation, lists) = try stops()
    // Five weights of about the same size change places among the strongest.
    for step in 0..<200 {
      func weights(_ offset: Double) -> [Double] {
        let shift = Double(step) / 1000 - 0.1 + offset
        return [0.2 + shift, 0.2 - shift, 0.2 + shift / 2, 0.2 - shift / 2, 0.2, 0]
      }
      #expect(weights(0).count == lists.count)
      for column in 0..<16 {
        let change =
          interpolation.shown(column, at: weights(1e-9))
          - interpolation.shown(column, at: weights(0))
        #expect(abs(change) < 1e-6, "\(weights(0))")
      }
    }
  }

  @Test func theMeanOfTranslationsIsExact() throws {
    let interpolation = TransformWeightSpace(
      try lists(["matrix(1, 0, 0, 1, 0, 8)", "translate(10px)", "none", "matrix(1, 0, 0, 1, 4, 0)"])
    )
    for weights in [[0.5, 0.25, 0.25, 0], [-0.25, 1, 0.5, -0.25], [0.1, 0.2, 0.3, 0.4]] {
      let expected = 10 * weights[1] + 4 * weights[3]
      #expect(abs(interpolation.shown(12, at: weights) - expected) < 1e-14)
      #expect(abs(interpolation.shown(13, at: weights) - 8 * weights[0]) < 1e-14)
    }
  }

  /// A motion between the first two values, interrupted at a share of its way by one to the third.
  @Test(
    arguments: [
      ["rotate(90deg)", "translateX(100px)", "rotate(-90deg)"],
      ["rotate(90deg) skewX(0deg)", "scale(1) translateX(50px)", "translateX(9px) rotate(170deg)"],
      ["none", "rotate(90deg)", "translateX(10px)"],
    ], [0.2, 0.5, 0.9])
  func anInterruptedTurnDoesNotShrink(_ texts: [String], _ share: Double) throws {
    let interpolation = TransformWeightSpace(try lists(texts))
    for step in 0...100 {
      let progress = Double(step) / 100
      let weights = [(1 - share) * (1 - progress), share * (1 - progress), progress]
      let m = (0..<16).map { interpolation.shown($0, at: weights) }
      #expect(abs(m[0] * m[5] - m[1] * m[4] - 1) < 1e-9, "at \(progress)")
    }
  }

  /// It shrinks only where its direction is about to be the opposite, and never turns at once.
  @Test func aTurnThatIsReversedPassesThroughZero() throws {
    let interpolation = TransformWeightSpace(
      try lists(["rotate(0deg)", "scale(1) rotate(180deg)", "skewX(0deg) rotate(270deg)"]))
    func column(_ progress: Double) -> SIMD2<Double> {
      let weights = [0.5 * (1 - progress), 0.5 * (1 - progress), progress]
      return SIMD2(
        interpolation.shown(0, at: weights), interpolation.shown(1, at: weights))
    }
    for step in 0..<10_000 {
      let change = column(Double(step + 1) / 10_000) - column(Double(step) / 10_000)
      #expect((change * change).sum().squareRoot() < 0.02, "step \(step)")
    }
  }

  @Test func anyWeightsShowFiniteNumbers() throws {
    let (interpolation, lists) = try stops()
    var generator = SplitMix64(seed: 9)
    for _ in 0..<1_000 {
      let weights: [Double] = (0..<lists.count).map { _ in
        [0, 1, -1, 0.5, 1e-300, 1e-160, 3, -2].randomElement(using: &generator) ?? 0
      }
      for column in 0..<16 {
        #expect(interpolation.shown(column, at: weights).isFinite, "\(weights)")
      }
    }
    #expect(interpolation.shown(0, at: [Double](repeating: 0, count: 6)) == 0)
  }

  // MARK: Bounds

  @Test func longListsMoveAsFewNumbersAsTheyCan() throws {
    func list(_ text: String) throws -> TransformList {
      try TransformList(css: String(repeating: text, count: 10_000))
    }
    let turns = TransformInterpolationSpace(for: [
      try list("rotate(0deg) "), try list("rotate(1deg) "),
    ])
    #expect(turns.laneCount == 1)
    #expect(turns.coordinates(ofValue: 1).array == [10_000])
    let large = try list("scale(1.0001) ")
    let same = TransformInterpolationSpace(for: [large, large])
    #expect(same.coordinates(ofValue: 0).array == [0])
    let scales = TransformInterpolationSpace(for: [TransformList(), large])
    #expect(scales.laneCount == 1)
    #expect(abs(scales.shown(0, at: [1]) / large.matrix[0] - 1) < 1e-12)
  }

  @Test func theMostStopsOfLongListsStayWithinBounds() throws {
    let lists = try (0..<TransformInterpolationSpace.mostStops).map { index in
      try TransformList(
        css: String(repeating: "scale(1.00\(index)) skewX(\(index)deg) ", count: 200)
          + (index.isMultiple(of: 2) ? "rotateX(5deg)" : "skewY(1deg)"))
    }
    #expect(TransformInterpolationSpace.needsStops(lists))
    let interpolation = TransformInterpolationSpace(for: lists)
    #expect(interpolation.laneCount == TransformInterpolationSpace.mostStops)
    let equal = [Double](repeating: 1 / Double(lists.count), count: lists.count)
    #expect(interpolation.shown(0, at: equal).isFinite)
  }
}

extension TransformBlend {
  func matrix(at progress: Double) -> Matrix4 { Matrix4 { apply(progress, to: &$0) } }
}
