import AnimationEngine

/// The changes that a format makes to the numbers of a channel: colours are mapped into sRGB,
/// opacities and sizes clamped, and numbers rounded.
///
/// Errors are measured against colours that are already in sRGB, as a spring takes them out of it only
/// for a moment. Where the document itself gives colours outside of it, formats that can write these
/// do, and others add the distance to their error.
struct ChannelRounding {
  /// The ranges of numbers that are colours, and how colours are written.
  let colorPlaces: [Range<Int>]
  private(set) var colors: ExportColors
  /// The range to which the numbers are clamped; nil where none are.
  private let bounds: ClosedRange<Double>?
  /// Whether colours outside sRGB are written as they are.
  private(set) var isWide = false

  /// Half a step of a colour byte, as a component in 0...1.
  private static let halfByte = 0.5 / 255

  init(_ text: ValueText?, _ target: ExportTarget, _ abilities: ExportAbilities) {
    colors = abilities.colors(of: target, isWide: false)
    bounds = colors.bounds(of: target)
    var (places, first): ([Range<Int>], Int) = ([], 0)
    for part in text?.parts ?? [] {
      if case .color = part { places.append(first..<first + part.columnCount) }
      first += part.columnCount
    }
    if case .numbers = colors { places = [] }
    colorPlaces = places
  }

  /// Takes in that the document gives colours outside sRGB.
  mutating func widen(_ target: ExportTarget, _ abilities: ExportAbilities) {
    isWide = abilities.hasWideColors
    colors = abilities.colors(of: target, isWide: isWide)
  }

  /// Whether numbers have colours that are visibly outside sRGB.
  func isOutside(_ numbers: [Double]) -> Bool {
    let range = -Self.halfByte...1 + Self.halfByte
    return colorPlaces.contains { place in
      numbers[place].dropLast().contains { $0.isFinite && !range.contains($0) }
    }
  }

  /// Whether nothing shows the number at an index: red, green and blue where one of two colours has an
  /// opacity of 0.
  func isHidden(_ index: Int, _ shown: [Double], _ exact: [Double]) -> Bool {
    guard let place = colorPlaces.first(where: { $0.dropLast().contains(index) })
    else { return false }
    let opacity = place.upperBound - 1
    return shown[opacity] == 0 || exact[opacity] == 0
  }

  /// Whether CSS writes a colour with bytes, and so mixes it as such (``ValueText``).
  static func fitBytes(_ color: some Sequence<Double>) -> Bool {
    color.allSatisfy { $0 > -halfByte && $0 < 1 + halfByte }
  }

  /// Whether colours are written as bytes.
  private var areBytes: Bool {
    switch colors {
    case .css: true
    case .bytes, .squaredBytes: !isWide
    case .numbers, .clampedNumbers: false
    }
  }

  /// How colours outside sRGB are written. Scripts mix all numbers of a text, so that every keyframe
  /// has the same ones.
  var wideNotation: ValueText.ColorNotation {
    if case .css = colors { .whole } else { .function }
  }

  /// Whether the channel has colours, which are mapped into sRGB.
  var isLimited: Bool { !colorPlaces.isEmpty }

  /// Whether the limited numbers may not be as straight as the motion.
  var isBent: Bool { isLimited || bounds != nil }

  /// The work of mapping a colour into sRGB, in units of work.
  private static let workPerColor = 300

  /// The additional work of limiting the numbers at one time, in units of work.
  var work: Int { isLimited ? Self.workPerColor : 0 }

  /// The greatest error from rounding colours.
  var ofColors: Double {
    areBytes && isLimited ? Self.halfByte : 0
  }

  /// The numbers with colours mapped into sRGB, opacities and sizes clamped. Numbers that are not
  /// finite stay, so that they are noticed.
  func limited(_ numbers: [Double]) -> [Double] {
    if let bounds {
      return numbers.map {
        $0.isFinite ? min(max($0, bounds.lowerBound), bounds.upperBound) : $0
      }
    }
    guard isLimited, numbers.allSatisfy(\.isFinite) else { return numbers }
    var limited = numbers
    for place in colorPlaces { limited.replaceSubrange(place, with: inGamut(numbers[place])) }
    return limited
  }

  private func inGamut(_ numbers: ArraySlice<Double>) -> [Double] {
    guard !numbers.allSatisfy((0...1).contains) else { return Array(numbers) }
    let clamped = numbers.map { min(max($0, 0), 1) }
    guard areBytes || isWide, let opacity = clamped.last else { return clamped }
    let parts = Array(numbers)
    if isWide { return parts.dropLast() + [opacity] }
    let color = ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
      .mappedToGamut
    return [color.red, color.green, color.blue, opacity]
  }

  /// The numbers as they read back from the text; colours have to be in sRGB already.
  func rounded(_ numbers: [Double], decimals: Int) -> [Double] {
    let power = DecimalText.power(of: decimals)
    var rounded = numbers.map { ($0 * power).rounded() / power }
    guard areBytes, numbers.allSatisfy(\.isFinite) else { return rounded }
    for place in colorPlaces where !isWide || Self.fitBytes(rounded[place]) {
      rounded.replaceSubrange(place, with: numbers[place].map { ($0 * 255).rounded() / 255 })
    }
    return rounded
  }
}
