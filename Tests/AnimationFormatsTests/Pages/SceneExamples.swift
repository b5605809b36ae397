import AnimationEngine
import AnimationScenes
import Testing

/// The examples of the pages about scenes, between their markers as the pages show them, each with
/// what its comments promise.
@Suite("The examples of the documentation of scenes")
struct SceneExamples {
  @Test func scenes() throws {
    // <AnimationScenes>
    var tap = SceneScript(["x": 0])
    tap.set(["x": 150], at: 0, by: .animation(.spring, completion: "first"))
    tap.set(["x": 0], at: 0.2, by: .animation(.spring))
    let timeline = try tap.animation.compiled()
    let half = timeline.value(ofColumn: 0, at: 0.2)  // 107.3…
    let report = timeline.events.map(\.time)  // 0.5
    // </AnimationScenes>
    #expect(isNear(half, 107.35, within: 0.05))
    #expect(report == [0.5])
  }

  @Test func interruption() throws {
    // <Interruption>
    var card = SceneScript(["x": 0])
    card.set(["x": 100], at: 0, by: .animation(.bouncy))
    card.set(["x": 0], at: 0.15, by: .animation(.bouncy))
    let motion = try card.animation.compiled()
    let before = motion.velocity(ofColumn: 0, at: 0.15 - 1e-9)  // 458…
    let after = motion.velocity(ofColumn: 0, at: 0.15)  // 458…
    // </Interruption>
    #expect(isNear(before, after, within: 1e-3))
    #expect(isNear(after, 458.5, within: 0.5))
  }

  @Test func gestures() throws {
    // <Gestures>
    var sheet = SceneScript(["y": 0])
    sheet.drag("y", along: [0: 0, 0.02: 6, 0.04: 18, 0.06: 36, 0.08: 60, 0.1: 88], at: 0)
    sheet.set(["y": 400], at: 0.1, by: .animation(.spring(duration: 0.4, bounce: 0.2)))
    let flick = try sheet.animation.compiled()
    let speed = flick.velocity(ofColumn: 0, at: 0.1)  // 1250
    // </Gestures>
    #expect(isNear(speed, 1250, within: 1e-9))
    // <Gestures>
    var bead = SceneScript(["x": 0])
    bead.drag("x", along: [0: 0, 0.05: 40, 0.1: 90], at: 0, with: .interactiveSpring)
    bead.set(["x": 200], at: 0.12, by: .animation(.spring))
    let pull = try bead.animation.compiled()
    let before = pull.velocity(ofColumn: 0, at: 0.12 - 1e-9)  // 1090…
    let after = pull.velocity(ofColumn: 0, at: 0.12)  // 1090…
    // </Gestures>
    #expect(isNear(before, after, within: 1e-3))
    #expect(isNear(after, 1090.5, within: 0.5))
  }

  @Test func blocksOfUIKit() throws {
    // <UIKitAnimations>
    var button = SceneScript(["button.x": 0])
    let block = UIKitAnimation(.curve(.linear, duration: 1))
    button.set(["button.x": 100], at: 0, by: .uikit(block, completion: "there"))
    button.set(["button.x": 0], at: 0.5, by: .uikit(block, completion: "back"))
    let sum = try button.animation.compiled()
    let shown = sum.value(ofColumn: 0, at: 0.75)  // 50
    let ends = sum.events.map(\.time)  // 1, 1.5
    // </UIKitAnimations>
    #expect(isNear(shown, 50, within: 1e-12))
    #expect(ends == [1, 1.5])
    // <UIKitAnimations>
    var stage = SceneScript(["button.frame": .rect(Rect(x: 0, y: 0, width: 80, height: 40))])
    let far = Rect(x: 200, y: 0, width: 80, height: 40)
    stage.set(["button.frame": .rect(far)], at: 0, by: .uikit(block))
    stage.add(.hitTest(Point(x: 210, y: 20)), at: 0.2)
    let touches = try stage.animation.compiled().events.compactMap { event in
      if case .hitTest(let result) = event.kind { result } else { nil }
    }
    let model = touches.first?.model  // button, where it will be
    let seen = touches.first?.presentation  // nil: it is seen elsewhere
    let hit = touches.first?.hit  // nil: the block does not allow touches
    // </UIKitAnimations>
    #expect(model == "button" && seen == nil && hit == nil)
  }

  @Test func layers() throws {
    // <Layers>
    var view = SceneScript(["card.cornerRadius": 0])
    let corner = LayerAnimation(
      .basic(
        LayerProperty(property: 0, components: 0..<1), LayerInterval(from: [0], to: [20]),
        timingFunction: nil), timing: MediaTiming(duration: 0.3))
    view.add(.layer(.add(key: "corner", corner)), at: 0)
    let snap = try view.animation.compiled()
    let almost = snap.value(ofColumn: 0, at: 0.15)  // 10
    let gone = snap.value(ofColumn: 0, at: 0.3)  // 0
    // </Layers>
    #expect(isNear(almost, 10, within: 1e-12))
    #expect(gone == 0)
  }

  @Test func transitions() throws {
    // <Transitions>
    var detail = SceneScript()
    detail.insert(
      "detail", ["opacity": 1], at: 0, transition: .move(edge: .bottom),
      container: Size(width: 390, height: 844), by: .animation(.linear(duration: 0.4)))
    detail.remove("detail", at: 0.2, by: .animation(.linear(duration: 0.4)))
    let sheet = try detail.animation.compiled()
    let names = sheet.columns.map(\.name)  // detail.opacity, detail.offset.x, detail.offset.y
    let top = sheet.value(ofColumn: 2, at: 0.2)  // 422
    // </Transitions>
    #expect(names == ["detail.opacity", "detail.offset.x", "detail.offset.y"])
    #expect(isNear(top, 422, within: 1e-9))
  }

