import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Frames that go from one view to another.
@Suite struct MatchTests {
  private static let thumb = [10.0, 500, 80, 40]
  private static let hero = [0.0, 100, 400, 200]

  /// Two views that are there, and a match of them at 0 along a line of a second.
  private func matched(
    _ properties: MatchedGeometry.Properties, anchor: UnitPoint = .center,
    source: MatchedGeometry.Source = .to, by transaction: SceneTransaction = ViewScene.line
  ) throws -> Shown {
    var scene = twoViews
    let match = MatchedGeometry(
      from: "thumb", to: "hero", properties: properties, anchor: anchor, source: source)
    scene.script.add(.match(match), at: 0, by: transaction)
    #expect(scene.script.problems.isEmpty)
    return try scene.played()
  }

  private var twoViews: ViewScene {
    ViewScene(["thumb.frame": .frame(Self.thumb), "hero.frame": .frame(Self.hero)])
  }

  @Test func theWholeFrameIsHandedOverAndTheOtherGoesWithIt() throws {
    let views = try matched(.frame)
    for time in [0, 0.25, 0.5, 0.99, 1, 3] {
      let way = min(time, 1)
      let expected = zip(Self.thumb, Self.hero).map { $0 + ($1 - $0) * way }
      #expect(isClose(views("hero.frame", time), expected))
      #expect(views("thumb.frame", time) == views("hero.frame", time))
    }
    #expect(views("hero.frame", -1) == Self.hero)
    #expect(views.model("thumb.frame", 0.5) == Self.hero)
    #expect(views.timeline.duration == 1)
  }

  @Test(arguments: [
    UnitPoint.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 1),
  ])
  func aPositionBringsOnePointOfBothTogether(anchor: UnitPoint) throws {
    let views = try matched(.position, anchor: anchor)
    let start = views("hero.frame", 0)
    #expect(start[2...] == [400, 200])
    #expect(isClose(start.point(anchor), Self.thumb.point(anchor)))
    #expect(views("hero.frame", 1) == Self.hero)
    let end = views("thumb.frame", 1)
    #expect(end[2...] == [80, 40])
    #expect(isClose(end.point(anchor), Self.hero.point(anchor)))
    for time in [0.25, 0.5, 0.75] {
      let (hero, thumb) = (views("hero.frame", time), views("thumb.frame", time))
      #expect(isClose(hero.point(anchor), thumb.point(anchor)))
    }
  }

  @Test(arguments: [
    UnitPoint.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 1),
  ])
  func aSizeIsTakenAboutAPointThatStays(anchor: UnitPoint) throws {
    let views = try matched(.size, anchor: anchor)
    #expect(views("hero.frame", 0)[2...] == [80, 40])
    #expect(views("thumb.frame", 1)[2...] == [400, 200])
    for time in [0, 0.25, 0.5, 1] {
      let (hero, thumb) = (views("hero.frame", time), views("thumb.frame", time))
      #expect(isClose(hero.point(anchor), Self.hero.point(anchor)))
      #expect(isClose(thumb.point(anchor), Self.thumb.point(anchor)))
    }
  }

  @Test func aSourceThatIsTheOtherViewIsWhereItStays() throws {
    let views = try matched(.frame, source: .from)
    #expect(views("hero.frame", 0) == Self.thumb)
    #expect(views.model("hero.frame", 0) == Self.thumb)
    #expect(views("thumb.frame", 0.5) == Self.thumb)
    #expect(views.timeline.duration == 0)
  }

  @Test func aMovingSourceIsFollowedToItsModel() throws {
    var scene = twoViews
    scene.script.set(["thumb.frame": .frame([110, 500, 80, 40])], at: 0, by: ViewScene.line)
    let match = MatchedGeometry(from: "thumb", to: "hero", source: .from)
    scene.script.add(.match(match), at: 0.5, by: ViewScene.line)
    let views = try scene.played()
    #expect(views("hero.frame", 0.5) == [60, 500, 80, 40])
    #expect(views("hero.frame", 1) == [85, 500, 80, 40])
    #expect(views("thumb.frame", 1) == [110, 500, 80, 40])
  }

  @Test func twoSourcesGoEachTheirOwnWay() throws {
    let views = try matched(.frame, source: .both)
    #expect(views("hero.frame", 0) == Self.thumb)
    #expect(views("hero.frame", 1) == Self.hero)
    for time in [0, 0.5, 1] { #expect(views("thumb.frame", time) == Self.thumb) }
  }

  @Test func withoutAnAnimationBothAreThereAtOnce() throws {
    let views = try matched(.frame, by: .unanimated)
    #expect(views("hero.frame", 0) == Self.hero)
    #expect(views("thumb.frame", 0) == Self.hero)
    #expect(views.timeline.duration == 0)
  }

  @Test func theImplicitAnimationOfAFrameCarriesIt() throws {
    var scene = twoViews
    scene.script.animate("hero.frame", with: .linear(duration: 2))
    scene.script.add(.match(MatchedGeometry(from: "thumb", to: "hero")), at: 0)
    let views = try scene.played()
    #expect(views("hero.frame", 1) == [5, 300, 240, 120])
    #expect(views("thumb.frame", 0) == Self.hero)
  }

  @Test func aMatchReportsWhenBothHaveArrived() throws {
    let views = try matched(
      .frame, by: .animation(.linear(duration: 1), completion: "done"))
    #expect(views.completions == ["done 1.0 true"])
  }

  @Test func blocksOfUIKitCarryFramesToo() throws {
    let block = UIKitAnimation(.curve(.linear, duration: 1))
    let views = try matched(.frame, by: .uikit(block))
    #expect(isClose(views("hero.frame", 0), Self.thumb))
    #expect(isClose(views("hero.frame", 0.5), [5, 300, 240, 120]))
    #expect(isClose(views("thumb.frame", 0.5), [5, 300, 240, 120]))
    #expect(views.model("thumb.frame", 0.5) == Self.hero)
  }

  @Test func aMatchedFrameHasNoNegativeSize() throws {
    var script = SceneScript([
      "big.frame": .rect(Rect(x: 0, y: 0, width: 300, height: 300)),
      "small.frame": .rect(Rect(x: 0, y: 0, width: 5, height: 5)),
    ])
    script.add(
      .match(MatchedGeometry(from: "big", to: "small")), at: 0,
      by: .animation(.bouncy(duration: 0.5, extraBounce: 0.3)))
    let shown = try Shown(script)
    let widths = stride(from: 0.0, to: 2, by: 0.01).map { shown("small.frame", $0)[2] }
    #expect(widths.allSatisfy { $0 >= 0 } && widths.contains(0))
  }
}

