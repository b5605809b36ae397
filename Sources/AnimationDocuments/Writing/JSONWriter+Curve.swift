internal import AnimationEngine

extension JSONWriter {
  /// Writes a unit curve in the notation that reads back as the same.
  mutating func append(_ curve: UnitCurve) {
    switch curve.storage {
    case .linear: append(Word.linear.text)
    case .preset(let preset, _): append(preset.rawValue)
    case .bezier(let bezier): append(bezier)
    case .circular(let circular): append(circular.name.rawValue)
    case .ease(let ease): append(ease)
    case .css(let easing): append(easing)
    }
  }

  private mutating func append(_ bezier: CubicBezier) {
    object { text in
      text.name(Word.bezier.text)
      text.append([bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y])
    }
  }

  /// Writes a CSS easing. CSS's `linear` is written as a line through two points, since our curve
  /// `linear` does not extend beyond its ends.
  private mutating func append(_ easing: CSSEasing) {
    append(easing == .linear ? "linear(0, 1)" : easing.text)
  }

  private mutating func append(_ ease: NamedEase) {
    let parameters = ease.statedParameters
    if parameters.isEmpty && ease.family != .linear { return append(ease.name) }
    object { text in
      text.member(.ease, ease.name)
      for (parameter, value) in parameters { text.member(parameter.rawValue, value) }
    }
  }
}

extension CircularEase {
  fileprivate var name: CurveName {
    switch self {
    case .easeIn: .circularEaseIn
    case .easeOut: .circularEaseOut
    case .easeInOut: .circularEaseInOut
    }
  }
}
