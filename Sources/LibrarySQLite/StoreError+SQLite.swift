import AnimationLibrary
import GRDB

/// Runs database calls and converts their errors to store errors.
func translating<Value>(_ path: String, _ body: () throws -> Value) throws(StoreError) -> Value {
  do { return try body() } catch { throw StoreError(error, in: path) }
}

extension StoreError {
  fileprivate init(_ error: any Error, in path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError: self.init(error, in: path)
    case let error as StoredForm.DamagedRow: self = .damaged("\(path): \(error.text)")
    case is RowDecodingError: self = .damaged("\(path): A row cannot be read.")
    default: self = .unavailable("\(path): \(error)")
    }
  }

  private init(_ error: DatabaseError, in path: String) {
    let reason = "\(path): \(error.message ?? "error \(error.extendedResultCode.rawValue)")"
    switch error.extendedResultCode {
    // On a full disk there is no room for the log's index either.
    case .SQLITE_FULL, .SQLITE_IOERR_SHMSIZE: self = .full
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(reason)
    default: self = .unavailable(reason)
    }
  }
}
