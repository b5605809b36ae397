import AnimationEngine
import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

@Suite("Sampling under a timing")
struct TimingRouteTests {
  private let routes = Routes()

  private func document(
    _ timing: String, _ animation: String = #"{"type":"linear","duration":1}"#
  ) -> String {
    #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":\#(animation),"timing":\#(timing)}"#
  }

  private func sample(_ query: String, _ document: String) -> Reply {
    routes.ask("/v1/sample?\(query)", .post, body: document)
  }

  /// An end that is too late is the parameter's fault, too many iterations are the document's.
  @Test func tooManyEventsAreRefusedWhereTheyAreAskedFor() throws {
    func document(_ more: String) -> String {
      #"{"kind":"phases","phases":[{"name":"a","values":{"x":0}},{"name":"b","values":{"x":1}}],\#(more)}"#
    }
    let endless = document(#""cycles":"forever""#)
    let places: [(query: String, document: String, parameter: String?, pointer: String?)] = [
      ("end=1e9&step=1e8", endless, "end", nil),
      ("times=0,1e9", endless, "times", nil),
      ("count=2", document(#""cycles":2,"timing":{"iterations":100000}"#), nil, ""),
      ("end=1e9&count=2", document(#""cycles":2,"timing":{"iterations":"infinite"}"#), "end", nil),
    ]
    for (query, document, parameter, pointer) in places {
      let reply = sample(query, document)
      #expect(reply.status == .contentTooLarge, "\(reply.text)")
      let error = try #require(try reply.errors().first)
      #expect(error["parameter"] as? String == parameter, "\(query)")
      #expect(error["pointer"] as? String == pointer, "\(query)")
      #expect(error["setting"] as? String == "max-events")
    }
  }

  /// The numbers of the first track; nil where the answer says null.
  private func values(_ reply: Reply, _ member: String = "values") throws -> [Double?] {
    let track = try #require((try reply.json()["tracks"] as? [[String: Any]])?.first)
    return try #require(track[member] as? [Any]).map { $0 as? Double }
  }

  // MARK: - Reference figures

  /// An entry of the timing model.
  struct Figure: Sendable {
    var timing: WebTiming
    var duration: Double
    var phase: String
    var asksIteration: Bool
    var expected: Double?

    /// nil for entries of other kinds, and for iterations of a length that JSON cannot say.
    init?(_ entry: [String: Any]) {
      guard let input = entry["input"] as? [String: Any],
        input["kind"] as? String == "timing model",
        let fill = WebTiming.Fill(rawValue: input["fill"] as? String ?? ""),
        let duration = (input["duration"] ?? 0) as? Double
      else { return nil }
      func number(_ name: String, _ other: Double) -> Double {
        input[name] as? String == "Infinity" ? .infinity : input[name] as? Double ?? other
      }
      self.duration = duration
      phase = input["phase"] as? String ?? ""
      asksIteration = input["output"] as? String == "currentIteration"
      expected = entry["expected"] as? Double
      timing = WebTiming(
        delay: number("delay", 0), endDelay: number("endDelay", 0),
        iterations: number("iterations", 1), iterationStart: number("iterationStart", 0),
        iterationDuration: duration, fill: fill, playbackRate: number("playbackRate", 1))
    }

    /// The timing as a document writes it.
    var text: String {
      let iterations =
        timing.iterations == .infinity ? "\"infinite\"" : "\(timing.iterations)"
      return #"{"delay":\#(timing.delay),"endDelay":\#(timing.endDelay),"#
        + #""fill":"\#(timing.fill.rawValue)","iterations":\#(iterations),"#
        + #""iterationStart":\#(timing.iterationStart),"iterationDuration":\#(duration),"#
        + #""playbackRate":\#(timing.playbackRate),"#
        + #""iterationComposite":"\#(asksIteration ? "accumulate" : "replace")"}"#
    }
  }

  private static let figures: [Figure] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../AnimationEngineTests/Reference/web.json").standardizedFileURL
    let entries =
      (try? JSONSerialization.jsonObject(with: Data(contentsOf: file))) as? [[String: Any]]
    return (entries ?? []).compactMap(Figure.init)
  }()

  @Test func thereAreFigures() { #expect(Self.figures.count >= 60) }

  @Test(arguments: figures.indices)
  func theTimingModelOfTheStandard(_ index: Int) throws {
    let figure = Self.figures[index]
    let model = TimingModel(figure.timing, iterationDuration: figure.duration)
    let time = try time(of: figure.phase, model)
    let sums = figure.asksIteration
    let reply = sample("times=\(time)", document(figure.text))
    #expect(reply.status == .ok, "\(reply.text)")
    let shown = try #require(try values(reply).first)
    let duration = try reply.json()["duration"] as? Double
    #expect(duration == (model.duration.isFinite ? model.duration : nil))
    guard let moment = model.moment(at: time), moment.iteration.isFinite || !sums else {
      // Outside there is no value, and after iterations without end no sum of them.
      #expect(shown == nil)
      return
    }
    let expected = try #require(figure.expected)
    #expect(abs(try #require(shown) - (sums ? expected + moment.progress : expected)) < 1e-12)
  }

  /// The time asked at which the local time is that of a phase, as the figures have it.
  private func time(of phase: String, _ model: TimingModel) throws -> Double {
    let timing = model.timing
    let begin = max(min(timing.delay, model.endTime), 0)
    let over = max(min(timing.delay + model.activeDuration, model.endTime), 0)
    let isBackwards = timing.playbackRate < 0
    let locals = isBackwards ? [begin, over, over + 1] : [begin - 1, begin, over]
    let place = try #require(["before", "active", "after"].firstIndex(of: phase))
    return isBackwards
      ? (model.endTime - locals[place]) / -timing.playbackRate
      : locals[place] / timing.playbackRate
  }

  // MARK: - Answers

  @Test func theDurationIsThatOfTheWhole() throws {
    let timing = #"{"delay":0.5,"iterations":3,"endDelay":0.25,"playbackRate":2,"fill":"both"}"#
    let json = try sample("", document(timing)).json()
    #expect(json["duration"] as? Double == 1.875)
    #expect((json["times"] as? [Double])?.last == 1.875)
  }

  @Test func anEndlessOneNeedsAnEnd() throws {
    let endless = document(#"{"iterations":"infinite","direction":"alternate"}"#)
    #expect(try sample("", endless).json()["code"] as? String == "unbounded")
    #expect(try values(sample("end=3&step=0.5", endless)) == [0, 0.5, 1, 0.5, 0, 0.5, 1])
    #expect(try sample("times=1e6", endless).json()["duration"] is NSNull)
  }

  private let mixed = """
    {"kind":"keyframes","initial":{"on":true,"x":0,"tint":"#ff0000","p":{"x":1,"y":2}},\
    "tracks":[{"property":"x","keyframes":[{"type":"linear","to":1,"duration":1}]},\
    {"property":"on","keyframes":[{"type":"move","to":false}]}],"timing":{"delay":1}}
    """

  @Test(arguments: ["columns", "frames"])
  func whereThereIsNoValueJSONSaysNull(_ layout: String) throws {
    let text = sample("times=0,1.5&include=velocity,model&layout=\(layout)", mixed).text
    let expected =
      layout == "columns"
      ? [
        #""property":"on","type":"discrete","values":[null,false]"#, #""values":[null,0.5]"#,
        #""velocities":[null,1]"#, #""x":[null,1],"y":[null,2]"#, #""red":[null,1]"#,
      ]
      : [#""on":null"#, #""x":null"#, #""tint":null"#, ##""tint":"#ff0000""##]
    for part in expected { #expect(text.contains(part), "\(part) in \(text)") }
    #expect(!text.contains("nan"))
  }

  @Test func whereThereIsNoValueEveryFormatSaysSo() throws {
    #expect(
      sample("times=0,1.5&format=csv", mixed).text
        .hasPrefix("time,on,x,tint.red,tint.green,tint.blue,tint.opacity,p.x,p.y\r\n0,,,,,,,,\r\n"))
    #expect(sample("times=0,1.5&format=ndjson", mixed).text.contains(#""x":null"#))
    let floats = sample("times=0,1.5&format=f64", mixed).bytes
    let numbers = stride(from: 0, to: floats.count, by: 8).map { place in
      Double(
        bitPattern: floats[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    #expect(numbers[0] == 0 && numbers[1] == 1.5)
    #expect(numbers[2].isNaN && numbers[3] == 0.5)
    #expect(sample("times=0,1.5&format=cbor", mixed).status == .ok)
    #expect(sample("format=svg", mixed).status == .ok)
    #expect(routes.ask("/v1/plot", .post, body: mixed).status == .ok)
  }

  @Test(arguments: ["json", "json&layout=frames", "ndjson", "csv", "cbor", "f64", "f32", "svg"])
  func pathsAndTransformsMayBeMissingToo(_ format: String) throws {
    let shapes = """
      {"kind":"animation","from":{"p":{"path":"M0 0 L10 0"},"t":{"transform":"rotate(0deg)"}},\
      "to":{"p":{"path":"M0 0 L20 0"},"t":{"transform":"rotate(90deg)"}},\
      "animation":{"type":"linear","duration":1},"timing":{"delay":1,"iterations":2,\
      "iterationComposite":"accumulate"}}
      """
    let reply = sample("times=0,1.5,2.5&include=velocity,model&format=\(format)", shapes)
    #expect(reply.status == .ok)
    if format == "json" {
      #expect(reply.text.contains(#""values":[null,"M"#), "\(reply.text)")
      #expect(reply.text.contains(#""m11":[null,0."#), "\(reply.text)")
    }
    #expect(!reply.bytes.isEmpty && !reply.text.contains("nan"))
  }

  @Test(arguments: [
    (##""#ff000080""##, ##""#ff0000e5""##),
    (##"{"css":"#ff000080"}"##, ##"{"css":"#ff0000e5"}"##),
    (##"{"css":"0px 0px 4px #ff000080"}"##, ##"{"css":"0px 0px 8px #ff0000e5"}"##),
  ])
  func noColorAccumulatesBeyondOpaque(_ from: String, _ to: String) throws {
    let document = """
      {"kind":"animation","from":{"c":\(from)},"to":{"c":\(to)},"animation":{"type":"linear","duration":1},
       "timing":{"iterations":3,"fill":"both","iterationComposite":"accumulate"}}
      """
    let tracks = try sample("times=0.5,1.5,2.5", document).json()["tracks"] as? [[String: Any]]
    let columns = try #require(tracks?.first?["values"] as? [String: [Double]])
    let opacity = try #require(columns["opacity"] ?? columns["6"] ?? columns["3"])
    #expect(opacity[0] < 1 && opacity[1] == 1 && opacity[2] == 1, "\(columns)")
  }

  @Test func aToleranceSeesIterationsAndGaps() throws {
    let timing = #"{"delay":0.5,"iterations":2,"direction":"alternate","endDelay":0.5}"#
    let reply = sample("tolerance=0.01", document(timing))
    let times = try #require(try reply.json()["times"] as? [Double])
    #expect(times.first == 0 && times.last == 3)
    let expected = [0, 0.5, 0.5, 1.5, 2.5, 2.5, 3]
    #expect(times.count == expected.count)
    for (time, place) in zip(times, expected) { #expect(abs(time - place) < 1e-9) }
  }

  @Test func theSwiftUIModelIsTimedToo() throws {
    let spring = document(#"{"iterations":2,"fill":"both"}"#, #""bouncy""#)
    let once = document(#"{"fill":"both"}"#, #""bouncy""#)
    let twice = try #require(try sample("springs=swiftui", spring).json()["duration"] as? Double)
    let plain = try #require(try sample("springs=swiftui", once).json()["duration"] as? Double)
    #expect(twice == 2 * plain)
    #expect(try sample("", once).json()["duration"] as? Double != plain)
  }

  @Test func whatCannotRunIsRefusedUnderEveryModel() throws {
    let reply = routes.ask(
      "/v1/validate", .post,
      body: document(#"{}"#, #"{"type":"spring","bounce":1,"duration":0.5}"#))
    #expect(reply.status == .unprocessableContent)
    #expect(try reply.errors().first?["code"] as? String == "unbounded")
    #expect(try reply.errors().first?["pointer"] as? String == "/timing")
  }

  @Test func eventsComeInEveryIteration() throws {
    let phases = """
      {"kind":"phases","phases":[{"name":"a","values":{"x":0}},{"name":"b","values":{"x":1},\
      "animation":{"type":"linear","duration":1}}],"timing":{"iterations":2,"iterationDuration":1}}
      """
    let events = try #require(
      try sample("", phases).json()["events"] as? [[String: Any]])
    #expect(events.compactMap { $0["name"] as? String } == ["b", "a", "b", "a"])
    #expect(events.compactMap { $0["time"] as? Double }.map { $0.rounded(.down) } == [0, 0, 1, 1])
  }
}
