import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real binary, running.
final class DaemonProcess: Sendable {
  /// The binary lies beside the bundle of the tests.
  static let executable: URL = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundles = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
    let folders = ([own] + bundles).map { $0.deletingLastPathComponent() }
    let places = folders.map { $0.appending(path: "inbetweend") }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }()

  private let process: Mutex<Process>
  private let errorLines: Pipe
  /// What has been read of standard error behind the lines of the start.
  private let log = Mutex("")
  private let outputLines: Pipe
  let listen: String
  let admin: String

  /// Starts a daemon on ports of the system's choice and waits until it says that it is ready. A
  /// launcher is a command that becomes the daemon, whose path and arguments follow its own.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:], launcher: [String] = []
  ) throws {
    let command =
      launcher + [
        Self.executable.path, "serve", "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0",
        "--drain-delay", "0",
      ] + arguments
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = sanitizerOptions.merging(environment) { $1 }
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let ready = Self.line(containing: "ready:", from: error.fileHandleForReading)
    guard let ready else { throw Failure(text: "no line says that the daemon is ready") }
    listen = Self.word(after: "serving ", in: ready)
    admin = Self.word(after: "admin ", in: ready)
    self.process = Mutex(process)
    outputLines = output
    errorLines = error
  }

  /// Why a daemon could not be used.
  struct Failure: Error { var text: String }

  deinit {
    process.withLock { process in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  var identifier: Int32 { process.withLock { $0.processIdentifier } }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for the end and answers the exit code, or the negative number of the signal that ended
  /// it.
  func exitCode() -> Int32 {
    process.withLock { process in
      process.waitUntilExit()
      let code = process.terminationStatus
      return process.terminationReason == .exit ? code : -code
    }
  }

  /// What stands on standard output, once the daemon has ended.
  func output() -> String {
    String(decoding: outputLines.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Waits until standard error says something; fails when the daemon ends without having said it.
  func wait(toSay text: String) throws {
    try log.withLock { log in
      while !log.contains(text) {
        let data = errorLines.fileHandleForReading.availableData
        if data.isEmpty { throw Failure(text: "ended without saying \(text): \(log)") }
        log += String(decoding: data, as: UTF8.self)
      }
    }
  }

  /// What stands on standard error behind the lines of the start, once the daemon has ended.
  func errorText() -> String {
    log.withLock { log in
      let rest = errorLines.fileHandleForReading.readDataToEndOfFile()
      log += String(decoding: rest, as: UTF8.self)
      return log
    }
  }

  private static func line(containing word: String, from handle: FileHandle) -> String? {
    var text = ""
    while true {
      let data = handle.availableData
      if data.isEmpty { return nil }
      text += String(decoding: data, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if let line = lines.first(where: { $0.contains(word) }) { return String(line) }
    }
  }

  private static func word(after label: String, in line: String) -> String {
    guard let range = line.range(of: label) else { return "" }
    return String(line[range.upperBound...].prefix { !",\" ".contains($0) })
  }
}

/// An answer as a client sees it.
struct Answer {
  var status: Int
  var fields: [String: String]
  var body: Data

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as JSON, for looking into it.
  func json() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
  }
}

extension [String: String] {
  /// How many requests the client has left by its rate, as the fields of an answer say.
  var requestsLeft: Int? {
    self["ratelimit"]?.wholeMatch(of: /"default";r=(\d+);t=\d+/).flatMap { Int($0.output.1) }
  }
}

extension DaemonProcess {
  /// Asks the service.
  func ask(
    _ path: String, method: String = "GET", body: Data? = nil, fields: [String: String] = [:]
  ) async throws -> Answer {
    try await Self.ask("http://\(listen)\(path)", method: method, body: body, fields: fields)
  }

  /// Sends a document.
  func post(
    _ path: String, _ document: String, fields: [String: String] = [:]
  ) async throws -> Answer {
    try await ask(path, method: "POST", body: Data(document.utf8), fields: fields)
  }

  /// Asks until the client is over the `--rate` of 0.001, and returns all answers, of which the last is the
  /// refusal. The fields may differ from request to request.
  ///
  /// A bucket holds ten requests at first and gets one more every 1,000 s, so that this ends however slow the
  /// machine is. How many requests it takes, only the clock knows.
  func askUntilRefused(
    _ fields: (Int) -> [String: String] = { _ in [:] }
  ) async throws -> [Answer] {
    var answers: [Answer] = []
    while answers.last?.status != 429, answers.count < 100 {
      answers.append(try await ask("/version", fields: fields(answers.count)))
    }
    return answers
  }

  /// Asks the admin listener.
  func askAdmin(_ path: String) async throws -> Answer {
    try await Self.ask("http://\(admin)\(path)", method: "GET", body: nil, fields: [:])
  }

  private static func ask(
    _ url: String, method: String, body: Data?, fields: [String: String]
  ) async throws -> Answer {
    guard let url = URL(string: url) else { throw Failure(text: "no URL: \(url)") }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw Failure(text: "no HTTP") }
    let pairs = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(
      status: response.statusCode, fields: Dictionary(uniqueKeysWithValues: pairs), body: data)
  }
}

/// Runs the binary to its end.
func run(
  _ arguments: [String], environment: [String: String] = [:]
) throws -> (code: Int32, output: String, error: String) {
  try run(
    DaemonProcess.executable.path, arguments,
    environment: sanitizerOptions.merging(environment) { $1 })
}

/// Runs any program to its end.
@discardableResult
func run(
  _ program: String, _ arguments: [String], environment: [String: String]? = nil
) throws -> (code: Int32, output: String, error: String) {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  if let environment { process.environment = environment }
  let output = Pipe()
  let error = Pipe()
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = error
  try process.run()
  let outputText = String(
    decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  let errorText = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (process.terminationStatus, outputText, errorText)
}

/// What the sanitizers of a test run are told, which the programs under test are to know too: a report of leaks
/// would fill a pipe that nobody reads. They find the program that names functions along the path: without
/// names nothing is as `thread-sanitizer.supp` lists it.
private var sanitizerOptions: [String: String] {
  let all = ProcessInfo.processInfo.environment
  let options = all.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  return options.isEmpty ? [:] : options.merging(all.filter { $0.key == "PATH" }) { $1 }
}
