internal import AnimationEngine

extension Forms {
  /// An animation.
  static let animation = Form<Animation>(.reference("Animation")) {
    $0.animation(at: $1)
  } write: {
    $1.json.append($0)
  }

  /// A unit curve.
  static let curve = Form<UnitCurve>(.reference("Curve")) {
    $0.curve(at: $1)
  } write: {
    $1.json.append($0)
  }

  /// A spring that stands by itself.
  static let spring = Form<Spring>(.reference("Spring")) {
    $0.spring(at: $1)
  } write: {
    $1.json.append(SpringDocument.description(of: $0))
  }
}
