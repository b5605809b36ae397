import AnimationEngine

/// Maps numbers to positions on an axis, and finds round numbers for its ticks.
struct PlotScale: Hashable, Sendable {
  /// The numbers at the ends of the axis.
  let range: ClosedRange<Double>
  /// The positions of the ends, in pixels.
  let start: Double
  let end: Double

  /// A scale for a range; a range without width is widened around its number.
  init(_ range: ClosedRange<Double>, from start: Double, to end: Double) {
    let size = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let isWide = range.hasWidth && range.upperBound - range.lowerBound > 1e-9 * size
    let margin = isWide ? 0 : max(range.lowerBound.magnitude * 0.1, 0.5)
    let most = Double.greatestFiniteMagnitude
    self.range = max(range.lowerBound - margin, -most)...min(range.upperBound + margin, most)
    self.start = start
    self.end = end
  }

  /// A scale whose ends are round numbers around a range, with at most `most` of them in total:
  /// all values drawn are between two labelled numbers, or hardly outside.
  init(reaching range: ClosedRange<Double>, from start: Double, to end: Double, atMost most: Int) {
    let plain = PlotScale(range, from: start, to: end)
    self = plain.reachingTicks(atMost: max(most, 2)) ?? plain
  }

  /// The distance by which a line may exceed the last labelled number, as a fraction of the step.
  private static let overshoot = 0.15

  private func reachingTicks(atMost most: Int) -> PlotScale? {
    var step = RoundStep(atLeast: (range.upperBound / 2 - range.lowerBound / 2) / Double(most) * 2)
    for _ in 0..<3 {
      guard let ends = multiplesAround(step) else { return nil }
      let low = min(Double(ends.lowerBound) * step.size, range.lowerBound)
      let high = max(Double(ends.upperBound) * step.size, range.upperBound)
      if ends.count <= most, low < high { return PlotScale(low...high, from: start, to: end) }
      step = step.next
    }
    return nil
  }

  /// The multiples of a step to label, from the last one not above the range to the first one not
  /// below it. A slight excess over a labelled number needs no further one.
  private func multiplesAround(_ step: RoundStep) -> ClosedRange<Int>? {
    let first = (range.lowerBound / step.size + Self.overshoot).rounded(.down)
    let last = (range.upperBound / step.size - Self.overshoot).rounded(.up)
    guard step.size.isFinite, last >= first, last.magnitude < 1e15, first.magnitude < 1e15 else {
      return nil
    }
    return Int(saturating: first)...Int(saturating: last)
  }

  /// The position of a number, in pixels.
  func place(of number: Double) -> Double {
    // Halving keeps the width of very large ranges finite.
    let width = range.upperBound / 2 - range.lowerBound / 2
    return start + (number / 2 - range.lowerBound / 2) / width * (end - start)
  }

  /// The position of a number as text, in pixels with two decimals.
  func text(of number: Double) -> String { Self.text(pixels: place(of: number)) }

  /// A length or position in pixels as text, with two decimals.
  static func text(pixels: Double) -> String {
    DecimalText.text(
      units: Int(saturating: (min(max(pixels, -1e6), 1e6) * 100).rounded()), decimals: 2)
  }

  /// Round numbers within the range, at most `most`: multiples of 1, 2 or 5 times a power of ten.
  func ticks(atMost most: Int) -> [Tick] {
    let width = range.upperBound / 2 - range.lowerBound / 2
    var step = RoundStep(atLeast: width / Double(most + 1) * 2)
    // The finest step that is not too fine is at most three steps away.
    for _ in 0..<3 where multiples(of: step)?.count ?? 0 > most { step = step.next }
    guard let multiples = multiples(of: step), multiples.count <= most else { return [] }
    return multiples.map { Tick(number: Double($0) * step.size, text: step.text($0)) }
  }

  /// The multiples of a step within the range; nil if they are too large to count.
  private func multiples(of step: RoundStep) -> ClosedRange<Int>? {
    let first = (range.lowerBound / step.size - 1e-9).rounded(.up)
    let last = (range.upperBound / step.size + 1e-9).rounded(.down)
    guard step.size.isFinite, last >= first, last.magnitude < 1e15, first.magnitude < 1e15 else {
      return nil
    }
    return Int(saturating: first)...Int(saturating: last)
  }

  /// As many ticks as fit side by side, each with a unit after its number.
  func ticksBeside(unit: String) -> [Tick] {
    let room = (end - start).magnitude
    for most in [11, 8, 6, 4, 3, 2] {
      let ticks = ticks(atMost: most).map { Tick(number: $0.number, text: $0.text + unit) }
      let widest = ticks.map { SVGText.width($0.text) }.max() ?? 0
      if ticks.count < 2 || room / Double(ticks.count - 1) >= widest + 10 { return ticks }
    }
    return []
  }

  /// The ticks including the end of the axis; round numbers whose labels would overlap the end's
  /// are left out.
  func ticksToTheEnd(unit: String) -> [Tick] {
    let ticks = ticksBeside(unit: unit)
    let last = Tick(number: range.upperBound, text: DecimalText.short(range.upperBound) + unit)
    if let end = ticks.last, place(of: end.number) > self.end - 0.5 { return ticks }
    let room = SVGText.width(last.text) / 2 + 8
    return ticks.filter {
      place(of: $0.number) + SVGText.width($0.text) / 2 + room < self.end
    } + [last]
  }

  /// The same range on an axis of another length that ends at another position.
  func shortened(to length: Double, before end: Double) -> PlotScale {
    PlotScale(range, from: end - length, to: end)
  }

  /// A labelled tick on an axis.
  struct Tick: Hashable, Sendable {
    var number: Double
    var text: String
  }
}

extension ClosedRange<Double> {
  /// Whether the range is wide enough to halve; the halves of narrower ones would be 0.
  var hasWidth: Bool { upperBound - lowerBound > 1e-300 }

  /// The number at a fraction of the range, 0...1. Halving keeps very wide ranges finite.
  func place(at share: Double) -> Double {
    lowerBound + (upperBound / 2 - lowerBound / 2) * share * 2
  }
}

/// A step between ticks: 1, 2 or 5 times a power of ten.
private struct RoundStep {
  private var digit: Int
  private var exponent: Int

  init(atLeast size: Double) {
    var exponent = 0
    var power = 1.0
    while power > size, exponent > -304 { (exponent, power) = (exponent - 1, power / 10) }
    while power * 10 <= size, exponent < 308 { (exponent, power) = (exponent + 1, power * 10) }
    let digit = [1, 2, 5].first { Double($0) * power >= size }
    self.digit = digit ?? 1
    self.exponent = digit == nil ? exponent + 1 : exponent
  }

  /// The next larger round step between ticks.
  var next: RoundStep {
    var next = self
    next.digit = digit == 1 ? 2 : digit == 2 ? 5 : 1
    if digit == 5 { next.exponent += 1 }
    return next
  }

  var size: Double {
    var size = Double(digit)
    for _ in 0..<exponent.magnitude { size = exponent < 0 ? size / 10 : size * 10 }
    return size
  }

  /// The text of a multiple of the step.
  func text(_ multiple: Int) -> String {
    let plain =
      exponent < 0
      ? DecimalText.text(units: multiple * digit, decimals: -exponent)
      : String(multiple * digit) + (multiple == 0 ? "" : String(repeating: "0", count: exponent))
    if plain.utf8.count <= 8 { return plain }
    let scientific = DecimalText.scientific(multiple * digit, exponent)
    return plain.utf8.count <= scientific.utf8.count ? plain : scientific
  }
}
