/// The number of passes over the script of a request; each of the three kinds runs at most once.
package struct ScriptPasses: Hashable, Sendable {
  /// The number of times that the script was completed with the properties that its verbs display.
  package var completed = 0
  /// The number of rehearsals, which find the problems in the script.
  package var rehearsed = 0
  /// The number of times that the script was played.
  package var played = 0

  package init(completed: Int = 0, rehearsed: Int = 0, played: Int = 0) {
    (self.completed, self.rehearsed, self.played) = (completed, rehearsed, played)
  }
}
