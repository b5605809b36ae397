import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// That what is made again from checkpoints has the bits of all steps kept.
@Suite struct FluidTableTests {
  static let springs = [
    FluidSpring(response: 0.5, dampingRatio: 0.7, blendDuration: 0),
    FluidSpring(response: 2, dampingRatio: 0.2, blendDuration: 0),
    FluidSpring(response: 0.4, dampingRatio: 1, blendDuration: 0.3),
    FluidSpring(response: 0.3, dampingRatio: 3, blendDuration: 0),
    FluidSpring(response: 0, dampingRatio: 0.5, blendDuration: 0),
  ]

  private func table<Value>(
    _ plain: PlainFluid<Value>, _ first: PlainFluid<Value>.State, horizon: Double = 0
  ) throws -> FluidTable<Value> {
    var meter = WorkMeter()
    let context = MotionContext<Value>(
      springs: .swiftui, animatableScale: plain.scale, horizon: horizon)
    return try FluidTable(
      plain.spring,
      from: first.handed(blendStart: plain.blendStart, blendInterval: plain.blendInterval),
      towards: plain.target, in: context, &meter)
  }

  private func expectSame<Value>(
    _ plain: PlainFluid<Value>, _ first: PlainFluid<Value>.State, horizon: Double = 0
  ) throws {
    let table = try table(plain, first, horizon: horizon)
    #expect(table.end == plain.end)
    for time in plain.times {
      let (state, expected) = (table.state(at: time), plain.state(at: time))
      #expect(
        state.point.offset == expected.offset && state.point.velocity == expected.velocity
          && state.point.force == expected.force && state.time == expected.time,
        "\(plain.spring) at \(time)")
    }
  }

  @Test(arguments: springs)
  func numbersShowTheBitsOfAllSteps(spring: FluidSpring) throws {
    var plain = PlainFluid(spring, towards: 93.7)
    let first = PlainFluid<Double>.State(offset: 3, velocity: -40, force: 7, time: 0.23)
    plain.run(from: first)
    try expectSame(plain, first)
  }

  @Test(arguments: [1, 2, 4, 5, 9, 16])
  func vectorsShowTheBitsOfAllSteps(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    func vector(_ size: Double) -> Components {
      Components((0..<count).map { _ in Double.random(in: -size...size, using: &random) })
    }
    var plain = PlainFluid(Self.springs[0], towards: vector(100))
    plain.scale = 128
    let first = PlainFluid<Components>.State(
      offset: vector(10), velocity: vector(300), force: vector(50), time: 1.5)
    plain.run(from: first)
    try expectSame(plain, first)
  }

  @Test func aChangedResponseIsBlendedInStepByStep() throws {
    var plain = PlainFluid<Components>(Self.springs[2], towards: [1, 2, 3, 4, 5])
    (plain.blendStart, plain.blendInterval) = (0.4, 0.25)
    let first = PlainFluid<Components>.State(
      offset: [0.1, 0, 0.2, 0, 9], velocity: [1, 1, 1, 1, 1], force: [0, 0, 0, 0, 0],
      time: 0.4)
    plain.run(from: first)
    try expectSame(plain, first)
  }

  @Test func vectorsOfUnknownComponentsShowTheBitsOfAllSteps() throws {
    var plain = PlainFluid(Self.springs[0], towards: AnimatablePair(12.0, SIMD2(3.0, -0.7)))
    let first = PlainFluid<AnimatablePair<Double, SIMD2<Double>>>.State()
    plain.run(from: first)
    try expectSame(plain, first)
  }

  @Test func anUndampedMotionGoesOnToTheHorizon() throws {
    let spring = FluidSpring(response: 0.5, dampingRatio: 0, blendDuration: 0)
    var plain = PlainFluid<Components>(spring, towards: [1, -2])
    let rest = PlainFluid<Components>.State(resting: 2)
    plain.run(from: rest, horizon: 7.3)
    try expectSame(plain, rest, horizon: 7.3)
    #expect(plain.end == .infinity)
  }

  @Test func whatIsForgottenIsMadeAgain() throws {
    var plain = PlainFluid<Components>(Self.springs[1], towards: [1, 2, 3, 4, 5])
    let rest = PlainFluid<Components>.State(resting: 5)
    plain.run(from: rest)
    var table = try table(plain, rest)
    let before = table.bytes
    table.forget(after: 0.5)
    #expect(table.bytes < before / 2)
    for time in [-1, 0, 0.3, 0.5, 0.51, 2, plain.end, plain.end + 1] {
      #expect(table.state(at: time).point.offset == plain.state(at: time).offset)
    }
  }

  /// Rows closer together than steps, as far apart as five, and farther apart than checkpoints.
  @Test(arguments: [0.0009, 1.0 / 60, 0.37, 0.9])
  func rowsShowTheBitsOfSingleTimes(step: Double) throws {
    let animation = ResolvedAnimation.change(
      of: .vector(count: 5), from: [0, 0, 0, 0, 0], to: [1, 20, -3, 400, 5],
      .spring(response: 1, dampingFraction: 0.2).delay(0.11))
    let timeline = try animation.compiled(springs: .swiftui)
    let end = try #require(timeline.duration)
    let last = min(end + 1, 2000 * step)
    let samples = Samples(timeline, on: .steps(of: step, start: -0.2, end: last))
    for column in 0..<5 {
      let rows = 0..<samples.rowCount
      let (values, velocities) = (samples.values(column, rows), samples.velocities(column, rows))
      for row in rows {
        let time = samples.grid.time(at: row)
        #expect(values[row] == timeline.value(ofColumn: column, at: time))
        #expect(velocities[row] == timeline.velocity(ofColumn: column, at: time))
      }
      let window = rows.count / 3..<rows.count / 2
      #expect(samples.values(column, window) == Array(values[window]))
    }
  }

  @Test func aMotionThatIsTakenOverHandsOnTheBitsOfItsStep() throws {
    let (old, new) = (Self.springs[0], Self.springs[2])
    let moment = 0.2371
    var before = PlainFluid<Components>(old, towards: [100, -7])
    before.run(from: .init(resting: 2))
    var first = before.state(at: moment)
    first.time = moment
    var after = PlainFluid<Components>(new, towards: [20, 3])
    (after.blendStart, after.blendInterval) = (moment, old.response - new.response)
    after.run(from: first)

    var history = MotionHistory<Components>(
      restingAt: [0, 0], context: MotionContext(springs: .swiftui, horizon: 0))
    history.change(to: [100, -7], with: Animation(.fluid(old)), at: 0)
    history.change(to: [20, 3], with: Animation(.fluid(new)), at: moment)
    #expect(history.end == after.end)
    let lanes = history.lanes
    for time in before.times where time > 0 && time < moment {
      #expect(history.value(at: time) == before.state(at: time).offset)
      #expect(lanes[1].value(at: time) == before.state(at: time).offset[1])
    }
    for time in after.times where time >= moment && time < after.end {
      #expect(history.value(at: time) == after.state(at: time).offset)
      #expect(lanes[0].value(at: time) == after.state(at: time).offset[0])
    }
  }
}
