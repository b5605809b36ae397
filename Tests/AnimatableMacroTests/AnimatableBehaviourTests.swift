import AnimationEngine
import Testing

@Suite("Types with @Animatable")
struct AnimatableBehaviourTests {
  /// The value part of the way between two others, as an animation shows it.
  private func between<Value: Animatable>(_ from: Value, _ to: Value, _ amount: Double) -> Value {
    var shown = from
    shown.animatableData.interpolate(towards: to.animatableData, amount: amount)
    return shown
  }

  @Test func theDataHasTheShapeOfTheProperties() {
    let empty: EmptyAnimatableData = Empty().animatableData
    let dot: Double = Dot(radius: 3).animatableData
    let ring: AnimatablePair<Angle.AnimatableData, Double> = Hoop(start: .zero).animatableData
    let sail: Sail.AnimatableData = Sail().animatableData
    #expect(empty == .zero)
    #expect(dot == 3)
    #expect(ring == AnimatablePair(Angle.zero.animatableData, 2))
    #expect(sail.value.2 == 4 && sail.value.3 == 2 && sail.value.6 == 1)
  }

  @Test func everyPropertyMoves() {
    let from = Sail(label: "a", tilt: .degrees(10))
    var to = from
    (to.angle, to.wind, to.label) = (.radians(1), Wind(east: 4, north: -2), "b")
    (to.height, to.breadth, to.tilt, to.linux) = (8, 6, .degrees(10), 2)
    let shown = between(from, to, 0.25)
    var expected = from
    (expected.angle, expected.wind) = (.radians(0.25), Wind(east: 1, north: -0.5))
    (expected.height, expected.breadth, expected.linux) = (5, 3, 1.25)
    #expect(shown == expected)
  }

  @Test func listsMoveByWhatTheyHold() {
    let from = Fleet(
      headings: [.zero], winds: [Wind()], gusts: [[Wind(east: 2)]], ships: [Hoop(start: .zero)])
    var to = from
    (to.headings, to.winds) = ([.radians(4)], [Wind(east: 8, north: 4)])
    (to.loads, to.fans, to.gusts) = ([5, 2], [[.degrees(2)]], [[Wind(east: 6)]])
    to.ships[0].width = 4
    var expected = from
    (expected.headings, expected.winds) = ([.radians(1)], [Wind(east: 2, north: 1)])
    (expected.loads, expected.gusts) = ([2, 2], [[Wind(east: 3)]])
    expected.ships[0].width = 2.5
    #expect(between(from, to, 0.25) == expected)
  }

  @Test func whatIsIgnoredStaysAsItWas() {
    let from = Sail(label: "before")
    let to = Sail(label: "after")
    #expect(between(from, to, 1).label == "before")
  }

  @Test func givingTheDataBackChangesNothing() {
    let sail = Sail(angle: .degrees(7), label: "x", tilt: .degrees(1))
    var same = sail
    same.animatableData = sail.animatableData
    #expect(same == sail)
    let many = Many()
    var twice = many
    twice.animatableData = many.animatableData + many.animatableData
    #expect(twice.j == 20 && twice.a == 2 && twice.e == 10)
  }

  @Test func anObjectMoves() {
    let needle = Needle(angle: .zero)
    needle.animatableData = AnimatablePair(Angle.degrees(90).animatableData, 3)
    #expect(needle.length == 3)
    #expect(needle.angle == .degrees(90))
  }

  @Test func genericPropertiesMoveByWhatTheyConformTo() {
    let from = Both(first: Wind(), second: Hoop(start: .zero), third: 1.0)
    let to = Both(first: Wind(east: 2), second: Hoop(start: .radians(1), width: 4), third: 3.0)
    let shown = between(from, to, 0.5)
    #expect(shown.first == Wind(east: 1))
    #expect(shown.second == Hoop(start: .radians(0.5), width: 3))
    #expect(shown.third == 2)
    #expect(between(Closest(value: 1.0), Closest(value: 2), 0.5).value == 1.5)
  }

