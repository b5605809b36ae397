import AnimationEngine
import Testing

@testable import AnimationFormats

@Suite("Names in plots")
struct SVGNameTests {
  @Test func aNameThatFitsIsWhole() {
    #expect(SVGText.name("card.opacity", toFit: 100) == "card.opacity")
    #expect(SVGText.name("", toFit: 5) == "")
  }

  @Test(arguments: [40.0, 60, 99, 150])
  func aLongNameLosesItsMiddle(room: Double) {
    let cut = SVGText.name("navigation.header.subtitle.opacity", toFit: room)
    #expect(cut.hasPrefix("na") && cut.hasSuffix("ty") && cut.contains("…"))
    #expect(SVGText.width(cut) <= room + 6)
  }

  @Test func noSpaceIsBesideTheEllipsis() {
    #expect(SVGText.name("mode 12", toFit: 30) == "m…12")
    #expect(SVGText.name("mode 7", toFit: 30) == "m…7")
  }

  @Test func namesThatBeginAlikeAreToldApart() {
    let names = ["opacity", "scale", "offset.x", "offset.y"].map {
      SVGText.name("navigation.header.subtitle.\($0)", toFit: 150)
    }
    #expect(Set(names).count == names.count)
  }

  @Test func boldTitlesStayInThePicture() throws {
    let name = String(repeating: "navigation.header.", count: 9)
    for width in [200.0, 420, 720] {
      let figure = PlotFigure(
        title: "t", over: 0...1, [.init(name: name, over: 0...1, [(name: "", value: { $0 })])])
      let frame = PlotFrame(for: figure, width: width)
      let picture = SVGDocument(SVGPlot(figure, in: frame).text)
      let title = try #require(picture.all("text", of: "title").first)
      #expect(title.text.contains("…"))
      #expect(title.number("x") + SVGText.boldness * SVGText.width(title.text) < width)
    }
  }

  @Test func bandsAndMarksThatBeginAlikeAreToldApart() {
    let time = PlotScale(0...10, from: 64, to: 684)
    let names = (0..<10).map { "expanded state \($0)" }
    let bands = names.enumerated().map { index, name in
      PlotFigure.Band(name: name, range: Double(index)...Double(index) + 1)
    }
    let drawn = SVGDocument("<svg>" + PlotBands(bands: bands, time: time, top: 0).text + "</svg>")
    #expect(Set(drawn.texts("name")).count == names.count)
    let ends = ["completed", "interrupted"].enumerated().map { index, end in
      let name = "the drawer with the settings of the sound \(end)"
      return PlotFigure.Mark(time: Double(index), name: name, isEnd: true)
    }
    let marks = PlotMarks(ends, time: time, right: 716)
    #expect(Set(SVGDocument("<svg>" + marks.names + "</svg>").texts("mark")).count == 2)
  }

  @Test func marksFarApartKeepLongNamesWhole() {
    let time = PlotScale(0...10, from: 64, to: 684)
    let names = ["the drawer with the settings appeared", "the drawer with the settings went"]
    let marks = zip(names, [0.0, 10]).map { PlotFigure.Mark(time: $1, name: $0, isEnd: false) }
    let drawn = PlotMarks(marks, time: time, right: 716)
    #expect(SVGDocument("<svg>" + drawn.names + "</svg>").texts("mark") == names)
  }

  @Test func oneWithoutRoomIsEmpty() {
    #expect(SVGText.name("expand", toFit: 5) == "")
    #expect(SVGText.name(String(repeating: "x", count: 100_000), toFit: 640).count < 110)
  }

  /// Copying the name for each mark would take minutes.
  @Test(.timeLimit(.minutes(5))) func theNamesOfMarksAtOneTimeAreJoinedOnce() {
    let name = String(repeating: "m", count: 100)
    let marks = [PlotFigure.Mark](repeating: .init(time: 0, name: name), count: 200_000)
    let drawn = PlotMarks(marks, time: PlotScale(0...1, from: 0, to: 600), right: 700)
    #expect(drawn.names.contains("m…m"))
  }
}
