import AnimationDocuments

/// The configuration file: one `key = value` a line; `#` begins a comment.
///
/// `cors-origin` and `trusted-proxies` may occur on several lines, all other keys once.
struct ConfigurationFile {
  var values: [Setting: SettingLayers.Entry] = [:]
  var problems: [String] = []

  init(reading text: String, path: String) {
    // A CR LF is one character, and ends a line as LF does.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      read(line, at: "\(path):\(index + 1)")
    }
  }

  private mutating func read(_ line: Substring, at place: String) {
    let content = Self.withoutComment(line)
    guard !content.isEmpty else { return }
    guard let equals = content.firstIndex(of: "=") else {
      problems.append("\(place): a line is written key = value; this one is \"\(content)\"")
      return
    }
    let key = Self.trimmed(content[..<equals])
    let value = Self.trimmed(content[content.index(after: equals)...])
    guard let setting = Setting(rawValue: String(key)) else {
      problems.append("\(place): \(Self.unknown(key))")
      return
    }
    add(setting, String(value), at: place)
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

  private static func unknown(_ key: Substring) -> String {
    let hint = NearestName.of(String(key), among: Setting.allCases.map(\.key))
    return "\"\(key)\" is not a setting" + (hint.map { "; did you mean \"\($0)\"?" } ?? "")
  }

  /// Removes a comment, which begins with `#` at the start of the line or after a space.
  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { return trimmed(line[..<index]) }
      previous = line[index]
    }
    return trimmed(line)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
