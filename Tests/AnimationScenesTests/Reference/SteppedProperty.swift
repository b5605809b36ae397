/// One number of a scene, moved tick by tick by the rules for springs, curves, merging and combining
/// and by nothing of the engine: the slow, plain reading that the closed forms are held to.
struct SteppedProperty {
  /// How a change is carried.
  enum AnimationSource {
    case spring(response: Double, ratio: Double, blend: Double = 0, delay: Double = 0)
    case curve(SteppedCurve, duration: Double, delay: Double = 0)
  }

  /// A spring that is stepped.
  private struct Integrator {
    var response: Double
    var ratio: Double
    var blend: Double
    var delay = 0.0
    var x = 0.0
    var v = 0.0
    var a = 0.0
    var time = 0.0
    var blendStart = 0.0
    var blendInterval = 0.0
    var isFinished = false

    func with(velocity: Double) -> Integrator {
      var state = self
      state.v = velocity
      return state
    }
  }

  /// What moves at the bottom.
  private enum Base {
    case rest
    case spring(Integrator)
    case curve(SteppedCurve, duration: Double, delay: Double)
  }

  /// A curve on top of what runs.
  private struct Entry {
    var curve: SteppedCurve
    var duration: Double
    var delay: Double
    var start: Double
    var target: Double

    func progress(at time: Double) -> Double {
      let elapsed = time - start
      if elapsed >= duration + delay { return 1 }
      return elapsed < delay ? 0 : curve.value(at: (elapsed - delay) / duration)
    }
  }

  /// How long one step is, in seconds.
  let step: Double
  /// Whether springs end by the thresholds of SwiftUI; they never do otherwise.
  let hasThresholds: Bool
  private(set) var model = 0.0
  private var base = Base.rest
  private var (origin, target, start) = (0.0, 0.0, 0.0)
  private var entries: [Entry] = []
  /// Where a hand was, and when.
  private var samples: [(value: Double, time: Double)] = []

  init(step: Double = 1 / 300, hasThresholds: Bool = true) {
    (self.step, self.hasThresholds) = (step, hasThresholds)
  }
}

// MARK: - What shows

extension SteppedProperty {
  /// Steps what runs on to `time`.
  mutating func tick(to time: Double) {
    guard case .spring(var state) = base else { return }
    // Off SwiftUI's own steps nothing says which step a rounded time belongs to: the nearest one.
    let slack = hasThresholds ? 0 : step * 1e-6
    while state.time < max(time - start - state.delay, 0) - slack, !state.isFinished {
      advance(&state)
    }
    base = .spring(state)
  }

  private func advance(_ state: inout Integrator) {
    let interval = target - origin
    let next = state.time + step
    var response = state.response
    if state.blend > 0, state.blendInterval != 0 {
      let p = min(max((next - state.blendStart) / state.blend, 0), 1)
      response += state.blendInterval * (1 - p * p * (3 - 2 * p))
    }
    let natural = 2 * Double.pi / response
    let k = response > 0 ? min(natural * natural, 45000) : 45000
    let c = 2 * state.ratio * k.squareRoot()
    let half = state.v + state.a * step / 2
    state.x += half * step
    state.a = -c * half + k * (interval - state.x)
    state.v = half + state.a * step / 2
    state.time = next
    let tolerance = 0.01 * interval
    let left = interval - state.x
    if hasThresholds, max(state.v * state.v, state.a * state.a) <= 0.0036,
      !(tolerance * tolerance > 0 && tolerance * tolerance < left * left)
    {
      state.isFinished = true
      state.x = interval
    }
  }

  /// Whether all is over at `time`, which has been ticked to.
  private func isOver(at time: Double) -> Bool {
    if let last = entries.last { return time - last.start >= last.duration + last.delay }
    switch base {
    case .rest: return true
    case .spring(let state): return state.isFinished && time - start >= state.time + state.delay
    case .curve(_, let duration, let delay): return time - start >= duration + delay
    }
  }

  /// What shows at `time`, which has been ticked to.
  func value(at time: Double) -> Double {
    if isOver(at: time) { return model }
    return entries.reduce(baseValue(at: time)) { shown, entry in
      let progress = entry.progress(at: time)
      return progress == 1 ? entry.target : shown + progress * (entry.target - shown)
    }
  }

  private func baseValue(at time: Double) -> Double {
    switch base {
    case .rest: return model
    case .spring(let state): return origin + state.x
    case .curve(let curve, let duration, let delay):
      let entry = Entry(
        curve: curve, duration: duration, delay: delay, start: start, target: target)
      return origin + entry.progress(at: time) * (target - origin)
    }
  }
}

// MARK: - What happens

extension SteppedProperty {
  /// A change at once: all that runs is moved with the model.
  mutating func jump(to value: Double, at time: Double) {
    tick(to: time)
    if isOver(at: time) { (base, entries) = (.rest, []) }
    let shift = value - model
    origin += shift
    target += shift
    for index in entries.indices { entries[index].target += shift }
    model = value
    samples = []
  }

  /// A hand, perhaps a new one, holds the number: nothing runs.
  mutating func follow(_ value: Double, at time: Double, isNew: Bool = false) {
    (base, entries, model) = (.rest, [], value)
    if isNew { samples = [] }
    samples.append((value, time))
  }

  /// A change that something carries.
  mutating func animate(to value: Double, by source: AnimationSource, at time: Double) {
    tick(to: time)
    let tracked = trackedVelocity(at: time)
    samples = []
    switch source {
    case .spring(let response, let ratio, let blend, let delay):
      let spring = Integrator(response: response, ratio: ratio, blend: blend, delay: delay)
      isOver(at: time)
        ? begin(.spring(spring.with(velocity: tracked ?? 0)), to: value, at: time)
        : merge(spring, tracked, to: value, at: time)
    case .curve(let curve, let duration, let delay):
      if isOver(at: time) {
        begin(.curve(curve, duration: duration, delay: delay), to: value, at: time)
      } else {
        entries.append(
          Entry(curve: curve, duration: duration, delay: delay, start: time, target: value))
      }
    }
    model = value
  }

  private mutating func begin(_ base: Base, to value: Double, at time: Double) {
    (origin, target, start, entries) = (model, value, time, [])
    self.base = base
  }

  /// A spring goes on from the place and the state of what runs, on its clock.
  private mutating func merge(
    _ spring: Integrator, _ tracked: Double?, to value: Double, at time: Double
  ) {
    var state = spring
    state.delay = 0
    if case .spring(let old) = base, entries.isEmpty {
      (state.v, state.a) = (old.v, old.a)
      (state.blendStart, state.blendInterval) = (old.blendStart, old.blendInterval)
      if old.response != spring.response {
        (state.blendStart, state.blendInterval) = (time - start, old.response - spring.response)
      }
    }
    state.x = self.value(at: time) - origin
    state.v = tracked ?? state.v
    state.time = time - start
    (target, entries) = (value, [])
    base = .spring(state)
  }

  /// The velocity of the hand, fading after its last sample.
  private func trackedVelocity(at time: Double) -> Double? {
    guard let last = samples.last else { return nil }
    let recent = samples.suffix(3)
    let slopes = zip(recent, recent.dropFirst()).map {
      ($1.value - $0.value) / ($1.time - $0.time)
    }
    let velocity =
      slopes.count == 2 ? 0.75 * slopes[0] + 0.25 * slopes[1] : slopes.first ?? 0
    var faded = velocity
    let milliseconds = Int((min(time - last.time, 2) * 1000).rounded())
    for _ in 0..<milliseconds { faded *= 0.998 }
    return faded
  }
}
