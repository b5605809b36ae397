import Foundation
import Testing

@testable import AnimationDocuments

/// What the contract says of documents is printed from their forms.
@Suite("The forms and the contract")
struct FormContractTests {
  private static let contract = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "api/openapi.yaml")

  private static let components = Forms.printed.flatMap(\.reachableComponents)

  /// With `INBETWEEN_PRINT_CONTRACT=1` in the environment it writes them there.
  @Test func everyComponentStandsInTheContract() throws {
    let text = try String(contentsOf: Self.contract, encoding: .utf8)
    var contract = ContractText(text)
    for component in Self.components {
      var yaml = SchemaYAML()
      yaml.append([component], indent: 4)
      contract.replace(component.title, by: yaml.text)
    }
    contract.dropUnused()
    if ProcessInfo.processInfo.environment["INBETWEEN_PRINT_CONTRACT"] == "1" {
      try contract.text.write(to: Self.contract, atomically: true, encoding: .utf8)
    } else {
      let differs = contract.changed.sorted()
      #expect(differs == [], "run it with INBETWEEN_PRINT_CONTRACT=1, then api/derive")
    }
  }

  @Test func everyNameStandsForOneComponent() {
    var bodies: [String: String] = [:]
    for form in Forms.printed {
      for component in form.reachableComponents {
        var yaml = SchemaYAML()
        yaml.append([component], indent: 0)
        #expect(bodies[component.title, default: yaml.text] == yaml.text, "\(component.title)")
        bodies[component.title] = yaml.text
      }
    }
  }
}

/// The text of the contract, whose schemas can be exchanged one by one.
private struct ContractText {
  private var lines: [Substring]
  /// The components that were exchanged for other texts.
  private(set) var changed: Set<String> = []

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  var text: String { lines.joined(separator: "\n") }

  /// Puts `yaml` in the place of the component called `title`, or behind all others.
  mutating func replace(_ title: String, by yaml: String) {
    let fresh = yaml.split(separator: "\n")
    let schemas = lines.firstIndex(of: "  schemas:") ?? lines.count
    let start = lines[schemas...].firstIndex(of: "    \(title):") ?? lines.count - 1
    let end =
      lines.indices.dropFirst(start + 1).first { !lines[$0].hasPrefix("      ") } ?? lines.count - 1
    let old = start < lines.count - 1 ? start..<end : start..<start
    guard Array(lines[old]) != fresh else { return }
    changed.insert(title)
    lines.replaceSubrange(old, with: fresh)
  }

  /// Takes out the components to which nothing refers.
  mutating func dropUnused() {
    guard let schemas = lines.firstIndex(of: "  schemas:") else { return }
    while let start = lines.indices.last(where: { $0 > schemas && isUnused($0) }) {
      let end = lines.indices.dropFirst(start + 1).first { !lines[$0].hasPrefix("      ") }
      changed.insert(String(lines[start].dropFirst(4).dropLast()))
      lines.removeSubrange(start..<(end ?? lines.count - 1))
    }
  }

  private func isUnused(_ index: Int) -> Bool {
    let line = lines[index]
    guard line.hasPrefix("    "), !line.hasPrefix("     "), line.hasSuffix(":") else {
      return false
    }
    let reference = "schemas/\(line.dropFirst(4).dropLast())\""
    return !lines.contains { $0.contains(reference) }
  }
}
