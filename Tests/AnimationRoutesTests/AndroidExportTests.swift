import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

@Suite("Android's animators")
struct AndroidExportTests {
  private func export(_ document: String, _ query: String = "") -> String {
    Routes().ask("/v1/export/android?\(query)", .post, body: document).text
  }

  private static let eased = """
    {"kind":"animation","from":{"opacity":0},"to":{"opacity":1},
     "animation":{"type":"timingCurve","curve":{"bezier":[0.3,0.1,0.2,1]},"duration":0.4}}
    """

  @Test func aCurveIsAPathWhereAndroidPlaysItNearEnough() {
    let text = export(Self.eased, "tolerance=0.01")
    #expect(text.contains("xmlns:aapt=\"http://schemas.android.com/aapt\""), "\(text)")
    #expect(
      text.contains("<pathInterpolator android:pathData=\"M 0,0 C 0.3,0.1 0.2,1 1,1\" />"))
    #expect(text.ranges(of: "<keyframe ").count == 2)
  }

  /// What Android leaves out of a curve, about 0.002 of its height, counts: a smaller tolerance takes
  /// more keyframes.
  @Test func smallTolerancesTakeMoreKeyframes() {
    let text = export(Self.eased, "tolerance=0.0005")
    #expect(text.ranges(of: "<keyframe ").count > 3, "\(text)")
  }

  /// Lines a millisecond long keep these.
  @Test(arguments: [0.05, 0.02, 0.01])
  func aToleranceThatLinesKeepIsKept(_ tolerance: Double) throws {
    let reply = Routes().ask(
      "/v1/export/android?tolerance=\(tolerance)", .post,
      body: #"{"kind":"animation","from":{"x":0},"to":{"x":300},"animation":"bouncy"}"#)
    #expect(try reply.maxError() <= tolerance)
  }

  /// Android would call one setter for both, and show what is written last.
  @Test(arguments: [("my-x", "my_x", "myX"), ("x", "translationX", "translationX")])
  func propertiesWithOneSetterAreRefused(
    _ first: String, _ second: String, _ setter: String
  ) throws {
    let reply = Routes().ask(
      "/v1/export/android", .post,
      body: """
        {"kind":"animation","from":{"\(first)":0,"\(second)":0},"to":{"\(first)":1,"\(second)":2}}
        """)
    #expect(reply.status == .unprocessableContent)
    let error = try #require(try reply.errors().first)
    #expect(error["pointer"] as? String == "/from/\(second)")
    #expect((error["message"] as? String)?.contains("both \"\(setter)\" in Android") == true)
  }

  @Test func viewsHaveSettersOfTheirOwn() {
    let text = export(
      #"{"kind":"animation","from":{"a.my-x":0,"b.my_x":0},"to":{"a.my-x":1,"b.my_x":2}}"#)
    #expect(text.ranges(of: "\"myX\"").count == 2, "\(text)")
  }

  @Test func linesNeedNoPaths() {
    let line = #"{"kind":"animation","from":{"x":0},"to":{"x":9},"animation":"linear"}"#
    #expect(!export(line).contains("aapt"))
  }

  /// Keyframes are shares of whole milliseconds.
  @Test func keyframesStandAtWholeMilliseconds() throws {
    let text = export(
      #"{"kind":"animation","from":{"x":0},"to":{"x":300},"animation":"bouncy"}"#)
    let length = try #require(text.firstMatch(of: /android:duration="(\d+)"/)?.1)
    let milliseconds = try #require(Double(length))
    let fractions = text.matches(of: /android:fraction="([0-9.]+)"/).compactMap { Double($0.1) }
    #expect(fractions.count > 4 && fractions.contains(1))
    for fraction in fractions {
      let time = fraction * milliseconds
      #expect(abs(time - time.rounded()) < 1e-5, "\(fraction)")
    }
  }
}
