import AnimationEngine
import AnimationScenes
import Testing

@Suite struct ZoomTests {
  private let ends = ZoomCommand.Zoom(
    source: Rect(x: 100, y: 200, width: 50, height: 50),
    destination: Rect(x: 0, y: 0, width: 300, height: 600), sourceRadius: 12)
  private let line = SceneTransaction.animation(.linear(duration: 1), completion: "done")
  private let spring = SceneTransaction.animation(.spring)

  private func pushed(by transaction: SceneTransaction? = nil) -> SceneScript {
    var script = SceneScript()
    script.zoom(.push(ends), at: 0, by: transaction ?? line)
    return script
  }

  @Test func aPushGrowsFromTheSourceToTheViewsOwnFrame() throws {
    var script = SceneScript()
    script.zoom(.push(ends), at: 1, by: line)
    let shown = try Shown(script)
    #expect(shown.isAbsent("zoom.frame", 0.5) && shown.isAbsent("zoom.progress", 0.5))
    #expect(shown("zoom.frame", 1) == [100, 200, 50, 50])
    expectNear(shown("zoom.frame", 1.5), [50, 100, 175, 325])
    expectNear(shown("zoom.radius", 1.25) + shown("zoom.progress", 1.25), [9, 0.25])
    #expect(shown("zoom.frame", 2) == [0, 0, 300, 600])
    #expect(shown("zoom.radius", 2) + shown("zoom.progress", 2) == [0, 1])
    #expect(shown.reports(of: "zoom").map(\.time) == [2])
    #expect(shown.reports(of: "zoom").map(\.isPresent) == [true])
    #expect(shown.completion("done")?.time == 2)
  }

  @Test func aZoomOfWhichNothingIsSaidTakesTheDefaultAnimation() throws {
    let plain = try Shown(pushed(by: SceneTransaction()))
    let named = try Shown(pushed(by: .animation(.default)))
    #expect(plain.bits == named.bits)
    #expect(plain("zoom.progress", 0.2) != plain("zoom.progress", 3))
    #expect(try Shown(pushed(by: .unanimated)).timeline.duration == 0)
  }

  @Test func whatIsHeldAtZeroDoesNotMove() throws {
    var script = pushed(by: .unanimated)
    script.zoom(.release(velocity: -2), at: 1, by: spring)
    let shown = try Shown(script)
    #expect(shown("zoom.radius", 1) == [0] && shown.velocity("zoom.radius", 1) == [0])
    #expect(shown.velocity("zoom.progress", 1)[0] > 1)
  }

  @Test func aPopShrinksToTheSourceAndIsGoneThere() throws {
    var script = pushed()
    script.zoom(.pop, at: 2, by: line)
    let shown = try Shown(script)
    expectNear(shown("zoom.frame", 2.5), [50, 100, 175, 325])
    #expect(shown("zoom.progress", 3.0.nextDown)[0] < 1e-9)
    #expect(shown.isAbsent("zoom.frame", 3))
    #expect(shown.reports(of: "zoom").map(\.time) == [1, 3])
    #expect(shown.reports(of: "zoom").map(\.isPresent) == [true, false])
    #expect(shown.timeline.duration == 3)
  }

  @Test func aPushThatIsInterruptedBecomesAPopAndHasAppeared() throws {
    var script = pushed(by: spring)
    script.zoom(.pop, at: 0.1, by: spring)
    let shown = try Shown(script)
    expectNear(shown("zoom.frame", 0.1), shown("zoom.frame", 0.1.nextDown))
    expectNear(
      shown.velocity("zoom.frame", 0.1), shown.velocity("zoom.frame", 0.1.nextDown), within: 1e-6)
    #expect(shown.velocity("zoom.progress", 0.1)[0] > 1)
    #expect(shown.model("zoom.frame", 0.1) == [100, 200, 50, 50])
    let reports = shown.reports(of: "zoom")
    #expect(reports.map(\.isPresent) == [true, false])
    #expect(reports[0].time == 0.1)
    #expect(reports[1].time == shown.timeline.duration)
    #expect(shown.isAbsent("zoom.frame", reports[1].time))
  }

