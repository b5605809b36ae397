import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationFormats

@Suite("Plots") struct SVGPlotTests {
  static let track = ResolvedAnimation(
    properties: [
      AnimatedProperty(name: "size <&> \u{1}\u{202E}", type: .size),
      AnimatedProperty(name: "state", type: .discrete, discreteValues: ["off", "<on>"]),
      AnimatedProperty(name: "tint", type: .color(.srgb)),
      AnimatedProperty(name: "turn", type: .angle),
    ],
    content: .keyframes(
      KeyframeAnimation(
        initial: [[1, 2], [0], [0, 0.5, 1, 1], [0]],
        tracks: [
          PropertyTrack(
            property: 0, components: 0..<2,
            keyframes: [.linear(to: [3, 3], duration: 0.5), .cubic(to: [0, 9], duration: 0.5)]),
          PropertyTrack(
            property: 1, components: 0..<1, keyframes: [.linear(to: [1], duration: 0.4)]),
          PropertyTrack(
            property: 3, components: 0..<1,
            keyframes: [
              .linear(to: [90], duration: 0.25), .move(to: [0]), .linear(to: [45], duration: 0.5),
            ]),
        ], velocity: [nil, nil, nil, nil])))

  static let phases = ResolvedAnimation(
    properties: [AnimatedProperty(name: "x", type: .number)],
    content: .phases(
      PhaseAnimation(phases: [
        .init(name: "rest", values: [[0]], animation: .smooth),
        .init(name: "<go>", values: [[10]], animation: .bouncy),
      ])))

