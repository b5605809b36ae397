import AnimationDocuments
import AnimationEngine
import AnimationImports
import Testing

/// Constants of scripts, which stand for the literals that they are.
@Suite("Constants of imported scripts")
struct ScriptConstantTests {
  @Test func keyframesAndTimingMayBeConstants() throws {
    let script = """
      const spinning = [{ rotate: "0deg" }, { rotate: "360deg" }];
      const timing = { duration: 2000, iterations: 3 };
      paper.addEventListener("click", () => { paper.animate(spinning, timing) });
      """
    let moved = try imported(script)
    let keyframes = #"[{ rotate: "0deg" }, { rotate: "360deg" }]"#
    let plain = try imported("a.animate(\(keyframes), { duration: 2000, iterations: 3 })")
    #expect(moved.document == plain.document)
  }

  @Test(arguments: [
    "const length = 0.8", "const length: number = 0.8;", "let a; const length = 0.8\nfoo()",
  ])
  func numbersAndTextsMayBeConstants(constant: String) throws {
    let tween = #"gsap.to(".a", { x: 100, duration: length, ease })"#
    let moved = try imported("\(constant)\nconst ease = 'none'\n\(tween)", as: "gsap")
    #expect(try moved.value("a.x", at: 0.2) == 25)
  }

  @Test func aConstantMayStandInAnotherAndBehindItsUse() throws {
    let script = """
      animate(".a", { x: [0, 100] }, move)
      const move = { duration: 1, ease: even } as const
      const even = "linear"
      """
    #expect(try imported(script, as: "motion").value("a.x", at: 0.25) == 25)
  }

  @Test(arguments: [
    "const y = [1, 2].map((x) => 2 * x);", "const y = 2 * height;", "let y = 5;",
    "const y = 5; if (big) { const y = 6 }", "const y = y;",
  ])
  func whatIsNoLiteralIsLeftOut(constant: String) throws {
    let moved = try imported(constant + "gsap.to(\".a\", { x: 100, y: y })", as: "gsap")
    #expect(try moved.properties == ["a.x"])
    #expect(moved.ignored.contains { $0.message.contains("\"y\" is computed by the script") })
  }

  @Test func typesBehindValuesSayNothing() throws {
    let options = #"{ type: "tween" as const, duration: 1 }"#
    let moved = try imported(
      "animate('.a', { x: [0, 100] as number[] }, \(options))", as: "motion")
    #expect(try moved.value("a.x", at: 1) == 100)
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test func constantsInOneAnotherEnd() {
    let names = (0..<40).map { "const c\($0) = [c\($0 + 1), c\($0 + 1)];" }.joined()
    #expect(!problems(names + "a.animate(c0, 1000)", as: "waapi").isEmpty)
    #expect(!problems("const c = [c, c]; a.animate(c, 1000)", as: "waapi").isEmpty)
  }

  @Test(arguments: [
    "const theme = { fast: { slow: 2, even: { duration: 1, ease: \"linear\" } } };"
      + "animate('.a', { x: [0, 100] }, theme.fast.even)",
    "const theme = { 'even': { duration: 1, ease: \"linear\" }, f() { return [1, 2] } };"
      + "animate('.a', { x: [0, 100] }, theme.even)",
    "const even = { ease: \"linear\", duration: 9 };"
      + "animate('.a', { x: [0, 100] }, { ...even, duration: 1 })",
    "const t = { even: { ease: \"linear\" } }; animate('.a', { x: [0, 100] }, { duration: 1, ...t.even })",
    "const to = { x: [0, 100] }; animate('.a', { ...to }, { duration: 1, ease: \"linear\" })",
  ])
  func membersAndSpreadsOfConstantsAreRead(script: String) throws {
    let moved = try imported(script, as: "motion")
    #expect(try moved.value("a.x", at: 0.25) == 25)
    #expect(moved.ignored.isEmpty, "\(moved.ignored)")
  }

  @Test(arguments: ["...base, x: 100", "x: 7, ...base, ...to", "...base, ...to"])
  func ofMembersThatAreSpreadTheLastOfANameCounts(_ target: String) throws {
    let constants = "const base = { x: 50, opacity: 0 }; const to = { x: 100 };"
    let moved = try imported(
      "\(constants) gsap.to('#a', { \(target), duration: 1 })", as: "gsap")
    let plain = try imported("gsap.to('#a', { opacity: 0, x: 100, duration: 1 })", as: "gsap")
    #expect(moved.text == plain.text)
  }

  @Test func linesStayWhereMembersAreSpread() throws {
    let script = """
      const base = { x: 50, y: 2 };
      gsap.to("#a", { x: 1,
        ...base,
        x: 100,
        y: later(),
      });
      """
    let moved = try imported(script, as: "gsap")
    #expect(try moved.properties == ["a.x"])
    let note = moved.ignored.first { $0.message.contains("later()") }
    #expect(note?.place == .text(.init(line: 5, column: 1, offset: 73)))
  }

  @Test(arguments: ["...gone", "...even.gone", "...(open && even)", "...even()", "...none"])
  func otherSpreadsAreLeftOut(spread: String) throws {
    let script = "const even = { ease: \"linear\" }, none = {};"
    let moved = try imported(
      "\(script) animate('.a', { x: [0, 100] }, { duration: 1, \(spread) })", as: "motion")
    #expect(moved.ignored.count == 1)
  }
}