/// Matches that are interrupted, turned round, and combined with views that come and go.
@Suite struct MatchReversalTests {
  private let spring = Spring(duration: 0.5, bounce: 0.3)

  @Test func aSpringTakesOverTheVelocityOfTheFrameItIsHanded() throws {
    var scene = ViewScene([
      "a.frame": .frame([0, 0, 10, 10]), "b.frame": .frame([500, 0, 30, 10]),
    ])
    scene.script.set(["a.frame": .frame([100, 0, 10, 10])], at: 0, by: ViewScene.spring)
    scene.script.add(.match(MatchedGeometry(from: "a", to: "b")), at: 0.1, by: ViewScene.spring)
    let views = try scene.played()
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    let later = place + spring.value(target: 500 - place, initialVelocity: speed, time: 0.1)
    #expect(isClose(views("b.frame", 0.1), [place, 0, 10, 10], 1e-9))
    #expect(isClose(views.velocity("b.frame", 0.1.nextUp), [speed, 0, 0, 0], 1e-6))
    #expect(isClose([views("b.frame", 0.2)[0]], [later], 1e-9))
    #expect(views("a.frame", 0.2) == views("b.frame", 0.2))
  }

  @Test func aPositionTakesOverTheVelocityOfThePoint() throws {
    var scene = ViewScene([
      "a.frame": .frame([0, 0, 10, 10]), "b.frame": .frame([500, 0, 30, 10]),
    ])
    scene.script.set(["a.frame": .frame([0, 0, 50, 10])], at: 0, by: ViewScene.spring)
    let match = MatchedGeometry(
      from: "a", to: "b", properties: .position, anchor: .trailing, source: .both)
    scene.script.add(.match(match), at: 0.1, by: ViewScene.spring)
    let speed = spring.velocity(target: 40.0, time: 0.1)
    #expect(
      isClose(try scene.played().velocity("b.frame", 0.1.nextUp), [speed, 0, 0, 0], 1e-6))
  }

  @Test func theWayBackLeadsToTheViewsOwnFrame() throws {
    var scene = ViewScene([
      "a.frame": .frame([0, 0, 10, 10]), "b.frame": .frame([100, 0, 30, 10]),
    ])
    scene.script.add(.match(MatchedGeometry(from: "a", to: "b")), at: 0, by: ViewScene.spring)
    scene.script.add(.match(MatchedGeometry(from: "b", to: "a")), at: 0.1, by: ViewScene.spring)
    let views = try scene.played()
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    let later = place + spring.value(target: -place, initialVelocity: speed, time: 0.1)
    for name in ["a.frame", "b.frame"] {
      #expect(isClose([views(name, 0.1)[0]], [place], 1e-9))
      #expect(isClose([views.velocity(name, 0.1.nextUp)[0]], [speed], 1e-6))
      #expect(isClose([views(name, 0.2)[0]], [later], 1e-9))
      #expect(views(name, 100) == [0, 0, 10, 10])
    }
  }

  @Test func forthBackAndForthAgainEachEndsAtItsOwn() throws {
    var scene = ViewScene([
      "a.frame": .frame([0, 0, 10, 10]), "b.frame": .frame([100, 0, 30, 10]),
    ])
    for (time, pair) in [(0.0, ("a", "b")), (2, ("b", "a")), (4, ("a", "b"))] {
      scene.script.add(
        .match(MatchedGeometry(from: pair.0, to: pair.1)), at: time, by: ViewScene.line)
    }
    let views = try scene.played()
    for name in ["a.frame", "b.frame"] {
      #expect(views(name, 1) == [100, 0, 30, 10])
      #expect(views(name, 3) == [0, 0, 10, 10])
      #expect(views(name, 5) == [100, 0, 30, 10])
    }
  }

  @Test func aFrameThatIsSetMeanwhileIsTheViewsOwn() throws {
    var scene = ViewScene([
      "a.frame": .frame([0, 0, 10, 10]), "b.frame": .frame([100, 0, 30, 10]),
    ])
    scene.script.add(.match(MatchedGeometry(from: "a", to: "b")), at: 0, by: ViewScene.line)
    scene.script.set(["a.frame": .frame([50, 0, 10, 10])], at: 2)
    scene.script.add(.match(MatchedGeometry(from: "b", to: "a")), at: 3, by: ViewScene.line)
    #expect(try scene.played()("a.frame", 4) == [50, 0, 10, 10])
  }

  /// The order of what happens at one moment.
  enum Order: CaseIterable { case matchLast, removalLast, removalFirst }

  @Test(arguments: Order.allCases)
  func aHeroTransitionIsAMatchWithAnInsertionAndARemoval(order: Order) throws {
    let views = try hero(order, removal: ViewScene.line)
    #expect(views("hero.frame", 0.5) == [50, 0, 20, 10])
    #expect(views("thumb.frame", 0.5) == [50, 0, 20, 10])
    #expect(views("hero.opacity", 0.25) == [0.25])
    #expect(views("thumb.opacity", 0.25) == [0.75])
    #expect(views.isAbsent("thumb.frame", 1))
    #expect(views("hero.frame", 1) == [100, 0, 30, 10])
    #expect(views.completions == ["matched 1.0 true"])
  }

  @Test(arguments: Order.allCases)
  func aViewThatFadesFasterStaysUntilItsFrameHasArrived(order: Order) throws {
    let fast = SceneTransaction(.animation(.linear(duration: 0.25)))
    let views = try hero(order, removal: fast)
    #expect(views("thumb.opacity", 0.5) == [0])
    #expect(views("thumb.frame", 0.5) == [50, 0, 20, 10])
    #expect(views.isAbsent("thumb.frame", 1))
    #expect(views.completions == ["matched 1.0 true"])
  }

  @Test(arguments: Order.allCases)
  func aViewThatIsTakenAwayAtOnceHandsItsFrameOver(order: Order) throws {
    let views = try hero(order, removal: .unanimated)
    #expect(views.isAbsent("thumb.frame", 0))
    #expect(views("hero.frame", 0) == [0, 0, 10, 10])
    #expect(views("hero.frame", 0.5) == [50, 0, 20, 10])
    #expect(views("hero.frame", 1) == [100, 0, 30, 10])
  }

  private func hero(_ order: Order, removal: SceneTransaction) throws -> Shown {
    var scene = ViewScene(["thumb.frame": .frame([0, 0, 10, 10])])
    let source = SceneTransaction(
      .animation(.linear(duration: 1)), completion: SceneCompletion(name: "matched"))
    let match = SceneVerb.match(MatchedGeometry(from: "thumb", to: "hero", id: "card"))
    if order == .removalFirst { scene.script.remove("thumb", at: 0, by: removal) }
    scene.script.insert("hero", ["frame": .frame([100, 0, 30, 10])], at: 0, by: ViewScene.line)
    if order == .matchLast { scene.script.remove("thumb", at: 0, by: removal) }
    scene.script.add(match, at: 0, by: source)
    if order == .removalLast { scene.script.remove("thumb", at: 0, by: removal) }
    return try scene.played()
  }

  @Test func aHeroThatTurnsRoundComesBackWhereItWas() throws {
    var scene = ViewScene(["thumb.frame": .frame([0, 0, 10, 10])])
    scene.script.insert("hero", ["frame": .frame([100, 0, 30, 10])], at: 0, by: ViewScene.spring)
    scene.script.add(
      .match(MatchedGeometry(from: "thumb", to: "hero")), at: 0, by: ViewScene.spring)
    scene.script.remove("thumb", at: 0, by: ViewScene.spring)
    scene.script.insert("thumb", at: 0.1, by: ViewScene.spring)
    scene.script.add(
      .match(MatchedGeometry(from: "hero", to: "thumb")), at: 0.1, by: ViewScene.spring)
    scene.script.remove("hero", at: 0.1, by: ViewScene.spring)
    let views = try scene.played()
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    #expect(isClose([views("thumb.frame", 0.1)[0]], [place], 1e-9))
    #expect(isClose([views.velocity("thumb.frame", 0.1.nextUp)[0]], [speed], 1e-6))
    #expect(isClose([views.velocity("hero.frame", 0.1.nextUp)[0]], [speed], 1e-6))
    #expect(views("thumb.frame", 100) == [0, 0, 10, 10])
    #expect(views.isAbsent("hero.frame", 100))
  }

  @Test func theSteppedModelOfSpringsKeepsTheVelocityToo() throws {
    var scene = ViewScene([
      "a.frame": .frame([0, 0, 10, 10]), "b.frame": .frame([500, 0, 30, 10]),
    ])
    scene.script.set(["a.frame": .frame([100, 0, 10, 10])], at: 0, by: ViewScene.spring)
    scene.script.add(.match(MatchedGeometry(from: "a", to: "b")), at: 0.1, by: ViewScene.spring)
    let views = try scene.played(springs: .swiftui)
    let before = views.velocity("a.frame", 0.1.nextDown)[0]
    #expect(before > 100)
    let after = (views("b.frame", 0.1 + 1.0 / 300)[0] - views("b.frame", 0.1)[0]) * 300
    #expect(abs(after - before) < 0.5 * before)
    #expect(views("b.frame", 100) == [500, 0, 30, 10])
  }
}

