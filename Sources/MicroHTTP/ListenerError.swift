/// Why a listener could not start.
public enum ListenerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address cannot be had: in use, not permitted, no such host. `reason`
  /// is the system's text, `errno` its number (0 when the name did not
  /// resolve).
  case address(ListenerAddress, errno: Int32, reason: String)
  /// The process may not open as many descriptors as the connection limit
  /// needs: one for each connection and 64 for the rest.
  case descriptors(needed: Int, available: Int)
  /// A setting that no listener can work with, and what it must be.
  case setting(String, requirement: String)
  /// The library did not start; the log has its reason.
  case library

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .address(let address, _, let reason): "cannot listen on \(address): \(reason)"
    case .descriptors(let needed, let available):
      "max-connections needs \(needed) open descriptors, the system allows \(available): "
        + "lower max-connections, or raise the limit of open files"
    case .setting(let name, let requirement): "\(name) must be \(requirement)"
    case .library: "libmicrohttpd did not start"
    }
  }
}