  @Test func aPushTurnsAPopRound() throws {
    var script = pushed(by: .unanimated)
    script.zoom(.pop, at: 1, by: spring)
    script.zoom(.push(ends), at: 1.1, by: spring)
    let shown = try Shown(script)
    expectNear(shown("zoom.frame", 1.1), shown("zoom.frame", 1.1.nextDown))
    expectNear(
      shown.velocity("zoom.progress", 1.1), shown.velocity("zoom.progress", 1.1.nextDown),
      within: 1e-6)
    #expect(shown("zoom.frame", 9) == [0, 0, 300, 600])
    #expect(shown.reports(of: "zoom").map(\.isPresent) == [true, true])
    #expect(shown.reports(of: "zoom")[0].time == 0)
  }

  @Test func aPushAfterAPopBeginsAtItsOwnSource() throws {
    var script = pushed()
    script.zoom(.pop, at: 2, by: line)
    let other = ZoomCommand.Zoom(
      source: Rect(x: 1, y: 2, width: 3, height: 4), destination: ends.destination)
    script.zoom(.push(other), at: 5, by: line)
    let shown = try Shown(script)
    #expect(shown("zoom.frame", 5) == [1, 2, 3, 4])
    #expect(shown("zoom.frame", 6) == [0, 0, 300, 600])
    #expect(shown.reports(of: "zoom").map(\.time) == [1, 3, 6])
  }

  @Test func aDragFollowsAtOnce() throws {
    var script = pushed()
    script.zoom(.drag(progress: 0.25), at: 2)
    script.zoom(.drag(progress: 0.5), at: 2.1)
    let shown = try Shown(script)
    #expect(shown("zoom.frame", 2) == [25, 50, 237.5, 462.5])
    #expect(shown("zoom.radius", 2.05) + shown("zoom.progress", 2.05) == [3, 0.75])
    #expect(shown("zoom.frame", 2.1) == [50, 100, 175, 325])
    #expect(shown("zoom.frame", 3) == [50, 100, 175, 325])
    #expect(shown.model("zoom.frame", 3) == [50, 100, 175, 325])
  }

  @Test func aDragInterruptsAPushWhichHasAppeared() throws {
    var script = pushed()
    script.zoom(.drag(progress: 0.5), at: 0.25)
    let shown = try Shown(script)
    #expect(shown("zoom.frame", 0.5) == [50, 100, 175, 325])
    #expect(shown.reports(of: "zoom").map(\.time) == [0.25])
    #expect(shown.completion("done").map { [$0.time, $0.finished ? 1 : 0] } == [0.25, 0])
  }

  @Test(
    arguments: [
      (0.6, 0, true), (0.5, 0, false), (0.4, 0.3, false), (0.4, 0.5, true), (0.9, -2, false),
      (0, 3, true), (0.1, 1.2, false),
    ] as [(Double, Double, Bool)])
  func whereTheMovementLeadsDecides(
    _ progress: Double, _ velocity: Double, _ goesBack: Bool
  ) throws {
    var script = pushed(by: .unanimated)
    script.zoom(.drag(progress: progress), at: 1)
    script.zoom(.release(velocity: velocity), at: 2, by: spring)
    let shown = try Shown(script)
    #expect(shown("zoom.progress", 20)[0].isNaN == goesBack)
    #expect(shown.reports(of: "zoom").map(\.isPresent) == (goesBack ? [true, false] : [true]))
  }

  @Test func aReleaseBeginsWithItsVelocity() throws {
    for (drag, velocity) in [(0.3, 1.5), (0.3, 0.4), (0.8, -1.5)] {
      var script = pushed(by: .unanimated)
      script.zoom(.drag(progress: 0.1), at: 1)
      script.zoom(.drag(progress: drag), at: 1.1)
      script.zoom(.release(velocity: velocity), at: 1.1, by: spring)
      let shown = try Shown(script)
      expectNear(shown.velocity("zoom.progress", 1.1), [-velocity])
      expectNear(
        shown.velocity("zoom.frame", 1.1),
        [100 * velocity, 200 * velocity, -250 * velocity, -550 * velocity])
      expectNear(shown("zoom.progress", 1.1), [1 - drag])
    }
  }

