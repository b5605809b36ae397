import AnimationDocuments
import AnimationRoutes
import HTTPNames

/// The configuration file: one `key = value` a line; `#` begins a comment, at the start of a line or
/// a value, or after a blank. A value in quotation marks is a JSON string, in which `#` is nothing special.
///
/// `cors-origin` and `trusted-proxies` may occur on several lines, all other keys once.
struct ConfigurationFile {
  var values: [Setting: SettingLayers.Entry] = [:]
  var problems: [String] = []

  init(reading text: String, path: String) {
    for (index, line) in text.textLines.enumerated() {
      read(Array(line.utf8), at: "\(path):\(index + 1)")
    }
  }

  private mutating func read(_ line: [UInt8], at place: String) {
    guard !ConfigurationText.withoutComment(line).isEmpty else { return }
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
      problems.append(
        "\(place): a line is written key = value; this one is \"\(Self.text(line))\"")
      return
    }
    let key = Self.text(line[..<equals])
    guard let setting = Setting(rawValue: key) else {
      problems.append("\(place): \(Self.unknown(key))")
      return
    }
    guard let value = ConfigurationText.read(line[(equals + 1)...]) else {
      problems.append(
        "\(place): a value that begins with a quotation mark is a JSON string; "
          + "this is \(Self.text(line[(equals + 1)...]))")
      return
    }
    add(setting, value, at: place)
  }

  private mutating func add(_ setting: Setting, _ value: String, at place: String) {
    guard let earlier = values[setting] else {
      values[setting] = .init(text: value, source: .file(place))
      return
    }
    guard setting.isList else {
      problems.append("\(place): \(setting.key) is set a second time")
      return
    }
    values[setting] = .init(text: earlier.text + "," + value, source: earlier.source)
  }

  private static func unknown(_ key: String) -> String {
    let hint = NearestName.of(key, among: Setting.allCases.map(\.key))
    return "\"\(key)\" is not a setting" + (hint.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  private static func text(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    String(decoding: bytes.trimmed, as: UTF8.self)
  }
}
