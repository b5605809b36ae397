import Glibc

/// Statistics of this process, named as in Prometheus' client libraries.
struct ProcessStatistics: Sendable {
  var residentBytes = 0.0
  var virtualBytes = 0.0
  var processorSeconds = 0.0
  var startSeconds = 0.0
  var openDescriptors = Double(OperatingSystem.openDescriptorCount)
  var maxDescriptors = Double(OperatingSystem.descriptorLimit)

  /// The present statistics; what the system does not report is 0.
  static func current() -> ProcessStatistics {
    var statistics = ProcessStatistics()
    guard let bytes = try? OperatingSystem.contents(ofFile: "/proc/self/stat") else {
      return statistics
    }
    statistics.read(String(decoding: bytes, as: UTF8.self), bootSeconds: bootSeconds)
    return statistics
  }

  /// Reads `/proc/self/stat`. Its second field, the program's name, may contain anything up to
  /// the last bracket.
  mutating func read(_ stat: String, bootSeconds: Double) {
    guard let bracket = stat.lastIndex(of: ")") else { return }
    let fields = stat[bracket...].split { $0 == " " || $0 == "\n" }.map { Double($0) ?? 0 }
    guard fields.count > 22 else { return }
    let ticks = Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    processorSeconds = (fields[12] + fields[13]) / ticks
    startSeconds = bootSeconds + fields[20] / ticks
    virtualBytes = fields[21]
    residentBytes = fields[22] * Double(max(sysconf(Int32(_SC_PAGESIZE)), 1))
  }

  private static var bootSeconds: Double {
    Double(OperatingSystem.now - OperatingSystem.sinceBoot) / 1e9
  }
}
