import AnimationEngine

/// The times of keyframes as text, for formats that place keyframes by time or by share. They have
/// nearly all digits of a double, so rounding them adds no error that could be measured.
struct ExportTimes {
  /// The duration of the whole animation in seconds.
  private let duration: Double
  /// The number of decimals of a time in seconds.
  private let decimals: Int

  /// The digits of the duration that are written.
  private static let digits = 14
  /// The greatest number of decimals; a power of ten with more is no double.
  private static let mostDecimals = 22

  init(over duration: Double) {
    var (decimals, size) = (Self.digits, duration)
    while size >= 1, decimals > 0 { (decimals, size) = (decimals - 1, size / 10) }
    while size < 0.1, decimals < Self.mostDecimals { (decimals, size) = (decimals + 1, size * 10) }
    (self.duration, self.decimals) = (duration, decimals)
  }

  /// The duration in seconds.
  var seconds: String { text(duration, 1, decimals: decimals) }

  /// The duration in milliseconds.
  var milliseconds: String { text(duration * 1000, 1000, decimals: max(decimals - 3, 0)) }

  /// The duration as the text of `number`, in units of which a second has `rate`. All digits are
  /// written if fewer give another duration, because a jump may stand at the end.
  private func text(_ number: Double, _ rate: Double, decimals: Int) -> String {
    let short = ExportMotion.text(number, decimals: decimals)
    return Double(short).map { $0 / rate } == duration ? short : "\(number)"
  }

  /// A time as a fraction of the duration, 0...1.
  func share(_ time: Double) -> String {
    let share = duration > 0 ? time / duration : 0
    return ExportMotion.text(min(share, 1), decimals: Self.digits)
  }

  /// The seconds from one keyframe to the next. However many are added up, the sum is rounded once.
  func seconds(from start: Double, to end: Double) -> String {
    let power = DecimalText.power(of: decimals)
    let units = (end * power).rounded() - (start * power).rounded()
    guard units < 1e15 else { return "\(end - start)" }
    return DecimalText.text(units: Int(saturating: units), decimals: decimals)
  }
}

extension ExportMotion {
  /// How times are written.
  var times: ExportTimes { ExportTimes(over: duration) }
}
