@testable import AnimationEngine
@testable import AnimationScenes

/// A scene of views as tests write and read it.
struct ViewScene {
  var script: SceneScript

  init(_ initial: KeyValuePairs<String, PropertyValue> = [:], layout: LayoutBox? = nil) {
    script = SceneScript(initial, layout: layout)
  }

  /// A phone.
  static let container = Size(width: 400, height: 800)

  /// A straight line that takes a second.
  static let line = SceneTransaction(.animation(.linear(duration: 1)))

  /// A spring that swings over.
  static let spring = SceneTransaction(.animation(.spring(duration: 0.5, bounce: 0.3)))

  /// The scene played.
  func played(springs: SpringModel = .analytic) throws -> Shown {
    Shown(try script.animation.compiled(springs: springs))
  }
}

/// Whether two lists of numbers agree to a tolerance.
func isClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-12) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
}
