import SwiftSyntax
import SwiftSyntaxMacros

/// A line of the source file in which a macro is expanded.
struct SourcePlace {
  /// The path of the file, as a string literal.
  var file: String
  var line: Int
}

extension SourcePlace {
  /// The line of a token; nil if the compiler does not tell.
  init?(of token: TokenSyntax, in context: some MacroExpansionContext) {
    let location = context.location(of: token, at: .afterLeadingTrivia, filePathMode: .filePath)
    guard let location, let line = Int(location.line.trimmedDescription) else { return nil }
    self.init(file: location.file.trimmedDescription, line: line)
  }

  /// The directive that makes the compiler report errors in the next line of an expansion at this
  /// line.
  ///
  /// Errors in an expansion are normally shown at the attribute, with generated text. An error
  /// about a property should be shown where the property is declared.
  var directive: String { "#sourceLocation(file: \(file), line: \(line))" }

  /// The line before: in an expansion a declaration starts one line after what is written before
  /// it.
  var lineBefore: SourcePlace { SourcePlace(file: file, line: max(line - 1, 1)) }

  /// The directive that ends the effect of ``directive``.
  static let end = "#sourceLocation()"
}
