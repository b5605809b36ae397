import AnimationDocuments
import ArgumentParser
import Logging
import MicroHTTP
import TestSupport
import Testing

@testable import InbetweenDaemon

@Suite("Configuration")
struct ConfigurationTests {
  private func layers(
    flags: [Setting: String] = [:], environment: [String: String] = [:], file: String = ""
  ) -> SettingLayers {
    var layers = SettingLayers()
    layers.lay(ConfigurationFile(reading: file, path: "test.conf"))
    layers.lay(environment: environment)
    layers.lay(flags: flags)
    return layers
  }

  @Test func theDefaultsAreAValidConfiguration() throws {
    let configuration = try Configuration(SettingLayers())
    #expect(configuration.listen == .tcp(host: "127.0.0.1", port: 8080))
    #expect(configuration.admin == .tcp(host: "127.0.0.1", port: 8081))
    #expect(configuration.limits.maxBody == 4 << 20)
    #expect(configuration.maxHeader == 16 << 10)
    #expect(configuration.limits.maxValues == 50_000_000)
    #expect(configuration.deadlines.head == .seconds(10))
    #expect(configuration.deadlines.write == .seconds(120))
    #expect(configuration.rate == nil)
    #expect(configuration.corsOrigins.isEmpty)
    #expect(configuration.logging.level == .info)
    #expect(configuration.threads >= 2)
  }

  @Test func faultsOfKeysAndOfValuesAreReportedTogether() throws {
    let layers = layers(
      environment: ["INBETWEEN_LOG_LEVEL": "loud"], file: "max-boddy = 1MiB\nmax-depth = deep")
    let error = try #require(throws: ConfigurationError.self) { _ = try Configuration(layers) }
    let expected = ["test.conf:1: \"max-boddy\"", "max-depth (file test.conf:2)", "log-level"]
    try #require(error.problems.count == expected.count)
    for (problem, start) in zip(error.problems, expected) {
      #expect(problem.hasPrefix(start), "\(problem)")
    }
  }

  @Test func anUnknownVariableAndAFileThatIsNotThereAreReportedWithAllElse() throws {
    let layers = SettingLayers(
      config: "/nonexistent/a.conf", flags: [.maxDepth: "deep"],
      environment: ["INBETWEEN_MAX_BODDY": "1", "INBETWEEN_LOG_LEVEL": "loud"])
    let error = try #require(throws: ConfigurationError.self) { _ = try Configuration(layers) }
    let expected = ["config: /nonexistent", "INBETWEEN_MAX_BODDY", "max-depth", "log-level"]
    try #require(error.problems.count == expected.count, "\(error)")
    for (problem, start) in zip(error.problems, expected) {
      #expect(problem.hasPrefix(start), "\(problem)")
    }
  }

  @Test func aFlagBeatsTheEnvironmentAndTheEnvironmentBeatsTheFile() throws {
    let file = "max-body = 1KiB\nmax-depth = 5\nmax-tracks = 7"
    let environment = ["INBETWEEN_MAX_BODY": "2KiB", "INBETWEEN_MAX_DEPTH": "6"]
    let layers = layers(flags: [.maxBody: "3KiB"], environment: environment, file: file)
    let configuration = try Configuration(layers)
    #expect(configuration.limits.maxBody == 3072)
    #expect(configuration.limits.maxDepth == 6)
    #expect(configuration.limits.maxTracks == 7)
    #expect(layers[.maxBody].source == .flag("--max-body"))
    #expect(layers[.maxDepth].source == .environment("INBETWEEN_MAX_DEPTH"))
    #expect(layers[.maxTracks].source == .file("test.conf:3"))
    #expect(layers[.maxValues].source == .standard)
  }

  @Test func everySettingHasItsFlagItsVariableAndItsKey() {
    #expect(Setting.maxBody.flag == "--max-body")
    #expect(Setting.maxBody.environmentName == "INBETWEEN_MAX_BODY")
    #expect(Set(Setting.allCases.map(\.environmentName)).count == Setting.allCases.count)
    for setting in Setting.allCases {
      #expect(setting.flag == "--" + setting.key)
      #expect(layers(environment: [setting.environmentName: "v"])[setting].text == "v")
      #expect(layers(file: "\(setting.key) = k")[setting].text == "k")
      #expect(layers(flags: [setting: "f"])[setting].text == "f")
    }
  }

