import AnimationEngine

extension ColorSpace {
  /// Every space, `oklch` with each of its rules.
  static let every: [ColorSpace] =
    [.srgbLinear, .srgb, .oklab, .displayP3, .css] + HueRule.allCases.map(ColorSpace.oklch)
}
