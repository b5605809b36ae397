package import AnimationEngine

/// Goes through a script without computing its motion, to find its problems: it follows which
/// views are there and the states of animators and zooms.
///
/// What depends on motion is left open: everything is allowed that some motion would allow. So a
/// script can be checked without knowing the springs or the horizon it is played with.
struct SceneRehearsal {
  /// The properties that are declared, and after them those that verbs show.
  let properties: [AnimatedProperty]
  /// Names of animators and views that are not checked, as nothing is known of them.
  let unknown: NameSet
  private let declaredCount: Int
  private let indexByName: NameTable<Int>
  /// Names of properties already reported for a wrong type.
  private var spokenOf: NameSet = []

  var animators = NameTable<PropertyAnimator<Double>>()
  /// The properties that each animator moves or will move, by its name.
  var movedByAnimator = NameTable<MovedProperties>()
  var views: RehearsedViews
  var zooms = NameTable<RehearsedZoom>()
  var boxes: NameSet = []
  /// The indices of the properties that show the frames of the boxes.
  var frames: Set<Int> = []
  /// The properties of each view, by its name; found once.
  lazy var propertiesByView = properties.indicesByView

  /// The meter: the work so far, of this script and of what came before it.
  var meter: WorkMeter

  /// The time of the present event, in seconds.
  private(set) var time = 0.0
  private var eventIndex = 0
  private(set) var problems: [SceneProblem] = []

  init(_ whole: CompletedScene, ignoring unknown: Set<String>, _ meter: WorkMeter) {
    self.meter = meter
    self.unknown = NameSet(unknown)
    properties = whole.properties
    declaredCount = whole.declaredCount
    indexByName = properties.indexByName
    views = RehearsedViews(thereAtFirst: whole.viewsThereAtFirst)
  }

  /// Checks the next event and updates the state by it.
  mutating func play(_ event: SceneEvent, _ index: Int) throws(TimelineRefusal) {
    (time, eventIndex) = (event.time, index)
    try event.verb.playable.check(in: &self, by: event.transaction)
  }

  /// Adds a problem with a part of the present event.
  mutating func note(_ part: ScenePlace.Part, _ kind: SceneProblem.Kind, _ message: String) {
    note(at: ScenePlace(event: eventIndex, part), kind, message)
  }

  mutating func note(at place: ScenePlace, _ kind: SceneProblem.Kind, _ message: String) {
    problems.append(SceneProblem(at: place, kind: kind, message: message))
  }
}

// MARK: - Properties

extension SceneRehearsal {
  /// The type of a property, whether declared or added by a verb; nil for an unknown name.
  func type(of name: String) -> PropertyType? { indexByName[name].map { properties[$0].type } }

  /// The type of a property that the scene declares; nil for an unknown name.
  func declaredType(of name: String) -> PropertyType? {
    indexByName[name].flatMap { $0 < declaredCount ? properties[$0].type : nil }
  }

  var declared: ArraySlice<AnimatedProperty> { properties[..<declaredCount] }

  /// Notes a problem if a property is declared with a type that cannot show the effect of `verb`;
  /// one problem per property.
  mutating func check(_ name: String, shownBy verb: String, _ canShow: (PropertyType) -> Bool) {
    guard let type = declaredType(of: name), !canShow(type), spokenOf.insert(name).inserted else {
      return
    }
    note(
      .verb, .wrongType,
      "The \(verb) shows what it does as \(name), which has a first value of another type: "
        + "leave that value out.")
  }
}

extension CompletedScene {
  /// All problems of the script, in the order of its events; see ``Scene/problems(_:ignoring:)``.
  ///
  /// - Parameter meter: The meter that is charged for the work.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  package func problems(
    ignoring unknown: Set<String> = [], meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [SceneProblem] {
    meter.passes.rehearsed += 1
    let before = meter.bytes
    var rehearsal = SceneRehearsal(self, ignoring: unknown, meter)
    defer {
      meter = rehearsal.meter
      meter.release(bytes: meter.bytes - before)
    }
    rehearsal.lookAtLayout(of: scene)
    for (index, event) in scene.events.enumerated() { try rehearsal.play(event, index) }
    return rehearsal.problems.sorted { $0.place.event < $1.place.event }
  }
}
