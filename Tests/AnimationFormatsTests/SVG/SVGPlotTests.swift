import AnimationEngine
import Foundation
import FoundationXML
import Testing

@testable import AnimationFormats

@Suite struct SVGPlotTests {
  static let track = ResolvedAnimation(
    properties: [
      AnimatedProperty(name: "size <&> \u{1}", type: .size),
      AnimatedProperty(name: "state", type: .discrete, labels: ["\"off\"", "\"<on>\""]),
      AnimatedProperty(name: "tint", type: .color(.srgb)),
    ],
    content: .keyframes(
      KeyframeAnimation(
        initial: [[1, 2], [0], [0, 0.5, 1, 1]],
        tracks: [
          PropertyTrack(
            property: 0, components: 0..<2,
            keyframes: [.linear(to: [3, 3], duration: 0.5), .cubic(to: [0, 9], duration: 0.5)]),
          PropertyTrack(
            property: 1, components: 0..<1, keyframes: [.linear(to: [1], duration: 0.4)]),
        ], velocity: [nil, nil, nil])))

  static let phases = ResolvedAnimation(
    properties: [AnimatedProperty(name: "x", type: .number)],
    content: .phases(
      PhaseAnimation(phases: [
        .init(name: "rest", values: [[0]], animation: .smooth),
        .init(name: "<go>", values: [[10]], animation: .bouncy),
      ])))

  func elements(of animation: ResolvedAnimation, velocity: Bool = false) throws -> [String: Int] {
    let timeline = try animation.compiled()
    let plot = SVGPlot(
      animation, timeline, from: 0, to: try #require(timeline.duration), includesVelocity: velocity)
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(plot.text.utf8))
    parser.delegate = counter
    #expect(parser.parse(), "the picture is well-formed XML")
    return counter.counts
  }

  @Test func everyComponentIsALineAndEveryKeyframeADotOnEach() throws {
    let counts = try elements(of: Self.track)
    #expect(counts["path"] == 2 + 4)
    #expect(counts["circle"] == 2 * 2)
  }

  @Test func velocitiesAreLinesOfTheirOwn() throws {
    #expect(try elements(of: Self.phases)["path"] == 1)
    #expect(try elements(of: Self.phases, velocity: true)["path"] == 2)
  }

  @Test func phasesAreMarked() throws {
    let timeline = try Self.phases.compiled()
    let text = SVGPlot(Self.phases, timeline, from: 0, to: 2).text
    #expect(text.contains("&lt;go&gt;</text>"))
    #expect(text.contains(">rest</text>"))
  }

  @Test func aMomentIsPlottedToo() throws {
    let still = try Self.track.compiled()
    #expect(SVGPlot(Self.track, still, from: 0.25, to: 0.25).text.hasSuffix("</svg>\n"))
  }

  @Test func manyPropertiesAreLimited() throws {
    let animation = ResolvedAnimation(
      properties: (0..<100).map { AnimatedProperty(name: "p\($0)", type: .number) },
      content: .keyframes(
        KeyframeAnimation(
          initial: Array(repeating: [1], count: 100), tracks: [],
          velocity: Array(repeating: nil, count: 100))))
    let text = SVGPlot(animation, try animation.compiled(), from: 0, to: 1).text
    #expect(text.contains("and 60 more properties"))
  }

  @Test func axesAreMarkedAtRoundNumbers() {
    func ticks(_ range: ClosedRange<Double>) -> [String] {
      PlotScale(range, from: 0, to: 100).ticks(atMost: 5).map(\.text)
    }
    #expect(ticks(0...1) == ["0", "0.5", "1"])
    #expect(ticks(-30...95) == ["0", "50"])
    #expect(ticks(0.9...1.32) == ["1", "1.2"])
    #expect(ticks(0...12_000) == ["0", "5000", "10000"])
    #expect(ticks(5...5) == ["4.5", "5", "5.5"])
    #expect(ticks(-1e300...1e300) == [])
  }
}

/// Counts the elements of a document by name.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
