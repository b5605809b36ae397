import AnimationEngine
import Foundation
import Testing

@testable import AnimationFormats

@Suite("Sizes, colours and axes of plots")
struct SVGFrameTests {
  private func figure(
    _ functions: [(name: String, value: (Double) -> Double)], axis: PlotFigure.Axis = .time,
    to end: Double = 1
  ) -> PlotFigure {
    PlotFigure(
      title: "t", over: 0...end, axis: axis,
      functions.map { .init(name: $0.name, over: 0...end, [(name: "", value: $0.value)]) })
  }

  private func picture(
    _ figure: PlotFigure, width: Double? = nil, height: Double? = nil,
    theme: PlotFrame.Theme = .auto
  ) -> SVGDocument {
    let frame = PlotFrame(for: figure, width: width, height: height, theme: theme)
    return SVGDocument(SVGPlot(figure, in: frame).text)
  }

  @Test func aPictureIsAsLargeAsIsAsked() throws {
    let figure = figure([("a", { $0 }), ("b", { -$0 }), ("c", { _ in 1 })])
    let plain = try #require(picture(figure).all("svg").first)
    #expect(plain.number("width") == 720)
    let asked = try #require(picture(figure, width: 480, height: 600).all("svg").first)
    #expect(asked.number("width") == 480)
    #expect((asked.number("height") - 600).magnitude < 0.1)
    let low = try #require(picture(figure, height: 200).all("svg").first)
    #expect(low.number("height") < plain.number("height"))
    #expect(low.number("height") > 150)
  }

  @Test func notesAreBrokenWhereAPictureIsNarrow() {
    var figure = figure([("a", { $0 })])
    figure.notes = ["Below: the error; broken lines are what is allowed.", "Short."]
    #expect(picture(figure).texts("name") == figure.notes)
    let lines = picture(figure, width: 320).texts("name")
    #expect(lines.count > 2 && lines.joined(separator: " ") == figure.notes.joined(separator: " "))
    #expect(lines.allSatisfy { SVGText.width($0) <= 320 - PlotFrame.margins.left })
  }

  private func panel(_ names: [String], velocities: Bool = false) -> PlotFigure {
    let lines = names.enumerated().map { index, name in
      PlotFigure.Series(name: name, times: [0, 1], values: [Double(index), 4])
    }
    let panel = PlotFigure.Panel(
      name: "frame", content: .lines(lines), velocities: velocities ? lines : [])
    return PlotFigure(title: "t", range: 0...1, panels: [panel])
  }

  @Test func aLegendThatHasNoRoomBesideTheTitleIsBelowIt() {
    let names = ["x", "y", "width", "height"]
    let wide = picture(panel(names))
    let title = wide.all("text", of: "title").map { $0.number("y") }
    #expect(wide.texts("name") == names)
    #expect(wide.all("text", of: "name").map { $0.number("y") } == title + title + title + title)
    for width in [200.0, 260] {
      let narrow = picture(panel(names), width: width)
      #expect(narrow.texts("name") == names)
      #expect(narrow.all("text").allSatisfy { $0.number("x") <= width })
    }
  }

