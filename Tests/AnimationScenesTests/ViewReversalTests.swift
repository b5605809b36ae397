import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Views that turn round on their way, and views that take each other's place.
@Suite struct ViewReversalTests {
  @Test func aViewThatIsRemovedWhileItComesGoesBackFromWhereItIs() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 0], at: 0, transition: .move(.bottom), container: ViewScene.container,
      by: ViewScene.spring)
    scene.script.remove("v", at: 0.2, by: ViewScene.spring)
    let views = try scene.played()
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let place = 800 - spring.value(target: 800.0, time: 0.2)
    let speed = -spring.velocity(target: 800.0, time: 0.2)
    #expect(isClose(views("v.offset", 0.2), [0, place], 1e-9))
    #expect(isClose(views.velocity("v.offset", 0.2.nextUp), [0, speed], 1e-6))
    let later = place + spring.value(target: 800 - place, initialVelocity: speed, time: 0.1)
    #expect(isClose(views("v.offset", 0.3), [0, later], 1e-9))
    #expect(views.appearances.count == 1)
    #expect(views.appearances.first?.hasPrefix("-v") == true)
  }

  @Test func aViewThatIsInsertedWhileItGoesComesBackFromWhereItIs() throws {
    var scene = ViewScene(["v.opacity": 1, "v.x": 0])
    scene.script.remove("v", at: 0, by: ViewScene.spring)
    scene.script.insert("v", ["opacity": 0.8, "x": 10], at: 0.1, by: ViewScene.spring)
    let views = try scene.played()
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let place = 1 - spring.value(target: 1.0, time: 0.1)
    let speed = -spring.velocity(target: 1.0, time: 0.1)
    let later = place + spring.value(target: 0.8 - place, initialVelocity: speed, time: 0.1)
    #expect(isClose(views("v.opacity", 0.1), [place], 1e-9))
    #expect(isClose(views("v.opacity", 0.2), [later], 1e-9))
    #expect(isClose(views("v.x", 0.2), [spring.value(target: 10.0, time: 0.1)], 1e-9))
    #expect(views("v.opacity", 100) == [0.8])
    #expect(views.appearances.count == 1)
    #expect(views.appearances.first?.hasPrefix("+v") == true)
  }

  @Test func curvesCombineOnTheWayBackAsInASet() throws {
    var scene = ViewScene(["v.opacity": 1, "w": 1])
    for (time, isThere) in [(0.0, false), (0.5, true), (0.7, false)] {
      if isThere {
        scene.script.insert("v", at: time, by: ViewScene.line)
      } else {
        scene.script.remove("v", at: time, by: ViewScene.line)
      }
      scene.script.set(["w": isThere ? 1 : 0], at: time, by: ViewScene.line)
    }
    let views = try scene.played()
    for step in 0..<34 {
      let time = Double(step) / 20
      #expect(views("v.opacity", time) == views("w", time))
    }
    #expect(views.isAbsent("v.opacity", 1.7))
    #expect(views.appearances == ["-v 1.7"])
  }

  @Test func aRemovalWithoutAnAnimationTakesTheViewAwayAtOnce() throws {
    var scene = ViewScene()
    scene.script.insert(
      "v", ["x": 0], at: 0, by: .animation(.linear(duration: 1), completion: "came"))
    scene.script.remove("v", at: 0.25, by: .unanimated)
    let views = try scene.played()
    #expect(views("v.opacity", 0.25.nextDown)[0] < 0.25)
    #expect(views.isAbsent("v.opacity", 0.25))
    #expect(views.appearances == ["-v 0.25"])
    #expect(views.completions == ["came 0.25 false"])
    #expect(views.timeline.duration == 0.25)
  }

  @Test func anInsertionWithoutAnAnimationBringsTheViewBackAtOnce() throws {
    var scene = ViewScene(["v.opacity": 1])
    scene.script.remove(
      "v", at: 0, by: .animation(.linear(duration: 1), completion: "went"))
    scene.script.insert("v", at: 0.25, by: .unanimated)
    let views = try scene.played()
    #expect(views("v.opacity", 0.25) == [1])
    #expect(views("v.opacity", 0.5) == [1])
    #expect(views.completions == ["went 0.25 false"])
    #expect(views.appearances == ["+v 0.25"])
  }

  @Test func theTransitionsOfBothWaysMayDiffer() throws {
    var scene = ViewScene()
    let transition = ViewTransition.asymmetric(insertion: .offset(x: 100, y: 0), removal: .opacity)
    scene.script.insert("v", ["x": 0], at: 0, transition: transition, by: ViewScene.line)
    scene.script.remove("v", at: 0.5, by: ViewScene.line)
    let views = try scene.played()
    #expect(views("v.offset", 0.75) == [25, 0])
    #expect(views("v.opacity", 0.75) == [0.75])
    #expect(views("v.offset", 1.25) == [0, 0])
    #expect(views.isAbsent("v.offset", 1.5))
  }

  @Test func aViewComesAnewAtTheMomentWhenItIsGone() throws {
    var scene = ViewScene(["v.opacity": 1])
    scene.script.remove("v", at: 0, by: ViewScene.line)
    scene.script.insert("v", at: 1, transition: .offset(x: 10, y: 0), by: ViewScene.line)
    let views = try scene.played()
    #expect(views("v.opacity", 1) == [1])
    #expect(views("v.offset", 1.5) == [5, 0])
    #expect(views.appearances == ["-v 1.0", "+v 2.0"])
  }

  @Test func aChangeOfIdentityIsARemovalAndAnInsertionAtOneTime() throws {
    var scene = ViewScene(["v.x": 1])
    scene.script.remove("v", at: 1, by: .unanimated)
    scene.script.insert("v", ["x": 2], at: 1, by: ViewScene.line)
    let views = try scene.played()
    #expect(views("v.x", 1) == [2])
    #expect(views("v.opacity", 1.5) == [0.5])
    #expect(views.appearances == ["-v 1.0", "+v 2.0"])
  }

  @Test func aScaleKeepsItsAnchorWhileItIsOnItsWay() throws {
    var scene = ViewScene()
    let transition = ViewTransition.asymmetric(
      insertion: .scale(0, anchor: .top), removal: .scale(0, anchor: .bottom))
    scene.script.insert("v", ["x": 0], at: 0, transition: transition, by: ViewScene.line)
    scene.script.remove("v", at: 0.5, by: ViewScene.line)
    #expect(try scene.played()("v.anchor", 0.75) == [0.5, 0])
    var whole = ViewScene()
    whole.script.insert("v", ["x": 0], at: 0, transition: transition, by: ViewScene.line)
    whole.script.remove("v", at: 1, by: ViewScene.line)
    #expect(try whole.played()("v.anchor", 1.25) == [0.5, 1])
  }
}

