import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Transforms, paths and colours of every space, in every form of an answer.
@Suite struct SampleShapeTests {
  /// A square that moves and turns by half a turn, and its outline.
  private static let moving = #"""
    {"kind":"animation",
     "from":{"t":{"transform":"translateX(10px) rotate(0deg)"},"p":{"path":"M0 0L10 10A5 5 0 0 1 0 10Z"}},
     "to":{"t":{"transform":"translateX(20px) rotate(180deg)"},"p":{"path":"m2 0l10 0a5 10 0 1 0-10 10z"}},
     "animation":{"type":"linear","duration":1}}
    """#

  private func samples(_ times: [Double], of text: String = Self.moving) throws -> Samples {
    Samples(try resolved(text).compiled(), on: .times(times))
  }

  private func options(
    _ layout: SampleOptions.Layout = .columns, velocity: Bool = false, model: Bool = false
  ) -> SampleOptions {
    SampleOptions(
      kind: "animation", layout: layout, precision: 3, includesVelocity: velocity,
      includesModel: model)
  }

  private let paths = [
    "M0 0L10 10A5 5 0 0 1 0 10Z", "M1 0L11 5A5 7.5 0 1 1 1 10Z", "M2 0L12 0A5 10 0 1 0 2 10Z",
  ]

  @Test func columnsListEntriesOfMatricesAndPathsWhole() throws {
    let whole = text(SampleDocument(try samples([0, 0.5, 1]), options()).encoded())
    #expect(
      whole.contains(
        #"{"property":"t","type":"transform","values":{"m11":[1,0,-1],"m12":[0,1,0],"#
          + #""m13":[0,0,0],"m14":[0,0,0],"m21":[0,-1,0],"m22":[1,0,-1],"#))
    #expect(whole.contains(#""m41":[10,15,20],"m42":[0,0,0],"m43":[0,0,0],"m44":[1,1,1]}"#))
    let list = paths.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(whole.hasSuffix(#"{"property":"p","type":"path","values":[\#(list)]}],"events":[]}"#))
  }

  @Test func velocitiesOfAPathHaveTheShapeOfItsValues() throws {
    let samples = try samples([0, 0.5, 1])
    let whole = text(SampleDocument(samples, options(velocity: true)).encoded())
    #expect(whole.contains(#""velocities":[null,null,null]}]"#))
    let item = try CBORItem(SampleCBOR(samples, options(velocity: true)).encoded())
    guard case .list(let tracks) = item["tracks"] else { throw WrongKind() }
    #expect(tracks[1]["velocities"] == .list([.null, .null, .null]))
  }

  @Test func columnsHaveVelocitiesOfMatricesAlone() throws {
    let whole = text(
      SampleDocument(try samples([0]), options(velocity: true, model: true)).encoded())
    #expect(whole.contains(#""velocities":{"m11":[0],"m12":[3.142],"m13":[0],"#))
    #expect(whole.contains(#""m41":[10],"m42":[0],"m43":[0],"m44":[0]},"model":{"m11":[-1],"#))
    #expect(
      whole.contains(
        #""values":["\#(paths[0])"],"velocities":[null],"model":["\#(paths[2])"]}"#))
  }

  private let frame = #"""
    "values":{"t":{"transform":"translateX(15px) rotate(90deg)"},\#
    "p":{"path":"M1 0L11 5A5 7.5 0 1 1 1 10Z"}}
    """#

  @Test func framesAndLinesWriteThemAsDocumentsDo() throws {
    let samples = try samples([0.5])
    let frames = text(SampleDocument(samples, options(.frames)).encoded())
    #expect(frames.contains(#""frames":[{"frame":0,"time":0.5,\#(frame)}]"#), "\(frames)")
    let lines = text(SampleRows(samples, options()).encoded()).split(separator: "\n")
    #expect(lines[1] == "{\"frame\":0,\"time\":0.5,\(frame)}")
    #expect(lines[0].contains(#"{"property":"p","type":"path"}"#))
  }

  @Test func framesHaveNoVelocityOfAPath() throws {
    let frames = text(
      SampleDocument(try samples([0]), options(.frames, velocity: true, model: true)).encoded())
    #expect(frames.contains(#""velocities":{"t":{"m11":0,"m12":3.142,"#), "\(frames)")
    #expect(frames.contains(#""m43":0,"m44":0},"p":null},"model":{"t":{"transform":"#))
    #expect(frames.contains(#""p":{"path":"\#(paths[2])"}}}"#))
  }

  /// What frames show can be sent back: it stands for the same values.
  @Test func framesReadBack() throws {
    let frames = text(SampleDocument(try samples([0.5]), options(.frames)).encoded())
    let values = try #require(frames.firstRange(of: #""values":"#))
    let end = try #require(frames.firstRange(of: "}],\"events\""))
    let again = #"{"kind":"keyframes","initial":\#(frames[values.upperBound..<end.lowerBound])}"#
    let frame = text(SampleDocument(try samples([0], of: again), options(.frames)).encoded())
    #expect(frame.contains(frames[values.lowerBound..<end.lowerBound]))
  }

  @Test func dataItemsSayTheSame() throws {
    let samples = try samples([0, 0.5, 1])
    let columns = try CBORItem(
      SampleCBOR(samples, options(velocity: true, model: true)).encoded())
    guard case .list(let tracks) = columns["tracks"] else { throw WrongKind() }
    #expect(tracks[0]["values"]?["m41"]?.doubles == [10, 15, 20])
    // From the end on everything rests.
    #expect(tracks[0]["velocities"]?["m41"]?.doubles == [10, 10, 0])
    #expect(tracks[1]["values"] == .list(paths.map { .text($0) }))
    #expect(tracks[1]["velocities"] == .list([.null, .null, .null]))
    #expect(tracks[1]["model"] == .list([paths[2], paths[2], paths[2]].map { .text($0) }))
    let frames = try CBORItem(SampleCBOR(samples, options(.frames, velocity: true)).encoded())
    guard case .list(let list) = frames["frames"] else { throw WrongKind() }
    #expect(list[1]["values"]?["p"] == .map(["path": .text(paths[1])]))
    #expect(list[1]["velocities"]?["p"] == .null)
    #expect(list[0]["values"]?["t"] == .map(["transform": .text("translateX(10px) rotate(0deg)")]))
    #expect(list[1]["frame"] == .integer(1))
  }

  @Test func bareNumbersLeaveOutPaths() throws {
    let binary = SampleBinary(
      try samples([0, 1]), options(velocity: true, model: true), width: .double)
    #expect(binary.columnNames.count == 1 + 3 * 16)
    #expect(binary.columnNames[1] == "t.m11" && binary.columnNames[16] == "t.m44")
    #expect(binary.columnNames[17] == "velocity(t.m11)")
    #expect(binary.omittedField == "p" && binary.encoded().count == binary.byteCount)
  }

  @Test func coloursOfEverySpaceShowAsSRGB() throws {
    for space in ["srgb", "srgb-linear", "oklab", "oklch", "display-p3", "css"] {
      let document = ##"""
        {"kind":"animation","from":{"c":{"color":"#ff0000","space":"\##(space)"}},
         "to":{"c":"#0000ff80"},"animation":{"type":"linear","duration":1}}
        """##
      let frames = text(
        SampleDocument(try samples([0, 1], of: document), options(.frames)).encoded())
      #expect(
        frames.contains(##"{"c":"#ff0000"}},{"frame":1,"time":1,"values":{"c":"#0000ff80"}}"##),
        "\(space)")
      let columns = text(
        SampleDocument(try samples([0, 1], of: document), options(velocity: true)).encoded())
      #expect(
        columns.contains(#""values":{"red":[1,0],"green":[0,0],"blue":[0,1],"opacity":[1,0.502]}"#))
      #expect(columns.contains(#""velocities":{"red":["#))
    }
  }

  /// An outline of nothing has no numbers, and shows all the same.
  @Test func anEmptyPathIsShown() throws {
    let samples = try samples(
      [0, 1], of: #"{"kind":"animation","from":{"p":{"path":""},"x":0},"to":{"x":1}}"#)
    let options = options(velocity: true)
    let columns = text(SampleDocument(samples, options).encoded())
    #expect(columns.contains(#""type":"path","values":["",""],"velocities":[null,null]},{"#))
    let lines = text(SampleRows(samples, options).encoded())
    #expect(lines.contains(#""time":0,"values":{"p":{"path":""},"x":0},"velocities":{"p":null,"#))
    let items = try CBORItem(SampleCBOR(samples, options).encoded())
    guard case .list(let tracks) = items["tracks"] else { throw WrongKind() }
    #expect(tracks[0]["values"] == .list([.text(""), .text("")]))
    #expect(SampleBinary(samples, options, width: .single).columnNames.count == 3)
  }

  /// The text that rows are written by is the text of paths.
  @Test(arguments: [
    "", "M1 2", "M1 2ZZZZZZZZZZM3 4Z", "M1 2H3V4S1 2 3 4Q1 2 3 4T5 6C1 2 3 4 5 6",
    "M0 0A1 2 3 1 0 4 5A1 2 3 0 1 4 5",
  ])
  func pathsHaveTheirText(_ svg: String) throws {
    let path = try Path(svg: svg)
    let written = SampleText(path.structure.text)
    var bytes: [UInt8] = []
    written.append(path.numbers.span, NumberWriter(), to: &bytes)
    #expect(text(bytes) == "\"\(path.svgText)\"")
    guard written.numberCount > 0 else { return }
    bytes = []
    let missing = path.numbers.dropLast() + [.nan]
    written.append(missing.span, NumberWriter(), to: &bytes)
    #expect(text(bytes) == "null")
  }

  @Test(arguments: SampleOptions.Layout.allCases)
  func thePiecesAreTheWholeAndSmall(_ layout: SampleOptions.Layout) throws {
    let grid = SampleGrid.evenly(count: 2500, end: 1)
    let samples = Samples(try resolved(Self.moving).compiled(), on: grid)
    let options = options(layout, velocity: true, model: true)
    var document = SampleDocument(samples, options)
    let (whole, longest) = pieces { document.next(into: &$0) }
    #expect(whole == SampleDocument(samples, options).encoded() && longest < 600_000)
    #expect(throws: Never.self) { _ = try read(text(whole)) }
    var items = SampleCBOR(samples, options)
    let (item, longestItem) = pieces { items.next(into: &$0) }
    #expect(item == SampleCBOR(samples, options).encoded() && longestItem < 600_000)
    #expect(throws: Never.self) { _ = try CBORItem(item) }
  }
}
