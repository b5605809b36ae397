/// One thing that is wrong with a document, a text or a parameter.
public struct DocumentProblem: Hashable, Sendable {
  /// Where in the body: an RFC 6901 pointer; nil for parameters and for texts that are no JSON.
  public var pointer: String?
  /// Which query parameter; nil for bodies.
  public var parameter: String?
  /// What sort of fault.
  public var code: ErrorCode
  /// One sentence that states the rule and what was given.
  public var message: String
  /// What may have been meant: the nearest name, or the forms that the place takes.
  public var hint: String?
  /// The place in a text that is no JSON.
  public var place: Place?
  /// The limit that was passed, if it is one.
  public var excess: Excess?

  /// A place in a text.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// The offset in bytes, from 0.
    public var offset: Int

    /// A place by line, column and offset.
    public init(line: Int, column: Int, offset: Int) {
      self.line = line
      self.column = column
      self.offset = offset
    }
  }

  /// A limit and what passed it.
  public struct Excess: Hashable, Sendable {
    /// The most that is allowed.
    public var limit: Int
    /// What was asked or given; the number at which counting stopped if it stops early.
    public var actual: Int
    /// The flag that sets the limit; nil for one that is part of the format.
    public var setting: String?

    /// An excess over a limit.
    public init(limit: Int, actual: Int, setting: String? = nil) {
      self.limit = limit
      self.actual = actual
      self.setting = setting
    }
  }

  /// A problem at a place of a document, of a text or in a parameter.
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