  @Test func aPopAfterADragTakesTheVelocityOfTheHand() throws {
    var script = pushed(by: .unanimated)
    script.zoom(.drag(progress: 0.1), at: 1)
    script.zoom(.drag(progress: 0.2), at: 1.1)
    script.zoom(.pop, at: 1.1, by: spring)
    expectNear(try Shown(script).velocity("zoom.progress", 1.1), [-1])
  }

  @Test func aReleaseWithoutADragCountsFromWhereThePushIs() throws {
    for (time, goesBack) in [(0.25, true), (0.75, false)] {
      var script = pushed()
      script.zoom(.release(velocity: 0), at: time, by: line)
      let shown = try Shown(script)
      #expect(shown("zoom.progress", 9)[0].isNaN == goesBack)
      expectNear(shown("zoom.progress", time), [time])
    }
  }

  @Test func aPushThatIsReleasedAppearsWhenItIsThere() throws {
    var script = pushed(by: spring)
    script.zoom(.release(velocity: -1), at: 0.3, by: line)
    let shown = try Shown(script)
    #expect(shown.reports(of: "zoom").map(\.isPresent) == [true])
    #expect(shown.reports(of: "zoom").first?.time == shown.timeline.duration)
  }

  @Test func aViewThatHasComeDoesNotComeAgain() throws {
    var script = pushed()
    script.zoom(.drag(progress: 0.2), at: 2)
    script.zoom(.drag(progress: 0.3), at: 2.1)
    script.zoom(.release(velocity: 0), at: 2.2, by: line)
    script.zoom(.drag(progress: 0.1), at: 2.5)
    script.zoom(.release(velocity: 0), at: 2.6, by: line)
    #expect(try Shown(script).reports(of: "zoom").map(\.time) == [1])
  }

  @Test func aPushThatAHandCatchesComesWhenItIsLetGo() throws {
    var script = pushed()
    script.zoom(.drag(progress: 0.4), at: 0.5)
    script.zoom(.drag(progress: 0.3), at: 0.7)
    script.zoom(.release(velocity: 0), at: 1.5, by: line)
    #expect(try Shown(script).reports(of: "zoom").map(\.time) == [2.5])
  }

  @Test func aHandCatchesAViewOnItsWayBack() throws {
    var script = pushed(by: .unanimated)
    script.zoom(.pop, at: 1, by: line)
    script.zoom(.drag(progress: 0.3), at: 1.5)
    script.zoom(.release(velocity: 0), at: 2, by: line)
    let shown = try Shown(script)
    expectNear(shown("zoom.progress", 1.7), [0.7])
    expectNear(shown("zoom.progress", 5), [1])
    #expect(shown.reports(of: "zoom").map(\.isPresent) == [true])
  }

  @Test func aViewThatIsGoneIsNotCaught() throws {
    var script = pushed(by: .unanimated)
    script.zoom(.pop, at: 1, by: line)
    script.zoom(.drag(progress: 0.3), at: 3)
    let shown = try Shown(script)
    #expect(shown("zoom.progress", 4)[0].isNaN)
    #expect(shown.reports(of: "zoom").map(\.isPresent) == [true, false])
  }

