import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// One test for each sentence, with each of its fix-its applied.
@Suite("What the macros say")
struct AnimatableDiagnosticTests {
  private let ignore = "Add '@AnimatableIgnored'"

  private func notAnimatable(
    _ name: String, _ type: String, column: Int, fixIts: [String] = ["Add '@AnimatableIgnored'"]
  ) -> DiagnosticSpec {
    DiagnosticSpec(
      message: "'\(name)' cannot be animated: '\(type)' conforms neither to 'Animatable' nor to "
        + "'VectorArithmetic'",
      line: 3, column: column, fixIts: fixIts.map { FixItSpec(message: $0) })
  }

  /// A type with one line in its braces.
  private func ring(_ line: String) -> String {
    "@Animatable\nstruct Ring {\n  \(line)\n}"
  }

  @Test func aTypeThatIsNoVectorIsIgnored() {
    expectDiagnostics(
      [notAnimatable("label", "String", column: 7)], in: ring("var label: String  // shown"),
      applying: ignore, gives: ring("@AnimatableIgnored var label: String  // shown"))
  }

  @Test(arguments: ["Date", "UUID", "URL", "Data", "Duration", "[Date]"])
  func whatOthersOftenStoreIsIgnored(type: String) {
    expectDiagnostics(
      [notAnimatable("value", type, column: 7)], in: ring("var value: \(type)"),
      applying: ignore, gives: ring("@AnimatableIgnored var value: \(type)"))
  }

  @Test func theAttributeStandsBeforeAllOthers() {
    expectDiagnostics(
      [notAnimatable("label", "String", column: 29)],
      in: ring("@Wrapped private(set) var label = \"\""),
      applying: ignore, gives: ring("@AnimatableIgnored @Wrapped private(set) var label = \"\""))
  }

  @Test func aWholeNumberBecomesADouble() {
    expectDiagnostics(
      [notAnimatable("count", "Int", column: 7, fixIts: [ignore, "Make it a 'Double'"])],
      in: ring("var count: Int = 3"),
      applying: "Make it a 'Double'", gives: ring("var count: Double = 3"))
  }

  @Test func aNumberThatIsWholeByItsLiteralBecomesADouble() {
    expectDiagnostics(
      [notAnimatable("count", "Int", column: 7, fixIts: [ignore, "Make it a 'Double'"])],
      in: ring("var count = 3"),
      applying: "Make it a 'Double'", gives: ring("var count: Double = 3"))
  }

  @Test func oneOfSeveralIsDeclaredByItself() {
    let apart = "Declare 'b' by itself, with '@AnimatableIgnored'"
    expectDiagnostics(
      [notAnimatable("b", "Bool", column: 16, fixIts: [apart])],
      in: ring("var a = 1.0, b = true, c: Double, d: Double"), applying: apart,
      gives: ring(
        "var a = 1.0\n  @AnimatableIgnored var b = true\n  var c: Double\n  var d: Double"))
  }

  @Test func aTypeSharedWithOthersIsWrittenAtEach() {
    let apart = "Declare 'a' by itself, with '@AnimatableIgnored'"
    let other = "Declare 'b' by itself, with '@AnimatableIgnored'"
    expectDiagnostics(
      [
        notAnimatable("a", "String", column: 15, fixIts: [apart]),
        notAnimatable("b", "String", column: 18, fixIts: [other]),
      ],
      in: ring("private var a, b: String"), applying: apart,
      gives: ring("@AnimatableIgnored private var a: String\n  private var b: String"))
  }

  @Test func aPartOfATuplePatternIsIgnoredWithTheOthers() {
    expectDiagnostics(
      [notAnimatable("b", "String", column: 11)], in: ring("var (a, b) = (1.0, \"\")"),
      applying: ignore, gives: ring("@AnimatableIgnored var (a, b) = (1.0, \"\")"))
  }

  @Test func everyPropertyIsSpokenOf() {
    expectDiagnostics(
      [
        notAnimatable("a", "String", column: 7),
        DiagnosticSpec(
          message: notAnimatable("b", "Bool?", column: 0).message, line: 4, column: 7,
          fixIts: [FixItSpec(message: ignore)]),
        DiagnosticSpec(
          message: notAnimatable("c", "() -> Void", column: 0).message, line: 6, column: 9,
          fixIts: [FixItSpec(message: ignore)]),
      ],
      in: ring("var a: String\n  var b: Bool?\n  #if DEBUG\n    var c = { print(1) }\n  #endif"),
      applying: ignore,
      gives: ring(
        "@AnimatableIgnored var a: String\n  @AnimatableIgnored var b: Bool?\n  #if DEBUG\n"
          + "    @AnimatableIgnored var c = { print(1) }\n  #endif"))
  }

  private func constant(fixIts: [String]) -> DiagnosticSpec {
    DiagnosticSpec(
      message: "'width' cannot be animated: it is a 'let'", line: 3, column: 7,
      fixIts: fixIts.map { FixItSpec(message: $0) })
  }

