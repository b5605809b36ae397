import AnimationDocuments
import AnimationRoutes

/// The text of every setting, and its source: a flag overrides the environment, which overrides
/// the file, which overrides the default.
struct SettingLayers: Sendable {
  /// The source of a setting's value.
  enum Source: Hashable, Sendable, CustomStringConvertible {
    case flag(String)
    case environment(String)
    case file(String)
    case standard

    var description: String {
      switch self {
      case .flag(let name): "flag \(name)"
      case .environment(let name): "environment \(name)"
      case .file(let place): "file \(place)"
      case .standard: "default"
      }
    }
  }

  /// The text of a setting and its source.
  struct Entry: Hashable, Sendable {
    var text: String
    var source: Source
  }

  private var entries: [Setting: Entry] = [:]
  /// The faults of the file and the environment that were laid, such as unknown keys, one sentence each.
  private(set) var problems: [String] = []

  /// All settings with their default values.
  init() {
    for setting in Setting.allCases {
      entries[setting] = Entry(text: setting.defaultText, source: .standard)
    }
  }

  /// The effective value of a setting.
  subscript(setting: Setting) -> Entry {
    get { entries[setting] ?? Entry(text: setting.defaultText, source: .standard) }
    set { entries[setting] = newValue }
  }

  /// Overrides settings by the entries of a file, and keeps its faults.
  mutating func lay(_ file: ConfigurationFile) {
    entries.merge(file.values) { $1 }
    problems += file.problems
  }

  /// Overrides settings by the environment variables `INBETWEEN_…`; unknown ones are faults.
  ///
  /// An empty variable counts as not set, because Compose makes one of a missing variable.
  mutating func lay(environment: [String: String]) {
    problems += Self.unknownVariables(in: environment)
    for setting in Setting.allCases {
      let name = setting.environmentName
      guard let text = environment[name], !text.isEmpty else { continue }
      entries[setting] = Entry(text: text, source: .environment(name))
    }
  }

  /// Overrides settings by flags.
  mutating func lay(flags: [Setting: String]) {
    for (setting, text) in flags {
      entries[setting] = Entry(text: text, source: .flag(setting.flag))
    }
  }

  /// The settings as `inbetweend config` prints them; except for passwords this is a valid
  /// configuration file.
  var description: String {
    let lines = Setting.allCases.map {
      ("\($0.key) = \(ConfigurationText.written(shown($0)))", self[$0].source)
    }
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { line, source in
      let comment = "\(source)".split(whereSeparator: \.isNewline).joined(separator: " ")
      return line + String(repeating: " ", count: width - line.count) + "  # \(comment)\n"
    }.joined()
  }

  /// The text of a setting for people, without passwords.
  private func shown(_ setting: Setting) -> String {
    let text = self[setting].text
    guard setting == .library else { return text }
    let location = text.isEmpty ? .standard : LibraryLocation(parsing: text)
    return location.map(\.description) ?? text
  }

  /// Refuses environment variables that look like settings but are none, as a mistyped limit
  /// would have no effect.
  static func checkVariables(of environment: [String: String]) throws(ConfigurationError) {
    let unknown = unknownVariables(in: environment)
    if !unknown.isEmpty { throw ConfigurationError(problems: unknown) }
  }

  /// A sentence for each unknown `INBETWEEN_…` variable, with the name that was probably meant.
  static func unknownVariables(in environment: [String: String]) -> [String] {
    // The last two are for the command line tool, which may run beside a daemon.
    let known =
      Setting.allCases.map(\.environmentName)
      + [Setting.fileVariable, BearerToken.environmentVariable, Service.addressVariable]
    return environment.keys.sorted().filter { name in
      name.hasPrefix(Setting.environmentPrefix) && !known.contains(name)
        && !isOfKubernetes(name, environment[name] ?? "")
    }.map { name in
      "\(name) is not a setting" + (hint(for: name, among: known) ?? "")
    }
  }

  /// The end of the sentence about an unknown variable: the one that was probably meant. What all of
  /// them begin with does not make two alike.
  private static func hint(for name: String, among known: [String]) -> String? {
    let prefix = Setting.environmentPrefix
    let ends = known.map { String($0.dropFirst(prefix.count)) }
    return NearestName.of(String(name.dropFirst(prefix.count)), among: ends).map {
      "; did you mean \(prefix)\($0)?"
    }
  }

  /// Whether a variable was set by Kubernetes for a service: `…_SERVICE_HOST`, `…_SERVICE_PORT…`,
  /// `…_PORT_8080_TCP…`, and `…_PORT`, whose value is an address. Services may be called
  /// `inbetween` and `inbetween-admin`.
  private static func isOfKubernetes(_ name: String, _ value: String) -> Bool {
    let words = name.dropFirst(Setting.environmentPrefix.count).split(separator: "_")
    let pairs = zip(words, words.dropFirst())
    return pairs.contains { $0 == "SERVICE" && ($1 == "HOST" || $1 == "PORT") }
      || pairs.contains { $0 == "PORT" && $1.allSatisfy(\.isNumber) }
      || words.last == "PORT" && value.contains("://")
  }
}
