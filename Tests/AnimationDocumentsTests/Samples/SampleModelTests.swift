import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// Model values, in every form: those that a change sets at once while what shows follows.
@Suite struct SampleModelTests {
  /// Before the change, and a quarter on the way.
  let grid = SampleGrid.times([-1, 0.25])

  private func options(
    _ layout: SampleOptions.Layout = .columns, precision: Int? = nil, velocity: Bool = false
  ) -> SampleOptions {
    SampleOptions(
      kind: "animation", layout: layout, precision: precision, includesVelocity: velocity,
      includesModel: true)
  }

  @Test func columnsHaveTheShapeOfTheValues() {
    let samples = Samples.changing([.scale, .offset, .state], on: grid)
    #expect(
      text(SampleDocument(samples, options()).encoded()) == """
        {"kind":"animation","duration":1,"times":[-1,0.25],"tracks":[\
        {"property":"scale","type":"number","values":[1,1.25],"model":[1,2]},\
        {"property":"offset","type":"point","values":{"x":[0,2.5],"y":[0,-5]},\
        "model":{"x":[0,10],"y":[0,-20]}},\
        {"property":"state","type":"discrete","values":["idle",{"a":[1,2.5,null]}],\
        "model":["idle",{"a":[1,2.5,null]}]}],"events":[]}
        """)
  }

  @Test func theyFollowTheVelocities() {
    let samples = Samples.changing([.scale], on: grid)
    #expect(
      text(SampleDocument(samples, options(velocity: true)).encoded())
        .contains(#""values":[1,1.25],"velocities":[0,1],"model":[1,2]}"#))
    #expect(
      text(SampleDocument(samples, options(.frames, velocity: true)).encoded())
        .contains(#""values":{"scale":1.25},"velocities":{"scale":1},"model":{"scale":2}}"#))
  }

  @Test func framesWriteThemAsDocumentsDo() {
    let samples = Samples.changing(MovingProperty.all, on: .times([0.25]))
    #expect(
      text(SampleDocument(samples, options(.frames)).encoded()).hasSuffix(
        """
        "model":{"scale":2,"rotation":"90deg","offset":{"x":10,"y":-20},\
        "frame":{"x":4,"y":8,"width":12,"height":16},"list":[1,0],"tint":"#0000ff",\
        "count":{"integer":4},"state":{"discrete":{"a":[1,2.5,null]}}}}],"events":[]}
        """))
  }

  @Test func linesAreTheFrames() {
    let samples = Samples.changing([.scale, .rotation], on: grid)
    let lines = text(SampleRows(samples, options()).encoded()).split(separator: "\n")
    #expect(
      lines.dropFirst().dropLast() == [
        """
        {"frame":0,"time":-1,"values":{"scale":1,"rotation":"0deg"},\
        "model":{"scale":1,"rotation":"0deg"}}
        """,
        """
        {"frame":1,"time":0.25,"values":{"scale":1.25,"rotation":"22.5deg"},\
        "model":{"scale":2,"rotation":"90deg"}}
        """,
      ])
  }

  @Test func precisionRoundsThem() {
    let third = MovingProperty(name: "third", type: .number, from: [0], to: [1 / 3])
    let samples = Samples.changing([third], on: .times([1]))
    for layout in SampleOptions.Layout.allCases {
      let document = text(SampleDocument(samples, options(layout, precision: 2)).encoded())
      let model = layout == .columns ? "[0.33]" : #"{"third":0.33}"#
      #expect(document.contains(#""model":\#(model)"#))
    }
  }

  @Test func colorsAreGammaEncodedAndIntegersRounded() {
    let tint = MovingProperty(
      name: "tint", type: .color(.srgbLinear), from: [1, 0, 0, 1], to: [0.5, 0, 0, 1])
    let count = MovingProperty(name: "count", type: .integer, from: [0], to: [3.75])
    let samples = Samples.changing([tint, count], on: .times([0.25]))
    let document = text(SampleDocument(samples, options(precision: 4)).encoded())
    #expect(document.contains(#""model":{"red":[0.7354],"green":[0],"blue":[0],"opacity":[1]}"#))
    #expect(document.contains(#""model":[4]"#))
  }

  @Test(arguments: [false, true])
  func binaryColumnsComeLast(_ velocity: Bool) {
    let samples = Samples.changing([.scale, .state, .offset], on: grid)
    let numbers = SampleBinary(samples, options(velocity: velocity), width: .double)
    let names = ["scale", "offset.x", "offset.y"]
    let velocities = velocity ? names.map { "velocity(\($0))" } : []
    #expect(
      numbers.columnNames
        == ["time"] + names + velocities + ["model(scale)", "model(offset.x)", "model(offset.y)"])
    #expect(numbers.omittedNames == ["state"])
    let bytes = numbers.encoded()
    #expect(bytes.count == numbers.columnNames.count * 2 * 8)
    #expect(doubles(bytes).suffix(6) == [1, 2, 0, 10, 0, -20])
  }

  private func doubles(_ bytes: [UInt8]) -> [Double] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
  }
}

