import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationFormats

/// Where a finger was, in a plot, whatever follows it.
@Suite("Fingers in plots") struct HandDotTests {
  private func series(_ animation: Animation?, _ type: PropertyType = .number) throws
    -> [PlotFigure.Series]
  {
    let zero = Components(repeating: 0, count: type.componentCount)
    let samples = [(0.0, 10.0), (0.1, 50.0), (0.2, 120.0)].map { time, place in
      var value = zero
      value[0] = place
      return Gesture.Sample(time: time, value: value)
    }
    let gesture = Gesture(
      property: 0, components: 0..<type.componentCount, samples: samples, animation: animation)
    let scene = Scene(initial: [zero], events: [SceneEvent(at: 0.5, .gesture(gesture))])
    let whole = ResolvedAnimation(
      properties: [AnimatedProperty(name: "card.x", type: type)], content: .scene(scene))
    let figure = PlotFigure(
      try whole.compiled(), over: 0...1, keyframes: whole.keyframeTimes, hand: whole.handSamples)
    guard case .lines(let series)? = figure.panels.first?.content else { return [] }
    return series
  }

  @Test func dotsAreWhereTheFingerWas() throws {
    // The spring is at 0 when the finger is at 10 already, and behind it ever after.
    let dots = try #require(series(.interactiveSpring()).first).dots
    #expect(dots.map(\.time) == [0.5, 0.6, 0.7])
    #expect(dots.map(\.value) == [10, 50, 120])
  }

  @Test func withoutAnAnimationTheyLieOnTheLine() throws {
    let line = try #require(series(nil).first)
    #expect(line.dots.map(\.value) == [10, 50, 120])
    #expect(line.values.max() == 120)
  }

  @Test func eachComponentHasItsOwn() throws {
    let both = try series(.interactiveSpring(), .point)
    #expect(both.map { $0.dots.map(\.value) } == [[10, 50, 120], [0, 0, 0]])
  }

  @Test func namesThatDifferInCompositionAloneAreTwo() {
    let names = ["\u{e9}", "e\u{301}"]
    let properties = names.map { AnimatedProperty(name: $0, type: .number) }
    let events = properties.indices.map { index in
      let sample = Gesture.Sample(time: 0, value: [Double(index + 1)])
      let gesture = Gesture(
        property: index, components: 0..<1, samples: [sample], animation: nil)
      return SceneEvent(at: 0, .gesture(gesture))
    }
    let whole = ResolvedAnimation(
      properties: properties, content: .scene(Scene(initial: [[0], [0]], events: events)))
    let hand = PlotHand(whole.handSamples, of: properties)
    #expect([0, 1].map { hand.position(of: $0, 0, at: 0) } == [1, 2])
  }

  /// Looking the name up for each place of the finger would take minutes.
  @Test(.timeLimit(.minutes(5))) func aLongNameIsLookedUpOnce() throws {
    let property = AnimatedProperty(name: String(repeating: "é", count: 1_000_000), type: .number)
    let samples = (0..<10_000).map { Gesture.Sample(time: Double($0), value: [1]) }
    let gesture = Gesture(property: 0, components: 0..<1, samples: samples, animation: nil)
    let scene = Scene(initial: [[0]], events: [SceneEvent(at: 0, .gesture(gesture))])
    let whole = ResolvedAnimation(properties: [property], content: .scene(scene))
    let hand = PlotHand(whole.handSamples, of: [property])
    #expect(hand.position(of: 0, 0, at: 9999) == 1)
    #expect(hand.position(of: 0, 1, at: 9999) == nil)
  }
}