  @Test func matchedGeometry() throws {
    // <MatchedGeometry>
    var grid = SceneScript(["thumb.frame": .rect(Rect(x: 16, y: 500, width: 80, height: 80))])
    let full = Rect(x: 0, y: 0, width: 390, height: 390)
    let smooth = SceneTransaction.animation(.smooth)
    grid.insert("hero", ["frame": .rect(full)], at: 0, transition: .opacity, by: smooth)
    grid.add(.match(MatchedGeometry(from: "thumb", to: "hero")), at: 0, by: smooth)
    grid.remove("thumb", at: 0, transition: .opacity, by: smooth)
    let hero = try grid.animation.compiled()
    let column = hero.columns.firstIndex { $0.name == "hero.frame.y" } ?? 0
    let start = hero.value(ofColumn: column, at: 0)  // 500
    // </MatchedGeometry>
    #expect(start == 500)
  }

  @Test func zoomTransitions() throws {
    // <ZoomTransitions>
    var photos = SceneScript()
    let zoom = ZoomCommand.Zoom(
      source: Rect(x: 16, y: 400, width: 100, height: 100),
      destination: Rect(x: 0, y: 0, width: 390, height: 844), sourceRadius: 12)
    photos.add(.zoom(ZoomCommand(.push(zoom))), at: 0, by: .animation(.smooth))
    photos.add(.zoom(ZoomCommand(.pop)), at: 0.1, by: .animation(.smooth))
    let photo = try photos.animation.compiled()
    let first = photo.events.first?.time  // 0.1: it appears before it goes
    // </ZoomTransitions>
    #expect(first == 0.1)
    // <ZoomTransitions>
    var album = SceneScript()
    album.add(.zoom(ZoomCommand(.push(zoom))), at: 0, by: .animation(.linear(duration: 1)))
    album.add(.zoom(ZoomCommand(.drag(progress: 1.5))), at: 1.5)
    album.add(.zoom(ZoomCommand(.drag(progress: 0))), at: 1.6)
    let other = Rect(x: 220, y: 60, width: 100, height: 100)
    album.add(
      .zoom(ZoomCommand(.popTo(other, radius: nil))), at: 2, by: .animation(.linear(duration: 1)))
    let page = try album.animation.compiled()
    let names = page.columns.map(\.name)  // zoom.frame.x, …, zoom.radius, zoom.progress
    let held = page.value(ofColumn: 5, at: 1.5)  // 0: the hand is held at the source
    let left = page.value(ofColumn: 0, at: 2.5)  // 110: half-way to the other source
    // </ZoomTransitions>
    #expect(names.first == "zoom.frame.x" && names[5] == "zoom.progress")
    #expect(held == 0)
    #expect(isNear(left, 110, within: 1e-9))
  }

  @Test func contentTransitions() throws {
    // <ContentTransitions>
    var counter = SceneScript(["label": "1299"])
    counter.change(
      "label", to: "1342", at: 0, transition: .numericText(countsDown: false),
      by: .animation(.linear(duration: 1)))
    let count = try counter.animation.compiled()
    let roll = count.columns.firstIndex { $0.name == "label.roll.0" } ?? 0
    let middle = count.value(ofColumn: roll, at: 0.5)  // 0.5
    // </ContentTransitions>
    #expect(isNear(middle, 0.5, within: 1e-12))
  }

  @Test func viewSwaps() throws {
    // <ViewSwaps>
    var card = SceneScript(["front.scale": 1, "back.scale": 1])
    let half = UIKitAnimation(.curve(.linear, duration: 0.5))
    card.add(
      .swap(ViewSwap(from: "front", to: "back", effect: .flipFromRight, hides: true)), at: 0,
      by: .uikit(half))
    let flip = try card.animation.compiled()
    let turn = flip.columns.firstIndex { $0.name == "front.rotation" } ?? 0
    let angle = flip.value(ofColumn: turn, at: 0.25).magnitude  // 90
    // </ViewSwaps>
    #expect(isNear(angle, 90, within: 1e-9))
  }

  @Test func layoutAnimations() throws {
    // <LayoutAnimations>
    let column = LayoutBox(
      width: 390, stack: .vertical, alignment: .top,
      children: [
        LayoutBox(view: "header", width: 390, height: 100),
        LayoutBox(view: "list", width: 390, height: 400),
      ])
    var screen = SceneScript(layout: column)
    let open = LayoutInput(view: "header", member: .height, value: 300)
    screen.add(.layout(LayoutChange(inputs: [open])), at: 0, by: .animation(.linear(duration: 1)))
    let frames = try screen.animation.compiled()
    let edge = frames.columns.firstIndex { $0.name == "list.frame.y" } ?? 0
    let place = frames.value(ofColumn: edge, at: 0.5)  // 200
    // </LayoutAnimations>
    #expect(isNear(place, 200, within: 1e-9))
  }

  @Test func sceneAdvisers() throws {
    // <SceneAdvisers>
    var star = SceneScript(["isFavorite": false])
    star.set(["isFavorite": true], at: 0, by: .animation(.bouncy))
    let advice = star.animation.advice.compactMap { advice in
      if case .scene(let advice) = advice { advice.code.rawValue } else { nil }
    }  // cannot-animate
    // </SceneAdvisers>
    #expect(advice == ["cannot-animate"])
  }
}
