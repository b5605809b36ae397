import Foundation
import Testing

@testable import InbetweenDaemon

@Suite("The table of settings")
struct SettingTableTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/settings.md").standardized

  private static let begin = "<!-- settings: written by SettingTableTests -->\n"
  private static let end = "<!-- end of the settings -->\n"

  private var table: String {
    let head = """
      | flag | variable | default | meaning | SIGHUP |
      |---|---|---|---|---|

      """
    return head
      + Setting.allCases.map { setting in
        let standard = setting.defaultText.isEmpty ? "" : "`\(setting.defaultText)`"
        let meaning = setting.meaning.replacingOccurrences(of: "|", with: "\\|")
        return "| `\(setting.flag)` | `\(setting.environmentName)` | \(standard) | \(meaning) | "
          + "\(setting.renewal?.rawValue ?? "") |\n"
      }.joined()
  }

  /// Writes the table where `INBETWEEN_WRITE_SETTINGS` is set.
  @Test func standsInTheDocumentation() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: Self.begin)
    let tail = try #require(parts.last?.components(separatedBy: Self.end).last)
    let wanted = parts[0] + Self.begin + "\n" + table + "\n" + Self.end + tail
    if ProcessInfo.processInfo.environment["INBETWEEN_WRITE_SETTINGS"] != nil {
      try Data(wanted.utf8).write(to: Self.page)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == wanted)
  }
}
