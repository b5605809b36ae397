import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

@Suite struct SampleRowsTests {
  @Test func theLinesAreHeaderFramesAndEnd() {
    let samples = Samples.make([.scale, .offset], on: .steps(of: 0.5, end: 1))
    let rows = SampleRows(samples, SampleOptions(kind: "keyframes", includesVelocity: true))
    #expect(
      text(rows.encoded()) == """
        {"kind":"keyframes","duration":1,"properties":[{"property":"scale","type":"number"},\
        {"property":"offset","type":"point"}],"events":[]}
        {"frame":0,"time":0,"values":{"scale":1,"offset":{"x":0,"y":0}},\
        "velocities":{"scale":1,"offset":{"x":10,"y":-20}}}
        {"frame":1,"time":0.5,"values":{"scale":1.5,"offset":{"x":5,"y":-10}},\
        "velocities":{"scale":1,"offset":{"x":10,"y":-20}}}
        {"frame":2,"time":1,"values":{"scale":2,"offset":{"x":10,"y":-20}},\
        "velocities":{"scale":1,"offset":{"x":10,"y":-20}}}
        {"end":true,"count":3}

        """)
  }

  @Test func everyLineIsTheFrameOfTheDocument() throws {
    let samples = Samples.make(on: .evenly(count: 4000, end: 1))
    let options = SampleOptions(kind: "keyframes", layout: .frames, precision: 5)
    var rows = SampleRows(samples, options)
    let whole = rows.encoded()
    let made = pieces { rows.next(into: &$0) }
    #expect(made.whole == whole)
    #expect(made.longest < 250_000)
    let lines = whole.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 4002)
    let frames = lines[1..<4001].joined(separator: [UInt8(ascii: ",")])
    let document = text(SampleDocument(samples, options).encoded())
    #expect(
      document
        == #"{"kind":"keyframes","duration":1,"frames":[\#(text(Array(frames)))],"events":[]}"#)
  }

  /// A row that costs much ends a piece soon, whose reader may share a processor with others.
  @Test func aPieceOfCostlyRowsEndsAfterItsWork() throws {
    func values(_ value: Int) -> String {
      (0..<20).map { "\"x\($0)\":\(value)" }.joined(separator: ",")
    }
    let events = (1...60).map { index in
      #"{"at":\#(Double(index) / 1000),"set":{\#(values(index))},"#
        + #""animation":{"type":"linear","duration":9}}"#
    }
    let scene =
      #"{"kind":"scene","initial":{\#(values(0))},"events":[\#(events.joined(separator: ","))]}"#
    let samples = Samples(try resolved(scene).compiled(), on: .evenly(count: 500, end: 9))
    #expect(samples.work(ofColumn: 0) > 150)
    let options = SampleOptions(kind: "scene", layout: .frames)
    var rows = SampleRows(samples, options)
    var document = SampleDocument(samples, options)
    var items = SampleCBOR(samples, options)
    let longest = [
      pieces { rows.next(into: &$0) }.longest, pieces { document.next(into: &$0) }.longest,
      pieces { items.next(into: &$0) }.longest,
    ]
    #expect(longest.allSatisfy { $0 < 100_000 }, "\(longest)")
  }

  @Test func noRowsAreTwoLines() {
    let rows = SampleRows(.make([], on: .times([])), SampleOptions(kind: "keyframes"))
    #expect(text(rows.encoded()).hasSuffix("\"events\":[]}\n{\"end\":true,\"count\":0}\n"))
  }
}
