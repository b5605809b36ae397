import AnimationEngine

/// The property animators of a scene.
struct SceneAnimators {
  /// The animators, in the order in which they were made.
  var animators: [SceneAnimator] = []
  private var indexByName = NameTable<Int>()
  /// Whether a property was taken from an animator, so that one may have nothing left to move.
  var mayBeEmptied = false

  /// The names of the animators that are given a velocity for each component by some event.
  let byComponent: NameSet

  /// The index of the latest animator with this name; nil if there is none.
  func index(of name: String) -> Int? { indexByName[name] }

  /// Adds an animator; an earlier one of the same name can no longer be addressed.
  mutating func add(_ animator: SceneAnimator, name: String) {
    animators.append(animator)
    indexByName[name] = animators.count - 1
  }
}

/// A property animator of a scene, and the properties that it moves.
///
/// One state machine goes from 0 to 1; each property covers the same share of its distance.
struct SceneAnimator {
  let name: String
  let settings: AnimatorSettings
  /// The state machine, whose value goes from 0 to 1.
  var machine: PropertyAnimator<Double>
  /// The changes that the animator will animate once it is active.
  var waiting: [PropertyChange]
  /// The layout inputs that the animator will change once it is active.
  var waitingInputs: [LayoutInput]
  /// The properties that the animator animates while active.
  var driven: [DrivenProperty] = []
  /// The changes that were added while the animator was active.
  var additions: [AnimatorAddition] = []
  /// The fraction of the distance to their targets that the model values of ``driven`` have
  /// covered, 0 to 1.
  var modelPart = 0.0
  /// Whether the animator is inactive because other events ended its animations on all properties.
  var isEmptied = false

  /// The memory of an animator without its properties, in bytes.
  static var bytes: Int { MemoryLayout<SceneAnimator>.stride + 500 }

  /// A property that an animator moves, with its start and its target.
  struct DrivenProperty {
    var property: Int
    var from: Components
    var to: Components
    /// The index of the overlay that shows the motion, while the animator is active.
    var overlay: Int?
    /// Whether only one component moves; the values of the others are ignored.
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

  /// All properties that the animator moves, those of its additions included.
  var allDriven: [DrivenProperty] { driven + additions.flatMap(\.driven) }

  /// Releases all properties.
  mutating func letGo() {
    driven = []
    additions = []
  }

  /// Adds changes to an inactive animator, which starts anew in its direction.
  mutating func add(_ changes: [PropertyChange], _ inputs: [LayoutInput], at time: Double) {
    var next = PropertyAnimator(settings)
    try? next.setReversed(machine.isReversed(at: time), at: time)
    machine = next
    waiting += changes
    waitingInputs += inputs
  }
}
