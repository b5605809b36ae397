import AnimationEngine

/// A property of a view that a swap changes.
enum SwapMember: String, CaseIterable {
  case opacity, rotation, isVisible, curl, isHidden

  /// The name of this property for a view, such as `front.rotation`.
  func name(of view: String) -> String { "\(view).\(rawValue)" }

  /// The name of a view's dissolve factor, in place of the opacity where the view declares that.
  static func factorName(of view: String) -> String { view + ".dissolve" }

  /// The type of the member's values.
  var type: PropertyType {
    switch self {
    case .opacity, .curl: .number
    case .rotation: .angle
    case .isVisible, .isHidden: .discrete
    }
  }

  /// The value for a view that is visible; for discrete properties the index of the value.
  var shown: Components {
    switch self {
    case .opacity, .isVisible: [1]
    case .rotation, .curl, .isHidden: [0]
    }
  }

  /// The values of the discrete properties, in the order of their indices.
  static var switchValues: [DiscreteValue] { [false, true] }
}

extension ViewSwap {
  /// Whether the view that goes is hidden rather than removed, in this transaction.
  func hides(in transaction: SceneTransaction) -> Bool {
    if case .uikit(let animation) = transaction.source {
      return hides || animation.options.contains(.showHideTransitionViews)
    }
    return hides
  }

  /// The properties that a swap changes on both views.
  func members(hides: Bool) -> [SwapMember] {
    effect.moved + (effect.flips ? [.isVisible] : []) + (hides ? [.isHidden] : [])
  }
}

extension ViewSwap.Effect {
  /// The property that the effect animates.
  var moved: [SwapMember] {
    switch self {
    case .crossDissolve: [.opacity]
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: [.rotation]
    case .curlUp, .curlDown: [.curl]
    }
  }

  /// The value of a view before it is swapped in.
  func before(_ member: SwapMember) -> Components {
    switch member {
    case .rotation: [-180 * turn]
    case .curl: [self == .curlDown ? 1 : 0]
    case .opacity, .isVisible: [0]
    case .isHidden: [1]
    }
  }

  /// The value of a view after it was swapped out.
  func after(_ member: SwapMember) -> Components {
    switch member {
    case .rotation: [180 * turn]
    case .curl: [self == .curlUp ? 1 : 0]
    case .opacity, .isVisible: [0]
    case .isHidden: [1]
    }
  }

  /// The sense of rotation: 1 brings the left or the bottom edge to the front; 0 without a flip.
  private var turn: Double {
    switch self {
    case .flipFromLeft, .flipFromBottom: 1
    case .flipFromRight, .flipFromTop: -1
    case .crossDissolve, .curlUp, .curlDown: 0
    }
  }

  /// Whether the effect is a flip.
  var flips: Bool { turn != 0 }
}
