import AnimationEngine
import AnimationScenes
import Testing

@Suite struct LayoutSolverTests {
  private func frames(_ box: LayoutBox) throws -> Shown { try Shown(SceneScript(layout: box)) }

  private func card(
    _ name: String, _ width: Double, _ height: Double, x: Double = 0, y: Double = 0
  ) -> LayoutBox {
    LayoutBox(view: name, x: x, y: y, width: width, height: height)
  }

  @Test func aBoxWithoutStackHasItsOwnSize() throws {
    let shown = try frames(LayoutBox(view: "a", x: 3, y: 4, width: 100, height: 50))
    #expect(shown("a.frame", 0) == [3, 4, 100, 50])
  }

  @Test func aBoxOfWhichNothingIsSaidIsEmpty() throws {
    let padding = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    #expect(try frames(LayoutBox(view: "a", padding: padding))("a.frame", 0) == [0, 0, 0, 0])
    #expect(
      try frames(LayoutBox(view: "a", stack: .depth, padding: padding))("a.frame", 0)
        == [0, 0, 10, 10])
  }

  @Test func aVerticalStackAsksForWhatItsContentTakes() throws {
    let shown = try frames(
      LayoutBox(
        view: "list", stack: .vertical, spacing: 8, alignment: .leading,
        padding: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        children: [card("a", 100, 20), card("b", 60, 30), card("c", 80, 10)]))
    #expect(shown("list.frame", 0) == [0, 0, 106, 80])
    #expect(shown("a.frame", 0) == [2, 1, 100, 20])
    #expect(shown("b.frame", 0) == [2, 29, 60, 30])
    #expect(shown("c.frame", 0) == [2, 67, 80, 10])
  }

  @Test func aHorizontalStackGoesFromTheLeadingEdge() throws {
    let shown = try frames(
      LayoutBox(
        view: "row", stack: .horizontal, spacing: 10, alignment: .bottom,
        children: [card("a", 100, 20), card("b", 60, 30)]))
    #expect(shown("row.frame", 0) == [0, 0, 170, 30])
    #expect(shown("a.frame", 0) == [0, 10, 100, 20])
    #expect(shown("b.frame", 0) == [110, 0, 60, 30])
  }

  @Test func aDepthStackLaysBoxesOnTopOfEachOther() throws {
    let shown = try frames(
      LayoutBox(
        view: "pile", stack: .depth, spacing: 99, alignment: .topTrailing,
        children: [card("a", 100, 20), card("b", 60, 30)]))
    #expect(shown("pile.frame", 0) == [0, 0, 100, 30])
    #expect(shown("a.frame", 0) == [0, 0, 100, 20])
    #expect(shown("b.frame", 0) == [40, 0, 60, 30])
  }

  @Test(
    arguments: [
      (.topLeading, [0, 0], [0, 20]), (.top, [40, 0], [30, 20]),
      (.topTrailing, [80, 0], [60, 20]),
      (.leading, [0, 30], [0, 50]), (.center, [40, 30], [30, 50]),
      (.trailing, [80, 30], [60, 50]), (.bottomLeading, [0, 60], [0, 80]),
      (.bottom, [40, 60], [30, 80]), (.bottomTrailing, [80, 60], [60, 80]),
    ] as [(LayoutBox.Alignment, [Double], [Double])])
  func contentWithRoomToSpareIsAligned(
    _ alignment: LayoutBox.Alignment, _ first: [Double], _ second: [Double]
  ) throws {
    let shown = try frames(
      LayoutBox(
        width: 100, height: 100, stack: .vertical, alignment: alignment,
        children: [card("a", 20, 20), card("b", 40, 20)]))
    #expect(Array(shown("a.frame", 0).prefix(2)) == first)
    #expect(Array(shown("b.frame", 0).prefix(2)) == second)
  }

  @Test func contentThatIsTooLargeSticksOutByTheSameRule() throws {
    let shown = try frames(
      LayoutBox(width: 10, height: 10, stack: .vertical, children: [card("a", 30, 50)]))
    #expect(shown("a.frame", 0) == [-10, -20, 30, 50])
  }

  @Test func aMovedBoxTakesItsContentAndLeavesItsNeighbours() throws {
    let inner = LayoutBox(
      view: "inner", x: 5, y: -5, stack: .vertical, children: [card("leaf", 10, 10)])
    let shown = try frames(
      LayoutBox(
        x: 100, y: 200, stack: .vertical, alignment: .leading,
        children: [inner, card("next", 10, 10)]))
    #expect(shown("inner.frame", 0) == [105, 195, 10, 10])
    #expect(shown("leaf.frame", 0) == [105, 195, 10, 10])
    #expect(shown("next.frame", 0) == [100, 210, 10, 10])
  }

  @Test func stacksNest() throws {
    let row = LayoutBox(
      view: "row", stack: .horizontal, spacing: 4, children: [card("a", 10, 10), card("b", 20, 30)])
    let shown = try frames(
      LayoutBox(
        view: "page", width: 100, stack: .vertical, spacing: 6, alignment: .center,
        children: [card("title", 50, 20), row]))
    #expect(shown("page.frame", 0) == [0, 0, 100, 56])
    #expect(shown("title.frame", 0) == [25, 0, 50, 20])
    #expect(shown("row.frame", 0) == [33, 26, 34, 30])
    #expect(shown("a.frame", 0) == [33, 36, 10, 10])
    #expect(shown("b.frame", 0) == [47, 26, 20, 30])
  }

  @Test func framesComeAfterDeclaredPropertiesOuterBoxesFirst() throws {
    let script = SceneScript(
      ["x": 0],
      layout: LayoutBox(
        view: "page", stack: .vertical,
        children: [
          LayoutBox(view: "row", stack: .vertical, children: [card("leaf", 1, 1)]),
          card("next", 1, 1),
        ]))
    #expect(
      try Shown(script).timeline.properties.map(\.name)
        == ["x", "page.frame", "row.frame", "next.frame", "leaf.frame"])
  }

  @Test func manyBoxesAreLaidOut() throws {
    var box = LayoutBox(view: "leaf", width: 1, height: 1)
    for _ in 0..<500 { box = LayoutBox(stack: .vertical, padding: .init(1), children: [box]) }
    #expect(try frames(box)("leaf.frame", 0) == [500, 500, 1, 1])
  }
}

extension EdgeInsets {
  fileprivate init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}