  @Test func viewsZoomByThemselves() throws {
    var script = pushed()
    script.zoom(.push(ends), view: "other", at: 0.5, by: line)
    let shown = try Shown(script)
    expectNear(shown("zoom.progress", 0.75) + shown("other.progress", 0.75), [0.75, 0.25])
    #expect(
      shown.timeline.properties.map(\.name) == [
        "zoom.frame", "zoom.radius", "zoom.progress", "other.frame", "other.radius",
        "other.progress",
      ])
  }

  @Test func whatTheStateForbidsIsAProblem() {
    let rows: [([ZoomCommand.Action], [Int])] = [
      ([.drag(progress: 0)], [0]), ([.release(velocity: 0)], [0]), ([.pop], [0]),
      ([.push(ends), .push(ends)], [1]), ([.push(ends), .pop, .push(ends), .pop], []),
      ([.push(ends), .pop, .pop, .release(velocity: 0)], [2, 3]),
      ([.push(ends), .pop, .drag(progress: 0), .release(velocity: 0), .push(ends)], []),
      ([.push(ends), .drag(progress: 0.9), .release(velocity: 0), .pop], [3]),
      ([.push(ends), .drag(progress: 0.9), .release(velocity: 0), .push(ends)], []),
      ([.push(ends), .drag(progress: 0.1), .release(velocity: 0), .push(ends)], [3]),
      ([.push(ends), .drag(progress: 0.1), .release(velocity: 0), .pop], []),
      ([.push(ends), .release(velocity: 0), .pop], []),
    ]
    for (actions, events) in rows {
      var script = SceneScript()
      for (index, action) in actions.enumerated() { script.zoom(action, at: Double(index)) }
      #expect(script.problems.map(\.place.event) == events, "\(actions)")
      #expect(script.problems.allSatisfy { $0.place.part == .action && $0.kind == .invalidState })
    }
  }

  @Test func aFrameThatIsDeclaredOtherwiseIsAProblem() {
    var script = SceneScript(["zoom.frame": 1])
    script.zoom(.push(ends), at: 0)
    #expect(script.problems.map(\.kind) == [.wrongType])
  }

  @Test func aHandHoldsTheViewAtItsEnds() throws {
    for (progress, frame) in [(1.7, [100.0, 200, 50, 50]), (-0.4, [0, 0, 300, 600])] {
      var script = pushed(by: .unanimated)
      script.zoom(.drag(progress: progress), at: 1)
      let shown = try Shown(script)
      #expect(shown("zoom.frame", 1) == frame)
      #expect(shown("zoom.progress", 1) == [progress > 0 ? 0 : 1])
    }
  }

  @Test func noSizeAndNoRadiusShowsBelowZero() throws {
    // A source of 10 by 10: an undershoot of a tenth of the way would be -19 wide and -49 high.
    let small = ZoomCommand.Zoom(
      source: Rect(x: 100, y: 200, width: 10, height: 10),
      destination: Rect(x: 0, y: 0, width: 300, height: 600), destinationRadius: 40)
    let bouncy = SceneTransaction.animation(.bouncy(duration: 0.5, extraBounce: 0.3))
    var script = SceneScript()
    script.zoom(.push(small), at: 0, by: .unanimated)
    script.zoom(.pop, at: 1, by: bouncy)
    let shown = try Shown(script)
    var floors = 0
    for time in stride(from: 1.0, to: shown.timeline.duration ?? 2, by: 0.01) {
      let (frame, radius) = (shown("zoom.frame", time), shown("zoom.radius", time))
      #expect(frame[2] >= 0 && frame[3] >= 0 && radius[0] >= 0)
      if frame[2] == 0 {
        floors += 1
        #expect(shown.velocity("zoom.frame", time)[2] == 0)
      }
    }
    #expect(floors > 5)
  }

  @Test func aPopMayLeadToAnotherSource() throws {
    var script = pushed(by: .unanimated)
    script.zoom(
      .popTo(Rect(x: 20, y: 40, width: 100, height: 60), radius: 6), at: 1, by: line)
    let shown = try Shown(script)
    expectNear(shown("zoom.frame", 1.5), [10, 20, 200, 330])
    expectNear(shown("zoom.radius", 1.5) + shown("zoom.progress", 1.5), [3, 0.5])
    #expect(shown.reports(of: "zoom").map(\.time) == [0, 2])
  }

  @Test func theShadowOfASourceGoesWithIt() throws {
    var shaded = ends
    shaded.sourceShadow = 8
    var script = SceneScript()
    script.zoom(.push(shaded), at: 0, by: line)
    let shown = try Shown(script)
    expectNear([0, 0.25, 1].flatMap { shown("zoom.shadow", $0) }, [8, 6, 0])
    #expect(try Shown(pushed())("zoom.shadow", 0.5) == [], "no source has one")
  }
}

extension SceneScript {
  /// Tells a zoom what to do.
  mutating func zoom(
    _ action: ZoomCommand.Action, view: String = ZoomCommand.defaultView, at time: Double,
    by transaction: SceneTransaction = .init()
  ) {
    add(.zoom(ZoomCommand(view: view, action)), at: time, by: transaction)
  }
}
