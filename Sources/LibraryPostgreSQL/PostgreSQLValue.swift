#if PostgreSQL
  /// A parameter of a statement.
  enum PostgreSQLValue {
    case integer(Int64)
    case number(Double?)
    case text(String)
    case bytes([UInt8])

    /// The value in PostgreSQL's binary format, numbers with their highest byte first; nil for
    /// null.
    var encoded: [UInt8]? {
      switch self {
      case .integer(let integer): Self.bytes(of: UInt64(bitPattern: integer))
      case .number(let number): number.map { Self.bytes(of: $0.bitPattern) }
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }

    private static func bytes(of bits: UInt64) -> [UInt8] {
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    }
  }

  extension PostgreSQLValue {
    /// A count as an integer.
    static func count(_ count: Int) -> Self { .integer(Int64(count)) }
  }

  /// A row of a result: values in PostgreSQL's binary format, nil for null.
  struct PostgreSQLRow {
    var values: [[UInt8]?]

    func text(_ column: Int) throws(PostgreSQLFailure) -> String {
      String(decoding: try bytes(column), as: UTF8.self)
    }

    func integer(_ column: Int) throws(PostgreSQLFailure) -> Int64 {
      Int64(bitPattern: try bits(column))
    }

    func count(_ column: Int) throws(PostgreSQLFailure) -> Int {
      Int(clamping: try integer(column))
    }

    func number(_ column: Int) throws(PostgreSQLFailure) -> Double? {
      isNull(column) ? nil : Double(bitPattern: try bits(column))
    }

    func truth(_ column: Int) throws(PostgreSQLFailure) -> Bool { try bytes(column) == [1] }

    func bytes(_ column: Int) throws(PostgreSQLFailure) -> [UInt8] {
      guard column < values.count, let bytes = values[column] else { throw Self.unexpected(column) }
      return bytes
    }

    func isNull(_ column: Int) -> Bool { column < values.count && values[column] == nil }

    private func bits(_ column: Int) throws(PostgreSQLFailure) -> UInt64 {
      let bytes = try bytes(column)
      guard bytes.count == 8 else { throw Self.unexpected(column) }
      return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func unexpected(_ column: Int) -> PostgreSQLFailure {
      PostgreSQLFailure(
        state: "XX001", message: "Column \(column) does not hold what it should.", isBroken: false)
    }
  }
#endif