  @Test func everySettingCanBeGivenAsAFlag() throws {
    for setting in Setting.allCases where setting != .insecure {
      let flags = try Flags.parse([setting.flag, "text"])
      #expect(flags.given == [setting: "text"], "\(setting)")
    }
    #expect(try Flags.parse(["--insecure"]).given == [.insecure: "true"])
    let origins = ["--cors-origin", "https://a.example", "--cors-origin", "https://b.example"]
    #expect(try Flags.parse(origins).given == [.corsOrigin: "https://a.example,https://b.example"])
    let proxies = ["--trusted-proxies", "10.0.0.0/8", "--trusted-proxies", "unix"]
    #expect(try Flags.parse(proxies).given == [.trustedProxies: "10.0.0.0/8,unix"])
  }

  @Test func originsProxiesAndPermissionsAreRead() throws {
    let configuration = try Configuration(
      layers(flags: [
        .corsOrigin: "*, null,https://A.example", .trustedProxies: "10.0.0.0/8, ::1,unix",
        .unixSocketMode: "660", .logFormat: "text",
      ]))
    #expect(configuration.corsOrigins == ["*", "null", "https://a.example"])
    #expect(configuration.trustedProxies == TrustedProxies(["10.0.0.0/8", "::1", "unix"]))
    #expect(configuration.unixSocketMode == 0o660)
    #expect(configuration.logging.format == .text)
  }

