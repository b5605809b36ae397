import AnimationEngine
import AnimationRoutes
import Foundation
import HTTPTypes
import TestSupport
import Testing

/// What an export says of its error, held against its keyframes played finely.
@Suite("The error of an export")
struct ExportErrorTests {
  private let routes = Routes()

  /// The keyframes that the Web Animations API is given for the only element, with its stated error.
  private func keyframes(
    _ document: String, _ query: String = ""
  ) throws -> (keyframes: [[String: Any]], error: Double) {
    let reply = routes.ask("/v1/export/waapi?\(query)", .post, body: document)
    try #require(reply.status == .ok, "\(reply.text)")
    let animations = try #require(reply.json()["animations"] as? [[String: Any]])
    let keyframes = try #require(animations.first?["keyframes"] as? [[String: Any]])
    return (keyframes, try #require(try reply.json()["maxError"] as? Double))
  }

  /// The offsets and numbers of one property.
  private func numbers(
    of property: String, _ keyframes: [[String: Any]]
  ) throws -> [(offset: Double, numbers: [Double])] {
    try keyframes.map { keyframe in
      let text = try #require(keyframe[property] as? String).replacing("matrix3d", with: "")
      let numbers = text.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
      return (try #require(keyframe["offset"] as? Double), numbers)
    }
  }

  /// The samples of the document at even times, ends included.
  private func samples(_ document: String, count: Int) throws -> [[Double]] {
    try samples(document, "count=\(count)")
  }

  private func samples(_ document: String, _ query: String) throws -> [[Double]] {
    let reply = routes.ask("/v1/sample?format=csv&\(query)", .post, body: document)
    try #require(reply.status == .ok, "\(reply.text)")
    return reply.text.split(separator: "\r\n").dropFirst().map { line in
      line.split(separator: ",").dropFirst().compactMap { Double($0) }
    }
  }

  /// The greatest distance of each number from the samples, where a player mixes two keyframes by
  /// `mix`.
  private func distances(
    _ keyframes: [(offset: Double, numbers: [Double])], _ samples: [[Double]],
    _ mix: ([Double], [Double], Double) -> [Double]
  ) -> [Double] {
    var worst = [Double](repeating: 0, count: samples[0].count)
    for (row, exact) in samples.enumerated() {
      let offset = Double(row) / Double(samples.count - 1)
      let index = keyframes.dropLast().lastIndex { $0.offset <= offset } ?? 0
      let (from, to) = (keyframes[index], keyframes[index + 1])
      let share = to.offset > from.offset ? (offset - from.offset) / (to.offset - from.offset) : 1
      let shown = mix(from.numbers, to.numbers, share)
      for place in exact.indices {
        worst[place] = max(worst[place], abs(shown[place] - exact[place]))
      }
    }
    return worst
  }

  private func line(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * share }
  }

  private static let spring = #"{"type":"spring","duration":0.5,"bounce":0.4}"#

  private static let bump = """
    {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
     {"type":"hold","duration":0.4367},{"type":"linear","to":0.05,"duration":0.0005},
     {"type":"linear","to":0,"duration":0.0005},{"type":"hold","duration":0.5}]}]}
    """

  // MARK: Matrices

  /// A turn by way of half a turn, where the decomposed rotation changes its sign.
  @Test(arguments: [0.3, 0.02])
  func aTurnOfAMatrixIsPlayedAsBrowsersDecomposeIt(_ tolerance: Double) throws {
    let document = """
      {"kind":"scene","initial":{"card.transform":{"transform":"none"}},"events":[{"at":0,"layer":{"add":[
       {"key":"turn","property":"card.transform.rotation.z",
        "basic":{"from":{"radians":0},"to":{"radians":6.283185307179586},"duration":1}},
       {"key":"grow","property":"card.transform.scale","basic":{"from":0.5,"to":1,"duration":1}}]}}]}
      """
    let (keyframes, error) = try keyframes(document, "tolerance=\(tolerance)")
    #expect(error > 0 && error <= tolerance && keyframes.count < 80)
    let played = try distances(
      numbers(of: "transform", keyframes), samples(document, count: 401)
    ) { Matrix4($0).interpolated(towards: Matrix4($1), amount: $2).entries }
    #expect(try #require(played.max()) <= error * 1.001 + 1e-9)
  }

  /// A degree of the turn moves the far point by 17 pixels.
  @Test(arguments: [1, 0.1, 0.02])
  func aTurnOfWhatIsFarAwayKeepsTheToleranceInItsMatrix(_ tolerance: Double) throws {
    let document = Self.transform(
      "rotate(0deg) translateX(1000px)", "rotate(90deg) translateX(1000px)")
    let (keyframes, error) = try keyframes(document, "tolerance=\(tolerance)")
    #expect(error > tolerance / 10 && error <= tolerance && keyframes.count < 1000)
    let played = try distances(
      numbers(of: "transform", keyframes), samples(document, count: 2001)
    ) { from, to, share in
      let numbers = line(from, to, share)
      return TransformList([.init(.rotate, [numbers[0]]), .init(.translateX, [numbers[1]])])
        .matrix.entries
    }
    let worst = try #require(played.max())
    #expect(worst <= error * 1.001 + 1e-9 && worst > error * 0.9)
  }

  @Test func aTurnThatIsSteadyIsExact() throws {
    let document = Self.transform(
      "rotate(0deg) translateX(1000px)", "rotate(90deg) translateX(1000px)", "linear")
    let (keyframes, error) = try keyframes(document, "tolerance=0.01")
    #expect(keyframes.count == 2 && error == 0)
  }

  /// Its arguments are the entries of its matrix.
  @Test(arguments: ["translateX", "scale"], ["", "tolerance=0.1", "tolerance=0.05"])
  func aFunctionAloneMovesAsANumber(_ function: String, _ query: String) throws {
    let unit = function == "scale" ? "" : "px"
    let transform = Self.transform("\(function)(0\(unit))", "\(function)(100\(unit))")
    let number = #"{"kind":"animation","from":{"n":0},"to":{"n":100},"animation":\#(Self.spring)}"#
    let (functions, error) = try keyframes(transform, query)
    let (plain, plainError) = try keyframes(number, query)
    let alone = try numbers(of: "transform", functions)
    let expected = try numbers(of: "--n", plain)
    // A duration may differ by a rounding, and with it the last decimal of an offset.
    #expect(zip(alone, expected).allSatisfy { abs($0.offset - $1.offset) < 2e-9 })
    #expect(alone.map(\.numbers) == expected.map(\.numbers))
    #expect(abs(error - plainError) < 1e-9)
  }

  private static func transform(
    _ from: String, _ to: String, _ animation: String? = nil
  ) -> String {
    #"""
    {"kind":"animation","from":{"card.transform":{"transform":"\#(from)"}},
     "to":{"card.transform":{"transform":"\#(to)"}},"animation":\#(animation.map { "\"\($0)\"" } ?? spring)}
    """#
  }

  // MARK: Lines

  @Test(arguments: [
    (
      #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":\#(spring)}"#, "translate",
      0.5
    ),
    (
      #"{"kind":"animation","from":{"glow":0.784},"to":{"glow":0},"animation":"bouncy"}"#,
      "--glow", 0.05
    ),
  ])
  func aSpringIsStatedToItsPeaks(_ document: String, _ property: String, _ tolerance: Double) throws
  {
    let (keyframes, error) = try keyframes(document, "tolerance=\(tolerance)")
    let played = try distances(
      numbers(of: property, keyframes), samples(document, count: 4001), line)
    #expect(abs(played[0] - error) < error * 1e-3, "\(played[0]), stated \(error)")
  }

  @Test func aBumpBetweenKeyframesIsStated() throws {
    let (keyframes, error) = try keyframes(Self.bump, "tolerance=0.1")
    #expect(keyframes.count == 2 && abs(error - 0.05) < 1e-9)
  }

  @Test func aTableStatesItsPeaksAndBumps() throws {
    func error(_ document: String, _ query: String) throws -> Double {
      let reply = routes.ask("/v1/export/csv?\(query)", .post, body: document)
      return try reply.maxError()
    }
    #expect(abs(try error(Self.bump, "tolerance=0.1") - 0.05) < 1e-9)
    let document =
      #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":\#(Self.spring)}"#
    let stated = try error(document, "")
    let exact = try samples(document, count: 4001).map { $0[0] }
    let duration = try #require(
      try routes.ask("/v1/sample?count=2", .post, body: document).json()["duration"] as? Double)
    var worst = 0.0
    for (row, value) in exact.enumerated() {
      let time = duration * Double(row) / Double(exact.count - 1)
      let frame = (time * 60).rounded(.down)
      let ends = [frame / 60, min((frame + 1) / 60, duration)].map { end in
        Spring(duration: 0.5, bounce: 0.4).value(target: 100, time: end)
      }
      guard frame + 1 < duration * 60 else { break }
      worst = max(worst, abs(ends[0] + (ends[1] - ends[0]) * (time * 60 - frame) - value))
    }
    #expect(abs(worst - stated) < stated * 1e-3, "\(worst), stated \(stated)")
  }

  @Test func withoutAToleranceEachNumberKeepsAThousandthOfItsOwnRange() throws {
    let document =
      #"{"kind":"animation","from":{"x":0,"y":0},"to":{"x":1000,"y":1},"animation":\#(Self.spring)}"#
    let (keyframes, _) = try keyframes(document)
    let exact = try samples(document, count: 1001)
    let played = try distances(numbers(of: "translate", keyframes), exact, line)
    for place in 0..<2 {
      let range = try #require(exact.map { $0[place] }.max())
      #expect(played[place] <= range / 1000 * 1.001, "\(place)")
    }
  }

  @Test func theRoundingOfAnEndAfterAJumpIsStated() throws {
    let document = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
       {"type":"hold","duration":0.5},{"type":"move","to":0.259}]}]}
      """
    let (keyframes, error) = try keyframes(document, "tolerance=0.5")
    #expect(try numbers(of: "translate", keyframes).last?.numbers[0] == 0.3)
    #expect(abs(error - 0.041) < 1e-12)
  }

  /// A Lottie file has no opacity below 0, so that of a spring has a corner there.
  @Test(arguments: [0.05, 0.02, 0.01])
  func aClampedOpacityKeepsTheTolerance(_ tolerance: Double) throws {
    let document = """
      {"kind":"scene","name":"n","initial":{"card.opacity":0.784},
       "events":[{"at":0,"set":{"card.opacity":0},"animation":"bouncy"}]}
      """
    let reply = routes.ask("/v1/export/lottie?tolerance=\(tolerance)", .post, body: document)
    let stated = try reply.maxError()
    #expect(stated <= tolerance)
    let imported = routes.ask("/v1/import/lottie", .post, body: reply.text)
    let played = try #require(try imported.json()["document"] as? [String: Any])
    let body = String(decoding: try JSONSerialization.data(withJSONObject: played), as: UTF8.self)
    let step = "step=0.005&property=card.opacity"
    let (shown, exact) = (try samples(body, step), try samples(document, step))
    let worst = zip(shown, exact).map { abs($0[0] - min(max($1[0], 0), 1)) }.max()
    // A frame's time and a percentage are rounded too.
    #expect(try #require(worst) <= stated + 1e-3)
  }

  @Test func theErrorInACommentIsNoLessThanTheStatedOne() throws {
    let document =
      #"{"kind":"animation","from":{"opacity":0},"to":{"opacity":1},"#
      + #""animation":{"type":"spring","duration":0.5,"bounce":0.3}}"#
    let reply = routes.ask("/v1/export/gsap", .post, body: document)
    let stated = try reply.maxError()
    let comment = try #require(reply.text.firstMatch(of: /s, within (?<error>[0-9.]+)/))
    #expect(try #require(Double(comment.error)) >= stated)
  }

  /// With nine decimals the first line would be 0.001 off.
  @Test func offsetsOfMotionMoveNothing() throws {
    let document = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
       {"type":"linear","to":1000000,"duration":1},{"type":"linear","to":0,"duration":2}]}]}
      """
    let text = routes.ask("/v1/export/motion?tolerance=0.001", .post, body: document).text
    #expect(text.contains("times: [0, 0.33333333333333, 1]"), "\(text)")
  }

  @Test func aSpringOfMotionGoesFromAndToWhereTheDocumentSays() throws {
    let document =
      #"{"kind":"animation","from":{"x":0.12345},"to":{"x":100},"animation":"smooth"}"#
    let text = routes.ask("/v1/export/motion?tolerance=1", .post, body: document).text
    #expect(text.contains("x: [0.12345, 100]"), "\(text)")
  }

  /// Its middle, where the spring comes to rest and turns, is a jump of a thousandth.
  @Test func aSpringThereAndBackForEverIsOneRound() throws {
    let document = """
      {"kind":"animation","from":{"x":0},"to":{"x":100},"animation":"smooth",
       "timing":{"iterations":"infinite","direction":"alternate","fill":"both"}}
      """
    let (keyframes, error) = try keyframes(document, "tolerance=5")
    #expect(keyframes.count > 4 && error <= 5)
  }

  /// CSS leaves out a keyframe with a size below 0, so that the way to it would show.
  @Test(arguments: ["css-keyframes", "waapi", "svg", "motion", "gsap"])
  func aSizeNeverGoesBelowZero(_ format: String) throws {
    let document =
      #"{"kind":"animation","from":{"width":100,"cornerRadius":9},"to":{"width":0,"cornerRadius":0},"#
      + #""animation":"bouncy"}"#
    let reply = routes.ask("/v1/export/\(format)?tolerance=0.1", .post, body: document)
    let below = try Regex(
      format == "svg"
        ? #"attributeName="(width|height|rx)" values="[^"]*-"#
        : #"(width|height|[rR]adius)"?: ?\[?"?[^;]*-[0-9]"#)
    #expect(reply.status == .ok && !reply.text.contains(below), "\(reply.text)")
  }

  /// 80.04 is written as 80 before it jumps to 40.02.
  @Test func theRoundingBeforeAJumpAtTheStartCounts() throws {
    let document = """
      {"kind":"animation","from":{"x":0},"to":{"x":80.04},"animation":{"type":"linear","duration":1},
       "timing":{"direction":"reverse","easing":"steps(2)","fill":"both"}}
      """
    #expect(abs(try keyframes(document, "tolerance=0.5").error - 0.04) < 1e-9)
  }

  // MARK: No time

  /// Browsers would otherwise end at the element's own value.
  @Test func whatTakesNoTimeHoldsItsValue() throws {
    let document =
      #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":{"type":"linear","duration":0}}"#
    let (keyframes, error) = try keyframes(document)
    let played = try numbers(of: "translate", keyframes)
    #expect(played.map(\.offset) == [0, 1] && error == 0)
    #expect(played.map { $0.numbers[0] } == [100, 100])
    for format in ExportRouteTests.formats {
      #expect(routes.ask("/v1/export/\(format)", .post, body: document).status == .ok, "\(format)")
    }
  }
}
