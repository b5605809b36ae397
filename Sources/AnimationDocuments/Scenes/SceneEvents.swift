internal import AnimationEngine
internal import AnimationScenes

/// The events of a scene read so far.
struct SceneEvents {
  /// The events that could be read.
  private(set) var events: [SceneEvent] = []
  /// The node of each event.
  private(set) var nodes: [Int] = []
  /// The implicit animations to read after all events; those of unreadable events are only checked.
  private(set) var scopedAnimations: [Scope] = []
  /// The removals of animations to be read after all events.
  private(set) var removals: [Scope] = []
  /// The number of those lists and removals before the present event.
  private var firstAnimations = 0
  private var firstRemoval = 0
  /// The names of animators and views in unreadable events, with the first node of such an event.
  private(set) var unknownNames: [String: Int] = [:]
  /// The verbs of unreadable events that contain no name.
  private(set) var unknownVerbs = WordSet()

  /// The latest UIKit block that is not nested, and the time of its event.
  private(set) var outerBlock: (time: Double, form: UIKitAnimation.Form)?
  /// Whether the present event's block is nested in that one.
  var isNested = false

  /// A node to be read after all events, and the index of its event.
  struct Scope {
    let node: Int
    var event: Int?
  }

  /// Begins a new event, to which nodes that are postponed from now on belong.
  mutating func beginEvent() {
    firstAnimations = scopedAnimations.count
    firstRemoval = removals.count
    isNested = false
  }

  mutating func add(_ event: SceneEvent, at node: Int) {
    for index in scopedAnimations.indices[firstAnimations...] {
      scopedAnimations[index].event = events.count
    }
    for index in removals.indices[firstRemoval...] { removals[index].event = events.count }
    if case .uikit(let block) = event.transaction.source, !isNested {
      outerBlock = (event.time, block.form)
    }
    events.append(event)
    nodes.append(node)
  }

  /// Postpones reading a list of implicit animations until all events are known.
  mutating func leave(animations node: Int) { scopedAnimations.append(Scope(node: node)) }

  /// Postpones reading the scope of a removal of animations until all events are known.
  mutating func leave(removal node: Int) { removals.append(Scope(node: node)) }

  /// Records names and verbs that are uncertain because an event could not be read.
  mutating func note(names: Set<String>, verbs: WordSet, at node: Int) {
    for name in names where unknownNames[name] == nil { unknownNames[name] = node }
    unknownVerbs = unknownVerbs.union(verbs)
  }
}

// MARK: - What was meant by events that could not be read

extension DocumentDecoder {
  /// Records what an unreadable event at `node` may change: later events are not judged by it.
  mutating func skip(_ node: Int, _ verbs: WordSet) {
    var names = viewNames(inside: node)
    if verbs.contains(.zoom) { names.insert(ZoomCommand.defaultView) }
    script.note(names: names, verbs: names.isEmpty ? verbs : [], at: node)
  }

  /// The texts inside a node that may be names of animators or views.
  ///
  /// - Complexity: O(n) in the nodes.
  func viewNames(inside node: Int) -> Set<String> {
    var names: Set<String> = []
    for object in node..<tape.end(of: node) where tape[object].kind == .object {
      for member in tape.members(of: object) where tape[member.value].kind == .string {
        guard let word = word(at: member.name), WordSet.viewNames.contains(word) else { continue }
        names.insert(tape.string(at: member.value))
      }
    }
    return names
  }
}

extension WordSet {
  /// The members whose values are names of animators, views or properties.
  static let viewNames: WordSet = [.name, .view, .from, .to, .replaces, .property]
}