  @Test func aConstantThatEachInstanceSetsIsIgnored() {
    expectDiagnostics(
      [constant(fixIts: [ignore, "Change 'let' to 'var'"])], in: ring("let width: Double"),
      applying: ignore, gives: ring("@AnimatableIgnored let width: Double"))
  }

  @Test func aConstantThatEachInstanceSetsBecomesAVariable() {
    expectDiagnostics(
      [constant(fixIts: [ignore, "Change 'let' to 'var'"])], in: ring("let width: Double"),
      applying: "Change 'let' to 'var'", gives: ring("var width: Double"))
  }

  @Test func aConstantOfATypeThatIsNoVectorIsOnlyIgnored() {
    expectDiagnostics(
      [constant(fixIts: [ignore])], in: ring("let width: String"),
      applying: ignore, gives: ring("@AnimatableIgnored let width: String"))
  }

  private var typeNotWritten: DiagnosticSpec {
    DiagnosticSpec(
      message: "'@Animatable' needs the type of 'width': write it out", line: 3, column: 7,
      fixIts: [FixItSpec(message: "Add a type annotation"), FixItSpec(message: ignore)])
  }

  @Test func aTypeThatNothingShowsIsWrittenOut() {
    expectDiagnostics(
      [typeNotWritten], in: ring("var width = standardWidth()"),
      applying: "Add a type annotation", gives: ring("var width: <#Type#> = standardWidth()"))
  }

  @Test func aPropertyWhoseTypeNothingShowsIsIgnored() {
    expectDiagnostics(
      [typeNotWritten], in: ring("var width = standardWidth()"),
      applying: ignore, gives: ring("@AnimatableIgnored var width = standardWidth()"))
  }

  @Test(arguments: [
    ("enum", "an enum"), ("actor", "an actor"), ("protocol", "a protocol"),
  ])
  func onlyAStructOrAClassIsServed(keyword: String, kind: String) {
    expectDiagnostics(
      [
        DiagnosticSpec(
          message: "'@Animatable' applies to a struct or a class, not to \(kind)", line: 1,
          column: 1, fixIts: [FixItSpec(message: "Remove '@Animatable'")])
      ],
      in: "@Animatable \(keyword) Ring {}",
      applying: "Remove '@Animatable'", gives: "\(keyword) Ring {}")
  }

  @Test func aTypeThatNoExtensionCanSeeBecomesVisible() {
    let change = "Change 'private' to 'fileprivate'"
    expectDiagnostics(
      [
        DiagnosticSpec(
          message: "'@Animatable' writes an extension, which cannot see 'Ring': make it "
            + "'fileprivate' instead of 'private'",
          line: 2, column: 15, fixIts: [FixItSpec(message: change)])
      ],
      in: "enum Chart {\n  @Animatable private struct Ring {}\n}",
      applying: change, gives: "enum Chart {\n  @Animatable fileprivate struct Ring {}\n}")
  }

  @Test func aHiddenTypeAroundIsNamed() {
    expectDiagnostics(
      [
        DiagnosticSpec(
          message: "'@Animatable' writes an extension, which cannot see 'Bars': make it "
            + "'fileprivate' instead of 'private'",
          line: 3, column: 24)
      ],
      in: """
        enum Chart {
          private enum Bars {
            @Animatable struct Bar {}
          }
        }
        """)
  }

  @Test func aPrivateTypeAtTheTopIsServed() {
    expectDiagnostics([], in: "private enum Chart { @Animatable struct Ring {} }")
  }

  @Test func ignoringWhatIsNoPropertyIsRefused() {
    let remove = "Remove '@AnimatableIgnored'"
    expectDiagnostics(
      [
        DiagnosticSpec(
          message: "'@AnimatableIgnored' applies to a stored property", line: 3, column: 3,
          fixIts: [FixItSpec(message: remove)])
      ],
      in: ring("@AnimatableIgnored func draw() {}"),
      applying: remove, gives: ring("func draw() {}"))
  }

  @Test(arguments: [
    ("var area: Double { 1 }", "area", "a computed"),
    ("static var area = 1.0", "area", "a static"),
    ("lazy var area = 1.0", "area", "a lazy"),
  ])
  func ignoringWhatTakesNoPartHasNoEffect(declaration: String, name: String, kind: String) {
    let remove = "Remove '@AnimatableIgnored'"
    expectDiagnostics(
      [
        DiagnosticSpec(
          message: "'@AnimatableIgnored' has no effect on '\(name)': \(kind) property is never "
            + "animated",
          line: 3, column: 3, severity: .warning, fixIts: [FixItSpec(message: remove)])
      ],
      in: ring("@AnimatableIgnored \(declaration)"),
      applying: remove, gives: ring(declaration))
  }

  @Test func aHandWrittenTypeIsNotSpokenOf() {
    expectDiagnostics(
      [],
      in: ring("var label: String\n  let id: Int\n  var animatableData: Double = 0"))
  }
}
