import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite struct SampleCBORTests {
  let options = SampleOptions(kind: "keyframes", precision: 1, includesVelocity: true)

  private func list(_ item: CBORItem?) -> [CBORItem] {
    if case .list(let items) = item { items } else { [] }
  }

  @Test func columnsAreTypedArraysOfAllDigits() throws {
    let samples = Samples.make(on: .evenly(count: 300, end: 1))
    let item = try CBORItem(SampleCBOR(samples, options).encoded())
    #expect(item["kind"] == .text("keyframes"))
    #expect(item["duration"] == .number(1))
    #expect(item["events"] == .list([]))
    #expect(item["times"]?.doubles == samples.numbers(.time))
    let tracks = list(item["tracks"])
    #expect(tracks.map { $0["property"] } == samples.properties.map { .text($0.name) })
    for (track, property) in zip(tracks, SampledProperty.all(of: samples)) {
      #expect(track["type"] == .text(property.property.type.name))
      for (name, column) in property.components {
        let values = name.isEmpty ? track["values"] : track["values"]?[name]
        let velocities = name.isEmpty ? track["velocities"] : track["velocities"]?[name]
        #expect(values?.doubles == samples.numbers(.column(.value, column)), "\(name)")
        #expect(velocities?.doubles == samples.numbers(.column(.velocity, column)), "\(name)")
      }
    }
  }

  @Test func labelsAndMissingNumbersAreInPlainLists() throws {
    let samples = Samples.make([.state], on: .times([0, 1]))
    let item = try CBORItem(SampleCBOR(samples, options).encoded())
    let track = try #require(list(item["tracks"]).first)
    let second: CBORItem = .map(["a": .list([.integer(1), .number(2.5), .null])])
    #expect(track["values"] == .list([.text("idle"), second]))
    #expect(track["velocities"] == .list([.null, .null]))
  }

  @Test func framesWriteValuesAsDocumentsDo() throws {
    let samples = Samples.make(on: .times([0.5, 1]))
    let frames = SampleOptions(kind: "keyframes", layout: .frames, includesVelocity: true)
    let item = try CBORItem(SampleCBOR(samples, frames).encoded())
    let frame = try #require(list(item["frames"]).first)
    #expect(frame["time"] == .number(0.5))
    #expect(
      frame["values"]
        == .map([
          "scale": .number(1.5), "rotation": .text("45deg"),
          "offset": .map(["x": .number(5), "y": .number(-10)]),
          "frame": .map([
            "x": .number(2), "y": .number(4), "width": .number(6.5), "height": .number(8.5),
          ]),
          "list": .list([.number(0.5), .number(0.5)]), "tint": .text("#800080"),
          "count": .map(["integer": .integer(2)]),
          "state": .map(["discrete": .map(["a": .list([.integer(1), .number(2.5), .null])])]),
        ]))
    #expect(frame["velocities"]?["rotation"] == .number(90))
    #expect(frame["velocities"]?["state"] == .null)
    #expect(frame["velocities"]?["list"] == .list([.number(1), .number(-1)]))
    #expect(list(item["frames"]).count == 2)
  }

  @Test(arguments: SampleOptions.Layout.allCases)
  func thePiecesAreTheWholeAndSmall(_ layout: SampleOptions.Layout) throws {
    let samples = Samples.make(on: .evenly(count: 2500, end: 1))
    var encoder = SampleCBOR(
      samples, SampleOptions(kind: "keyframes", layout: layout, includesVelocity: true))
    let whole = encoder.encoded()
    let made = pieces { encoder.next(into: &$0) }
    #expect(made.whole == whole)
    #expect(made.longest < 250_000)
    _ = try CBORItem(whole)
    var rest: [UInt8] = []
    let isMore = encoder.next(into: &rest)
    #expect(!isMore)
    #expect(rest.isEmpty)
  }

  @Test func anAnswerWithoutRowsIsStillWhole() throws {
    for layout in SampleOptions.Layout.allCases {
      let options = SampleOptions(kind: "keyframes", layout: layout)
      let item = try CBORItem(SampleCBOR(.make(on: .times([])), options).encoded())
      #expect(list(item["frames"]).isEmpty)
      #expect(item["events"] == .list([]))
    }
  }
}