extension SampleModelTests {
  private func list(_ item: CBORItem?) -> [CBORItem] {
    if case .list(let items) = item { items } else { [] }
  }

  @Test(arguments: [false, true])
  func columnsOfCBORHaveTheShapeOfTheValues(_ velocity: Bool) throws {
    let samples = Samples.changing(MovingProperty.all, on: grid)
    let item = try CBORItem(SampleCBOR(samples, options(velocity: velocity)).encoded())
    let tracks = list(item["tracks"])
    #expect(tracks.count == MovingProperty.all.count)
    for (track, property) in zip(tracks, SampledProperty.all(of: samples)) {
      #expect((track["velocities"] != nil) == velocity)
      guard property.property.type != .discrete else {
        #expect(track["model"] == track["values"])
        continue
      }
      for (name, column) in property.components {
        let model = name.isEmpty ? track["model"] : track["model"]?[name]
        #expect(model?.doubles == samples.numbers(.column(.model, column)), "\(name)")
      }
    }
    #expect(tracks.first?["model"]?.doubles == [1, 2])
  }

  @Test(arguments: [false, true])
  func framesOfCBORWriteThemAsDocumentsDo(_ velocity: Bool) throws {
    let samples = Samples.changing(MovingProperty.all, on: .times([0.25]))
    let item = try CBORItem(SampleCBOR(samples, options(.frames, velocity: velocity)).encoded())
    let frame = try #require(list(item["frames"]).first)
    #expect((frame["velocities"] != nil) == velocity)
    #expect(frame["values"]?["scale"] == .number(1.25))
    #expect(
      frame["model"]
        == .map([
          "scale": .number(2), "rotation": .text("90deg"),
          "offset": .map(["x": .number(10), "y": .number(-20)]),
          "frame": .map([
            "x": .number(4), "y": .number(8), "width": .number(12), "height": .number(16),
          ]),
          "list": .list([.number(1), .number(0)]), "tint": .text("#0000ff"),
          "count": .map(["integer": .integer(4)]),
          "state": .map(["discrete": .map(["a": .list([.integer(1), .number(2.5), .null])])]),
        ]))
  }

  @Test(arguments: SampleOptions.Layout.allCases)
  func thePiecesAreTheWholeAndSmall(_ layout: SampleOptions.Layout) throws {
    let samples = Samples.changing(MovingProperty.all, on: .evenly(count: 2500, end: 1))
    var document = SampleDocument(samples, options(layout, velocity: true))
    var items = SampleCBOR(samples, options(layout, velocity: true))
    let texts = pieces { document.next(into: &$0) }
    let bytes = pieces { items.next(into: &$0) }
    #expect(texts.whole == SampleDocument(samples, options(layout, velocity: true)).encoded())
    #expect(bytes.whole == SampleCBOR(samples, options(layout, velocity: true)).encoded())
    #expect(max(texts.longest, bytes.longest) < 250_000)
    _ = try JSONReader.read(texts.whole, maxDepth: 8)
    _ = try CBORItem(bytes.whole)
  }

  @Test func keyframesHaveNoOtherModelThanWhatShows() {
    let samples = Samples.make([.scale, .offset], on: .times([0.25]))
    let document = text(SampleDocument(samples, options()).encoded())
    #expect(document.contains(#""values":[1.25],"model":[1.25]"#))
    #expect(document.contains(#""values":{"x":[2.5],"y":[-5]},"model":{"x":[2.5],"y":[-5]}"#))
  }
}

extension Samples {
  /// A change of every property at 0, which shows along straight lines for a second.
  fileprivate static func changing(
    _ properties: [MovingProperty], on grid: SampleGrid
  ) -> Samples {
    let animation = ResolvedAnimation(
      properties: properties.map(\.property),
      content: .animation(
        SingleAnimation(
          from: properties.map(\.from), to: properties.map(\.to),
          velocity: properties.map { _ in nil }, animation: .linear(duration: 1))))
    guard let timeline = try? animation.compiled() else { preconditionFailure("no timeline") }
    return Samples(timeline, on: grid)
  }
}
