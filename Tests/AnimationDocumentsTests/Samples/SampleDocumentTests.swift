import AnimationEngine
import Testing

@testable import AnimationDocuments

@Suite struct SampleDocumentTests {
  let grid = SampleGrid.steps(of: 0.5, end: 1)

  @Test func columnsHaveTheShapeOfTheContract() {
    let samples = Samples.make([.scale, .offset, .state], on: grid)
    let document = SampleDocument(samples, SampleOptions(kind: "keyframes"))
    #expect(
      text(document.encoded()) == """
        {"kind":"keyframes","duration":1,"times":[0,0.5,1],"tracks":[\
        {"property":"scale","type":"number","values":[1,1.5,2]},\
        {"property":"offset","type":"point","values":{"x":[0,5,10],"y":[0,-10,-20]}},\
        {"property":"state","type":"discrete",\
        "values":["idle",{"a":[1,2.5,null]},{"a":[1,2.5,null]}]}],"events":[]}
        """)
  }

  @Test func velocitiesHaveTheShapeOfTheValues() {
    let samples = Samples.make([.rotation, .offset, .state], on: .steps(of: 0.5, end: 0.5))
    let options = SampleOptions(kind: "keyframes", includesVelocity: true)
    #expect(
      text(SampleDocument(samples, options).encoded()) == """
        {"kind":"keyframes","duration":1,"times":[0,0.5],"tracks":[\
        {"property":"rotation","type":"angle","values":[0,45],"velocities":[90,90]},\
        {"property":"offset","type":"point","values":{"x":[0,5],"y":[0,-10]},\
        "velocities":{"x":[10,10],"y":[-20,-20]}},\
        {"property":"state","type":"discrete","values":["idle",{"a":[1,2.5,null]}],\
        "velocities":[null,null]}],"events":[]}
        """)
  }

  @Test func framesWriteValuesAsDocumentsDo() {
    let samples = Samples.make(on: .times([0.5]))
    let options = SampleOptions(kind: "keyframes", layout: .frames)
    #expect(
      text(SampleDocument(samples, options).encoded()) == """
        {"kind":"keyframes","duration":1,"frames":[{"frame":0,"time":0.5,"values":{\
        "scale":1.5,"rotation":"45deg","offset":{"x":5,"y":-10},\
        "frame":{"x":2,"y":4,"width":6.5,"height":8.5},"list":[0.5,0.5],"tint":"#800080",\
        "count":{"integer":2},"state":{"discrete":{"a":[1,2.5,null]}}}}],"events":[]}
        """)
  }

  @Test func velocitiesOfFramesArePlainNumbers() {
    let samples = Samples.make(on: .times([0.25]))
    let options = SampleOptions(kind: "keyframes", layout: .frames, includesVelocity: true)
    let document = text(SampleDocument(samples, options).encoded())
    #expect(
      document.hasSuffix(
        """
        "velocities":{"scale":1,"rotation":90,"offset":{"x":10,"y":-20},\
        "frame":{"x":4,"y":8,"width":11,"height":15},"list":[1,-1],\
        "tint":{"red":-1,"green":0,"blue":1,"opacity":0},"count":4,"state":null}}],"events":[]}
        """))
  }

  @Test func precisionRoundsValuesAndVelocitiesButNotTimes() {
    let samples = Samples.make([.scale, .rotation], on: .times([1 / 3]))
    var options = SampleOptions(kind: "keyframes", precision: 2, includesVelocity: true)
    let columns = text(SampleDocument(samples, options).encoded())
    #expect(columns.contains(#""times":[0.3333333333333333]"#))
    #expect(columns.contains(#""values":[1.33],"velocities":[1]"#))
    options.layout = .frames
    let frames = text(SampleDocument(samples, options).encoded())
    #expect(
      frames.contains(#""time":0.3333333333333333,"values":{"scale":1.33,"rotation":"30deg"}"#))
  }

  @Test func anAnswerWithoutRowsOrPropertiesIsStillWhole() {
    for layout in SampleOptions.Layout.allCases {
      let options = SampleOptions(kind: "phases", layout: layout, includesVelocity: true)
      let none = SampleDocument(.make([], on: .times([])), options).encoded()
      let rows = SampleDocument(.make([], on: .times([0, 1])), options).encoded()
      let columns = SampleDocument(.make([.scale, .offset], on: .times([])), options).encoded()
      switch layout {
      case .columns:
        #expect(text(none).hasSuffix(#""times":[],"tracks":[],"events":[]}"#))
        #expect(text(rows).hasSuffix(#""times":[0,1],"tracks":[],"events":[]}"#))
        #expect(text(columns).contains(#""values":{"x":[],"y":[]}"#))
      case .frames:
        #expect(text(none).hasSuffix(#""frames":[],"events":[]}"#))
        #expect(text(rows).contains(#"{"frame":1,"time":1,"values":{},"velocities":{}}"#))
        #expect(text(columns).hasSuffix(#""frames":[],"events":[]}"#))
      }
    }
  }

  @Test(arguments: SampleOptions.Layout.allCases, [nil, 3])
  func thePiecesAreTheWholeAndSmall(_ layout: SampleOptions.Layout, _ precision: Int?) {
    let samples = Samples.make(on: .evenly(count: 2500, end: 1))
    let options = SampleOptions(
      kind: "keyframes", layout: layout, precision: precision, includesVelocity: true)
    var document = SampleDocument(samples, options)
    let whole = document.encoded()
    let made = pieces { document.next(into: &$0) }
    #expect(made.whole == whole)
    #expect(made.longest < 250_000)
    var rest: [UInt8] = []
    let isMore = document.next(into: &rest)
    #expect(!isMore)
    #expect(rest.isEmpty)
  }

  @Test(arguments: SampleOptions.Layout.allCases)
  func everyNumberReadsBackAsItself(_ layout: SampleOptions.Layout) throws {
    let samples = Samples.make([.scale, .offset], on: .evenly(count: 3001, end: 1))
    let options = SampleOptions(kind: "keyframes", layout: layout)
    let tape = try JSONReader.read(SampleDocument(samples, options).encoded(), maxDepth: 8)
    let numbers = tape.nodes.filter { $0.kind == .number }.map(\.number).dropFirst()  // duration
    let sources = [SampleSource.time] + (0..<3).map { .column(.value, $0) }
    let columns = sources.map { samples.numbers($0) }
    let expected =
      layout == .columns
      ? columns.flatMap(\.self)
      : (0..<3001).flatMap { row in [Double(row)] + columns.map { $0[row] } }
    #expect(Array(numbers) == expected)
  }

  @Test func namesAreEscaped() throws {
    var odd = MovingProperty.scale
    odd.name = "a\"b\\\u{1}é"
    for layout in SampleOptions.Layout.allCases {
      let options = SampleOptions(kind: "keyframes", layout: layout)
      let bytes = SampleDocument(.make([odd], on: grid), options).encoded()
      let tape = try JSONReader.read(bytes, maxDepth: 8)
      let names = tape.nodes.indices.filter { tape[$0].kind == .string }.map(tape.string)
      #expect(names.contains(odd.name))
    }
  }
}
