extension ResolvedColor {
  /// Creates the colour of a CSS Color 4 text.
  ///
  /// The text is a name, `transparent`, a hex colour, or one of `rgb()`, `rgba()`, `hsl()`,
  /// `hsla()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` with each of its
  /// predefined spaces; case does not matter. `none` counts as 0. Components outside the sRGB gamut
  /// are kept, except where CSS itself clamps: components of `rgb()`, lightness, a negative
  /// saturation or chroma, and opacity.
  ///
  /// Keywords that depend on a page (`currentcolor`, system colours), relative colours and
  /// `color-mix()` are rejected. The components of the parsed colour are finite.
  ///
  ///     try ResolvedColor(css: "color(display-p3 1 0 0)").red   // 1.0930…
  ///
  /// - Throws: ``ValueSyntaxError`` for any other text, with the place of the mistake.
  /// - Complexity: O(*n*) in the length of the text.
  public init(css text: String) throws(ValueSyntaxError) { self = try CSSColor(text).color }
}
