import AnimationDocuments
import Testing

@testable import AnimationImports

// What elements, constants and notes of scripts cost.

extension ImportCostTests {
  @Test func namesOfVariantsCostForEachVariant() {
    let names = list(3000) { "\"a\($0)\"" }
    let variants = list(3000) { "b\($0): {x: 1}" }
    #expect(isRefused("<motion.i animate={[\(names)]} variants={{\(variants)}} />", as: "motion"))
    let choice = "open ? [\(names)] : 0"
    #expect(isRefused("<motion.i animate={\(choice)} variants={{\(variants)}} />", as: "motion"))
  }

  @Test func namesOfVariantsCostForEachElementInside() {
    let names = list(3000) { _ in "\"a\"" }
    let inside = String(repeating: "<m.i variants={{}} />", count: 300)
    #expect(isRefused("<motion.i animate={[\(names)]}>\(inside)</motion.i>", as: "motion"))
  }

  /// A look at the comment for each use would take minutes.
  @Test func theBlankBehindAConstantCountsWhereItsNameStands() {
    let comment = String(repeating: "-", count: 1_000_000)
    let uses = String(repeating: "c,", count: 100_000)
    let text = "const c = 1 /*\(comment)*/; animate('#a', {x: [\(uses)]})"
    #expect(!problems(text, as: "motion").isEmpty)
  }

  @Test func theTransitionOfAllCostsForEachElement() {
    let transition = list(3000) { "a\($0): 1" }
    let elements = String(repeating: "<m.i animate={{}} />", count: 300)
    let config = "<MotionConfig transition={{\(transition)}}>\(elements)</MotionConfig>"
    #expect(isRefused(config, as: "motion"))
  }

  /// A walk through the text for each note would take minutes.
  @Test func notesAreLocatedWithoutAWalkForEach() throws {
    let lines = String(repeating: "\n", count: 400_000)
    let calls = (0..<900).map { "animate('#a', {x: f(\($0))});" }.joined(separator: "\n")
    let text = "/*\(lines)*/ animate('#a', {y: [0, 1]});\n\(calls)"
    let notes = try imported(text, as: "motion").ignored
    #expect(notes[0].place == .text(.init(line: 400_002, column: 1, offset: 400_033)))
  }

  /// A thousand layers behind 650,000 members took 8 s.
  @Test func theWayToANoteCosts() {
    let layers = list(600) { "{\"ty\":3,\"hd\":true,\"nm\":\"\($0)\"}" }
    let members = String(repeating: "\"\":0,", count: 25_000)
    let frame = "\"fr\":60,\"ip\":0,\"op\":60,\"w\":1,\"h\":1,\"layers\":[\(layers)]"
    #expect(isRefused("{\"v\":\"5\",\(members)\(frame)}", as: "lottie"))
  }

  @Test func notesOnElementsAreLocatedWithoutAWalkForEach() throws {
    let long = String(repeating: "-", count: 400_000)
    let elements = String(repeating: "<m.i layout animate={{x: 1}} />\n", count: 900)
    let notes = try imported("<m.i title=\"\(long)\" />\n\(elements)", as: "motion").ignored
    #expect(notes.first?.place == .text(.init(line: 2, column: 1, offset: 400_017)))
  }

  /// Half a million calls of eight letters took 200 MB before they were refused.
  @Test func shortCallsAndElementsCostBeforeTheyAreRead() {
    #expect(isRefusedAtOnce(String(repeating: "x.animate();\n", count: 8000), as: "waapi"))
    #expect(isRefusedAtOnce(String(repeating: "<m.a/>", count: 8000), as: "motion"))
  }

  // MARK: What views share

  /// Values that a script computes are left out for each of the views: 40 kB took 3 s.
  @Test func whatIsLeftOutCostsForEachView() {
    let target = "{ \(list(2000) { "a\($0): b" }) }"
    let views = list(100) { "#a\($0)" }
    #expect(isRefused("animate('\(views)', \(target), { duration: 1 })", as: "motion"))
    let frames = "[\(list(5000) { _ in "{}" })]"
    let elements = list(90) { _ in "a" }
    let calls = "$('\(elements)').animate(\(frames), 1); $('b').animate([{}], 1)"
    #expect(isRefused(calls, as: "waapi"))
  }

  @Test(.timeLimit(.minutes(5))) func aListOfFirstValuesCostsForEachTarget() {
    let start = "{\"x\":[\(list(50_000) { _ in "0" })]}"
    let text = "{\"initial\":\(start),\"animate\":{\(list(5000) { _ in "\"x\":1" })}}"
    #expect(problems(text, as: "motion").map(\.code) == [.tooMuchWork])
  }

  @Test(.timeLimit(.minutes(5))) func theTypeOfATransitionIsLookedUpOnce() throws {
    let transition = list(100_000) { _ in "\"type\":0" }
    let read = try imported("{\"x\":[0,1],\"transition\":{\(transition)}}", as: "motion")
    #expect(try read.properties == ["x"])
  }

  /// Reading the text for each property and element took minutes.
  @Test(.timeLimit(.minutes(5))) func aLongTextInThePlaceOfANumberIsNotReadForEachProperty() throws
  {
    let text = "\"\(String(repeating: "a", count: 1_000_000))\""
    let transition = "{\"default\":{\"duration\":1},\"delay\":\(text)}"
    let target = "{\(list(2000) { "\"--p\($0)\":[0,1]" })}"
    let read = try imported("{\"animate\":\(target),\"transition\":\(transition)}", as: "motion")
    #expect(try read.properties.count == 2000)
    let element = "<motion.i animate='a' variants={{ a: { x: 1 } }} />"
    let config = "<MotionConfig transition={{ delayChildren: \(text) }}>"
    let elements = config + String(repeating: element, count: 1000)
    #expect(try imported(elements, as: "motion").properties.count == 1000)
  }
}
