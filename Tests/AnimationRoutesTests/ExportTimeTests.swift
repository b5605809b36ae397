import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

/// How finely exports write the times of keyframes.
@Suite("The times of an export")
struct ExportTimeTests {
  private let routes = Routes()

  private func export(_ format: String, _ document: String, _ query: String = "") -> String {
    routes.ask("/v1/export/\(format)?\(query)", .post, body: document).text
  }

  /// A document that goes to a number and comes back in twice the time.
  private func trip(to number: Double, in seconds: Double) -> String {
    """
    {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
     {"type":"linear","to":\(number),"duration":\(seconds)},
     {"type":"linear","to":0,"duration":\(2 * seconds)}]}]}
    """
  }

  /// A third of the way as 33.333333% is 0.001 px off at this speed, and the export says that it is exact.
  @Test func keyframesOfWhatIsFastAreWrittenFinely() {
    let css = export("css-keyframes", trip(to: 1e5, in: 1))
    #expect(css.contains("3 s, exact") && css.contains("  33.333333333333% {"), "\(css)")
    let lottie = export("lottie", trip(to: 1e5, in: 0.0123456789))
    #expect(lottie.contains(#""t":0.740740734,"#), "\(lottie)")
  }

  @Test func keyframesOfSixDecimalsStayShort() {
    let even = """
      {"kind":"keyframes","initial":{"x":0},"tracks":[{"property":"x","keyframes":[
       {"type":"linear","to":1e6,"duration":1},{"type":"linear","to":0,"duration":7}]}]}
      """
    #expect(export("css-keyframes", even).contains("  12.5% {"))
    let spring = #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":"bouncy"}"#
    #expect(!export("css-keyframes", spring, "tolerance=0.5").contains(/\.[0-9]{7,}% \{/))
    #expect(!export("lottie", spring, "tolerance=0.5").contains(/"t":[0-9]*\.[0-9]{7,}/))
  }

  @Test func durationsHaveAllTheirDigits() {
    let document = trip(to: 100, in: 0.0004567890123)
    #expect(export("css-keyframes", document).contains(" 0.0013703670369s linear both"))
    #expect(export("svg", document).contains(#"dur="0.0013703670369s""#))
  }
}
