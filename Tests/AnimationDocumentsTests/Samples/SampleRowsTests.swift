import AnimationEngine
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

  @Test func noRowsAreTwoLines() {
    let rows = SampleRows(.make([], on: .times([])), SampleOptions(kind: "keyframes"))
    #expect(text(rows.encoded()).hasSuffix("\"events\":[]}\n{\"end\":true,\"count\":0}\n"))
  }
}
