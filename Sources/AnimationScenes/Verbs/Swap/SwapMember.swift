import AnimationEngine

/// What shows of a view that takes part in a swap.
enum SwapMember: String, CaseIterable {
  case opacity, rotation, isVisible, curl, isHidden

  /// The name of the property of a view.
  func name(of view: String) -> String { "\(view).\(rawValue)" }

  /// The name of the factor by which a cross dissolve mixes a view that has an opacity of its own.
  static func factorName(of view: String) -> String { view + ".dissolve" }

  /// What its values are.
  var type: PropertyType {
    switch self {
    case .opacity, .curl: .number
    case .rotation: .angle
    case .isVisible, .isHidden: .discrete
    }
  }

  /// The value of a view that shows; of a switch the index of its value.
  var shown: Components {
    switch self {
    case .opacity, .isVisible: [1]
    case .rotation, .curl, .isHidden: [0]
    }
  }

  /// The values of a switch.
  static var switchValues: [DiscreteValue] { [false, true] }
}

extension ViewSwap {
  /// Whether the view that goes stays to come back, in a transaction.
  func hides(in transaction: SceneTransaction) -> Bool {
    if case .uikit(let animation) = transaction.source {
      return hides || animation.options.contains(.showHideTransitionViews)
    }
    return hides
  }

  /// What shows of both views.
  func members(hides: Bool) -> [SwapMember] {
    effect.moved + (effect.flips ? [.isVisible] : []) + (hides ? [.isHidden] : [])
  }
}

extension ViewSwap.Effect {
  /// What moves.
  var moved: [SwapMember] {
    switch self {
    case .crossDissolve: [.opacity]
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: [.rotation]
    case .curlUp, .curlDown: [.curl]
    }
  }

  /// Where a view stands before it comes.
  func before(_ member: SwapMember) -> Components {
    switch member {
    case .rotation: [-180 * turn]
    case .curl: [self == .curlDown ? 1 : 0]
    case .opacity, .isVisible: [0]
    case .isHidden: [1]
    }
  }

  /// Where a view stands when it has gone.
  func after(_ member: SwapMember) -> Components {
    switch member {
    case .rotation: [180 * turn]
    case .curl: [self == .curlUp ? 1 : 0]
    case .opacity, .isVisible: [0]
    case .isHidden: [1]
    }
  }

  /// The sense in which both views turn: 1 brings the left or the bottom edge to the front.
  private var turn: Double {
    switch self {
    case .flipFromLeft, .flipFromBottom: 1
    case .flipFromRight, .flipFromTop: -1
    case .crossDissolve, .curlUp, .curlDown: 0
    }
  }

  /// Whether it turns the views round.
  var flips: Bool { turn != 0 }
}
