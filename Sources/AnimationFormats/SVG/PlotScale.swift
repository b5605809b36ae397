/// The way from numbers to places along an axis, and the round numbers that mark it.
struct PlotScale: Hashable, Sendable {
  /// The numbers at both ends of the axis.
  let range: ClosedRange<Double>
  /// The places of both ends, in pixels.
  let start: Double
  let end: Double

  /// The scale of a range; one without width is widened around its number.
  init(_ range: ClosedRange<Double>, from start: Double, to end: Double) {
    let width = range.upperBound - range.lowerBound
    let isWide = width > 1e-9 * max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let margin = isWide ? 0 : max(range.lowerBound.magnitude * 0.1, 0.5)
    self.range = range.lowerBound - margin...range.upperBound + margin
    self.start = start
    self.end = end
  }

  /// The place of a number, in pixels.
  func place(of number: Double) -> Double {
    start + (number - range.lowerBound) / (range.upperBound - range.lowerBound) * (end - start)
  }

  /// The text of a place, in hundredths of a pixel.
  func text(of number: Double) -> String { Self.text(pixels: place(of: number)) }

  /// The text of a length or a place in pixels.
  static func text(pixels: Double) -> String {
    DecimalText.text(units: Int((min(max(pixels, -1e6), 1e6) * 100).rounded()), decimals: 2)
  }

  /// Round numbers within the range, at most `most` of them: multiples of 1, 2 or 5 times a power
  /// of ten.
  func ticks(atMost most: Int) -> [Tick] {
    let width = range.upperBound - range.lowerBound
    let step = RoundStep(atLeast: width / Double(max(most - 1, 1)))
    let first = (range.lowerBound / step.size - 1e-9).rounded(.up)
    let last = (range.upperBound / step.size + 1e-9).rounded(.down)
    guard last >= first, last - first <= Double(most), last.magnitude < 1e15 else { return [] }
    return (Int(first)...Int(last)).map {
      Tick(number: Double($0) * step.size, text: step.text($0))
    }
  }

  /// A mark on an axis.
  struct Tick: Hashable, Sendable {
    var number: Double
    var text: String
  }
}

/// 1, 2 or 5 times a power of ten.
private struct RoundStep {
  private let digit: Int
  private let exponent: Int

  init(atLeast size: Double) {
    var exponent = 0
    var power = 1.0
    while power > size, exponent > -12 { (exponent, power) = (exponent - 1, power / 10) }
    while power * 10 <= size, exponent < 12 { (exponent, power) = (exponent + 1, power * 10) }
    let digit = [1, 2, 5].first { Double($0) * power >= size }
    self.digit = digit ?? 1
    self.exponent = digit == nil ? exponent + 1 : exponent
  }

  var size: Double {
    var size = Double(digit)
    for _ in 0..<exponent.magnitude { size = exponent < 0 ? size / 10 : size * 10 }
    return size
  }

  /// The text of a multiple of the step.
  func text(_ multiple: Int) -> String {
    if exponent < 0 { return DecimalText.text(units: multiple * digit, decimals: -exponent) }
    return String(multiple * digit) + (multiple == 0 ? "" : String(repeating: "0", count: exponent))
  }
}
