/// A colour as four numbers: gamma-encoded sRGB red, green and blue, and an opacity.
///
/// 0…1 is the gamut of sRGB; a component outside of it belongs to a colour that sRGB screens
/// cannot show and is kept. Opacity is not multiplied into the components.
///
///     try ResolvedColor(css: "hsl(120 100% 25%)").hexText   // "#008000"
public struct ResolvedColor: Hashable, Sendable {
  /// The red component, gamma-encoded.
  public var red: Double
  /// The green component, gamma-encoded.
  public var green: Double
  /// The blue component, gamma-encoded.
  public var blue: Double
  /// The opacity: 0 is transparent, 1 opaque. It is not clamped.
  public var opacity: Double

  /// Creates a colour with gamma-encoded components; nothing is clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Whether red, green, blue and opacity all lie in 0…1.
  public var isInGamut: Bool { [red, green, blue, opacity].allSatisfy { (0...1).contains($0) } }
}

extension ResolvedColor {
  /// Creates the colour of a hue, a saturation and a brightness.
  ///
  /// The hue is in turns: 0 and 1 are red, 1/3 green, 2/3 blue; whole turns make no difference. The
  /// other two are 0…1 and not clamped.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sixth = (hue - hue.rounded(.down)) * 6
    let sector = sixth.rounded(.down)
    let fraction = sixth - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      // Just below 0 a hue rounds to a whole turn: it is red again.
      case 0, 6: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension ResolvedColor: Animatable {
  /// Linear-light red, green and blue (`srgb-linear`) and the opacity, each times 128: the scale of
  /// SwiftUI's animatable data, in which the absolute thresholds of springs are measured. None is
  /// multiplied by the opacity, none is clamped.
  ///
  /// The conversion there and back may change a component by one or two units in the last place.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      let light = components(in: .srgbLinear).scaled(by: 128)
      return AnimatablePair(light[0], AnimatablePair(light[1], AnimatablePair(light[2], light[3])))
    }
    set {
      let (green, rest) = (newValue.second.first, newValue.second.second)
      let light = Components(newValue.first, green, rest.first, rest.second).scaled(by: 1 / 128)
      self = ResolvedColor(components: light, in: .srgbLinear)
    }
  }
}
