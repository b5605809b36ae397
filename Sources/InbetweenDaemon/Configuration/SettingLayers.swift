import AnimationDocuments

/// Every setting as text, and where the text comes from: flag over environment over file over
/// default.
struct SettingLayers: Sendable {
  /// Where a value comes from.
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

  /// A value and its source.
  struct Entry: Hashable, Sendable {
    var text: String
    var source: Source
  }

  private var entries: [Setting: Entry] = [:]

  /// The default of every setting.
  init() {
    for setting in Setting.allCases {
      entries[setting] = Entry(text: setting.defaultText, source: .standard)
    }
  }

  /// The value of a setting that wins.
  subscript(setting: Setting) -> Entry {
    get { entries[setting] ?? Entry(text: setting.defaultText, source: .standard) }
    set { entries[setting] = newValue }
  }

  /// Lays the entries of a file over what is there.
  mutating func lay(_ file: ConfigurationFile) {
    entries.merge(file.values) { $1 }
  }

  /// Lays the variables `INBETWEEN_…` over what is there.
  ///
  /// An empty variable counts as not set, which is what a compose file makes of a missing one.
  mutating func lay(environment: [String: String]) {
    for setting in Setting.allCases {
      let name = setting.environmentName
      guard let text = environment[name], !text.isEmpty else { continue }
      entries[setting] = Entry(text: text, source: .environment(name))
    }
  }

  /// Lays flags over what is there.
  mutating func lay(flags: [Setting: String]) {
    for (setting, text) in flags {
      entries[setting] = Entry(text: text, source: .flag(setting.flag))
    }
  }

  /// What `inbetweend config` prints; it can be read back as a configuration file, but for passwords.
  var description: String {
    let lines = Setting.allCases.map { ("\($0.key) = \(shown($0))", self[$0].source) }
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { line, source in
      line + String(repeating: " ", count: width - line.count) + "  # \(source)\n"
    }.joined()
  }

  /// The text of a setting as people may see it.
  private func shown(_ setting: Setting) -> String {
    let text = self[setting].text
    guard setting == .library else { return text }
    let location = text.isEmpty ? .standard : LibraryLocation(parsing: text)
    return location.map(\.description) ?? text
  }

  /// Refuses an environment with variables that look like settings but are none: who has mistyped
  /// a limit would else run without it.
  static func checkVariables(of environment: [String: String]) throws(ConfigurationError) {
    let unknown = unknownVariables(in: environment)
    if !unknown.isEmpty { throw ConfigurationError(problems: unknown) }
  }

  /// What is wrong with the names of variables, each with the name that was perhaps meant.
  static func unknownVariables(in environment: [String: String]) -> [String] {
    let known = Setting.allCases.map(\.environmentName) + ["INBETWEEN_CONFIG"]
    return environment.keys.sorted().filter { name in
      name.hasPrefix(Setting.environmentPrefix) && !known.contains(name)
        && !isOfKubernetes(name, environment[name] ?? "")
    }.map { name in
      let hint = NearestName.of(name, among: known)
      return "\(name) is not a setting" + (hint.map { "; did you mean \($0)?" } ?? "")
    }
  }

  /// Whether a variable tells of a service of Kubernetes, which sets some for each service of a
  /// namespace: `…_SERVICE_HOST`, `…_SERVICE_PORT…`, `…_PORT_8080_TCP…`, and `…_PORT`, which holds the
  /// address. Services may be called `inbetween` and `inbetween-admin`.
  private static func isOfKubernetes(_ name: String, _ value: String) -> Bool {
    let words = name.dropFirst(Setting.environmentPrefix.count).split(separator: "_")
    let pairs = zip(words, words.dropFirst())
    return pairs.contains { $0 == "SERVICE" && ($1 == "HOST" || $1 == "PORT") }
      || pairs.contains { $0 == "PORT" && $1.allSatisfy(\.isNumber) }
      || words.last == "PORT" && value.contains("://")
  }
}
