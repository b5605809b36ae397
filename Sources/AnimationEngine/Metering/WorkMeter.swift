/// What the work on one request has cost so far, and how much it may cost.
///
/// Cost is counted, not timed, so the same request gets the same verdict on every machine and in
/// every run. A unit of work takes about ten nanoseconds on one core of 2024. Whatever input can
/// lengthen is charged before it is done, and memory before it is taken: sizes multiply, so a short
/// document can ask for much.
///
/// A meter is a value. It is passed `inout` through the work on a request.
public struct WorkMeter: Sendable {
  /// How much one request may cost.
  public struct Limits: Hashable, Sendable {
    /// The most units of work; one takes about 10 ns.
    public var work: Int
    /// Bytes that are kept at one time.
    public var bytes: Int

    /// The given limits; by themselves about two seconds of one core, and 64 MiB.
    public init(work: Int = 200_000_000, bytes: Int = 64 << 20) {
      self.work = work
      self.bytes = bytes
    }

    /// The limits that hold where no others are given.
    public static let standard = Limits()
    /// No limits, for those who trust their input.
    public static let none = Limits(work: .max, bytes: .max)
  }

  /// Asked now and then whether the work may go on; told what it has cost so far.
  public typealias Owner = @Sendable (_ work: Int, _ bytes: Int) -> WorkInterruption?

  /// How much the request may cost.
  public let limits: Limits
  /// The units of work charged so far.
  public private(set) var work = 0
  /// The bytes kept now.
  public private(set) var bytes = 0
  /// How often the script of the request was gone through.
  package var passes = ScriptPasses()
  /// Why the owner has ended the work, if it has.
  public private(set) var interruption: WorkInterruption?
  private let owner: Owner?
  /// The work and the bytes beyond which ``charge(_:)`` and ``keep(bytes:)`` look closer.
  private var workStop: Int
  private var byteStop: Int

  /// Work up to this much is light: nobody is asked about it. Some ten milliseconds.
  public static let lightWork = 1_000_000
  /// How much work lies between two questions to the owner. Some five milliseconds.
  private static let stride = 500_000
  /// How many bytes lie between two questions to the owner.
  private static let byteStride = 1 << 20

  /// A meter at zero.
  ///
  /// - Parameter owner: Is asked before work goes beyond ``lightWork``, about every five
  ///   milliseconds from then on, and for every mebibyte that is kept. What it answers ends the
  ///   work. It may wait.
  public init(_ limits: Limits = .standard, owner: Owner? = nil) {
    self.limits = limits
    self.owner = owner
    workStop = min(limits.work, owner == nil ? .max : Self.lightWork)
    byteStop = min(limits.bytes, owner == nil ? .max : Self.byteStride)
  }

  /// Counts work that is about to be done.
  ///
  /// - Throws: ``TimelineRefusal/tooCostly(_:)`` beyond the limit, `interrupted` where the owner
  ///   ends the work.
  @inline(__always)
  public mutating func charge(_ units: Int) throws(TimelineRefusal) {
    work = Self.sum(work, units)
    if work > workStop { try stop() }
  }

  /// Counts memory that is about to be taken and kept.
  ///
  /// - Throws: As ``charge(_:)``.
  @inline(__always)
  public mutating func keep(bytes count: Int) throws(TimelineRefusal) {
    bytes = Self.sum(bytes, count)
    if bytes > byteStop { try stop() }
  }

  /// Counts memory that is kept no longer.
  public mutating func release(bytes count: Int) { bytes = max(bytes - count, 0) }

  /// How many things of a cost each may still be made.
  public func affordable(work units: Int, bytes count: Int = 0) -> Int {
    min(
      max(limits.work - work, 0) / max(units, 1),
      count > 0 ? max(limits.bytes - bytes, 0) / count : .max)
  }

  private mutating func stop() throws(TimelineRefusal) {
    if work > limits.work {
      throw .tooCostly(WorkExcess(.work, limit: limits.work, actual: work))
    }
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
