internal import AnimationEngine

// A colour: {"color":"…","space":"…","hue":"…"}.

extension DocumentDecoder {
  /// Reads a colour. `space` is where it mixes when it does not say it itself.
  mutating func color(_ members: inout Members, in space: ColorSpace) -> ValueDocument? {
    check(&members, allowed: .color, "A colour")
    let space = mixingSpace(members, otherwise: space)
    guard let node = require(.color, of: members, "A colour"), let text = string(at: node) else {
      return nil
    }
    if let space, let components = OwnSpaceColor.components(of: text, in: space) {
      return ValueDocument(type: .color(space), components: components)
    }
    do {
      let color = try MixedColor(css: text)
      return space.map { ValueDocument(color, in: $0) }
    } catch {
      report(
        .invalidColor, at: node,
        "\(quoted(node)) is no colour of CSS, from character \(error.offset + 1) on: "
          + error.message)
      return nil
    }
  }

  /// The space that a colour states, or the one that is expected. Reports a problem and returns nil
  /// when it states one that there is not.
  ///
  /// In a property that mixes in oklch the rule of the hue is that of the first value, unless
  /// another one is stated.
  private mutating func mixingSpace(
    _ members: Members, otherwise expected: ColorSpace
  ) -> ColorSpace? {
    guard let space = statedSpace(members, otherwise: expected) else {
      if let node = members[.hue] { _ = hueRule(at: node) }
      return nil
    }
    guard let node = members[.hue] else { return space }
    guard let rule = hueRule(at: node) else { return nil }
    guard case .oklch = space else {
      report(
        .conflictingMembers, at: node,
        "A rule for the hue belongs to the space oklch; this colour mixes in \(space.name).",
        hint: #""space":"oklch""#)
      return nil
    }
    return .oklch(rule)
  }

  private mutating func statedSpace(
    _ members: Members, otherwise expected: ColorSpace
  ) -> ColorSpace? {
    guard let node = members[.space] else { return expected }
    guard let word = name(at: node, among: .colorSpaces, "colour space"),
      let stated = ColorSpace(name: word.text)
    else { return nil }
    return stated.name == expected.name ? expected : stated
  }

  private mutating func hueRule(at node: Int) -> HueRule? {
    name(at: node, among: .hueRules, "rule for the hue").flatMap { HueRule(rawValue: $0.text) }
  }
}

extension ValueDocument {
  /// A colour that mixes in a space: its components where it moves by those, else itself.
  init(_ color: MixedColor, in space: ColorSpace) {
    if space.isVector {
      self.init(type: .color(space), components: color.color.components(in: space))
    } else {
      self.init(type: .color(space), .color(color))
    }
  }
}

extension WordSet {
  fileprivate static let hueRules: WordSet = [.shorter, .longer, .increasing, .decreasing]
}

/// Colours that are written in the very space in which they mix, in plain numbers: those keep their
/// numbers, which no conversion through another space does to the last bit. It is the form in which
/// documents are written back.
enum OwnSpaceColor {
  /// The components of `color(display-p3 1 0.5 0 / 0.5)` or `oklab(0.7 0.1 -0.05)` in that space;
  /// nil for every other text, and for numbers that CSS clamps.
  static func components(of text: String, in space: ColorSpace) -> Components? {
    guard let opening = opening(of: space), text.hasPrefix(opening), text.hasSuffix(")") else {
      return nil
    }
    let parts = text.utf8.dropFirst(opening.utf8.count).dropLast()
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let isOpaque = parts.count == 3
    guard isOpaque || (parts.count == 5 && parts[3].elementsEqual("/".utf8)) else { return nil }
    var numbers = (parts.prefix(3) + parts.dropFirst(4)).compactMap {
      DecimalText.number(ArraySlice($0))
    }
    if isOpaque { numbers.append(1) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= 0x1p64 }) else { return nil }
    guard 0...1 ~= numbers[3], space != .oklab || 0...1 ~= numbers[0] else { return nil }
    return Components(numbers)
  }

  /// The text of components in their space.
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
