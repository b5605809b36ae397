package import AnimationEngine

/// Follows a script without its motion: which views are there, what animators and zooms have come to,
/// and what that forbids.
///
/// Whatever depends on motion is open here: everything is allowed that some motion allows. So a script
/// is judged before anybody knows by which springs it is played, and how far.
struct SceneRehearsal {
  /// The properties that are declared, and after them those that verbs show.
  let properties: [AnimatedProperty]
  /// Names of animators and views that nothing is known of, and nothing is said about.
  let unknown: Set<String>
  private let declaredCount: Int
  private let indexByName: [String: Int]
  /// Properties that cannot show what they should, and were spoken of.
  private var spokenOf: Set<String> = []

  /// What the verbs have to remember.
  var animators: [String: PropertyAnimator<Double>] = [:]
  /// What each of them moves, or will.
  var propertiesByAnimator: [String: Set<Int>] = [:]
  var views: RehearsedViews
  var zooms: [String: RehearsedZoom] = [:]
  var boxes: Set<String> = []

  /// When the event happens that is looked at, in seconds.
  private(set) var time = 0.0
  private var eventIndex = 0
  private(set) var problems: [SceneProblem] = []

  init(_ whole: CompletedScene, ignoring unknown: Set<String>) {
    self.unknown = unknown
    properties = whole.properties
    declaredCount = whole.declaredCount
    indexByName = properties.indexByName
    views = RehearsedViews(thereAtFirst: whole.viewsThereAtFirst)
  }

  /// Goes on to an event.
  mutating func play(_ event: SceneEvent, _ index: Int) {
    (time, eventIndex) = (event.time, index)
    event.verb.playable.check(in: &self, by: event.transaction)
  }

  /// Notes what is wrong with a part of the event.
  mutating func note(_ part: ScenePlace.Part, _ kind: SceneProblem.Kind, _ message: String) {
    note(at: ScenePlace(event: eventIndex, part), kind, message)
  }

  mutating func note(at place: ScenePlace, _ kind: SceneProblem.Kind, _ message: String) {
    problems.append(SceneProblem(at: place, kind: kind, message: message))
  }
}

// MARK: - Properties

extension SceneRehearsal {
  /// The type of a property that is declared, or shown by a verb; nil where there is none.
  func type(of name: String) -> PropertyType? { indexByName[name].map { properties[$0].type } }

  /// The type of a property that is declared; nil where there is none.
  func declaredType(of name: String) -> PropertyType? {
    indexByName[name].flatMap { $0 < declaredCount ? properties[$0].type : nil }
  }

  /// The properties that are declared.
  var declared: ArraySlice<AnimatedProperty> { properties[..<declaredCount] }

  /// Notes a property that is declared as another type of value than a verb shows by it; each property
  /// is spoken of once.
  mutating func check(_ name: String, shownBy verb: String, _ canShow: (PropertyType) -> Bool) {
    guard let type = declaredType(of: name), !canShow(type), spokenOf.insert(name).inserted else {
      return
    }
    note(
      .verb, .wrongType,
      "The \(verb) shows itself by \(name), which is declared as another type of value.")
  }
}

extension CompletedScene {
  /// All that cannot happen as it is written, by rising event; see ``Scene/problems(_:ignoring:)``.
  package func problems(
    ignoring unknown: Set<String> = [], meter: inout WorkMeter
  ) -> [SceneProblem] {
    meter.passes.rehearsed += 1
    var rehearsal = SceneRehearsal(self, ignoring: unknown)
    rehearsal.lookAtLayout(of: scene)
    for (index, event) in scene.events.enumerated() { rehearsal.play(event, index) }
    return rehearsal.problems.enumerated()
      .sorted { ($0.element.place.event, $0.offset) < ($1.element.place.event, $1.offset) }
      .map(\.element)
  }
}
