/// One fault in a document, a text or a query parameter.
public struct DocumentProblem: Hashable, Sendable {
  /// The JSON Pointer (RFC 6901) to the fault in the body; nil for parameters and for texts that
  /// are no JSON.
  public var pointer: String?
  /// The name of the query parameter; nil for bodies.
  public var parameter: String?
  /// The kind of fault.
  public var code: ErrorCode
  /// One sentence that states the rule and what was given.
  public var message: String
  /// What was probably meant: the nearest name, or the notations allowed here. Nil if nothing can be
  /// advised.
  public var hint: String?
  /// The line and column in a text that is no JSON; nil for other faults.
  public var place: Place?
  /// The limit that was exceeded; nil for other faults.
  public var excess: Excess?

  /// A position in a text.
  public struct Place: Hashable, Sendable {
    /// The line in the text, counted from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// The offset in bytes, from 0.
    public var offset: Int

    /// A position by line, column and offset.
    public init(line: Int, column: Int, offset: Int) {
      self.line = line
      self.column = column
      self.offset = offset
    }
  }

  /// A limit and the count that exceeds it.
  public struct Excess: Hashable, Sendable {
    /// The greatest count allowed, or the greatest rate per second.
    public var limit: Double
    /// The count asked for or given, or reached when counting stopped early; nil for a rate.
    public var actual: Int?
    /// The flag that sets the limit; nil for a limit of the format itself.
    public var setting: String?

    /// A limit and the count that exceeds it.
    public init(limit: Int, actual: Int, setting: String? = nil) {
      self.init(upTo: Double(limit), actual: actual, setting: setting)
    }

    /// A rate per second that was exceeded.
    public init(rate: Double, setting: String) {
      self.init(upTo: rate, actual: nil, setting: setting)
    }

    init(upTo limit: Double, actual: Int?, setting: String?) {
      self.limit = limit
      self.actual = actual
      self.setting = setting
    }
  }

  /// A problem with a code and a message, at the given place.
  public init(
    _ code: ErrorCode, _ message: String, pointer: String? = nil, parameter: String? = nil,
    hint: String? = nil, place: Place? = nil, excess: Excess? = nil
  ) {
    self.pointer = pointer
    self.parameter = parameter
    self.code = code
    self.message = message
    self.hint = hint
    self.place = place
    self.excess = excess
  }
}

extension DocumentProblem: CustomStringConvertible {
  /// The problem in one line: where it is, what it is, and what was probably meant.
  ///
  ///     /animation: There is no animation "bounzy". (hint: bouncy)
  public var description: String {
    let place = self.place.map { "line \($0.line), column \($0.column)" }
    // The pointer to the whole document is empty.
    let subject = parameter ?? place ?? pointer.flatMap { $0.isEmpty ? nil : $0 }
    return (subject.map { $0 + ": " } ?? "") + message + (hint.map { " (hint: \($0))" } ?? "")
  }
}

extension [DocumentProblem] {
  /// A title and a detail in one line, with each problem in a line below. A detail that is the message
  /// of the only problem is not repeated.
  func text(titled title: String, detail: String) -> String {
    let isSaid = count == 1 && first?.message == detail
    return ([isSaid ? title : "\(title): \(detail)"] + map(\.description)).joined(separator: "\n")
  }
}