  @Test func allFaultsAreReportedAtOnce() throws {
    let flags: [Setting: String] = [.maxBody: "lots", .headTimeout: "-1s", .listen: "nowhere"]
    let error = try #require(throws: ConfigurationError.self) {
      _ = try Configuration(layers(flags: flags))
    }
    #expect(error.problems.count == 3)
    #expect(error.description.contains("max-body (flag --max-body)"))
    #expect(error.description.contains("\"lots\""))
  }

  @Test func valuesOutsideTheirRangeAreRefused() {
    let wrong: [(Setting, String)] = [
      (.maxDepth, "0"), (.maxDepth, "1001"), (.threads, "0"), (.rate, "0"), (.headTimeout, "0"),
      (.drainDelay, "2h"), (.maxHeader, "10"), (.maxValues, "0"), (.logLevel, "loud"),
      (.accessLog, "perhaps"), (.corsOrigin, "example.com"), (.corsOrigin, "https://a.example/x"),
      (.corsOrigin, "**"), (.corsOrigin, "https://*.a.example"), (.trustedProxies, "10.0.0.0/33"),
      (.trustedProxies, "proxy.example"),
      (.unixSocketMode, "0888"), (.unixSocketMode, "01777"), (.unixSocketMode, ""),
      (.logFormat, "xml"), (.serverTiming, "often"),
    ]
    for (setting, text) in wrong {
      #expect(throws: ConfigurationError.self, "\(setting) = \(text)") {
        _ = try Configuration(layers(flags: [setting: text]))
      }
    }
  }

  @Test func wordsAreReadInCapitalsToo() throws {
    let words = layers(flags: [.threads: "AUTO", .rate: "Off", .logLevel: "DEBUG"])
    let plain = layers(flags: [.threads: "auto", .rate: "off", .logLevel: "debug"])
    #expect(try Configuration(words).threads == Configuration(plain).threads)
  }

  @Test func aRangeOfBytesIsToldInUnits() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration(layers(flags: [.maxRequestMemory: "1KiB"]))
    }
    #expect(error.description.contains("from 1MiB to 1PiB"))
  }

  @Test(arguments: [
    (Setting.writeTimeout, "0s", "from 1ms to 24h"), (.drainDelay, "2h", "from 0s to 1h"),
    (.rate, "0", #"from 0.001 to 1000000000 or "off""#),
    (.threads, "0", #"from 1 to 256 or "auto""#),
  ])
  func aRangeIsToldAsItIsWritten(_ setting: Setting, _ text: String, _ range: String) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration(layers(flags: [setting: text]))
    }
    #expect(
      error.description == "\(setting.key) (flag \(setting.flag)) is \(range); this is \"\(text)\"")
  }

  @Test func twoListenersNeedTwoAddresses() throws {
    for address in ["127.0.0.1:8080", "[::1]:9", "unix:/tmp/one.sock"] {
      let error = try #require(throws: ConfigurationError.self) {
        try Configuration(layers(flags: [.listen: address, .admin: address]))
      }
      #expect(error.description.contains("another address than that of listen"))
    }
    let chosen = layers(flags: [.listen: "127.0.0.1:0", .admin: "127.0.0.1:0"])
    #expect(throws: Never.self) { try Configuration(chosen) }
  }

  @Test func whatConfigPrintsReadsBackAsTheSameConfiguration() throws {
    let layers = layers(
      flags: [.maxBody: "1MiB", .corsOrigin: "https://a.example,https://b.example", .rate: "5"])
    let file = ConfigurationFile(reading: layers.description, path: "again")
    #expect(file.problems.isEmpty)
    for setting in Setting.allCases where setting != .library {
      #expect(file.values[setting]?.text == layers[setting].text, "\(setting)")
    }
    // Where nothing is said, the place that follows from the environment is printed.
    #expect(file.values[.library]?.text == LibraryLocation.standard.description)
  }

  @Test(arguments: [
    "a #b", "# a", "#", " a", "a\t", "a\t#b", "a#b", "\"a\"", "\"", "a \"b\"", "a\nrate = 1",
    "a\r\nb",
    "a\\", "\\\"", "a = b", "=", "a\u{2028}b", "\u{85}", "\u{301}a", "\u{a0}", "", "ü # \u{1}",
  ])
  func oddValuesReadBackFromWhatConfigPrints(_ text: String) {
    for setting in Setting.allCases where setting != .library {
      let layers = SettingLayers().with(text, for: setting)
      let file = ConfigurationFile(reading: layers.description, path: "again")
      #expect(file.problems.isEmpty)
      #expect(file.values[setting]?.text == text, "\(setting)")
    }
    let layers = SettingLayers().with("sqlite:/\(text)", for: .library)
    let file = ConfigurationFile(reading: layers.description, path: "again")
    #expect(file.values[.library]?.text == "sqlite:/\(text)")
  }

  @Test func aPathOfTwoLinesStaysInItsComment() {
    var layers = SettingLayers()
    layers.lay(ConfigurationFile(reading: "rate = 5", path: "a\nlisten = x"))
    let file = ConfigurationFile(reading: layers.description, path: "again")
    #expect(file.problems.isEmpty && file.values[.rate]?.text == "5")
  }

  @Test func aCertificateAndItsKeyGoTogether() throws {
    let both = try Configuration(layers(flags: [.tlsCertificate: "c", .tlsKey: "k"]))
    #expect(both.certificate?.chain == "c" && both.certificate?.key == "k")
    for (given, missing) in [(Setting.tlsCertificate, Setting.tlsKey), (.tlsKey, .tlsCertificate)] {
      let problem = "\(missing.key) is missing: \(given.key) (flag --\(given.key)) needs it"
      #expect(throws: ConfigurationError(problems: [problem])) {
        _ = try Configuration(layers(flags: [given: "file"]))
      }
    }
  }

  @Test func anEmptyVariableCountsAsNotSet() throws {
    let layers = layers(environment: ["INBETWEEN_MAX_BODY": ""])
    #expect(layers[.maxBody].source == .standard)
  }

  @Test func strangeVariablesAreNamedButNotThoseOfKubernetes() {
    let unknown = SettingLayers.unknownVariables(in: [
      "INBETWEEN_MAX_BODDY": "1", "INBETWEEN_PORT": "tcp://10.0.0.1:80",
      "INBETWEEN_PORT_8080_TCP": "tcp://10.0.0.1:80", "INBETWEEN_SERVICE_HOST": "10.0.0.1",
      "INBETWEEN_ADMIN_SERVICE_PORT_HTTP": "80", "INBETWEEN_ADMIN_PORT": "tcp://10.0.0.2:81",
      "INBETWEEN_ADMIN_PORT_8081_TCP_ADDR": "10.0.0.2",
      "INBETWEEN_MAX_BODY": "1", "INBETWEEN_CONFIG": "x", "HOME": "/",
      "INBETWEEN_SERVER": "http://h", "INBETWEEN_TOKEN": "t",
    ])
    #expect(
      unknown == ["INBETWEEN_MAX_BODDY is not a setting; did you mean INBETWEEN_MAX_BODY?"])
    #expect(SettingLayers.unknownVariables(in: ["INBETWEEN_PORT": "8080"]).count == 1)
    // What all of them begin with makes no two alike.
    #expect(
      SettingLayers.unknownVariables(in: ["INBETWEEN_FOO": "1"])
        == ["INBETWEEN_FOO is not a setting"])
  }
}

extension SettingLayers {
  /// The same layers with a value for a setting.
  fileprivate func with(_ text: String, for setting: Setting) -> SettingLayers {
    var layers = self
    layers[setting] = Entry(text: text, source: .environment(setting.environmentName))
    return layers
  }
}