/// Ids that more than one view claims.
@Suite struct MatchAdviceTests {
  private func warned(_ verbs: [SceneVerb]) -> [Int] {
    WorkMeter.unlimited { meter throws(TimelineRefusal) in
      try Scene(initial: [], events: verbs.map { SceneEvent(at: 0, $0) })
        .matchAdvice(most: 100, &meter)
    }.map(\.place.event)
  }

  private func match(
    _ from: String, _ to: String, _ source: MatchedGeometry.Source = .to, id: String? = "card",
    in namespace: String? = "n"
  ) -> SceneVerb {
    .match(MatchedGeometry(from: from, to: to, id: id, namespace: namespace, source: source))
  }

  @Test func oneSourceOfEachIdIsFine() {
    #expect(warned([match("a", "b"), match("b", "a"), match("a", "b", .from)]) == [])
    #expect(warned([match("a", "b"), match("c", "d", id: "other")]) == [])
    #expect(warned([match("a", "b"), match("c", "d", in: "m")]) == [])
    #expect(warned([match("a", "b", id: nil), match("c", "d", id: nil)]) == [])
  }

  @Test func severalSourcesAreTold() {
    #expect(warned([match("a", "b", .both)]) == [0])
    #expect(warned([match("a", "b", .both, id: nil)]) == [0])
    #expect(warned([match("a", "b"), match("a", "c")]) == [1])
    #expect(warned([match("a", "b"), match("c", "d", .from)]) == [1])
  }

  @Test func aViewThatIsRemovedClaimsNothing() {
    let gone = SceneVerb.remove(ViewRemoval(view: "b"))
    #expect(warned([match("a", "b"), gone, match("a", "c")]) == [])
    let back = SceneVerb.insert(ViewInsertion(view: "b", values: []))
    #expect(warned([match("a", "b"), gone, back, match("a", "c")]) == [3])
  }

  /// Each match once looked the names of all views up that were removed before.
  @Test(.timeLimit(.minutes(5))) func manyViewsThatAreRemovedAreNotLookedUpForEachMatch() {
    let name = String(repeating: "r", count: 2_000)
    let gone = (0..<3_000).map { SceneVerb.remove(ViewRemoval(view: "\(name)\($0)")) }
    let matches = [SceneVerb](repeating: match("a", "b"), count: 3_000)
    #expect(warned(gone + matches) == [])
  }
}

extension PropertyValue {
  fileprivate static func frame(_ numbers: [Double]) -> PropertyValue {
    .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}

extension [Double] {
  /// A point of the frame that the numbers are.
  fileprivate func point(_ anchor: UnitPoint) -> [Double] {
    [self[0] + anchor.x * self[2], self[1] + anchor.y * self[3]]
  }
}
