import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import AnimatableMacroExpansion

private struct Animatable: AnimatableExpansion {}
private struct AnimatableIgnored: AnimatableIgnoredExpansion {}
private struct Entry: EntryExpansion {}

/// The macros as the compiler would expand them, `@Animatable` on a type that does not conform yet.
private let macros: [String: MacroSpec] = [
  "Animatable": MacroSpec(type: Animatable.self, conformances: ["Animatable"]),
  "AnimatableIgnored": MacroSpec(type: AnimatableIgnored.self),
  "Entry": MacroSpec(type: Entry.self),
]

/// The same on a type that conforms already.
private let conformingMacros: [String: MacroSpec] = [
  "Animatable": MacroSpec(type: Animatable.self)
]

/// Checks what a text expands to, and that nothing is said about it.
func expectExpansion(
  of source: String, to expected: String, alreadyConforms: Bool = false,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expected, macroSpecs: alreadyConforms ? conformingMacros : macros,
    indentationWidth: .spaces(2),
    failureHandler: { record($0.message, at: sourceLocation) })
}

/// Checks what is said about a text, and what the text becomes when the fix-its of a name are
/// applied. The expansion is not compared: a text that is refused has no meaning.
func expectDiagnostics(
  _ diagnostics: [DiagnosticSpec], in source: String, applying fixIt: String? = nil,
  gives fixed: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: "", diagnostics: diagnostics, macroSpecs: macros,
    applyFixIts: fixIt.map { [$0] }, fixedSource: fixed, indentationWidth: .spaces(2),
    failureHandler: { failure in
      if failure.message.hasPrefix("Macro expansion did not produce the expected") { return }
      record(failure.message, at: sourceLocation)
    })
}

private func record(_ message: String, at place: Testing.SourceLocation) {
  Issue.record(Comment(rawValue: message), sourceLocation: place)
}
