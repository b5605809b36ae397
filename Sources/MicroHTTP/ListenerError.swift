/// The reason why a listener could not start.
public enum ListenerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address is not available: in use, not permitted, or an unknown host. `reason` is the
  /// system's text, `errno` its number (0 if the name did not resolve).
  case address(ListenerAddress, errno: Int32, reason: String)
  /// The process may not open as many descriptors as the connection limit needs: one for each
  /// connection and 64 for the rest.
  case descriptors(needed: Int, available: Int)
  /// A setting is impossible; `requirement` says what it has to be.
  case setting(String, requirement: String)
  /// The system allows no further thread.
  case thread
  /// The library did not start; its log has the reason.
  case library

  /// The reason in one sentence for people.
  public var description: String {
    switch self {
    case .address(let address, _, let reason): "cannot listen on \(address): \(reason)"
    case .descriptors(let needed, let available):
      "max-connections needs \(needed) open descriptors, the system allows \(available): "
        + "lower max-connections, or raise the limit of open files"
    case .setting(let name, let requirement): "\(name) must be \(requirement)"
    case .thread: "no thread can be started: raise the limit of processes (ulimit -u, TasksMax)"
    case .library:
      "libmicrohttpd did not start: perhaps no thread can be started (ulimit -u, TasksMax)"
    }
  }
}
