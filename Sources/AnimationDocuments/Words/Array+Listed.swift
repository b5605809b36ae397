extension Array<String> {
  /// The entries as a list for people: `a, b and c`, with the given conjunction.
  func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
