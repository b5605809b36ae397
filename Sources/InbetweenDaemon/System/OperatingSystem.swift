import Glibc
import MicroHTTP
import Synchronization

/// Access to the operating system: the environment, files, the heap, threads and clocks.
///
/// Each function copies what it passes on, so no pointer outlives its call.
enum OperatingSystem {
  /// The error of a failed system call.
  struct Failure: Error, Hashable, CustomStringConvertible {
    var description: String

    /// The failure of an action, with the text for `errno`.
    init(_ action: String) {
      let code = errno
      description = unsafe "\(action): \(String(cString: strerror(code)))"
    }
  }

  /// The environment variables of the process.
  static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let text = unsafe String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      unsafe next += 1
    }
    return variables
  }

  /// The bytes of a file.
  static func contents(ofFile path: String) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(path) }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    while true {
      let chunk = try received(from: descriptor, action: path)
      if chunk.isEmpty { return contents }
      contents += chunk
    }
  }

  /// The next bytes from a descriptor; empty at the end.
  static func received(from descriptor: Int32, action: String) throws(Failure) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count >= 0 { return Array(chunk.prefix(count)) }
      if errno != EINTR { throw Failure(action) }
    }
  }

  /// Writes all bytes, waiting for room. A socket whose other end has gone, or a full disk, takes no
  /// more.
  ///
  /// - Returns: Whether all were written; if not, `errno` says why.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      switch written < 0 ? errno : 0 {
      case 0, EINTR: break
      case EAGAIN: sleep(seconds: 0.001)
      default: return false
      }
      rest = rest.dropFirst(max(written, 0))
    }
    return true
  }

  /// Whether a descriptor has room for a line within some milliseconds. A pipe whose reader has
  /// stopped reading has none.
  static func hasRoom(in descriptor: Int32, within milliseconds: Int32) -> Bool {
    var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&place, 1, milliseconds) > 0
  }

  /// Writes a text to a file and replaces its contents. The file is created if necessary, but not
  /// its folder.
  static func write(_ text: String, toFile path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(path) }
    // A full disk may be reported only by the last of these. A pipe has nothing to bring to a disk.
    let isWritten =
      write(Array(text.utf8), to: descriptor) && (fsync(descriptor) == 0 || errno == EINVAL)
    let failure = isWritten ? nil : Failure(path)
    guard close(descriptor) == 0 || !isWritten else { throw Failure(path) }
    if let failure { throw failure }
  }

  /// Whether nothing is at a path; false where that cannot be known.
  static func isFree(_ path: String) -> Bool { unsafe access(path, F_OK) != 0 && errno == ENOENT }

  /// Creates a folder and the folders that it lies in, unless they are there.
  static func createFolder(_ path: String) throws(Failure) {
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let (isInNoFolder, failure) = (errno == ENOENT, Failure(path))
    guard isInNoFolder, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure
    }
    try createFolder(String(path[..<slash]))
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure(path) }
  }

  private static let isLeaving = Atomic(false)

  /// Ends the process, after the C library has flushed its output. Of two threads that call it the
  /// first ends the process, as the C library allows no second one, and the other waits for that.
  static func leave(with code: Int32) -> Never {
    if isLeaving.exchange(true, ordering: .relaxed) {
      while true { sleep(seconds: 1) }
    }
    exit(code)
  }

  /// The number of processors this process may use, by its affinity mask and the cgroup's quota.
  static var processorCount: Int {
    let online = max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
    return min(affinityCount ?? online, quotaProcessorCount ?? .max)
  }

  /// The number of processors in the affinity mask: `Cpus_allowed` in the process status, in
  /// hexadecimal with commas. Nil if unknown.
  private static var affinityCount: Int? {
    guard let bytes = try? contents(ofFile: "/proc/self/status") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("Cpus_allowed:") }) else { return nil }
    let count = line.dropFirst("Cpus_allowed:".count).reduce(0) { count, digit in
      count + (digit.hexDigitValue?.nonzeroBitCount ?? 0)
    }
    return count > 0 ? count : nil
  }

  /// The number of processors in the cgroup's quota: `cpu.max` has the quota and the period, or
  /// `max` for none. Nil if unknown.
  private static var quotaProcessorCount: Int? {
    guard let bytes = try? contents(ofFile: "/sys/fs/cgroup/cpu.max") else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard parts.count == 2, let quota = Double(parts[0]), let period = Double(parts[1]), period > 0
    else { return nil }
    return Int(exactly: (quota / period).rounded(.up)).map { max($0, 1) }
  }

  /// Keeps the heap small: otherwise each allocating thread would get an arena that never
  /// shrinks, and large blocks would stay in the heap once the allocator has adapted to their
  /// size.
  static func limitArenas(to count: Int) {
    tuneHeap(arenaLimit, count)
    tuneHeap(trimThreshold, 1 << 20)
    tuneHeap(mapThreshold, 1 << 20)
  }

  // The parameters from <malloc.h>, which Swift does not import.
  private static let trimThreshold: Int32 = -1
  private static let mapThreshold: Int32 = -3
  private static let arenaLimit: Int32 = -8

  /// Calls `mallopt`, which Swift does not import either. If it does not exist, the allocator
  /// keeps its defaults.
  private static func tuneHeap(_ parameter: Int32, _ value: Int) {
    typealias Function = @convention(c) (Int32, Int32) -> Int32
    guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
    _ = unsafe unsafeBitCast(symbol, to: Function.self)(parameter, Int32(clamping: value))
  }

  /// Returns free heap memory to the system, if the C library has `malloc_trim`.
  static func trimHeap() {
    typealias Function = @convention(c) (Int) -> Int32
    guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
    _ = unsafe unsafeBitCast(symbol, to: Function.self)(0)
  }

  /// Opens `/dev/null` for closed standard descriptors. Otherwise a socket could get such a
  /// number and receive log lines.
  static func openStandardDescriptors() {
    while true {
      let descriptor = unsafe open("/dev/null", O_RDWR)
      guard descriptor >= 0 else { return }
      guard descriptor <= 2 else {
        close(descriptor)
        return
      }
    }
  }

  /// Sleeps. A signal does not interrupt it, as only one thread receives signals.
  static func sleep(seconds: Double) {
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    unsafe nanosleep(&time, nil)
  }

  /// The nanoseconds since 1970-01-01 in UTC.
  static var now: Int64 { clock(CLOCK_REALTIME) }

  /// The nanoseconds of a monotonic clock.
  static var uptime: Int64 { clock(CLOCK_MONOTONIC) }

  /// The seconds of the same monotonic clock.
  static var seconds: Double { Double(uptime) / 1e9 }

  /// The nanoseconds since the machine was started, suspended time included.
  static var sinceBoot: Int64 { clock(CLOCK_BOOTTIME) }

  private static func clock(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The greatest number of open descriptors allowed.
  static var descriptorLimit: Int {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return 0
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// The number of open descriptors.
  static var openDescriptorCount: Int {
    guard let directory = unsafe opendir("/proc/self/fd") else { return 0 }
    defer { unsafe closedir(directory) }
    var count = 0
    while unsafe readdir(directory) != nil { count += 1 }
    return max(count - 3, 0)  // ".", ".." and the directory itself
  }

  /// Runs `work` on a new thread that is not joined, and that the daemon cannot do without.
  ///
  /// - Throws: ``ListenerError/thread`` where the system has no thread left.
  static func detach(_ work: @escaping @Sendable () -> Void) throws(ListenerError) {
    guard detachIfPossible(work) else { throw .thread }
  }

  /// Runs `work` on a new thread that is not joined; false, without running it, where the system
  /// has no thread left.
  static func detachIfPossible(_ work: @escaping @Sendable () -> Void) -> Bool {
    let box = unsafe Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { context in
        unsafe Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      unsafe box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
