extension ResolvedColor {
  /// Writes the colour as CSS: a hex colour where it rounds to one, otherwise `color(srgb …)`;
  /// `number` writes a number.
  public func written(
    _ notation: ValueText.ColorNotation, number: (Double) -> String
  ) -> String {
    switch notation {
    case .inGamut: return mappedToGamut.hexText
    case .whole:
      let channels = [red, green, blue, opacity].map { $0 * 255 }
      if channels.allSatisfy({ $0 > -0.5 && $0 < 255.5 }) { return hexText }
      let numbers = [red, green, blue].map(number).joined(separator: " ")
      return "color(srgb \(numbers)\(opacity == 1 ? "" : " / " + number(opacity)))"
    }
  }
}
