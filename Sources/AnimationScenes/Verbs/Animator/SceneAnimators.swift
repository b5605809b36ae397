import AnimationEngine

/// The property animators of a scene.
struct SceneAnimators {
  /// The animators, in the order in which they were made.
  var animators: [SceneAnimator] = []
  private var indexByName: [String: Int] = [:]
  /// Whether something that an animator moved was taken away, and nobody has looked whether that was
  /// all.
  var mayBeEmptied = false

  /// The names of those that are ever given a velocity for each component.
  let byComponent: Set<String>

  /// The index of an animator.
  func index(of name: String) -> Int? { indexByName[name] }

  /// Makes an animator; another one of that name is forgotten.
  mutating func add(_ animator: SceneAnimator, name: String) {
    animators.append(animator)
    indexByName[name] = animators.count - 1
  }
}

/// A property animator, and what it moves.
///
/// One state machine leads from 0 to 1, and every property covers as much of its own distance.
struct SceneAnimator {
  let name: String
  let settings: AnimatorSettings
  /// The state machine.
  var machine: PropertyAnimator<Double>
  /// What it will animate as soon as it is active.
  var waiting: [PropertyChange]
  /// The inputs of a layout that it will change then.
  var waitingInputs: [LayoutInput]
  /// What it animates.
  var driven: [DrivenProperty] = []
  /// What joined it while it was active.
  var additions: [AnimatorAddition] = []
  /// How much of the distance to their targets the models of ``driven`` have covered, 0 to 1.
  var modelPart = 0.0
  /// Whether it is inactive because all that it moved was taken away.
  var isEmptied = false

  /// What an animator takes, what it moves aside.
  static var bytes: Int { MemoryLayout<SceneAnimator>.stride + 500 }

  /// A property that it moves.
  struct DrivenProperty {
    var property: Int
    var from: Components
    var to: Components
    /// The overlay that shows it, while the animator is active.
    var overlay: Int?
    /// Whether it is one component alone; nothing of the others counts.
    var isComponent = false

    func place(after part: Double) -> Components { from.advanced(to: to, by: part) }
  }

  init(
    _ name: String, _ settings: AnimatorSettings, _ changes: [PropertyChange],
    _ inputs: [LayoutInput]
  ) {
    self.name = name
    self.settings = settings
    machine = PropertyAnimator(settings)
    waiting = changes
    waitingInputs = inputs
  }

  /// All that it moves, with what joined it.
  var allDriven: [DrivenProperty] { driven + additions.flatMap(\.driven) }

  /// Lets go of all that it moves.
  mutating func letGo() {
    driven = []
    additions = []
  }

  /// Gets something new to animate, while it is inactive.
  mutating func add(_ changes: [PropertyChange], _ inputs: [LayoutInput], at time: Double) {
    var next = PropertyAnimator(settings)
    try? next.setReversed(machine.isReversed(at: time), at: time)
    machine = next
    waiting += changes
    waitingInputs += inputs
  }
}