  @Test func linesBeyondTheColoursAreToldApartByTheirDashes() {
    let text = SVGPlot(panel((0..<20).map { "n\($0)" })).text
    let styles = text.matches(of: /path class="(line s[^"]*)"/).map(\.1)
    #expect(styles.count == 40 && Set(styles).count == 20)
    #expect(text.contains(".d1{") && !SVGPlot(panel(["a", "b"])).text.contains(".d1{"))
  }

  @Test func numbersStayWithinTheMargin() {
    for (low, high) in [(12345.001, 12345.004), (1_000_000.001, 1_000_000.002)] {
      let document = picture(figure([("a", { low + (high - low) * $0 })]))
      for text in document.all("text") where text.attributes["text-anchor"] == "end" {
        let width = text.attributes["textLength"].flatMap(Double.init) ?? SVGText.width(text.text)
        #expect(text.number("x") - width >= 2, "\(text.text)")
      }
    }
  }

  @Test func longNumbersMoveThePanelsToTheRight() throws {
    func left(_ low: Double, _ high: Double, width: Double) throws -> Double {
      let document = picture(figure([("a", { low + (high - low) * $0 })]), width: width)
      #expect(width < 300 || document.all("text").allSatisfy { $0.attributes["textLength"] == nil })
      return try #require(document.all("text", of: "title").first).number("x")
    }
    #expect(try left(0, 1, width: 720) == PlotFrame.margins.left)
    #expect(try left(1_000_000.25, 1_000_000.75, width: 720) > 65)
    #expect(try left(1_000_000.25, 1_000_000.75, width: 200) == PlotFrame.margins.left)
  }

  @Test func numbersOfALowPanelDoNotOverlap() {
    let document = picture(panel(["a", "b", "c", "d"], velocities: true), height: 100)
    let places = document.all("text").filter { $0.attributes["text-anchor"] == "end" }.map {
      $0.number("y")
    }
    .sorted()
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 11 })
  }

  @Test func aThemeIsOneOfTheTwo() throws {
    let figure = figure([("a", { $0 })])
    func style(_ theme: PlotFrame.Theme) throws -> String {
      try #require(picture(figure, theme: theme).all("style").first?.text)
    }
    #expect(try style(.light).contains(".paper{fill:#fff}"))
    #expect(try !style(.light).contains("@media"))
    #expect(try style(.dark).contains(".paper{fill:#111827}"))
    #expect(try !style(.dark).contains(".paper{fill:#fff}"))
    #expect(try style(.auto).contains("@media(prefers-color-scheme:dark)"))
  }

  @Test func theAxisNamesItsEnd() {
    let axis = picture(figure([("a", { $0 })], to: 2.295)).texts("axis")
    #expect(axis.contains("2.295 s"))
    #expect(axis.contains("2 s"))
    #expect(!picture(figure([("a", { $0 })], to: 2.01)).texts("axis").contains("2 s"))
  }

  @Test func linesLieBetweenNumbersThatAreNamed() {
    for (low, high) in [(0.0, 52.0), (-3, 91), (0.27, 0.93), (1e-7, 3e-7), (-1e9, 2.5e9)] {
      let scale = PlotScale(reaching: low...high, from: 100, to: 0, atMost: 5)
      let ticks = scale.ticks(atMost: 5)
      let step = ticks[1].number - ticks[0].number
      #expect(ticks[0].number <= low + 0.15 * step)
      #expect(ticks[ticks.count - 1].number >= high - 0.15 * step)
      #expect(scale.range.contains(low) && scale.range.contains(high))
    }
  }

  @Test func aUnitCurveIsASquare() throws {
    let picture = picture(figure([("value", { $0 * $0 })], axis: .progress))
    let grid = picture.all("path", of: "grid").compactMap { $0.attributes["d"] }
    let upright = picture.all("path", of: "tick").compactMap { $0.attributes["d"] }
    #expect(grid.count == 11)
    #expect(upright.count == 11)
    #expect(try #require(picture.all("svg").first).number("width") == 420)
  }

  @Test func whatStaysIsALineOfText() {
    let picture = picture(figure([("a", { $0 }), ("b", { _ in 2.5 })]))
    #expect(picture.texts("title") == ["a", "b"])
    #expect(picture.texts("axis").contains("stays at 2.5"))
    #expect(picture.all("path", of: "line").count == 1)
  }

  @Test func numbersLieOverEachOther() {
    var figure = figure([("a", { $0 }), ("b", { 2 * $0 })])
    figure.panels = PlotFigure.Panel.overlaid(figure.panels)
    let picture = picture(figure)
    #expect(picture.texts("title") == [""])
    #expect(picture.texts("name") == ["a", "b"])
  }

  @Test func aHeadingIsDrawn() {
    var figure = figure([("a", { $0 })])
    figure.heading = "A <heart>"
    #expect(picture(figure).texts("heading") == ["A <heart>"])
    figure.heading = "animation as lottie: within 0.07933"
    let lines = picture(figure, width: 300).texts("heading")
    #expect(lines.count == 2 && lines.joined(separator: " ") == figure.heading)
    figure.heading = String(repeating: "very ", count: 30)
    let long = picture(figure, width: 300).texts("heading")
    #expect(long.count == 2 && long[1].hasSuffix("…"))
  }

  @Test func coloursOutsideSRGBAreMarked() {
    let times = [0.0, 0.5, 1]
    func series(_ values: [Double]) -> PlotFigure.Series { .init(times: times, values: values) }
    func figure(_ red: [Double]) -> PlotFigure {
      let color = [series(red), series([0, 0, 0]), series([0, 0, 0]), series([1, 1, 1])]
      return PlotFigure(title: "t", over: 0...1, [.init(name: "c", content: .color(color))])
    }
    #expect(picture(figure([0, 1.4, 1])).all("rect", of: "gamut").count == 1)
    #expect(picture(figure([0, 1, 0.5])).all("rect", of: "gamut").isEmpty)
    #expect(PlotFigure.Panel.notes(on: figure([0, 1.4, 1]).panels).count == 1)
    #expect(PlotFigure.Panel.notes(on: figure([0, 1, 1]).panels).isEmpty)
  }

  /// Where the colour is not opaque, either would show as a line.
  @Test func swatchesNeitherOverlapNorLeaveAGap() {
    let times = (0...100).map { Double($0) / 100 }
    let fading = PlotFigure.Series(times: times, values: times)
    let figure = PlotFigure(
      title: "t", over: 0...1,
      [.init(name: "c", content: .color([fading, fading, fading, fading]))])
    let swatches = picture(figure).all("rect").filter { $0.attributes["fill-opacity"] != nil }
    #expect(swatches.count > 90)
    for (left, right) in zip(swatches, swatches.dropFirst()) {
      #expect(abs(right.number("x") - left.number("x") - left.number("width")) < 0.001)
    }
  }

  @Test func twoTurnsAreCounted() {
    let times = (0...100).map { Double($0) / 100 }
    let angles = times.map { $0 * 4 * Double.pi }
    let parts = PlotTransformParts(
      components: [0, 1, 4, 5],
      numbers: [
        angles.map { cos($0) }, angles.map { sin($0) }, angles.map { -sin($0) },
        angles.map { cos($0) },
      ], times: times)
    let panels = parts.panels(named: "wheel", keyframes: [], models: nil)
    #expect(panels.map(\.name) == ["wheel: rotate"])
    guard case .lines(let lines) = panels[0].content else { return #expect(Bool(false)) }
    #expect((lines[0].values[100] - 720).magnitude < 1e-9)
    #expect((lines[0].values[25] - 180).magnitude < 1e-9)
  }

  @Test func aShearAndAScaleToNothing() {
    let parts = PlotTransformParts(
      components: [0, 1, 4, 5], numbers: [[2, 0], [0, 0], [3, 0], [3, 0]], times: [0, 1])
    let panels = parts.panels(named: "t", keyframes: [], models: nil)
    #expect(panels.map(\.name) == ["t: scale", "t: skew"])
    guard case .lines(let skew) = panels[1].content else { return #expect(Bool(false)) }
    #expect((skew[0].values[0] - 45).magnitude < 1e-9)
  }
}
