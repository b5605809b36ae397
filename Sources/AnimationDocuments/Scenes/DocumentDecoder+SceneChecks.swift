internal import AnimationEngine
internal import AnimationScenes

// Checks that need the whole script: whether it can be played, and how long it is.

extension DocumentDecoder {
  /// Reports what the script does in a state that forbids it. Animators and views that an earlier
  /// unreadable event may have affected are not checked.
  mutating func checkPlay(of whole: CompletedScene, layout: Int?) {
    let unknown = table.properties.indices.filter { !table.isKnown($0) }
    let views = Set(unknown.compactMap { table.properties[$0].name.viewName })
    for problem in problems(of: whole) {
      let place = problem.place
      let verb = place.part == .layout ? .layout : script.events[place.event].verb.word
      if script.leavesOpen(verb) { continue }
      if verb == .layout, boxes == nil || layout == nil || !views.isEmpty { continue }
      let event = place.part == .layout ? layout ?? 0 : script.nodes[place.event]
      let node = node(at: place.path(in: whole.scene, whole.properties), inside: event)
      let names = names(at: node, place.part, of: verb, inside: event)
      // Not a set beside a set: of two, the smaller one is looked up, and its names may be long.
      guard !names.contains(where: views.contains), !script.knowsLittle(of: names, at: event) else {
        continue
      }
      report(problem.kind.code, at: node, problem.message.messageStart)
    }
  }

  private mutating func problems(of whole: CompletedScene) -> [SceneProblem] {
    do {
      return try whole.problems(meter: &meter)
    } catch {
      excess = error
      return []
    }
  }

  /// The names of animators and views that a problem may be about: the name at its place, or else
  /// all names in the event.
  private func names(
    at node: Int, _ part: ScenePlace.Part, of verb: Word, inside event: Int
  ) -> Set<String> {
    if verb == .layout { return [] }
    if tape[node].kind == .string, part.isName { return [tape.string(at: node)] }
    let names = viewNames(inside: event)
    return verb == .zoom ? names.union([ZoomCommand.defaultView]) : names
  }

  /// The node at the end of a path of names and indices, or the last node on it that exists.
  private func node(at path: [String], inside node: Int) -> Int {
    var node = node
    for step in path {
      guard let next = tape.child(step, of: node) else { return node }
      node = next
    }
    return node
  }

  /// Whether a script is within its limits, before events are read. Reports a problem if not.
  mutating func checkLengths(of events: Int) -> Bool {
    var length = SceneLength(steps: tape[events].count)
    for event in tape.children(of: events) where tape[event].kind == .object {
      for member in tape.members(of: event) { length += self.length(of: member) }
    }
    return check(length.steps, of: .events, SceneLength.steps, at: events)
      && check(length.keyframes, of: .keyframes, SceneLength.keyframes, at: events)
  }

  private func length(of member: (name: Int, value: Int)) -> SceneLength {
    switch word(at: member.name) {
    case .gesture: return SceneLength(steps: count(of: .samples, in: member.value))
    case .keyframes:
      let count = count(of: .keyframes, in: member.value)
      return SceneLength(steps: count, keyframes: count)
    case .layer:
      let inside = (member.value..<tape.end(of: member.value)).reduce(0) {
        $0 + count(of: .values, in: $1) + count(of: .animations, in: $1)
      }
      return SceneLength(keyframes: inside)
    default: return SceneLength()
    }
  }

  /// The number of elements in a list that is a member of an object; 0 if there is none.
  private func count(of word: Word, in object: Int) -> Int {
    guard tape[object].kind == .object else { return 0 }
    return tape.members(of: object).reduce(0) { count, member in
      guard self.word(at: member.name) == word, tape[member.value].kind == .array else {
        return count
      }
      return count + tape[member.value].count
    }
  }
}

/// The length of a script, as the limits count it.
struct SceneLength {
  /// The number of events, gesture samples and keyframes of views.
  var steps = 0
  /// The number of keyframes of views, values of layer keyframes, and animations in groups.
  var keyframes = 0

  /// What is counted, as a noun for messages.
  static let steps = "events, samples and keyframes of views"
  static let keyframes = "keyframes"

  static func += (left: inout SceneLength, right: SceneLength) {
    left.steps += right.steps
    left.keyframes += right.keyframes
  }
}

extension Scene {
  var length: SceneLength {
    events.reduce(into: SceneLength(steps: events.count)) { length, event in
      switch event.verb {
      case .gesture(let gesture): length.steps += gesture.samples.count
      case .keyframes(let block):
        length += SceneLength(steps: block.keyframes.count, keyframes: block.keyframes.count)
      case .layer(.add(_, let animation)): length.keyframes += animation.keyframeCount
      case .layer(.addAll(let additions)):
        length.keyframes += additions.reduce(0) { $0 + $1.animation.keyframeCount }
      default: break
      }
    }
  }
}

extension LayerAnimation {
  fileprivate var keyframeCount: Int {
    switch content {
    case .basic, .spring: 0
    case .keyframe(_, let keyframes, _):
      keyframes.values.count + (keyframes.path?.structure.commands.count ?? 0)
    case .group(let animations, _): animations.reduce(animations.count) { $0 + $1.keyframeCount }
    }
  }
}

extension SceneEvents {
  /// Whether an event before the one at `node` could not be read and contains one of these names.
  fileprivate func knowsLittle(of names: Set<String>, at node: Int) -> Bool {
    names.contains { name in unknownNames[name].map { $0 < node } ?? false }
  }

  /// Whether a problem of this verb may be due to an unreadable event without a name.
  fileprivate func leavesOpen(_ verb: Word) -> Bool {
    !unknownVerbs.isDisjoint(with: verb == .animator ? [.animator] : .viewVerbs)
  }
}

extension WordSet {
  fileprivate static let viewVerbs: WordSet = [.insert, .remove, .match, .swap, .zoom]
}

extension ScenePlace.Part {
  /// Whether this part of an event is a name.
  fileprivate var isName: Bool { [.name, .view, .from, .to, .replaces, .property].contains(self) }
}

extension SceneProblem.Kind {
  fileprivate var code: ErrorCode {
    switch self {
    case .invalidState: .invalidState
    case .unknownName: .unknownName
    case .missing: .missingMember
    case .wrongType: .typeMismatch
    case .duplicate: .duplicateMember
    }
  }
}
