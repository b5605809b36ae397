import AnimationDocuments
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

@Suite("Exports")
struct ExportRouteTests {
  private let routes = Routes()

  /// A card that is thrown by a spring and fades, with a colour.
  private static let card = ##"""
    {"kind":"animation","name":"throw","from":{"card.x":0,"card.opacity":0,"card.background":"#ff0000"},
     "to":{"card.x":100,"card.opacity":1,"card.background":"#0000ff"},"animation":"bouncy"}
    """##

  private func export(_ format: String, _ document: String, _ query: String = "") -> Reply {
    routes.ask("/v1/export/\(format)?\(query)", .post, body: document)
  }

  static let formats = [
    "css-keyframes", "waapi", "lottie", "svg", "motion", "gsap", "swiftui", "compose",
    "core-animation", "android",
  ]

  @Test(arguments: formats)
  func everyFormatKeepsTheToleranceAndSaysSo(_ format: String) throws {
    let reply = export(format, Self.card, "tolerance=0.01")
    #expect(reply.status == .ok, "\(reply.text)")
    // Whole milliseconds, which Compose and Android take, are the error of what is fast.
    let most = format == "compose" || format == "android" ? 0.6 : 0.01
    #expect(try reply.maxError() <= most)
    let link = Data(Self.card.utf8).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
    let linked = routes.ask("/v1/export/\(format)?tolerance=0.01&document=\(link)")
    #expect(linked.bytes == reply.bytes)
  }

  @Test func rulesOfCSSStandByThemselves() {
    #expect(
      export("css-keyframes", Fixtures.line).text == """
        /* animation: 1 s, exact */

        @keyframes animation-translate {
          0% { translate: 0px 0px; }
          100% { translate: 100px 0px; }
        }

        .animation {
          animation: animation-translate 1s linear both;
        }

        @media (prefers-reduced-motion: reduce) {
          .animation {
            animation-name: none;
            translate: 100px 0px;
          }
        }

