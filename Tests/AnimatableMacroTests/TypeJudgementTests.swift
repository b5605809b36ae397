import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@testable import AnimatableMacroExpansion

@Suite("What the spelling of a type tells")
struct TypeJudgementTests {
  private func judgement(_ spelling: String) -> TypeJudgement {
    TypeJudgement("\(raw: spelling)" as TypeSyntax)
  }

  @Test(arguments: [
    "Double", "Float", "CGFloat", "Angle", "Chart.Ring", "(Angle)", "[Double]", "Array<Angle>",
    "AnimatablePair<Double, Double>", "SIMD2<Float>", "T", "Custom", "Custom<Int>", "Swift.Double",
    "Chart.String",
  ])
  func typesThatOnlyTheCompilerKnowsAreOpen(spelling: String) {
    #expect(judgement(spelling) == .open)
  }

  @Test(arguments: [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Swift.Int", "(Int)",
  ])
  func wholeNumbersCannotBeAnimated(spelling: String) {
    #expect(judgement(spelling) == .wholeNumber)
  }

  @Test(arguments: [
    "String", "Substring", "Character", "Bool", "Swift.String", "Double?", "Angle!",
    "Optional<Double>", "[String]", "[[Int]]", "Array<Bool>", "[String: Double]",
    "Dictionary<String, Double>", "Set<Double>", "(Double, Double)", "()", "Void",
    "() -> Double", "@Sendable (Double) -> Void", "any Shape", "Any", "AnyObject", "A & B",
    "Double.Type", "ClosedRange<Double>", "Date", "UUID", "URL", "Data", "Duration", "Decimal",
    "[Date]", "Swift.Duration",
  ])
  func typesThatAreNoVectorsAreClosed(spelling: String) {
    #expect(judgement(spelling) == .closed)
  }
}

@Suite("What is a vector by its spelling")
struct KnownVectorTests {
  private func isKnown(_ spelling: String) -> Bool {
    ("\(raw: spelling)" as TypeSyntax).isKnownVector
  }

  @Test(arguments: [
    "Double", "CGFloat", "Angle", "UnitPoint", "SIMD2<Float>", "AnimatablePair<Double, Angle>",
    "[Double]", "Array<Angle>", "[[Float]]",
  ])
  func theseAre(spelling: String) { #expect(isKnown(spelling)) }

  @Test(arguments: ["Custom", "T", "Chart.Angle", "[Custom]", "Array<T>", "Array", "Int", "Point"])
  func theseOnlyTheCompilerKnows(spelling: String) { #expect(!isKnown(spelling)) }
}

@Suite("What an initializer tells of the type")
struct InferredTypeTests {
  private func type(_ source: String) -> String? {
    ("\(raw: source)" as ExprSyntax).inferredType?.trimmedDescription
  }

  @Test(arguments: [
    ("1.5", "Double"), ("-1.5", "Double"), ("(2.5)", "Double"), ("1e3", "Double"), ("3", "Int"),
    ("-3", "Int"), ("0x1F", "Int"), ("true", "Bool"), ("\"a\"", "String"),
    ("\"a \\(b)\"", "String"), ("{ 3 }", "() -> Void"), ("(1.0, 2)", "(Double, Int)"),
    ("(1.0, f())", "(Double, _)"), ("[1.0, 2.5]", "[Double]"), ("[\"a\"]", "[String]"),
  ])
  func literalsTell(source: String, expected: String) {
    #expect(type(source) == expected)
  }

  @Test(
    arguments: [
      ("1.0 / 3", "Double"), ("1 / 3", "Int"), ("2 * 3.5 - 1", "Double"),
      ("Double.pi / 2", "Double"), ("CGFloat(2) * 1.5", "CGFloat"), ("Float.pi * 2", "Float"),
      ("3 as Double", "Double"), ("3 as Float", "Float"),
      ("1.0 < 2.0", nil), ("a + 1.0", nil), ("Angle.zero + Angle.zero", nil),
      ("a ? 1.0 : 2.0", nil),
    ] as [(String, String?)])
  func arithmeticTells(source: String, expected: String?) {
    #expect(type(source) == expected)
  }

  @Test(arguments: [
    ("Angle(degrees: 90)", "Angle"), ("Angle.init(degrees: 90)", "Angle"),
    ("Angle.degrees(90)", "Angle"), ("Angle.radians(1)", "Angle"), ("Angle.zero", "Angle"),
    ("UnitPoint.center", "UnitPoint"), ("Chart.Ring(width: 3)", "Chart.Ring"),
    ("Chart.Ring.zero", "Chart.Ring"),
    ("SIMD2<Double>(1, 2)", "SIMD2<Double>"), ("Double.infinity", "Double"),
    ("Pair<Double, Angle>(1, .zero)", "Pair<Double, Angle>"), ("String(3)", "String"),
    ("[Double]()", "[Double]"), ("[Chart.Ring](repeating: .zero, count: 3)", "[Chart.Ring]"),
    ("[[Angle]]()", "[[Angle]]"),
  ])
  func namedTypesTell(source: String, expected: String) {
    #expect(type(source) == expected)
  }

  @Test(arguments: [
    "f()", "width", ".zero", "nil", "[]", "[:]", "[1.0, 2]", "chart.ring", "Chart.standard",
    "Chart.standard()", "chart.Ring()", "AnimatablePair(1.0, 2.0)",
    "Array(repeating: 1.0, count: 3)", "Array.init()", "[chart]()", "[Double]", "!flag",
    "if a { 1.0 } else { 2.0 }",
  ])
  func anythingElseTellsNothing(source: String) {
    #expect(type(source) == nil)
  }
}
