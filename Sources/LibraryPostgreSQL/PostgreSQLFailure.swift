#if PostgreSQL
  import AnimationLibrary

  /// What the server, or the way to it, answered instead of working.
  public struct PostgreSQLFailure: Error, Hashable {
    /// The five characters of SQLSTATE; empty where the server did not say.
    var state: String
    var message: String
    /// Whether the connection is of no use any more.
    var isBroken: Bool

    /// A failure with a message of libpq, which ends in a line break.
    init(state: String = "", message: String, isBroken: Bool) {
      self.state = state
      self.message = message.split(separator: "\n").joined(separator: " ")
      self.isBroken = isBroken
    }

    /// Whether a connection is of no use after a failure with this SQLSTATE: libpq made it up itself
    /// (none), the connection failed (08), the server is going or not there yet (57P01 to 57P03),
    /// or it has become one that takes no writes (25006).
    static func endsConnection(_ state: String) -> Bool {
      state.isEmpty || state.hasPrefix("08")
        || ["57P01", "57P02", "57P03", "25006"].contains(state)
    }
  }

  extension StoreError {
    /// What a failure means to a library.
    init(_ failure: PostgreSQLFailure) {
      switch failure.state {
      case "53100": self = .full  // disk_full
      case "XX001", "XX002": self = .damaged("PostgreSQL: \(failure.message)")
      default: self = .unavailable("PostgreSQL: \(failure.message)")
      }
    }
  }
#endif