/// The two ways to write a change: `?:` on one view, `if` and `else` with two.
@Suite struct ViewIdentityTests {
  private func scene() -> ViewScene { ViewScene(["card.width": 100, "card.opacity": 1]) }

  @Test func aSetOnOneViewInterpolates() throws {
    var scene = scene()
    scene.script.set(["card.width": 300], at: 0, by: ViewScene.spring)
    let views = try scene.played()
    let way = Spring(duration: 0.5, bounce: 0.3).value(target: 200.0, time: 0.2)
    #expect(isClose(views("card.width", 0.2), [100 + way], 1e-9))
    #expect(views("card.opacity", 0.2) == [1])
    #expect(views.appearances.isEmpty)
  }

  @Test func twoBranchesFadeOverEachOther() throws {
    var scene = scene()
    scene.script.insert(
      "wide", ["width": 300, "opacity": 1], at: 0, replacing: "card", by: ViewScene.spring)
    let views = try scene.played()
    let way = Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 0.2)
    #expect(views("card.width", 0.2) == [100])
    #expect(views("wide.width", 0.2) == [300])
    #expect(isClose(views("card.opacity", 0.2), [1 - way], 1e-9))
    #expect(isClose(views("wide.opacity", 0.2), [way], 1e-9))
    #expect(views.isAbsent("card.width", 100))
    #expect(views.appearances.count == 2)
  }

  @Test func theOtherBranchGoesByItsOwnTransition() throws {
    var scene = ViewScene()
    scene.script.insert(
      "a", ["x": 1], at: 0,
      transition: .asymmetric(insertion: .identity, removal: .push(from: .leading)),
      container: ViewScene.container)
    scene.script.insert(
      "b", ["x": 2], at: 1, transition: .push(from: .leading), container: ViewScene.container,
      replacing: "a",
      by: .animation(.linear(duration: 1), completion: "both"))
    let views = try scene.played()
    #expect(views("a.offset", 1.5) == [200, 0])
    #expect(views("b.offset", 1.5) == [-200, 0])
    #expect(views("a.opacity", 1.25) == [0.75])
    #expect(views.isAbsent("a.x", 2))
    #expect(views.completions == ["both 2.0 true"])
  }
}