  static func many(_ count: Int, _ type: PropertyType = .number) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: (0..<count).map { AnimatedProperty(name: "p\($0)", type: type) },
      content: .keyframes(
        KeyframeAnimation(
          initial: Array(
            repeating: Components(repeating: 1, count: type.componentCount), count: count),
          tracks: [], velocity: Array(repeating: nil, count: count))))
  }

  func picture(
    of animation: ResolvedAnimation, from start: Double = 0, to end: Double? = nil,
    _ options: PlotFigure.Options = .init()
  ) throws -> SVGDocument {
    let timeline = try animation.compiled()
    let end = try #require(end ?? timeline.duration)
    let document = SVGDocument(SVGPlot(animation, timeline, from: start, to: end, options).text)
    #expect(document.isWellFormed)
    return document
  }

  private func lines(_ document: SVGDocument) -> [SVGDocument.Element] {
    document.all("path", of: "line").filter { !($0.attributes["d"] ?? "").contains("h15") }
  }

  @Test func everyComponentIsALineAndEveryKeyframeADotOnEach() throws {
    let picture = try picture(of: Self.track)
    #expect(lines(picture).count == 2 + 1)
    #expect(picture.all("circle").count == 2 * 2 + 2)
  }

  @Test func velocitiesAndModelsAreLinesOfTheirOwn() throws {
    #expect(lines(try picture(of: Self.phases)).count == 1)
    let both = try picture(
      of: Self.phases, .init(includesVelocity: true, includesModel: true))
    #expect(lines(both).count == 3)
    #expect(both.all("path", of: "speed").count == 1)
    #expect(both.all("path", of: "model").count == 1)
  }

  @Test func phasesAreMarkedWithTheirNames() throws {
    let picture = try picture(of: Self.phases, to: 2)
    #expect(picture.texts("mark") == ["<go>", "rest"])
    #expect(picture.all("path", of: "event").count == 2)
  }

  @Test func discreteValuesAreNamedBands() throws {
    let picture = try picture(of: Self.track)
    let bands = (0..<4).flatMap { picture.all("rect", of: "t\($0)") }
    #expect(bands.map { $0.number("x") + $0.number("width") } == [314.4, 690])
    #expect(Set(picture.texts("name")).isSuperset(of: ["off", "<on>"]))
  }

  @Test func aColourShowsWhatItLooksLike() throws {
    let picture = try picture(of: Self.track)
    #expect(picture.all("rect").contains { $0.attributes["fill"] == "#0080ff" })
  }

  @Test func anglesAreInDegrees() throws {
    #expect(try picture(of: Self.track).texts("axis").contains("50°"))
  }

  @Test func aJumpIsUpright() throws {
    let line = try #require(lines(try picture(of: Self.track)).last?.attributes["d"])
    let places = line.split { "ML".contains($0) }.map { $0.split(separator: " ").map(String.init) }
    let jump = zip(places, places.dropFirst()).first { $0[0] == $1[0] && $0[1] != $1[1] }
    #expect(jump != nil)
  }

  @Test func theTextsOfADocumentAreTextsOfThePicture() throws {
    let picture = try picture(of: Self.track)
    #expect(picture.texts("title") == ["size <&>  ", "state", "tint", "turn"])
  }

  @Test func thePictureSaysInWordsWhatItShows() throws {
    let picture = try picture(of: Self.track, .init(title: "A <name>"))
    #expect(picture.all("svg").first?.attributes["role"] == "img")
    #expect(picture.all("title").first?.text == "A <name>")
    let words = try #require(picture.all("desc").first?.text)
    #expect(words.hasPrefix("From 0 s to 1 s. "))
    #expect(words.contains("width goes from 1 to 0, between 0 and 3."))
    #expect(words.contains("state shows off, <on>."))
    #expect(words.contains("tint goes from #0080ff to #0080ff."))
    #expect(words.contains("turn goes from 0° to 45°, between 0° and 90°."))
    #expect(try self.picture(of: Self.phases).all("title").first?.text == "x over time")
  }

  @Test func lightAndDarkPaperHaveTheirColours() throws {
    let style = try #require(try picture(of: Self.phases).all("style").first?.text)
    #expect(style.contains("@media(prefers-color-scheme:dark){"))
    let rules = style.split(separator: "\n").filter { $0.contains(".s0{") }
    #expect(rules.count == 2)
    for rule in rules {
      #expect(rule.hasPrefix(".inbetween .s0{"), "a picture within a page leaves the page alone")
    }
  }

  @Test func aMomentIsShownWithTheSecondThatFollows() throws {
    let axis = try picture(of: Self.track, from: 0.25, to: 0.25).texts("axis")
    #expect(axis.contains("0.3 s") && axis.contains("1.25 s"))
  }

  @Test func manyPropertiesAreLimitedWithASentence() throws {
    let picture = try picture(of: Self.many(100), to: 1)
    #expect(picture.texts("title").count == PlotFigure.mostPanels)
    #expect(
      picture.texts("name") == ["60 more properties are left out: a plot has at most 40 panels."])
  }

  @Test func manyComponentsAreLimitedWithASentence() throws {
    let picture = try picture(of: Self.many(1, .vector(count: 64)), to: 1)
    #expect(lines(picture).count == PlotFigure.mostLines)
    #expect(picture.texts("name").last == "Of more than 8 components a panel shows 8 that move.")
  }

  @Test func nothingIsAPictureToo() throws {
    let picture = try picture(of: Self.many(0))
    #expect(picture.all("title").first?.text == "Nothing moves")
    #expect(picture.texts("name") == ["Nothing moves."])
  }

  @Test func aTransformIsWhatItDoes() throws {
    let lists = try ["none", "translate(10px, 20px) rotate(90deg)"].map { text in
      try TransformList(css: text)
    }
    let picture = try picture(
      of: Self.change(AnimatedProperty(name: "t", type: .transform, table: .transforms(lists))))
    #expect(picture.texts("title") == ["t: translate", "t: rotate"])
    #expect(picture.texts("axis").contains("100°"))
  }

  @Test func aPathIsARowOfOutlines() throws {
    let paths = try ["M0 0A5 5 0 0 1 10 0Z", "M0 0A5 9 0 0 1 10 0Z"].map { try Path(svg: $0) }
    let picture = try picture(
      of: Self.change(AnimatedProperty(name: "d", type: .path, table: .paths(paths))))
    let outlines = picture.all("path", of: "outline")
    #expect(outlines.count == 9)
    #expect(outlines.first?.attributes["d"]?.hasPrefix("M0 0A5 5.") == true)
    #expect(outlines.last?.attributes["d"]?.hasPrefix("M0 0A5 8.") == true)
  }

  /// An arc reaches as far as it is drawn, not as far as its radii.
  @Test(arguments: ["A1000 1000 0 0 1 100 0", "A1e17 1e17 0 0 1 100 0", "L100 0"])
  func anOutlineFillsItsPlace(_ command: String) throws {
    let paths = try ["M0 0\(command)", "M0 1\(command)"].map { try Path(svg: $0) }
    let picture = try picture(
      of: Self.change(AnimatedProperty(name: "d", type: .path, table: .paths(paths))))
    let transforms = picture.all("path", of: "outline").map { $0.attributes["transform"] ?? "" }
    #expect(transforms.count == 9)
    for transform in transforms {
      let scale = transform.split(separator: "scale(").last?.dropLast()
      #expect((0.5...0.6).contains(try #require(scale.flatMap { Double($0) })), "\(transform)")
    }
  }

  @Test func aPathThatIsTooLongIsLeftOutWithASentence() throws {
    let path = try Path(svg: "M0 0" + String(repeating: "L1 1", count: 1000))
    let picture = try picture(
      of: Self.change(AnimatedProperty(name: "d", type: .path, table: .paths([path, path]))))
    #expect(picture.all("path", of: "outline").isEmpty)
    #expect(picture.texts("name").last == "A path of more than 2000 numbers is not drawn.")
  }

  /// A second from the first value of a property's table to the second.
  static func change(_ property: AnimatedProperty) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [property],
      content: .animation(
        SingleAnimation(
          from: [[0]], to: [[1]], velocity: [nil], animation: .linear(duration: 1))))
  }

  @Test func aGridIsDrawnThroughAsItIs() throws {
    let options = PlotFigure.Options(grid: .times([0, 0.3, 0.1, 0.9]))
    let line = try #require(lines(try picture(of: Self.phases, to: 1, options)).first)
    #expect(line.attributes["d"]?.split { "ML".contains($0) }.count == 4)
  }

  @Test func theWorkIsKnownBeforeItIsDone() throws {
    let count = PlotFigure.valueCount(
      of: try Self.many(100, .vector(count: 64)).compiled(), rows: nil)
    #expect(count.rows == 481)
    #expect(count.columns == 40 * 8)
    #expect(PlotFigure.valueCount(of: try Self.phases.compiled(), rows: 7).rows == 7)
  }
}

