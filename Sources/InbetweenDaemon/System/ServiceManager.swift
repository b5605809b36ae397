import Glibc
import MicroHTTP

/// The service manager that started the daemon, by systemd's protocol: status messages to the
/// socket in `NOTIFY_SOCKET`, and sockets that are passed on.
struct ServiceManager: Sendable {
  /// A status message to the service manager.
  enum Word {
    case ready(status: String)
    case reloading
    case stopping
    case alive
  }

  private let path: String?
  /// The seconds without a message after which it kills the daemon; nil without a watchdog.
  let patience: Double?
  /// The descriptor of the socket for requests; nil if none was passed.
  let main: Int32?
  /// The descriptor of the socket for health and metrics; nil if none was passed.
  let admin: Int32?

  /// Reads the environment of the process with this id.
  init(environment: [String: String], process: Int32) {
    path = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    let isForUs = environment["WATCHDOG_PID"].map { $0 == String(process) } ?? true
    let patience = environment["WATCHDOG_USEC"].flatMap { Double($0) }.map { $0 / 1e6 }
    self.patience = isForUs ? patience.flatMap { $0 > 0 ? $0 : nil } : nil
    let sockets = Self.sockets(environment, process)
    main = sockets.first { $0.name == "main" }?.descriptor
    admin = sockets.first { $0.name == "admin" }?.descriptor
  }

  /// Sends a status message if the service manager listens, without waiting.
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

  /// The passed sockets with their names. If none is named main or admin, the first is the main one
  /// and the second the admin's, because systemd names sockets after the unit's file by default.
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

  /// The number of the first passed descriptor.
  private static let firstDescriptor: Int32 = 3
}
