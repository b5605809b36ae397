internal import AnimationEngine
internal import AnimationScenes

/// The events of a scene while they are read.
struct SceneEvents {
  /// The events that could be read.
  private(set) var events: [SceneEvent] = []
  /// The node of each.
  private(set) var nodes: [Int] = []
  /// Lists of animations for some properties; nothing is to be done with those of events that could
  /// not be read but to check them.
  private(set) var scopedAnimations: [Scope] = []
  /// What running animations are removed from.
  private(set) var removals: [Scope] = []
  /// Where the lists begin that were left by the event that is read.
  private var firstAnimations = 0
  private var firstRemoval = 0
  /// The names of animators and views in events that could not be read, with the first such node.
  private(set) var unknownNames: [String: Int] = [:]
  /// The verbs of events that could not be read and do not even say a name.
  private(set) var unknownVerbs = WordSet()

  /// The last block of UIKit that is not nested, and when it begins.
  private(set) var outerBlock: (time: Double, form: UIKitAnimation.Form)?
  /// Whether the event that is read has a block inside that one.
  var isNested = false

  /// A node that is read when all events are known, and the event that it belongs to.
  struct Scope {
    let node: Int
    var event: Int?
  }

  /// What is left for the end from now on belongs to the next event.
  mutating func beginEvent() {
    firstAnimations = scopedAnimations.count
    firstRemoval = removals.count
    isNested = false
  }

  /// Adds the event that was read at a node.
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

  /// Leaves a list of animations for the end.
  mutating func leave(animations node: Int) { scopedAnimations.append(Scope(node: node)) }

  /// Leaves what animations are removed from for the end.
  mutating func leave(removal node: Int) { removals.append(Scope(node: node)) }

  /// Notes what is not known because an event could not be read.
  mutating func note(names: Set<String>, verbs: WordSet, at node: Int) {
    for name in names where unknownNames[name] == nil { unknownNames[name] = node }
    unknownVerbs = unknownVerbs.union(verbs)
  }
}

// MARK: - What was meant by events that could not be read

extension DocumentDecoder {
  /// Notes what an event at `node` that could not be read would have made known: what follows is
  /// not judged by it.
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
  /// The members that hold names of animators and views.
  static let viewNames: WordSet = [.name, .view, .from, .to, .replaces, .property]
}
