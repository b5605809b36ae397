import SwiftSyntax
import SwiftSyntaxMacros

/// A line of the source that the macro stands in.
struct SourcePlace {
  /// The path of the file, as a literal.
  var file: String
  var line: Int
}

extension SourcePlace {
  /// The line of a token; nil where the compiler does not tell.
  init?(of token: TokenSyntax, in context: some MacroExpansionContext) {
    let location = context.location(of: token, at: .afterLeadingTrivia, filePathMode: .filePath)
    guard let location, let line = Int(location.line.trimmedDescription) else { return nil }
    self.init(file: location.file.trimmedDescription, line: line)
  }

  /// What makes the compiler speak of the next line of an expansion as of this one.
  ///
  /// An error in an expansion shows where the attribute stands, with source text that nobody has
  /// written. One about a property belongs where the property is declared.
  var directive: String { "#sourceLocation(file: \(file), line: \(line))" }

  /// The line before: a declaration of an expansion stands a line after what is written before it.
  var lineBefore: SourcePlace { SourcePlace(file: file, line: max(line - 1, 1)) }

  /// What ends that.
  static let end = "#sourceLocation()"
}
