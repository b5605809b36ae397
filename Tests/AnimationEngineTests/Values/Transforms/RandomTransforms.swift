import AnimationEngine

/// Random transforms for law tests; the seed of the generator says which.
enum RandomTransforms {
  static func number(
    _ range: ClosedRange<Double> = -3...3, using generator: inout some RandomNumberGenerator
  ) -> Double {
    .random(in: range, using: &generator)
  }

  /// A function of any kind.
  static func function(using generator: inout some RandomNumberGenerator) -> TransformFunction {
    let kind = TransformFunction.Kind.allCases.randomElement(using: &generator) ?? .rotate
    return function(kind, using: &generator)
  }

  /// A function of a kind.
  static func function(
    _ kind: TransformFunction.Kind, using generator: inout some RandomNumberGenerator
  ) -> TransformFunction {
    func numbers(_ count: Int, _ range: ClosedRange<Double> = -3...3) -> [Double] {
      (0..<count).map { _ in number(range, using: &generator) }
    }
    let arguments =
      switch kind {
      case .matrix: numbers(6)
      case .matrix3d: numbers(15, -1...1) + [1]
      case .translate: numbers(.random(in: 1...2, using: &generator), -100...100)
      case .translate3d: numbers(3, -100...100)
      case .scale: numbers(.random(in: 1...2, using: &generator))
      case .scale3d: numbers(3)
      case .rotate3d: numbers(3) + numbers(1, -400...400)
      case .skew: numbers(.random(in: 1...2, using: &generator), -70...70)
      case .skewX, .skewY: numbers(1, -70...70)
      case .perspective: [Bool.random(using: &generator) ? .infinity : numbers(1, 0...900)[0]]
      case .rotate, .rotateX, .rotateY, .rotateZ: numbers(1, -400...400)
      case .scaleX, .scaleY, .scaleZ: numbers(1)
      case .translateX, .translateY, .translateZ: numbers(1, -100...100)
      }
    return TransformFunction(kind, arguments)
  }

  /// A list of up to five functions.
  static func list(using generator: inout some RandomNumberGenerator) -> TransformList {
    TransformList(
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in function(using: &generator) })
  }

  /// A list of the same kinds as another, with other arguments and the axes of its rotations.
  static func list(
    matching other: TransformList, using generator: inout some RandomNumberGenerator
  ) -> TransformList {
    TransformList(
      other.functions.map { model in
        let new = function(model.kind, using: &generator)
        if model.kind == .rotate3d {
          return TransformFunction(.rotate3d, model.arguments.prefix(3) + new.arguments.suffix(1))
        }
        return model.kind == .matrix || model.kind == .matrix3d ? model : new
      })
  }
}
