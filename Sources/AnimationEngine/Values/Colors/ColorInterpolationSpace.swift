internal import RealModule

/// The vector space in which the colours of one property interpolate, with the map from its
/// coordinates to displayed colours.
///
/// Between each pair of values it follows a straight line, along which the colours are the mixtures
/// that CSS Color 4 defines. So springs, splines and merged motion need only vectors. Two kinds of
/// extra coordinates make that possible:
///
/// - A grey has no hue. The hue is multiplied by a weight, which is 1 for a colour and 0 for a
///   grey, and divided by it for display. So between a grey and a colour the hue is constant.
/// - Legacy colours mix with each other in sRGB, but with other colours in OKLab. Where both kinds
///   occur, each kind has four coordinates of its own. The legacy coordinates make one legacy
///   colour, which is then mixed with the other kind by its opacity.
struct ColorInterpolationSpace: Hashable, Sendable {
  private let form: Form
  /// The coordinates of the property's values.
  private let places: [Components]

  /// The meanings of the coordinates.
  private enum Form: Hashable, Sendable {
    /// The coordinates are three components of a space, and the opacity.
    case plain(ColorSpace)
    /// The coordinates are lightness, chroma, hue and opacity.
    case hue(HueRule)
    /// The coordinates are lightness, chroma, hue times weight, opacity, and weight.
    case weightedHue(HueRule)
    /// The coordinates are three components of a space multiplied by the opacity, and the opacity.
    case premultiplied(ColorSpace)
    /// The coordinates are four for legacy colours, premultiplied in sRGB, and four for other
    /// colours, premultiplied in OKLab.
    case twoKinds
  }

  /// Creates the space of a colour space in which a value's components are its coordinates.
  ///
  /// - Precondition: The colour space ``ColorSpace/isVector``.
  init(in space: ColorSpace) {
    precondition(space.isVector, "\(space.name) has no coordinates without its values")
    form = .plain(space)
    places = []
  }

  /// Creates the space of all `values` of a property; their order is that of
  /// ``coordinates(ofValue:)``.
  ///
  /// A missing component (`none`) is the one that all other values agree on, otherwise 0.
  ///
  /// - Complexity: O(values).
  init(for values: [MixedColor], in space: ColorSpace) {
    switch space {
    case .oklch(let rule): (form, places) = Self.hues(values, rule)
    case .css: (form, places) = Self.blends(values)
    case .srgb, .srgbLinear, .displayP3, .oklab:
      form = .plain(space)
      places = values.map { $0.color.components(in: space) }
    }
  }

  /// The number of coordinates.
  var laneCount: Int {
    switch form {
    case .plain, .hue, .premultiplied: 4
    case .weightedHue: 5
    case .twoKinds: 8
    }
  }

  /// The coordinates of a value of the property.
  func coordinates(ofValue index: Int) -> Components { places[index] }
}

// MARK: - Places

extension ColorInterpolationSpace {
  private static func hues(
    _ values: [MixedColor], _ rule: HueRule
  ) -> (Form, [Components]) {
    let polar = values.map { ($0, $0.color.okLCH) }
    let lightness = filled(polar.map { $0.lacks(.lightness) ? nil : $1.lightness })
    let chroma = filled(polar.map { $0.lacks(.chroma) ? nil : $1.hue == nil ? 0 : $1.chroma })
    let written = polar.map { $0.lacks(.hue) ? nil : $1.hue }
    let hue = filled(written)
    let opacity = filled(values.map { $0.lacks(.opacity) ? nil : $0.color.opacity })
    let weights = values.indices.map { written[$0] == nil && chroma[$0] == 0 ? 0.0 : 1.0 }
    let places = values.indices.map { index in
      Components(lightness[index], chroma[index], hue[index] * weights[index], opacity[index])
    }
    // Where a colour lacks a hue, all values that have one agree on it, so that it never turns.
    let isOpen = values.indices.contains { written[$0] == nil && weights[$0] == 1 }
    let rule = isOpen ? .shorter : rule
    guard weights.contains(0) else { return (.hue(rule), places) }
    return (.weightedHue(rule), zip(places, weights).map { Components($0.array + [$1]) })
  }

  private static func blends(_ values: [MixedColor]) -> (Form, [Components]) {
    let legacy = Set(values.filter(\.isLegacy)).count
    if values.allSatisfy(\.isLegacy) {
      return (.premultiplied(.srgb), premultiplied(values, in: .srgb))
    }
    let okLab = premultiplied(values, in: .oklab)
    if legacy <= 1 { return (.premultiplied(.oklab), okLab) }
    let srgb = premultiplied(values, in: .srgb)
    let none = Components(repeating: 0, count: 4)
    let places = values.indices.map { index in
      let isLegacy = values[index].isLegacy
      return Components(
        (isLegacy ? srgb[index] : none).array + (isLegacy ? none : okLab[index]).array)
    }
    return (.twoKinds, places)
  }

