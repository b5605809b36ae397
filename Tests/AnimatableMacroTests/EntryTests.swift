import AnimatableMacro
import AnimationEngine
import SwiftSyntaxMacrosGenericTestSupport
import Testing

private struct Note: Equatable { var text = "" }
private func makeNote() -> Note { Note(text: "made") }

extension Transaction {
  @Entry fileprivate var note: Note?
  @Entry fileprivate var other = makeNote()
  @Entry var steps: [Double] = []
  @Entry fileprivate var `repeat` = 1
}

extension EnvironmentValues {
  @Entry var pace = 1.0
}

@Suite("What @Entry does")
struct EntryBehaviourTests {
  @Test func anEntryHasTheValueOfItsDeclarationUntilItIsSet() {
    var transaction = Transaction()
    #expect(!transaction.isPress && transaction.note == nil && transaction.steps.isEmpty)
    #expect(transaction.other == Note(text: "made"))
    transaction.isPress = true
    transaction.note = Note(text: "a")
    transaction.steps = [1]
    #expect(transaction.isPress && transaction.note?.text == "a" && transaction.steps == [1])
  }

  @Test func aKeywordIsANameInBackticks() {
    var transaction = Transaction()
    #expect(transaction.repeat == 1)
    transaction.repeat = 3
    #expect(transaction.repeat == 3)
  }

  @Test func aModifierAsksForIt() {
    var size = AnimationRuntime(1.0) {
      AnimatedProperties(\.self)
        .transaction { $0.animation = $0.isPress ? .linear(duration: 1) : nil }
    }
    size.withTransaction(\.isPress, true) { $0 = 2 }
    #expect(size.presentation(at: 0.5) == 1.5)
    size.withTransaction(\.isPress, false) { $0 = 5 }
    #expect(size.presentation(at: 3) == 5)
  }

  @Test func theEnvironmentHasItToo() {
    var values = EnvironmentValues()
    #expect(values.pace == 1)
    values.pace = 2
    #expect(values.pace == 2)
  }
}

@Suite("What @Entry expands to")
struct EntryExpansionTests {
  private func check(_ declaration: String, _ type: String, in extended: String, key: String) {
    let name = declaration.split { " :=".contains($0) }.dropFirst().first ?? ""
    let left = declaration.split(separator: " =").first ?? ""
    expectExpansion(
      of: "extension \(extended) {\n  @Entry \(declaration)\n}",
      to: """
        extension \(extended) {
          \(left) {
            get {
              self[__Key_\(name).self]
            }
            set {
              self[__Key_\(name).self] = newValue
            }
          }

          private enum __Key_\(name): AnimationEngine.\(key) {
            \(type)
          }
        }
        """)
  }

  @Test func aTypeThatIsToldIsWrittenOut() {
    check(
      "var isTap: Bool = false", "static var defaultValue: Bool {\n      false\n    }",
      in: "Transaction", key: "TransactionKey")
  }

  @Test func anOptionalIsNil() {
    check(
      "var note: Note?", "static var defaultValue: Note? {\n      nil\n    }",
      in: "AnimationEngine.Transaction", key: "TransactionKey")
  }

  @Test func theKeyOfAVariableOfNoActorIsOfNone() {
    expectExpansion(
      of: "extension Transaction {\n  @Entry nonisolated var isTap: Bool = false\n}",
      to: """
        extension Transaction {
          nonisolated var isTap: Bool {
            get {
              self[__Key_isTap.self]
            }
            set {
              self[__Key_isTap.self] = newValue
            }
          }

          nonisolated private enum __Key_isTap: AnimationEngine.TransactionKey {
            static var defaultValue: Bool {
              false
            }
          }
        }
        """)
  }

  @Test func theEnvironmentHasKeysOfItsOwn() {
    check(
      "var pace: Double = 1", "static var defaultValue: Double {\n      1\n    }",
      in: "EnvironmentValues", key: "EnvironmentKey")
  }
}

@Suite("What @Entry says")
struct EntryDiagnosticTests {
  private let outOfPlace =
    "'@Entry' applies to a stored 'var' in an extension of 'Transaction' or 'EnvironmentValues'"

  @Test func aValueIsNeeded() {
    expectDiagnostics(
      [
        DiagnosticSpec(
          message:
            "'@Entry' needs the value that 'count' has until it is set: write 'var count = …'",
          line: 2, column: 3)
      ], in: "extension Transaction {\n  @Entry var count: Int\n}")
  }

  @Test(arguments: [
    "extension Transaction {\n  @Entry var count: Int { 1 }\n}",
    "extension Transaction {\n  @Entry static var count = 1\n}",
    "extension Transaction {\n  @Entry var (a, b) = (1, 2)\n}",
    "extension Card {\n  @Entry var count = 1\n}",
    "struct Transaction {\n  @Entry var count = 1\n}",
  ])
  func anythingElseIsOutOfPlace(source: String) {
    expectDiagnostics([DiagnosticSpec(message: outOfPlace, line: 2, column: 3)], in: source)
  }
}
