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

  /// The result of replacing every `var()` in a text.
  enum Resolution {
    case text(String)
    /// A property has neither a value nor a replacement.
    case unknown(String)

    /// The text; nil where a property is not known.
    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  /// The text with all `var()` replaced by what they stand for.
  ///
  /// A property that refers to itself has no value, as in CSS: what `var()` names for that case
  /// holds instead.
  ///
  /// - Complexity: O(length of what is read), which is limited and charged.
  func resolved(
    _ text: String, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> Resolution {
    guard Self.areUsed(in: text) else { return .text(text) }
    var expansion = StyleExpansion(values)
    var resolution = Resolution.text("")
    do throws(Unknown) {
      try expansion.append(Array(text.utf8)[...])
      resolution = .text(StyleText.trimmed(String(decoding: expansion.bytes, as: UTF8.self)))
    } catch {
      resolution = .unknown(error.name)
    }
    try reading.charge(WorkMeter.product(expansion.cost, 5))
    return resolution
  }

  /// Whether a text has a `var()`.
  static func areUsed(in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "(")) && text.lowercased().contains("var(")
  }
}
