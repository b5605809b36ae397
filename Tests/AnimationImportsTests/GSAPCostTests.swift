import AnimationDocuments
import Testing

@testable import AnimationImports

/// What tweens of GSAP multiply is charged before it is made.
@Suite("The cost of GSAP tweens")
struct GSAPCostTests {
  private let limits = Limits(maxWork: 20_000_000, maxRequestMemory: 8 << 20)

  /// A copy of the view's name for each property would take a gigabyte.
  @Test(.timeLimit(.minutes(5))) func theNameOfAViewIsLookedUpOnceForAllProperties() {
    let view = String(repeating: "v", count: 200_000)
    let found = problems(
      "gsap.to('.\(view)', { \(list(5000) { "p\($0): 1" }) }); gsap.to('.b', { x: 1 })", as: "gsap",
      within: limits)
    #expect([[.tooLarge], [.tooMuchWork]].contains(found.map(\.code)))
  }

  /// Names are looked up for each view before their tracks are made.
  @Test(arguments: ["n", "é"]) func aLongNameCostsForEachView(_ letter: String) throws {
    let name = String(repeating: letter, count: 50_000)
    let found = problems(
      "gsap.to('\(list(500) { ".v\($0)" })', { '\(name)': 1 })", as: "gsap", within: limits)
    #expect(found.map(\.code) == [.tooMuchWork])
    let excess = try #require(found.first?.excess)
    #expect((excess.actual ?? .max) < 2 * Int(excess.limit))
  }

  @Test func propertiesOfTimelinesInOthersStayThoseOfTheirViews() throws {
    let text = """
      const inner = gsap.timeline(); inner.to("#a", { x: 1 }).to("#b", { x: 2, y: 3 });
      const outer = gsap.timeline(); outer.to("#b", { x: 4 }); outer.add(inner, 1);
      """
    let names = ["a.x", "b.x", "b.y"]
    let read = try imported(text, as: "gsap").text
    for name in names { #expect(read.contains("\"\(name)\"")) }
    #expect(!read.contains("\"a.y\""))
  }

  /// Written for each call, the name of the variable would take a gigabyte.
  @Test(.timeLimit(.minutes(5))) func theVariableOfAChainIsWrittenOnceForItsCalls() throws {
    let name = String(repeating: "a", count: 50_000)
    let text = "const \(name) = gsap.timeline(); \(name)"
    let calls = String(repeating: ".to('#b', { x: '+=1' })", count: 500)
    let end = try imported(text + calls, as: "gsap").value("b.x", at: 250)
    #expect(end == 500)
  }
}