        """)
  }

  /// A way that jumps twice at its very end.
  private static let twoJumps = """
    {"kind":"scene","initial":{"x":0},"events":[
      {"at":0,"set":{"x":10},"animation":{"type":"linear","duration":1}},
      {"at":0.999999999,"set":{"x":-20}},{"at":1,"set":{"x":30}}]}
    """

  @Test func offsetsOfRulesRiseAlsoWhereMuchJumpsAtTheEnd() {
    let lines = export("css-keyframes", Self.twoJumps).text.split(separator: "\n")
    let offsets = lines.compactMap { line in
      line.contains("% {") ? Double(line.prefix { $0 != "%" }.filter { $0 != " " }) : nil
    }
    #expect(offsets.count >= 4 && offsets.last == 100)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }, "\(offsets)")
  }

  @Test func keysOfLottieNeverGoBack() {
    let file = export("lottie", Self.twoJumps)
    #expect(file.status == .ok)
    let reply = routes.ask("/v1/import/lottie", .post, body: file.text)
    #expect(reply.status == .ok, "\(reply.text)")
  }

  @Test func calmMotionIsKeptForThoseWhoAskForLess() {
    let text = export("css-keyframes", Self.card).text
    #expect(text.contains("    animation-name: none, card-opacity, card-background-color;"))
    #expect(text.contains("@keyframes card-background-color"))
    #expect(text.contains(".card {"))
  }

  @Test func otherNamesAreRegistered() {
    let text = export(
      "css-keyframes",
      #"{"kind":"animation","from":{"lift":0},"to":{"lift":10},"animation":{"type":"linear","duration":1}}"#
    ).text
    #expect(text.contains("@property --lift {\n  syntax: \"<number>\";"))
    let mapped = export(
      "css-keyframes",
      #"{"kind":"animation","from":{"lift":0},"to":{"lift":10},"animation":{"type":"linear","duration":1}}"#,
      "map=lift:y"
    ).text
    #expect(mapped.contains("100% { translate: 0px 10px; }"))
  }

  /// A browser moves a custom property only if it is registered.
  @Test func registrationsStandBesideKeyframes() throws {
    let document =
      #"{"kind":"animation","from":{"a.lift":0,"b.lift":0,"b.opacity":1},"to":{"a.lift":1,"b.lift":2},"animation":"linear"}"#
    let properties = try #require(
      try export("waapi", document).json()["properties"] as? [[String: Any]])
    try #require(properties.count == 1)
    #expect(properties[0]["name"] as? String == "--lift")
    #expect(properties[0]["syntax"] as? String == "<number>")
    #expect(properties[0]["inherits"] as? Bool == true)
    #expect(properties[0]["initialValue"] as? String == "0")
    #expect(try export("waapi", Self.card).json()["properties"] == nil)
  }

  /// A value of CSS under the name of a custom property is one.
  @Test(arguments: [
    ("1px", "2px", "<length>"), ("1%", "2%", "<percentage>"), ("1deg", "1turn", "<angle>"),
    ("1s", "20ms", "<time>"), ("1", "2", "<number>"), ("red", "blue", "<color>"),
  ])
  func customPropertiesOfCSSAreRegistered(_ from: String, _ to: String, _ syntax: String) throws {
    let document =
      #"{"kind":"animation","from":{"--glow":{"css":"\#(from)"}},"to":{"--glow":{"css":"\#(to)"}}}"#
    let json = try export("waapi", document).json()
    let properties = try #require(json["properties"] as? [[String: Any]])
    #expect(properties.map { $0["name"] as? String } == ["--glow"])
    #expect(properties.map { $0["syntax"] as? String } == [syntax])
    #expect(export("css-keyframes", document).text.contains("0% { --glow: "))
  }

  @Test func theErrorIsWrittenAsInTheHeader() {
    let straight =
      #"{"kind":"animation","from":{"opacity":0},"to":{"opacity":1},"animation":"linear"}"#
    let reply = export("waapi", straight)
    #expect(reply.maxErrorText == "0")
    #expect(reply.text.contains(#""maxError":0,"#))
  }

  /// What the keyframes say at the times of the samples is the samples, within the stated error.
  @Test func keyframesReadBackAsTheMotion() throws {
    let reply = export("waapi", Self.card, "tolerance=0.05")
    let stated = try reply.maxError()
    let json = try reply.json()
    let animations = try #require(json["animations"] as? [[String: Any]])
    #expect(animations.map { $0["target"] as? String } == ["card", "card", "card"])
    let frames = try #require(animations[0]["keyframes"] as? [[String: Any]])
    let options = try #require(animations[0]["options"] as? [String: Any])
    let duration = try #require(options["duration"] as? Double) / 1000
    let places = try frames.map { frame in
      let offset = try #require(frame["offset"] as? Double)
      let text = try #require(frame["translate"] as? String)
      return (time: offset * duration, x: try #require(Double(text.prefix { $0 != "p" })))
    }
    let samples = try routes.ask("/v1/sample?count=500&property=card.x", .post, body: Self.card)
      .json()
    let times = try #require(samples["times"] as? [Double])
    let tracks = try #require(samples["tracks"] as? [[String: Any]])
    let values = try #require(tracks[0]["values"] as? [Double])
    for (time, value) in zip(times, values) {
      let after = places.firstIndex { $0.time >= time } ?? places.count - 1
      let (from, to) = (places[max(after - 1, 0)], places[after])
      let share = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
      #expect(abs(from.x + (to.x - from.x) * share - value) <= stated + 1e-6)
    }
  }

  @Test func aLottieFileHasALayerForEachView() throws {
    let json = try export("lottie", Self.card).json()
    #expect(json["v"] as? String == "5.7.0" && json["fr"] as? Double == 60)
    let layers = try #require(json["layers"] as? [[String: Any]])
    #expect(layers.map { $0["nm"] as? String } == ["card"])
    let transform = try #require(layers[0]["ks"] as? [String: [String: Any]])
    #expect(transform["p"]?["a"] as? Int == 1 && transform["r"]?["a"] as? Int == 0)
    let frames = try #require(transform["o"]?["k"] as? [[String: Any]])
    #expect(frames.first?["s"] as? [Double] == [0])
    #expect(frames.last?["s"] as? [Double] == [100])
  }

  /// What is read of a link is tagged, so that what a client has costs nothing.
  @Test(arguments: ["css-linear", "lottie", "csv"])
  func linksAreTagged(_ format: String) throws {
    let link = Data(#"{"kind":"animation","from":{"x":0},"to":{"x":1}}"#.utf8)
      .base64EncodedString()
    func ask(_ query: String, _ tag: String? = nil, _ format: String = format) -> Reply {
      let fields: HTTPFields = tag.map { [.ifNoneMatch: $0] } ?? [:]
      return routes.ask("/v1/export/\(format)?\(query)document=\(link)", .get, fields)
    }
    let first = ask("")
    let tag = try #require(first.fields[.eTag])
    let again = ask("", tag)
    #expect(again.status == .notModified && again.bytes.isEmpty && again.valueCount == 0)
    #expect(again.fields[.eTag] == tag && again.fields[.contentType] == nil)
    #expect(ask("", "*").status == .notModified)
    #expect(ask("tolerance=0.5&", tag).status == .ok)
    #expect(ask("", tag, format == "csv" ? "lottie" : "csv").status == .ok)
    #expect(routes.ask("/v1/export/\(format)?document=\(link)", .head).fields[.eTag] == tag)
    let posted = routes.ask(
      "/v1/export/\(format)", .post, body: #"{"kind":"animation","from":{"x":0},"to":{"x":1}}"#)
    #expect(posted.fields[.eTag] == nil)
  }

  /// A colour of bytes is half a step off at most, and that is said.
  @Test(arguments: ["css-keyframes", "waapi", "motion", "gsap", "svg"])
  func theRoundingOfColoursIsPartOfTheError(_ format: String) throws {
    let document = ##"""
      {"kind":"animation","from":{"color":"#000000"},"to":{"color":"#0f0f0f"},
       "animation":{"type":"easeInOut","duration":1}}
      """##
    let fine = try export(format, document, "tolerance=0.0001").maxError()
    #expect(fine > 0.001 && fine < 0.0021, "\(fine)")
    let coarse = try export(format, document, "tolerance=0.01").maxError()
    #expect(coarse <= 0.01)
    let own = try export(format, document).maxError()
    #expect(own <= 1 / 255)
  }

  /// Formats with numbers keep to what is asked for.
  @Test(arguments: ["lottie", "swiftui", "core-animation"])
  func coloursAsNumbersKeepTheTolerance(_ format: String) throws {
    let document = ##"""
      {"kind":"animation","from":{"background":"#000000"},"to":{"background":"#0f0f0f"},"animation":"smooth"}
      """##
    #expect(try export(format, document, "tolerance=0.0001").maxError() <= 0.0001)
  }

  /// A spring that takes colours out of sRGB is near to what CSS shows of it.
  @Test func coloursOutsideAreComparedInside() throws {
    #expect(try export("css-keyframes", Self.card, "tolerance=0.02").maxError() <= 0.02)
    #expect(try export("lottie", Self.card, "tolerance=0.02").maxError() <= 0.02)
  }

  /// What tells time in milliseconds has the sides of a jump one apart.
  @Test(arguments: [
    ("1", "0.0f at 1000", "9.0f at 1001"), ("0.3", "0.0f at 300", "9.0f at 301"),
    ("0.0004", "0.0f at 0", "9.0f at 1"),
  ])
  func jumpsTakeAMillisecond(_ hold: String, _ before: String, _ after: String) throws {
    let document = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
        {"type":"hold","duration":\(hold)},{"type":"move","to":9},{"type":"hold","duration":1}]}]}
      """
    let compose = export("compose", document)
    #expect(compose.text.contains(before) && compose.text.contains(after), "\(compose.text)")
    #expect(try compose.maxError() == 0)
    #expect(try export("android", document).maxError() == 0)
  }

  @Test func aJumpAtTheEndComesAMillisecondBeforeIt() throws {
    let document = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
        {"type":"hold","duration":1},{"type":"move","to":9}]}]}
      """
    let compose = export("compose", document)
    #expect(compose.text.contains("0.0f at 999") && compose.text.contains("9.0f at 1000"))
  }

  @Test func whatAFormatCannotSayIsRefused() throws {
    let path = #"{"kind":"animation","from":{"p":{"path":"M0 0"}},"to":{"p":{"path":"M1 1"}}}"#
    for format in ["lottie", "swiftui", "compose", "android", "core-animation"] {
      let reply = export(format, path)
      #expect(reply.status == .unprocessableContent, "\(format): \(reply.text)")
      #expect(try reply.errors().first?["code"] as? String == "not-expressible")
    }
    #expect(export("svg", path, "map=p:path").status == .ok)
  }

  private func change(_ name: String, _ from: String, _ to: String) -> String {
    #"{"kind":"animation","from":{"\#(name)":\#(from)},"to":{"\#(name)":\#(to)}}"#
  }

  /// A name says what a property is for the types that it suits alone.
  @Test(arguments: formats + ["dtcg"], ["color", "path", "x", "offset", "rotation", "background"])
  func namesOfOtherTypesAreOrdinary(_ format: String, _ name: String) {
    for (from, to) in [
      ("0", "1"), (#"{"x":0,"y":0,"z":0}"#, #"{"x":1,"y":1,"z":1}"#), (##""#000""##, ##""#fff""##),
      (#""0deg""#, #""9deg""#), (#"{"css":"1px"}"#, #"{"css":"2px"}"#), ("true", "false"),
    ] {
      let status = export(format, change(name, from, to)).status
      #expect(status == .ok || status == .unprocessableContent, "\(format) \(name) \(from)")
    }
  }

  @Test func valuesOfCSSMoveThePropertyOfTheirName() {
    let shadow = change("card.boxShadow", #"{"css":"0 0 black"}"#, #"{"css":"0 4px black"}"#)
    #expect(export("css-keyframes", shadow).text.contains("100% { box-shadow: 0 4px #000000; }"))
    #expect(export("waapi", shadow).text.contains(#""boxShadow":"0 4px #000000""#))
  }

  @Test func aValueThatSwitchesIsNoDesignToken() throws {
    let label =
      #"{"kind":"keyframes","initial":{"label":{"discrete":"a"}},"tracks":[{"property":"label","#
      + #""keyframes":[{"type":"hold","duration":1},{"type":"move","to":{"discrete":"b"}},"#
      + #"{"type":"hold","duration":1}]}]}"#
    let problem = try #require(try export("dtcg", label).errors().first)
    #expect(problem["code"] as? String == "not-expressible")
    #expect(
      problem["message"] as? String
        == #"A design token moves numbers, and "label" is a value that switches: leave it out of the document."#
    )
  }

  /// Sums of such numbers, as a size or a velocity, would be infinite.
  @Test(arguments: ["css-keyframes", "waapi", "lottie", "dtcg", "compose", "swiftui", "android"])
  func numbersBeyondAllReasonAreRefused(_ format: String) throws {
    let far =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1e200},"animation":{"type":"linear","duration":1}}"#
    let long =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":{"type":"linear","duration":1e308}}"#
    for document in [far, long] {
      let reply = export(format, document)
      guard format != "dtcg" || document == long else { continue }
      #expect(try reply.errors().first?["code"] as? String == "not-expressible", "\(reply.text)")
    }
  }

  @Test func aTimeWithoutAValueIsRefused() throws {
    let late = Fixtures.line.dropLast() + #","timing":{"delay":1}}"#
    for format in ["waapi", "css-linear"] {
      let problem = try export(format, String(late)).errors().first
      #expect(problem?["code"] as? String == "not-expressible")
      #expect((problem?["message"] as? String)?.contains(#""fill":"both""#) == true)
    }
    let filled = Fixtures.line.dropLast() + #","timing":{"delay":1,"fill":"both"}}"#
    #expect(export("waapi", String(filled)).status == .ok)
  }

  @Test func twoPropertiesThatAreOneAreRefused() throws {
    let two = #"{"kind":"animation","from":{"x":0,"translateX":0},"to":{"x":1,"translateX":1}}"#
    #expect(try export("waapi", two).errors().first?["code"] as? String == "not-expressible")
    #expect(export("waapi", two, "map=translateX:y").status == .ok)
    let fills =
      ##"{"kind":"animation","from":{"color":"#000","tint":"#000"},"to":{"tint":"#fff"}}"##
    #expect(export("svg", fills).status == .unprocessableContent)
    #expect(export("css-keyframes", fills).text.contains("accent-color"))
  }

  @Test func whatRestsIsSetAlone() {
    let text = export("gsap", change("x", "5", "5")).text
    #expect(text.contains("timeline.set(elements, { x: 5 }, 0);"))
    #expect(!text.contains("timeline.to("))
  }

  @Test func labelsCannotEndADeclaration() {
    let state = change("s", #"{"discrete":"a;} b{"}"#, #"{"discrete":"it's \"on\""}"#)
    let text = export("css-keyframes", state).text
    #expect(text.contains(#"--s: "it's \"on\"";"#), "\(text)")
    let css = routes.ask(
      "/v1/validate", .post, body: change("s", #"{"css":"1px;}"}"#, #"{"css":"2px"}"#))
    #expect(css.status == .unprocessableContent)
  }

  @Test func insetsKeepTheirNames() {
    let text = export(
      "compose",
      change(
        "pad", #"{"top":1,"leading":2,"bottom":3,"trailing":4}"#,
        #"{"top":1,"leading":2,"bottom":3,"trailing":4}"#)
    ).text
    #expect(
      text.contains("padTrailing = keyframes<Float> {\n    durationMillis = 1\n    4.0f at 0"),
      "\(text)")
  }

  @Test func picturesHoldWhatMovesFar() {
    let far = change("x", "0", "900")
    #expect(export("svg", far).text.contains(#"viewBox="-975 -975 1950 1950"#))
  }

  @Test func propertiesAreCountedBeforeTheyAreWritten() throws {
    func document(_ count: Int) -> String {
      let values = (0..<count).map { "\"p\($0)\":0" }.joined(separator: ",")
      return "{\"kind\":\"animation\",\"from\":{\(values)},\"to\":{\"p0\":1}}"
    }
    #expect(export("waapi", document(1001)).status == .contentTooLarge)
    #expect(export("waapi", document(1000)).status == .ok)
  }

  @Test func unknownFormatsAreListed() throws {
    let reply = export("flash", Fixtures.line)
    #expect(reply.status == .notFound)
    #expect(reply.text.contains("css-keyframes"))
    #expect(export("waapi", Fixtures.line, "map=x").status == .badRequest)
    #expect(export("waapi", Fixtures.line, "fps=5").status == .badRequest)
  }

  @Test(arguments: [
    ("zz:opacity", "card.x, x, card.opacity, opacity, card.background, background"),
    ("card.opactiy:y", "card.opacity"),
    ("card:y", "card.x"),
  ])
  func aMapNamesPropertiesThatAreThere(_ map: String, _ hint: String) throws {
    for path in ["export/waapi?", "plot?export=waapi&"] {
      let reply = routes.ask("/v1/\(path)map=\(map),x:y", .post, body: Self.card)
      #expect(reply.status == .badRequest, "\(reply.text)")
      let problem = try #require(try reply.errors().first)
      #expect(problem["code"] as? String == "unknown-property")
      #expect(problem["parameter"] as? String == "map")
      #expect(problem["hint"] as? String == hint)
    }
  }

  @Test func aMapNamesPropertiesWithTheirViewsOrWithout() {
    for map in ["card.x:y", "x:y", "card.x:y,opacity:opacity"] {
      #expect(export("waapi", Self.card, "map=\(map)").status == .ok, "\(map)")
    }
  }

  @Test func aMapNamesPropertiesWithCommas() throws {
    let document = #"{"kind":"animation","from":{"a,b":0,"c":0},"to":{"a,b":1,"c":1}}"#
    let reply = export("motion", document, "map=c:x,a,b:y")
    #expect(reply.status == .ok, "\(reply.text)")
    #expect(reply.text == export("motion", document, "map=a%2Cb:y,c:x").text)
    let problem = try #require(try export("motion", document, "map=a:y,b:x").errors().first)
    #expect(problem["code"] as? String == "unknown-property")
  }

  @Test func aMapThatChangesNothingIsRefused() throws {
    for path in ["export/csv?", "export/css-linear?", "plot?export=css-linear&"] {
      let reply = routes.ask("/v1/\(path)map=x:y", .post, body: Fixtures.line)
      #expect(reply.status == .badRequest, "\(path)")
      #expect(try reply.errors().first?["parameter"] as? String == "map")
    }
  }

  @Test func formsOfSamplesAreExportsToo() {
    #expect(export("csv", Fixtures.line, "tolerance=1").text == "time,x\r\n0,0\r\n1,100\r\n")
    let easing = export("css-linear", Fixtures.line).text
    #expect(
      easing
        == "linear(0, 1)\n/* 1 s, within 0; without linear(): cubic-bezier(0, 0, 1, 1), within 0 */\n"
    )
  }

  @Test func theErrorOfATableIsThatOfTheLinesBetweenItsRows() throws {
    #expect(try export("csv", Fixtures.line).maxError() < 1e-12)
    let rough = export("csv", Self.swing, "tolerance=1")
    let fine = export("csv", Self.swing, "tolerance=0.01")
    for (reply, tolerance) in [(rough, 1), (fine, 0.01)] {
      #expect((tolerance / 20...tolerance).contains(try reply.maxError()))
    }
    #expect(fine.text.count > 2 * rough.text.count)
    // Lines 1/60 s long are off a swing of 20 rad/s and a height of 100 by (20/60)² 100/8.
    #expect((1...1.5).contains(try export("csv", Self.swing).maxError()))
  }

  /// A spring that swings around its target, ten times a second, for a way of 100.
  private static let swing =
    #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":{"type":"spring","mass":1,"stiffness":400,"damping":4}}"#

  @Test func anEasingSaysOneProgress() throws {
    let apart =
      #"{"kind":"keyframes","initial":{"x":0,"y":0},"tracks":[{"property":"x","keyframes":[{"type":"linear","to":1,"duration":1}]},{"property":"y","keyframes":[{"type":"linear","to":5,"duration":0.5},{"type":"linear","to":6,"duration":0.5}]}]}"#
    #expect(try export("css-linear", apart).errors().first?["code"] as? String == "not-expressible")
    let together = apart.replacing("\"to\":5,", with: "\"to\":3,")
    #expect(export("css-linear", together).text.hasPrefix("linear(0, 1)\n"))
  }

  /// Of each property its own animation, its velocity and the timing count, whatever its type.
  @Test(arguments: [
    #""animations":[{"property":"a","animation":{"type":"easeIn","duration":2}}]"#,
    #""velocity":{"a":{"x":90,"y":180}}"#,
    #""timing":{"delay":1,"iterationDuration":0.4,"direction":"reverse","fill":"both"}"#,
  ])
  func anEasingIsThatOfTheWholeDocument(_ member: String) throws {
    func easing(_ zero: String, _ one: String, _ member: String) -> String {
      export(
        "css-linear",
        #"{"kind":"animation","from":{"a":\#(zero)},"to":{"a":\#(one)},"animation":"bouncy",\#(member)}"#
      ).text
    }
    let number = member.replacing(#"{"x":90,"y":180}"#, with: "90")
    #expect(easing("0", "1", number).hasPrefix("linear("))
    #expect(
      easing(#"{"x":0,"y":0}"#, #"{"x":1,"y":2}"#, member) == easing("0", "1", number))
    let whole = number.replacing("90", with: #"{"integer":90}"#)
    #expect(easing(#"{"integer":0}"#, #"{"integer":1}"#, whole) == easing("0", "1", number))
    guard !member.contains("velocity") else { return }
    #expect(easing("\"#fff\"", "\"#f00\"", member) == easing("0", "1", member))
  }

  @Test func anEasingIsThatOfAllProperties() throws {
    let two =
      ##"{"kind":"animation","from":{"c":"#fff","x":0},"to":{"c":"#f00","x":9},"animation":"bouncy"}"##
    #expect(export("css-linear", two).status == .ok)
    let apart = two.dropLast() + #","animations":[{"property":"x","animation":"linear"}]}"#
    #expect(export("css-linear", String(apart)).status == .unprocessableContent)
  }

  @Test func theErrorOfAnEasingIsThatOfTheFarthestProperty() throws {
    let document =
      #"{"kind":"animation","from":{"a":0,"b":0},"to":{"a":720,"b":1},"velocity":{"b":0.03}}"#
    let reply = export("css-linear", document, "tolerance=0.01")
    let alone = export(
      "css-linear", document.replacing("0.03", with: "0"), "tolerance=0.01")
    #expect(try reply.maxError() <= 0.01)
    #expect(try reply.maxError() > alone.maxError() / 2 && reply.text != alone.text)
  }

  @Test(arguments: [
    #"{"kind":"scene","initial":{},"events":[]}"#,
    #"{"kind":"keyframes","initial":{},"timing":{"iterationDuration":0.2}}"#,
  ])
  func aDocumentWithoutNumbersHasNoEasing(_ document: String) throws {
    let empty = export("css-linear", document)
    #expect(empty.status == .unprocessableContent)
    #expect(
      try empty.errors().first?["message"] as? String
        == "There is no easing for a document without numbers.")
  }

  private static let spring =
    #"{"kind":"animation","name":"throw","from":{"x":0},"to":{"x":100},"animation":{"type":"spring","mass":2,"stiffness":200,"damping":16}}"#

  @Test func aSpringStaysOneWhereThePlatformHasSprings() throws {
    let motion = export("motion", Self.spring).text
    #expect(motion.contains("x: [0, 100] }, { type: \"spring\", stiffness: 100"))
    #expect(motion.contains("damping: 8") && motion.contains("mass: 1"))
    let compose = export("compose", Self.spring).text
    #expect(compose.contains("val x = spring<Float>(") && compose.contains("stiffness = 100.0f"))
    let tokens = try export("dtcg", Self.spring).json()
    let curve = ((tokens["throw"] as? [String: Any])?["x"] as? [String: Any])?["curve"]
    let extensions = (curve as? [String: Any])?["$extensions"] as? [String: Any]
    let spring = extensions?["inbetween.spring"] as? [String: Double]
    #expect(
      spring?["mass"] == 1 && spring?["stiffness"].map { ($0 - 100).magnitude < 1e-9 } == true)
  }

  @Test func aSpringThatHasToBeMoreExactIsKeyframes() {
    // Ours is at rest a thousandth of the way from its end: 0.1 of 100.
    #expect(export("motion", Self.spring, "tolerance=0.11").text.contains("spring"))
    #expect(!export("motion", Self.spring, "tolerance=0.09").text.contains("spring"))
    let delayed = Self.spring.replacing("16}}", with: "16,\"modifiers\":[{\"delay\":0.2}]}}")
    #expect(!export("motion", delayed).text.contains("spring"))
  }

  @Test func aPropertyListHasTheMembersOfTheAnimation() throws {
    let reply = export("core-animation-plist", Self.card)
    let list =
      try unsafe PropertyListSerialization.propertyList(
        from: Data(reply.bytes), format: nil) as? [String: [[String: Any]]]
    let paths = list?["card"]?.compactMap { $0["keyPath"] as? String }
    #expect(paths?.contains("transform.translation.x") == true)
    let times = list?["card"]?.first?["keyTimes"] as? [Double]
    #expect(times?.first == 0 && times?.last == 1)
    let values = list?["card"]?.first?["values"] as? [Any]
    #expect(values?.count == times?.count)
  }
}
