/// A count of what the work on one request has cost so far, with limits.
///
/// Cost is counted, not timed, so the same request gets the same verdict on every machine and in
/// every run. A work unit takes about ten nanoseconds on one core of 2024. All work whose amount
/// depends on the input is charged before it is done, and memory before it is allocated: sizes
/// multiply, so a short document can ask for much.
///
/// A meter is a value. It is passed `inout` through the work on a request.
public struct WorkMeter: Sendable {
  /// The maximum cost of one request.
  public struct Limits: Hashable, Sendable {
    /// The maximum work, in units of about 10 ns.
    public var work: Int
    /// The maximum memory that is kept at one time, in bytes.
    public var bytes: Int

    /// Creates limits; by default about two seconds of one core, and 64 MiB.
    public init(work: Int = 200_000_000, bytes: Int = 64 << 20) {
      self.work = work
      self.bytes = bytes
    }

    /// The limits that apply where no others are given.
    public static let standard = Limits()
    /// No limits, for callers that trust their input.
    public static let none = Limits(work: .max, bytes: .max)
  }

  /// A callback that is asked from time to time whether the work may continue, given its cost so
  /// far. Nil as the answer means yes.
  public typealias Owner = @Sendable (_ work: Int, _ bytes: Int) -> WorkInterruption?

  /// The limits on the request's cost.
  public let limits: Limits
  /// The work units charged so far.
  public private(set) var work = 0
  /// The bytes kept at present.
  public private(set) var bytes = 0
  /// The number of passes over the script of the request.
  package var passes = ScriptPasses()
  /// The reason for which the owner has ended the work; nil while it goes on.
  public private(set) var interruption: WorkInterruption?
  private let owner: Owner?
  /// The next thresholds of work and of bytes, beyond which ``charge(_:)`` and ``keep(bytes:)`` check the
  /// limit and ask the owner.
  private var workStop, byteStop: Int

  /// The work up to which the owner is not asked: about ten milliseconds.
  public static let lightWork = 1_000_000
  /// The work between two questions to the owner: about five milliseconds.
  private static let stride = 500_000
  /// The bytes between two questions to the owner.
  private static let byteStride = 1 << 20

  /// Creates a meter at zero.
  ///
  /// - Parameter owner: A callback that is asked before the work exceeds ``lightWork``, then about
  ///   every five milliseconds, and for every mebibyte that is kept. A reason that it returns ends
  ///   the work. It may block.
  public init(_ limits: Limits = .standard, owner: Owner? = nil) {
    self.limits = limits
    self.owner = owner
    workStop = min(limits.work, owner == nil ? .max : Self.lightWork)
    byteStop = min(limits.bytes, owner == nil ? .max : Self.byteStride)
  }

  /// Charges work that is about to be done.
  ///
  /// - Throws: ``TimelineRefusal/tooCostly(_:)`` beyond the limit, `interrupted` where the owner
  ///   ends the work.
  @inline(__always)
  public mutating func charge(_ units: Int) throws(TimelineRefusal) {
    work = Self.sum(work, units)
    if work > workStop { try stop() }
  }

  /// Charges memory that is about to be allocated and kept.
  ///
  /// - Throws: As ``charge(_:)``.
  @inline(__always)
  public mutating func keep(bytes count: Int) throws(TimelineRefusal) {
    bytes = Self.sum(bytes, count)
    if bytes > byteStop { try stop() }
  }

  /// Gives back memory that is no longer kept.
  public mutating func release(bytes count: Int) { bytes = max(bytes - count, 0) }

  /// The number of items, at a cost of `units` and `count` bytes each, that the limits still allow.
  public func affordable(work units: Int, bytes count: Int = 0) -> Int {
    min(
      max(limits.work - work, 0) / max(units, 1),
      count > 0 ? max(limits.bytes - bytes, 0) / count : .max)
  }

  private mutating func stop() throws(TimelineRefusal) {
    if work > limits.work { throw .tooCostly(WorkExcess(.work, limit: limits.work, actual: work)) }
    if bytes > limits.bytes {
      throw .tooCostly(WorkExcess(.memory, limit: limits.bytes, actual: bytes))
    }
    guard let owner else { return }
    interruption = owner(work, bytes)
    if let interruption { throw .interrupted(interruption) }
    if work > workStop { workStop = min(limits.work, Self.sum(work, Self.stride)) }
    if bytes > byteStop { byteStop = min(limits.bytes, Self.sum(bytes, Self.byteStride)) }
  }
}

extension WorkMeter {
  /// The sum of two counts of at least 0; `Int.max` where it is larger than that.
  @inline(__always)
  public static func sum(_ left: Int, _ right: Int) -> Int { left.addingSaturating(right) }

  /// The product of two counts of at least 0; `Int.max` where it is larger than that.
  @inline(__always)
  public static func product(_ left: Int, _ right: Int) -> Int {
    left.multipliedSaturating(by: right)
  }

  /// The product of counts of at least 0; `Int.max` where it is larger than that.
  public static func product(_ factors: Int...) -> Int {
    factors.contains(0) ? 0 : factors.reduce(1) { $0.multipliedSaturating(by: $1) }
  }
}

extension WorkMeter {
  /// The result of `work`, done with a meter that has no limits.
  static func unlimited<Result>(
    _ work: (inout WorkMeter) throws(TimelineRefusal) -> Result
  ) -> Result {
    var meter = WorkMeter(.none)
    do {
      return try work(&meter)
    } catch {
      preconditionFailure("A meter without limits has refused work: \(error).")
    }
  }
}
