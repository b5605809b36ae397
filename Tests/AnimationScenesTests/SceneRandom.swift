import AnimationEngine
import AnimationScenes
import TestSupport

/// Random scripts of numbers.
struct SceneRandom {
  /// A script of sets by `animations`, each with a completion called by its number; with `isMixed`
  /// also changes at once, hands and recommits.
  static func scene(
    count: Int = 14, properties: Int = 1, by animations: [Animation], isMixed: Bool = false,
    seed: UInt64
  ) -> SceneNumbers {
    var random = SplitMix64(seed: seed)
    var scene = SceneNumbers(count: properties)
    var time = 0.0
    for index in 0..<count {
      time += Double.random(in: 0...0.4, using: &random)
      let value = Double.random(in: -50...50, using: &random)
      switch isMixed ? Int.random(in: 0..<10, using: &random) : 9 {
      case 0: scene.set([0: value], at: time)
      case 1:
        scene.drag([(0, value), (0.02, value + 4), (0.05, value + 9)], at: time)
      case 2:
        scene.drag(
          [(0, value), (0.1, value + 30), (0.2, value - 9)], at: time, by: .interactiveSpring)
      case 3: scene.recommit(value, at: time)
      default:
        var values: [Int: Double] = [:]
        for property in 0..<properties where property == 0 || Bool.random(using: &random) {
          values[property] = Double.random(in: -50...50, using: &random)
        }
        let criteria: SceneCompletion.Criteria =
          Bool.random(using: &random) ? .removed : .logicallyComplete
        scene.set(
          values, at: time,
          by: SceneTransaction(
            .animation(animations.randomElement(using: &random)!),
            completion: SceneCompletion(name: "\(index)", criteria: criteria)))
      }
    }
    return scene
  }
}