@Suite("The configuration file")
struct ConfigurationFileTests {
  private func read(_ text: String) -> ConfigurationFile {
    ConfigurationFile(reading: text, path: "f")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyEndOfALineEndsIt(_ end: String) {
    let lines = ["# mine", "rate = 7", "nonsense = 1", "max-values = 5"]
    let file = read(lines.joined(separator: end))
    #expect(file.values.mapValues(\.text) == [.rate: "7", .maxValues: "5"])
    #expect(file.problems == ["f:3: \"nonsense\" is not a setting"])
  }

  /// Editors of Windows write one, and no message can show it.
  @Test func aByteOrderMarkAtTheStartIsPassedOver() {
    for text in ["rate = 7", "\nrate = 7", "# mine\r\nrate = 7"] {
      let file = read("\u{FEFF}" + text)
      #expect(file.problems.isEmpty)
      #expect(file.values.mapValues(\.text) == [.rate: "7"])
    }
    #expect(read("rate = 7\n\u{FEFF}max-values = 5").problems.count == 1)
  }

  @Test func commentsAndBlankLinesAreNothing() {
    let file = read("# a comment\n\n  listen = 127.0.0.1:1  # why\nlog-level=debug\r\n")
    #expect(file.problems.isEmpty)
    #expect(file.values[.listen]?.text == "127.0.0.1:1")
    #expect(file.values[.logLevel]?.text == "debug")
  }

  @Test func anUnknownKeyIsAnErrorThatNamesTheNearestOne() {
    #expect(
      read("max-boddy = 1").problems == [
        "f:1: \"max-boddy\" is not a setting; did you mean \"max-body\"?"
      ])
    #expect(read("zzz = 1").problems == ["f:1: \"zzz\" is not a setting"])
  }

  @Test func aLineWithoutAnEqualsSignIsAnError() {
    #expect(read("listen 127.0.0.1:1").problems.count == 1)
  }

  @Test func aValueInQuotationMarksIsAJSONString() {
    let file = read("entity-tag-salt = \"a #1\\n\\u00fc \\\"\"  # why\nlibrary = memory#x")
    #expect(file.problems.isEmpty)
    #expect(file.values[.entityTagSalt]?.text == "a #1\nü \"")
    #expect(file.values[.library]?.text == "memory#x")
    for wrong in ["\"a", "\"a\" b", "\"a\\\"", "\"\\x\""] {
      let problem = read("tls-key = \(wrong)").problems
      #expect(problem.count == 1 && problem[0].contains("is a JSON string"), "\(wrong)")
    }
  }

  @Test func aKeyStandsOnceButOriginsAdd() {
    #expect(read("rate = 1\nrate = 2").problems == ["f:2: rate is set a second time"])
    let file = read("cors-origin = https://a.example\ncors-origin = https://b.example")
    #expect(file.values[.corsOrigin]?.text == "https://a.example,https://b.example")
  }
}

@Suite("Listening addresses")
struct ListenerAddressTests {
  @Test func everyFormIsRead() {
    #expect(ListenerAddress(parsing: "127.0.0.1:80") == .tcp(host: "127.0.0.1", port: 80))
    #expect(ListenerAddress(parsing: "localhost:0") == .tcp(host: "localhost", port: 0))
    #expect(ListenerAddress(parsing: ":8080") == .tcp(host: "", port: 8080))
    #expect(ListenerAddress(parsing: "[::1]:8080") == .tcp(host: "::1", port: 8080))
    #expect(ListenerAddress(parsing: "unix:/run/x.sock") == .unix(path: "/run/x.sock"))
  }

  @Test func whatIsNoAddressIsRefused() {
    let wrong = [
      "", "8080", "host", "host:", "host:x", "host:70000", "::1:80", "[::1]", "unix:",
      "http://host:80", "unix:" + String(repeating: "x", count: 108),
    ]
    for text in wrong { #expect(ListenerAddress(parsing: text) == nil, "\(text)") }
  }

  @Test func aPathThatIsTooLongIsToldItsLimit() throws {
    var layers = SettingLayers()
    layers.lay(flags: [.listen: "unix:/" + String(repeating: "x", count: 107)])
    let error = try #require(throws: ConfigurationError.self) { _ = try Configuration(layers) }
    #expect(error.problems.count == 1 && error.problems[0].contains("a path of at most 107 bytes"))
  }

  @Test func loopbackAndSocketsAreLocal() {
    #expect(ListenerAddress.tcp(host: "127.0.0.1", port: 1).isLocal)
    #expect(ListenerAddress.tcp(host: "::1", port: 1).isLocal)
    #expect(ListenerAddress.unix(path: "/x").isLocal)
    #expect(!ListenerAddress.tcp(host: "", port: 1).isLocal)
    #expect(!ListenerAddress.tcp(host: "0.0.0.0", port: 1).isLocal)
  }
}
