import AnimationEngine

// What a channel is for libraries of scripts: Motion and GSAP.

extension ExportChannel {
  /// Motion's names for the numbers that the document gives, each with its place; empty if it takes
  /// them as a text.
  var scriptNumbers: [(place: Int, name: String)] {
    scriptNames.isEmpty ? [] : givenPlaces.map { ($0, scriptNames[$0]) }
  }

  private var scriptNames: [String] {
    switch target {
    case .translate: ["x", "y"]
    case .scale: ["scaleX", "scaleY"]
    case .rotate: ["rotate"]
    case .opacity: ["opacity"]
    default: []
    }
  }

  var isScriptNumber: Bool { !scriptNames.isEmpty }

  /// The values between which the channel switches, and the place of a keyframe's among them; nil for one
  /// that moves. The visibility of CSS switches though it is a number here.
  var switching: (values: [[Double]], place: ([Double]) -> Int)? {
    if type == .discrete {
      return (labels.indices.map { [Double($0)] }, { Int(saturating: $0[0]) })
    }
    guard let parts = text?.parts, parts.count == 1, case .choice = parts[0] else { return nil }
    return ([[0], [1]], { $0[0] > 0 ? 1 : 0 })
  }

  /// Whether a value is one length in px.
  var isLength: Bool {
    switch target {
    case .width, .height, .cornerRadius: true
    default: isWritten(as: .number, .text("px"))
    }
  }

  /// Whether a value under a name of CSS, or of the channel's own, is written as these parts.
  func isWritten(as parts: ValueText.Part...) -> Bool {
    switch target {
    case .css, .custom: text?.parts == parts
    default: false
    }
  }

  /// The custom property that GSAP moves in place of a property whose values it would misread. Of a
  /// transform GSAP reads the matrix, which has no whole turns. Of a colour outside sRGB it reads
  /// the text that browsers make, which leaves out an opacity of 1. An origin of transforms it does
  /// not move, and lengths on all sides it rounds to whole ones. Nil for others.
  var variable: String? {
    let isMisread =
      switch target {
      case .custom: false
      case .transform, .cornerRadius: true
      case .css(let name): Self.misread.contains(name) || sampler.rounding.isWide
      default: sampler.rounding.isWide
      }
    return isMisread ? "--" + cssName : nil
  }

  private static let misread: Set = [
    "transformOrigin", "padding", "margin", "borderWidth", "borderRadius",
  ]
}