@Suite("Parts of plots") struct PlotPartTests {
  @Test func axesAreMarkedAtRoundNumbers() {
    func ticks(_ range: ClosedRange<Double>) -> [String] {
      PlotScale(range, from: 0, to: 100).ticks(atMost: 5).map(\.text)
    }
    #expect(ticks(0...1) == ["0", "0.5", "1"])
    #expect(ticks(-30...95) == ["0", "50"])
    #expect(ticks(0.9...1.32) == ["0.9", "1", "1.1", "1.2", "1.3"])
    #expect(ticks(0...12_000) == ["0", "5000", "10000"])
    #expect(ticks(5...5) == ["4.6", "4.8", "5", "5.2", "5.4"])
    #expect(ticks(0...3e-9) == ["0", "1e-9", "2e-9", "3e-9"])
    #expect(ticks(0...4e12) == ["0", "1e12", "2e12", "3e12", "4e12"])
    #expect(ticks(-1e300...1e300) == ["-1e300", "-5e299", "0", "5e299", "1e300"])
  }

  @Test func numbersAreShortForReaders() {
    let texts: [(Double, String)] = [
      (2 / 3.0, "0.6667"), (1500, "1500"), (-0.25, "-0.25"), (1.2e-8, "1.2e-8"), (0, "0"),
      (123_456, "123500"), (6.02e23, "6.02e23"), (.infinity, "∞"), (.nan, "none"),
      (9999.9, "10000"),
      (1e-300, "0"),
    ]
    for (number, text) in texts { #expect(DecimalText.short(number) == text) }
  }

  @Test func aTextIsCutWhereItsRoomEnds() {
    #expect(SVGText.shortened("expand", toFit: 100) == "expand")
    let cut = SVGText.shortened("a rather long name", toFit: 60)
    #expect(cut.hasSuffix("…") && SVGText.width(cut) <= 66)
    #expect(SVGText.shortened("expand", toFit: 5) == "")
    #expect(SVGText.shortened("", toFit: 5) == "")
    #expect(SVGText.shortened(String(repeating: "x", count: 100_000), toFit: 640).count < 110)
  }

  @Test func namesOfMarksNeverOverlap() {
    let time = PlotScale(0...10, from: 64, to: 700)
    for spacing in [0.02, 0.1, 0.37, 1.3] {
      let marks = stride(from: 0, through: 10, by: spacing).map {
        PlotFigure.Mark(time: $0, name: "phase \(Int(saturating: $0 * 1000))", isEnd: false)
      }
      let drawn = PlotMarks(marks, time: time, right: 716)
      let names = SVGDocument("<svg>" + drawn.names + "</svg>").all("text")
      #expect(names.count >= 3)
      let boxes = names.map { name -> (row: Double, range: ClosedRange<Double>) in
        let width = SVGText.width(name.text)
        let x = name.number("x") - (name.attributes["text-anchor"] == "end" ? width : 0)
        return (name.number("y"), x...x + width)
      }
      for (index, box) in boxes.enumerated() {
        #expect(box.range.upperBound < 720)
        for other in boxes[..<index] where other.row == box.row {
          #expect(!other.range.overlaps(box.range), "\(spacing)")
        }
      }
    }
  }

  @Test func marksOfOneMomentShareALine() {
    let marks = [
      PlotFigure.Mark(time: 10, name: "a", isEnd: true), .init(time: 10, name: "b", isEnd: true),
    ]
    let drawn = PlotMarks(marks, time: PlotScale(0...10, from: 64, to: 700), right: 704)
    #expect(SVGDocument("<svg>" + drawn.names + "</svg>").texts("mark") == ["a, b"])
    #expect(SVGDocument("<svg>" + drawn.lines(to: 9) + "</svg>").all("path", of: "end").count == 1)
  }

  @Test func aGapIsNotDrawnOver() {
    let series = PlotFigure.Series(
      times: [0, 1, 2, 3, 4], values: [0, 1, .nan, 1, 0])
    let line = PlotLine(
      series: series, time: PlotScale(0...4, from: 0, to: 4),
      scale: PlotScale(0...1, from: 0, to: 1))
    #expect(line.data == "M0 0L1 1M3 1L4 0")
  }

  @Test func aSpikeDoesNotFlattenTheRest() throws {
    let series = PlotFigure.Series(
      times: (0..<100).map(Double.init), values: (0..<100).map { $0 == 50 ? 1e6 : 1 })
    let range = try #require(PlotRange.of([series], isRobust: true))
    #expect(range == 1...4)
    #expect(PlotRange.of([series]) == 1...1e6)
  }

  @Test func functionsAreDrawnFromClosedForms() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let panel = PlotFigure.Panel(
      name: "value", over: 0...1, dots: [0.5],
      [("", { spring.value(target: 1.0, time: $0) }), ("half", { $0 / 2 })])
    guard case .lines(let series) = panel.content else {
      Issue.record("no lines")
      return
    }
    #expect(series[0].values.last == spring.value(target: 1.0, time: 1))
    #expect(series[1].dots == [PlotFigure.Dot(time: 0.5, value: 0.25)])
  }
}