  private static func premultiplied(
    _ values: [MixedColor], in space: ColorSpace
  ) -> [Components] {
    let names: [MissingComponents] =
      space == .srgb ? [.red, .green, .blue, .opacity] : [.lightness, .a, .b, .opacity]
    let components = values.map { $0.color.components(in: space) }
    let lanes = names.indices.map { lane in
      filled(values.indices.map { values[$0].lacks(names[lane]) ? nil : components[$0][lane] })
    }
    return values.indices.map { index in
      let opacity = lanes[3][index]
      return Components(
        lanes[0][index] * opacity, lanes[1][index] * opacity, lanes[2][index] * opacity, opacity)
    }
  }

  /// The numbers, missing ones replaced by the one on which all others agree, otherwise by 0.
  private static func filled(_ numbers: [Double?]) -> [Double] {
    let common = numbers.lazy.compactMap { $0 }.first
    let agree = numbers.allSatisfy { $0 == nil || $0 == common }
    return numbers.map { $0 ?? (agree ? common ?? 0 : 0) }
  }

  /// The coordinates of `target`, with whole turns added to its hue so that the straight line from
  /// `previous` turns by the hue rule.
  ///
  /// In a space without a hue they are `target`.
  func aligned(_ target: Components, to previous: Components) -> Components {
    switch form {
    case .plain, .premultiplied, .twoKinds: return target
    case .hue(let rule): return aligned(target, rule, from: previous[2])
    case .weightedHue(let rule):
      guard target[4] != 0, previous[4] != 0 else { return target }
      return aligned(target, rule, from: previous[2] / previous[4])
    }
  }

  private func aligned(_ target: Components, _ rule: HueRule, from hue: Double) -> Components {
    var result = target
    result[2] = rule.turned(target[2], from: hue)
    return result
  }
}

// MARK: - Displayed values

extension ColorInterpolationSpace {
  /// Red, green, blue (gamma-encoded sRGB, maybe beyond 0…1) or the opacity at coordinates.
  ///
  /// Where the opacity is 0, a premultiplied colour has components of 0, as in CSS. An opacity that
  /// may be the rounding of sums counts as 0: nothing is left of its colour. Without an opacity
  /// (NaN, as of a view that is not there) there is no colour.
  func shown<Number: SmoothNumber>(_ column: Int, at coordinates: [Number]) -> Number {
    if column == 3 {
      return form == .twoKinds ? coordinates[3] + coordinates[7] : coordinates[3]
    }
    var place = ColorTriple(coordinates, at: 0)
    switch form {
    case .plain(let space): return space.shown(column, place)
    case .hue(let rule): return ColorSpace.oklch(rule).shown(column, place)
    case .weightedHue(let rule):
      place.z = Self.ratio(place.z, coordinates[4])
      return ColorSpace.oklch(rule).shown(column, place)
    case .premultiplied(let space):
      return Self.shown(column, place, coordinates[3], in: space)
    case .twoKinds:
      return Self.shown(
        column, Self.joined(coordinates), coordinates[3] + coordinates[7], in: .oklab)
    }
  }

  private static func shown<Number: SmoothNumber>(
    _ column: Int, _ color: ColorTriple<Number>, _ opacity: Number, in space: ColorSpace
  ) -> Number {
    if opacity.value.magnitude <= leastOpacity { return Number(0) }
    return space.shown(column, color.mapped { $0 / opacity })
  }

  /// The opacity up to which rounding of the premultiplied numbers, by about 1e-16, would show: a
  /// millionth of the colour and more.
  private static var leastOpacity: Double { 1e-10 }

  /// A hue times a weight, divided by the weight; at weight 0 the limit of the quotient.
  private static func ratio<Number: SmoothNumber>(_ hue: Number, _ weight: Number) -> Number {
    if weight.value != 0 { return hue / weight }
    return Number(weight.rate == 0 ? 0 : hue.rate / weight.rate)
  }

  /// The sum of the legacy and the other colour in OKLab, both multiplied by their opacities.
  private static func joined<Number: SmoothNumber>(
    _ coordinates: [Number]
  ) -> ColorTriple<Number> {
    let legacy = inOKLab(ColorTriple(coordinates, at: 0), opacity: coordinates[3])
    let other = ColorTriple(coordinates, at: 4)
    return ColorTriple(legacy.x + other.x, legacy.y + other.y, legacy.z + other.z)
  }

  /// A premultiplied sRGB colour converted to premultiplied OKLab.
  ///
  /// The conversion is homogeneous: twice the numbers give twice the result. So it has a derivative
  /// along a motion through 0, which is the conversion of the rates themselves.
  private static func inOKLab<Number: SmoothNumber>(
    _ color: ColorTriple<Number>, opacity: Number
  ) -> ColorTriple<Number> {
    guard opacity.value == 0 else {
      return OKLab.coordinates(ofSRGB: color.mapped { $0 / opacity }).mapped { $0 * opacity }
    }
    guard opacity.rate != 0 else { return ColorTriple(Number(0), Number(0), Number(0)) }
    let coming = ColorTriple(
      color.x.rate / opacity.rate, color.y.rate / opacity.rate, color.z.rate / opacity.rate)
    let lab = OKLab.coordinates(ofSRGB: coming)
    return ColorTriple(
      Number(0, rate: lab.x * opacity.rate), Number(0, rate: lab.y * opacity.rate),
      Number(0, rate: lab.z * opacity.rate))
  }
}
