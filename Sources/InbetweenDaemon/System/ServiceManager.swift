import Glibc
import MicroHTTP

/// Whoever started the daemon, as far as it wants to know how things stand: systemd's protocol of
/// messages to the socket that `NOTIFY_SOCKET` names, and of sockets that are handed down.
struct ServiceManager: Sendable {
  /// What a message says.
  enum Word {
    case ready(status: String)
    case reloading
    case stopping
    case alive
  }

  private let path: String?
  /// Seconds after which it ends a daemon of which it has not heard; nil when it waits for ever.
  let patience: Double?
  /// The socket for requests, if one was handed down.
  let main: Int32?
  /// The socket for health and metrics, if one was handed down.
  let admin: Int32?

  /// What the environment says to the process with this number.
  init(environment: [String: String], process: Int32) {
    path = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    let isForUs = environment["WATCHDOG_PID"].map { $0 == String(process) } ?? true
    let patience = environment["WATCHDOG_USEC"].flatMap { Double($0) }.map { $0 / 1e6 }
    self.patience = isForUs ? patience.flatMap { $0 > 0 ? $0 : nil } : nil
    let sockets = Self.sockets(environment, process)
    main = sockets.first { $0.name == "main" }?.descriptor
    admin = sockets.first { $0.name == "admin" }?.descriptor
  }

  /// Sends a message; nobody is waited for, and nothing is sent where nobody listens.
  func tell(_ word: Word) {
    guard let path else { return }
    OperatingSystem.send(Array(Self.text(of: word).utf8), toSocketAt: path)
  }

  private static func text(of word: Word) -> String {
    switch word {
    case .ready(let status): "READY=1\nSTATUS=\(status)"
    case .reloading: "RELOADING=1\nMONOTONIC_USEC=\(OperatingSystem.uptime / 1000)"
    case .stopping: "STOPPING=1\nSTATUS=draining"
    case .alive: "WATCHDOG=1"
    }
  }

  /// The sockets with their names. Where none is called main or admin, the first is the main one and
  /// the second the admin's: a unit that gives no names has sockets with the name of its file.
  private static func sockets(
    _ environment: [String: String], _ process: Int32
  ) -> [(name: String, descriptor: Int32)] {
    guard environment["LISTEN_PID"] == String(process),
      let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), 1...64 ~= count
    else { return [] }
    let names = (environment["LISTEN_FDNAMES"] ?? "").split(
      separator: ":", omittingEmptySubsequences: false)
    let isNamed = names.contains("main") || names.contains("admin")
    return (0..<count).map { index in
      let name = isNamed ? names.dropFirst(Int(index)).first.map(String.init) : nil
      let standard = isNamed ? "" : index == 0 ? "main" : index == 1 ? "admin" : ""
      return (name ?? standard, Self.firstDescriptor + index)
    }
  }

  /// Descriptors are handed down from here on.
  private static let firstDescriptor: Int32 = 3
}
