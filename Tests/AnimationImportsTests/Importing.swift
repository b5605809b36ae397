import AnimationDocuments
import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationImports

/// Imports a text, with `auto` where no format is named.
func imported(
  _ text: String, as format: String = "auto", within limits: Limits = .standard
) throws -> Import {
  var meter = limits.meter(bodyBytes: text.utf8.count)
  return try Import(
    reading: Array(text.utf8), as: ImportFormat(named: format), within: limits, meter: &meter)
}

/// A list with commas of so many entries, each made of its index.
func list(_ count: Int, _ entry: (Int) -> String) -> String {
  (0..<count).map(entry).joined(separator: ",")
}

extension Import {
  /// The document as JSON.
  var text: String { String(decoding: document.encoded(), as: UTF8.self) }

  /// The names of the properties, in order.
  var properties: [String] {
    get throws { try document.resolved().compiled(horizon: 1).properties.map(\.name) }
  }

  /// Some components of a property at a time.
  func values(_ property: String, at time: Double, _ components: [Int]) throws -> [Double] {
    try components.map { try value(property, at: time, component: $0) }
  }

  /// The value of a column at a time.
  func value(_ property: String, at time: Double, component: Int = 0) throws -> Double {
    let timeline = try document.resolved().compiled(horizon: time + 1)
    var column = 0
    for own in timeline.properties {
      if own.name == property {
        return timeline.value(ofColumn: column + component, at: time)
      }
      column += own.columnCount
    }
    Issue.record("no property \(property) in \(text)")
    return .nan
  }
}

/// The problems of a text that is refused.
func problems(
  _ text: String, as format: String = "auto", within limits: Limits = .standard
) -> [DocumentProblem] {
  do {
    let answer = try imported(text, as: format, within: limits)
    Issue.record("read: \(answer.text)")
    return []
  } catch {
    return (error as? DocumentRefusal)?.problems ?? []
  }
}
