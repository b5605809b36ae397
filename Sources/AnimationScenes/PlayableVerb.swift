import AnimationEngine

/// What a verb of a scene does: how it plays, what shows by it, what is wrong with it and what is seldom
/// meant.
///
/// There is one conformer for each case of ``SceneVerb``. Whoever goes through a script asks all of
/// them the same; a verb that has nothing to say to a question leaves its answer out.
protocol PlayableVerb {
  /// What is asked for, in a few words; nil for a question.
  func title(_ properties: [AnimatedProperty]) -> String?

  /// The verb with every value as coordinates of the space in which it moves; nil where it names no
  /// values.
  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb?

  /// Goes through the properties that the verb gives new values itself, with the times of these in
  /// seconds since the event.
  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void)

  /// When the verb goes on after its event, in seconds since then: each is a step of its own.
  var laterTimes: [Double] { get }

  /// Notes the properties by which the verb shows besides those that are declared.
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction)

  /// Checks the verb against the state of the script at this moment: notes what forbids it, then
  /// what it changes.
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction)

  /// Plays the verb at the player's time.
  func play(
    in player: inout ScenePlayer, by transaction: SceneTransaction
  ) throws(TimelineRefusal)

  /// Plays one of the ``laterTimes``, by its index.
  func goOn(_ index: Int, in player: inout ScenePlayer) throws(TimelineRefusal)

  /// Remembers what advice about other events depends on, before anything is played.
  func prepare(_ advisor: inout SceneAdvisor, _ event: SceneEvent)

  /// Notes what is seldom meant, just before the verb is played.
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal)
}

extension PlayableVerb {
  func inCoordinates(of spaces: PropertySpaces) -> SceneVerb? { nil }
  func visitChanges(_ visit: (_ property: Int, _ time: Double) -> Void) {}
  var laterTimes: [Double] { [] }
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {}
  func check(in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction) {}
  func goOn(_ index: Int, in player: inout ScenePlayer) throws(TimelineRefusal) {}
  func prepare(_ advisor: inout SceneAdvisor, _ event: SceneEvent) {}
  func advise(
    _ advisor: inout SceneAdvisor, _ event: SceneEvent, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {}
}
