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
    let message = error.message ?? "error \(error.extendedResultCode.rawValue)"
    switch (error.resultCode, error.extendedResultCode) {
    // On a full disk there is no room for the log's index either.
    case (.SQLITE_FULL, _), (_, .SQLITE_IOERR_SHMSIZE): self = .full
    case (.SQLITE_CORRUPT, _): self = .damage(of: path, "\(message).")
    case (.SQLITE_NOTADB, _): self = .damaged("\(path): \(message)")
    case (.SQLITE_CANTOPEN, _):
      self = .unavailable("\(path): \(message). Is it there, and may this user read and write it?")
    case (.SQLITE_READONLY, _):
      self = .unavailable("\(path): \(message). May this user write it?")
    default: self = .unavailable("\(path): \(message)")
    }
  }

  /// The error for a library whose file is damaged, with what helps.
  static func damage(of path: String, _ finding: String) -> StoreError {
    .damaged("\(path): \(finding) \"inbetweend library restore\" puts a backup in its place.")
  }
}
