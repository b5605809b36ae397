/// How often the script of a request was gone through: each way once at most.
package struct ScriptPasses: Hashable, Sendable {
  /// How often it was completed with the properties that its verbs show.
  package var completed = 0
  /// How often it was rehearsed, to find what it forbids.
  package var rehearsed = 0
  /// How often it was played.
  package var played = 0

  package init(completed: Int = 0, rehearsed: Int = 0, played: Int = 0) {
    (self.completed, self.rehearsed, self.played) = (completed, rehearsed, played)
  }
}