  @Test func observersAndWrappersSeeEachFrameOnce() {
    var watched = Watched(count: 1)
    watched.animatableData = AnimatablePair(5, 7)
    #expect(watched.count == 5)
    #expect(watched.share == 1)
    #expect(watched.changes == 1)
  }

  @Test func whatIsWrittenByHandClampsAndWraps() {
    let shown = between(Wave(amplitude: 4, phase: 0), Wave(amplitude: 40, phase: 8), 1)
    #expect(shown.amplitude == 10)
    #expect(shown.phase == 8 - 2 * .pi)
    #expect(between(Wave(amplitude: 4, phase: 0), Wave(amplitude: -40, phase: 0), 1).amplitude == 0)
  }

  @Test func aConformanceThatIsThereWorks() {
    #expect(between(Circle(radius: 1), Circle(radius: 3), 0.5).area == 4 * .pi)
    #expect(between(Stated(x: 1), Stated(x: 3), 0.5).x == 2)
  }

  @Test func nestedTypesMove() {
    let to = Chart.Bar(height: 2, edge: Chart.Bar.Edge(default: 3, newValue: 0))
    let shown = between(Chart.Bar(height: 1), to, 0.5)
    #expect(shown.height == 1.5)
    #expect(shown.edge == Chart.Bar.Edge(default: 2, newValue: 0.5))
  }

  /// Off the main actor: the data of a struct there is free.
  @Test func aStructOfTheMainActorMovesAnywhere() {
    let shown = between(OnMainActor(), OnMainActor(x: 3, y: 2), 0.5)
    #expect(shown.x == 2)
  }

  @MainActor @Test func typesOfTheMainActorMoveThere() {
    let object = ObjectOnMainActor()
    object.animatableData = 4
    #expect(object.x == 4)
    #expect(between(GenericOnMainActor(x: 1.0), GenericOnMainActor(x: 2.0), 0.5).x == 1.5)
    #expect(between(ByHandOnMainActor(), ByHandOnMainActor(x: 9), 1).x == 3)
  }
}

@Suite("Motions of types with @Animatable")
struct AnimatableMotionTests {
  @Test func aTrackMovesTheWholeValue() {
    let timeline = KeyframeTimeline(initialValue: Hoop(start: .zero, width: 1)) {
      KeyframeTrack {
        LinearKeyframe(Hoop(start: .radians(2), width: 5), duration: 2)
        LinearKeyframe(Hoop(start: .radians(2), width: 1), duration: 1)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5) == Hoop(start: .radians(0.5), width: 2))
    #expect(timeline.value(time: 2.5) == Hoop(start: .radians(2), width: 3))
    #expect(timeline.velocity(of: \.self, time: 1).second == 2)
  }

  @Test func aTrackMovesAMemberThatIsAnimatable() {
    struct Scene {
      var ring = Hoop(start: .zero, width: 0)
      var title = "scene"
    }
    let timeline = KeyframeTimeline(initialValue: Scene()) {
      KeyframeTrack(\.ring) { LinearKeyframe(Hoop(start: .radians(1), width: 4), duration: 1) }
      KeyframeTrack(\.ring.width) { MoveKeyframe(9.0) }
    }
    #expect(timeline.value(time: 0.5).ring == Hoop(start: .radians(0.5), width: 9))
  }

  @Test func aHandWrittenTypeIsClampedInEveryFrame() {
    let timeline = KeyframeTimeline(initialValue: Wave(amplitude: 0, phase: 0)) {
      KeyframeTrack { LinearKeyframe(Wave(amplitude: 20, phase: 0), duration: 1) }
    }
    #expect(timeline.value(time: 0.25).amplitude == 5)
    #expect(timeline.value(time: 0.75).amplitude == 10)
  }
}
