#if PostgreSQL
  import AnimationLibrary

  /// An error of the server or of the connection to it.
  public struct PostgreSQLFailure: Error, Hashable {
    /// The five characters of SQLSTATE; empty if the server gave none.
    var state: String
    var message: String
    /// Whether the connection can no longer be used.
    var isBroken: Bool

    /// A failure with a message from libpq, which ends in a line break.
    init(state: String = "", message: String, isBroken: Bool) {
      self.state = state
      self.message = message.split(separator: "\n").joined(separator: " ")
      self.isBroken = isBroken
    }

    /// Whether a failure with this SQLSTATE makes the connection unusable. A failure of libpq
    /// itself has no state. In 08 the connection failed; in 57P01 to 57P03 the server is shutting
    /// down or starting up; in 25006 it has become read-only.
    static func endsConnection(_ state: String) -> Bool {
      state.isEmpty || state.hasPrefix("08")
        || ["57P01", "57P02", "57P03", "25006"].contains(state)
    }
  }

  extension StoreError {
    /// The store error that a failure means.
    init(_ failure: PostgreSQLFailure) {
      switch failure.state {
      case "53100": self = .full  // disk_full
      case "XX001", "XX002": self = .damaged("PostgreSQL: \(failure.message)")
      default: self = .unavailable("PostgreSQL: \(failure.message)")
      }
    }
  }
#endif
