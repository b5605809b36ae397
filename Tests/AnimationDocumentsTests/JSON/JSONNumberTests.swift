import TestSupport
import Testing

@testable import AnimationDocuments

@Suite("Numbers of JSON")
struct JSONNumberTests {
  /// The number that a text is.
  private func number(_ text: String) throws -> Double { try read(text)[0].number }

  @Test(arguments: [
    "0", "-0", "1", "-1", "0.1", "1e22", "1e23", "123456789012345678", "9007199254740993",
    "9007199254740992.5", "9007199254740993.0000000000000000000001", "1e-22", "1e-23",
    "0.1234567890123456789", "12345678901234567890", "1.7976931348623157e308",
    "1.7976931348623158e308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "8.41e21", "9.5367431640625e-7",
    "0.000000000000000000000000000001", "100000000000000000000000000000", "0e999999999999",
    "179769313486231580793728971405301e276", "1e-999", "1e0000000000000000001",
  ])
  func isTheNearestDouble(_ text: String) throws {
    #expect(try number(text).bitPattern == Double(text)?.bitPattern, "\(text)")
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func isTheNearestDoubleForRandomTexts(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let text = randomNumber(&random)
      #expect(try number(text).bitPattern == Double(text)?.bitPattern, "\(text) of seed \(seed)")
    }
  }

  @Test(arguments: [UInt64(5), 6])
  func shortNumbersAreTheNearestDoublesToo(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let text = shortNumber(&random)
      #expect(try number(text).bitPattern == Double(text)?.bitPattern, "\(text) of seed \(seed)")
      let short = short(text)
      let digits = text.utf8.count { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
      #expect((short == nil) == (digits > 15), "\(text)")
    }
  }

  private func short(_ text: String) -> Double? {
    ShortDecimal(Array(text.utf8).span, from: 0)?.value
  }

  /// A number of up to 18 digits with or without a point.
  private func shortNumber(_ random: inout SplitMix64) -> String {
    let digits = Int.random(in: 1...9, using: &random)
    let whole = "\(UInt64.random(in: 0..<1_000_000_000, using: &random))".prefix(digits)
    let text = (Bool.random(using: &random) ? "-" : "") + whole
    guard Bool.random(using: &random) else { return text }
    return text + ".\(UInt64.random(in: 0..<1_000_000_000, using: &random))"
  }

  @Test(arguments: ["", "-", "01", "-01", "00", "1.", "1.x", ".5", "1e5", "1.5E-3", "+1", "x"])
  func whatIsNoShortNumberIsLeftToTheCommonWay(_ text: String) {
    #expect(short(text) == nil)
  }

  private func randomNumber(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let bits = UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &random)
      return Double(bitPattern: bits).description
    case 1: return Double.random(in: -1000...1000, using: &random).description
    case 2:
      let digits = UInt64.random(in: 0...UInt64.max, using: &random)
      return "\(digits)e\(Int.random(in: -30...30, using: &random))"
    default: return "0.\(UInt64.random(in: 1...999_999_999_999_999_999, using: &random))"
    }
  }

  /// Numbers half way between two doubles are the hardest; they end in a 5 and round to even.
  @Test func roundsTiesToEven() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<5_000 {
      let whole = UInt64.random(in: 1 << 53..<1 << 54, using: &random) | 1
      #expect(try number("\(whole)") == Double(whole))
      #expect(try number("\(whole).0") == Double(whole))
    }
  }

  @Test(arguments: ["1e309", "-1e309", "1.8e308", "1e99999999999999999999", "123e400"])
  func marksWhatNoDoubleHolds(_ text: String) throws {
    #expect(try read(text)[0].isBeyondRange)
    #expect(try !read("1e308")[0].isBeyondRange)
  }
}
