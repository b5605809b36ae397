import AnimationEngine

/// A property of a view that transitions move.
enum TransitionMember: String, CaseIterable {
  case opacity, scale, offset, blur, anchor

  /// What its values are.
  var type: PropertyType {
    switch self {
    case .opacity, .scale, .blur: .number
    case .offset, .anchor: .point
    }
  }

  /// The value of a view that says nothing of it.
  var identity: Components {
    switch self {
    case .opacity, .scale: [1]
    case .blur: [0]
    case .offset: [0, 0]
    case .anchor: [0.5, 0.5]
    }
  }

  /// What shows of a view's own value under a transition: opacities and scales multiply, offsets and
  /// radii add up, and of two anchors the first one counts.
  func combined(_ effect: Components, with own: Components) -> Components {
    switch self {
    case .opacity, .scale: own.scaled(by: effect[0])
    case .offset, .blur: own + effect
    case .anchor: effect
    }
  }

  /// The name of the property of a view.
  func name(of view: String) -> String { "\(view).\(rawValue)" }

  /// The member that a property is, where it has the type for it.
  init?(_ property: AnimatedProperty) {
    guard let point = property.name.lastIndex(of: "."),
      let member = TransitionMember(rawValue: String(property.name[point...].dropFirst())),
      member.type == property.type
    else { return nil }
    self = member
  }
}
