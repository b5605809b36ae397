import AnimationEngine

/// A property of a view that transitions animate.
enum TransitionMember: String, CaseIterable {
  case opacity, scale, offset, blur, anchor

  /// The type of the member's values.
  var type: PropertyType {
    switch self {
    case .opacity, .scale, .blur: .number
    case .offset, .anchor: .point
    }
  }

  /// The type in a sentence.
  var typeInWords: String { type == .point ? "a point" : "a number" }

  /// Whether a transition multiplies the view's own value, and does not add to it.
  var multiplies: Bool { self == .opacity || self == .scale }

  /// The value that changes nothing: that of a view which does not declare the property.
  var identity: Components {
    switch self {
    case .opacity, .scale: [1]
    case .blur: [0]
    case .offset: [0, 0]
    case .anchor: [0.5, 0.5]
    }
  }

  /// The value that shows when a transition's effect is combined with the view's own value.
  /// Opacities and scales multiply, offsets and blur radii add up, and the transition's anchor
  /// replaces the view's.
  func combined(_ effect: Components, with own: Components) -> Components {
    switch self {
    case .opacity, .scale: own.scaled(by: effect[0])
    case .offset, .blur: own + effect
    case .anchor: effect
    }
  }

  /// The name of this property for a view, such as `card.opacity`.
  func name(of view: String) -> String { "\(view).\(rawValue)" }

  /// The effect that a property shows by its name's last part; nil for none or another type.
  init?(_ property: AnimatedProperty) {
    guard let last = property.name.partsAtLastDot?.last,
      let member = TransitionMember(rawValue: String(last)), member.type == property.type
    else { return nil }
    self = member
  }
}
