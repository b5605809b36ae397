extension Int {
  /// The count with its noun, for messages: `1 value`, `2 values`.
  package func things(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
