import AnimationDocuments
import AnimationEngine

/// The custom properties that hold for an element, and what `var()` stands for with them.
struct StyleVariables: Sendable {
  private var values: [String: String] = [:]

  /// A custom property without a value that is known here.
  struct Unknown: Error {
    let name: String
  }

  /// Keeps the value of a declared custom property (`--name`); other declarations mean nothing
  /// here. `initial` removes the value, and words for an inherited value leave it as it is.
  mutating func declare(_ name: String, _ value: String) {
    guard name.hasPrefix("--") else { return }
    switch value.lowercased() {
    case "inherit", "unset", "revert", "revert-layer": break
    case "initial": values[name] = nil
    default: values[name] = value
    }
  }

  /// The number of custom properties, by which a copy costs.
  var count: Int { values.count }

  /// Forgets a custom property, whose value is no longer a single one.
  mutating func forget(_ name: String) { values[name] = nil }

  /// The text with all `var()` replaced by what they stand for.
  ///
  /// It fails where a property has neither a value nor a replacement. A property that refers to itself has no value, as in CSS: what `var()` names for that case
  /// holds instead.
  ///
  /// - Complexity: O(length of what is read), which is limited and charged.
  func resolved(
    _ text: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> Result<String, Unknown> {
    guard Self.areUsed(in: text) else { return .success(text) }
    var expansion = StyleExpansion(values)
    let resolution = Result { () throws(Unknown) in
      try expansion.append(Array(text.utf8)[...])
      return StyleText.trimmed(String(decoding: expansion.bytes, as: UTF8.self))
    }
    try reading.charge(WorkMeter.product(expansion.cost, 5))
    return resolution
  }

  /// Whether a text has a `var()`.
  static func areUsed(in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "(")) && text.lowercased().holds("var(")
  }
}
