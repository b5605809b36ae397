internal import AnimationEngine

/// Colours written in plain numbers of the very space in which they interpolate. They keep these
/// numbers exactly, which a conversion through another space would not. Documents are written
/// back in this notation.
enum OwnSpaceColor {
  /// The components of a text like `color(display-p3 1 0.5 0 / 0.5)` or `oklab(0.7 0.1 -0.05)` in
  /// that space. Nil for any other text, and for numbers that CSS would clamp.
  static func components(of text: String, in space: ColorSpace) -> Components? {
    guard let opening = opening(of: space), text.hasPrefix(opening), text.hasSuffix(")") else {
      return nil
    }
    let parts = text.utf8.dropFirst(opening.utf8.count).dropLast()
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let isOpaque = parts.count == 3
    guard isOpaque || (parts.count == 5 && parts[3].elementsEqual("/".utf8)) else { return nil }
    var numbers = (parts.prefix(3) + parts.dropFirst(4)).compactMap {
      WrittenDecimal.number(ArraySlice($0))
    }
    if isOpaque { numbers.append(1) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= 0x1p64 }) else { return nil }
    guard 0...1 ~= numbers[3], space != .oklab || 0...1 ~= numbers[0] else { return nil }
    return Components(numbers)
  }

  /// The CSS text of components in their space.
  ///
  /// - Precondition: CSS has a function for colours of the space.
  static func text(of components: Components, in space: ColorSpace) -> String {
    guard let opening = opening(of: space) else {
      preconditionFailure("CSS has no numbers of a colour in \(space.name)")
    }
    let numbers = components.array.map { NumberWriter().text($0) }
    let opacity = components[3] == 1 ? "" : " / " + numbers[3]
    return opening + numbers.prefix(3).joined(separator: " ") + opacity + ")"
  }

  private static func opening(of space: ColorSpace) -> String? {
    switch space {
    case .oklab: "oklab("
    case .displayP3: "color(display-p3 "
    case .srgb: "color(srgb "
    case .srgbLinear: "color(srgb-linear "
    case .oklch, .css: nil
    }
  }
}
