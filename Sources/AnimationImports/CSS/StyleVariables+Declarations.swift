import AnimationDocuments

extension StyleVariables {
  /// The declarations about animations with their `var()` replaced. What has no value here, or one that
  /// is not valid, is left out and noted.
  func resolved(
    _ declarations: [StyleDeclaration], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleDeclaration] {
    var result: [StyleDeclaration] = []
    for declaration in declarations {
      guard StyleVariables.areUsed(in: declaration.value) else {
        result.append(declaration)
        continue
      }
      if let value = try resolved(declaration, &reading),
        let taken = try reading.taken(declaration.with(value))
      {
        result.append(taken)
      }
    }
    return result
  }

  private func resolved(
    _ declaration: StyleDeclaration, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> String? {
    switch try resolved(declaration.value, &reading) {
    case .success(let text): text
    case .failure(let error): try withoutUnknown(declaration, error.name, &reading)
    }
  }

  /// The value of a shorthand without its words that refer to unknown custom properties; nil for
  /// other declarations, and if nothing remains. Both are noted.
  private func withoutUnknown(
    _ declaration: StyleDeclaration, _ unknown: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> String? {
    let name = declaration.name
    let isShorthand = StyleDeclaration.shorthands.contains(name)
    reading.ignore(
      "The value of \(unknown.shortened) is not known here: \"\(name.shortened)\" is "
        + (isShorthand ? "read without it." : "left out."), at: .offset(declaration.offset))
    guard isShorthand else { return nil }
    var entries: [String] = []
    for entry in StyleText.entries(declaration.value) {
      var known: [String] = []
      for word in StyleText.words(entry) {
        if case .success(let text) = try resolved(word, &reading) { known.append(text) }
      }
      if !known.isEmpty { entries.append(known.joined(separator: " ")) }
    }
    return entries.isEmpty ? nil : entries.joined(separator: ", ")
  }
}
