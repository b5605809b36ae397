extension ResolvedColor {
  /// Writes the colour as CSS in a notation; `number` writes a number.
  public func written(
    _ notation: ValueText.ColorNotation, number: (Double) -> String
  ) -> String {
    switch notation {
    case .inGamut: return mappedToGamut.hexText
    case .whole:
      let channels = [red, green, blue, opacity].map { $0 * 255 }
      if channels.allSatisfy({ $0 > -0.5 && $0 < 255.5 }) { return hexText }
      return function(opacity == 1 ? "" : " / " + number(opacity), number)
    case .function: return function(" / " + number(opacity), number)
    }
  }

  private func function(_ opacity: String, _ number: (Double) -> String) -> String {
    "color(srgb " + [red, green, blue].map(number).joined(separator: " ") + opacity + ")"
  }
}
