import AnimationEngine

/// How one verb of a scene behaves: how it plays, which properties it adds, what is wrong with it
/// and what is worth advice.
///
/// There is one conformer for each case of ``SceneVerb``. The requirements have default
/// implementations that do nothing, for verbs to which they do not apply.
protocol PlayableVerb {
  /// A short title of the event for people; nil for a hit test, which changes nothing.
  func title(_ properties: [AnimatedProperty]) -> String?

  /// The verb with all its values converted to the coordinates in which properties interpolate;
  /// nil for a verb without values.
  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb?

  /// Calls `visit` for each property that the verb itself gives a new value, with the time of
  /// that value in seconds after the event.
  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void)

  /// The times at which the verb does something more after its event, in seconds after it. Each
  /// is a separate step of playing.
  var laterTimes: [Double] { get }

  /// Adds the properties by which the verb shows itself and that the scene need not declare, such
  /// as a transition's offset.
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction)

  /// Checks the verb against the script's state here: notes problems, then updates the state. Work that
  /// grows with more than the verb is charged to the rehearsal's meter.
  func check(
    in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction
  ) throws(TimelineRefusal)

  /// Plays the verb at the player's time, by the transaction of the player's event.
  func play(in player: inout ScenePlayer) throws(TimelineRefusal)

  /// Plays the step at one of ``laterTimes``, by the index of that time.
  func goOn(_ index: Int, in player: inout ScenePlayer) throws(TimelineRefusal)

  /// Records, before playing, what advice about other events needs to know of the advisor's event.
  func prepare(_ advisor: inout SceneAdvisor)

  /// Adds advice about the verb, just before it is played.
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal)
}

extension PlayableVerb {
  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? { nil }
  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void) {}
  var laterTimes: [Double] { [] }
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {}
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {}
  func goOn(_ index: Int, in player: inout ScenePlayer) throws(TimelineRefusal) {}
  func prepare(_ advisor: inout SceneAdvisor) {}
  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {}
}
