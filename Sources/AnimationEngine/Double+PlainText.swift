extension Double {
  /// The shortest text that parses as this number, without a fraction for whole numbers.
  package var plainText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
