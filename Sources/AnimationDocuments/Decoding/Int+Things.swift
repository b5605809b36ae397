extension Int {
  /// The count with its noun, for messages: `1 value`, `2 values`.
  func things(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
