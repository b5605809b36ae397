import ArgumentParser

extension CompletionKind {
  /// Completes a value with the words that a parameter of the query takes.
  static func words<Word: CaseIterable & RawRepresentable<String>>(
    of parameter: Word.Type
  ) -> CompletionKind {
    .list(parameter.allCases.map(\.rawValue))
  }
}
