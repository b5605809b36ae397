import AnimationEngine

/// The removal of running animations. Each ends at once, unfinished, and its property shows its
/// model value.
struct AnimationRemoval: PlayableVerb {
  var scope: AnimationScope

  func title(_ properties: [AnimatedProperty]) -> String? { "remove animations" }

  func check(
    in rehearsal: inout SceneRehearsal, by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    try rehearsal.takeAwayAnimations(in: scope)
  }

  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    for property in player.properties(in: scope) {
      try player.takeAway(property, withLayers: true)
    }
    try player.reviseDepartures()
    try player.reviseSwaps()
  }

  func advise(_ advisor: inout SceneAdvisor, _ player: inout ScenePlayer) throws(TimelineRefusal) {
    for property in player.properties(in: scope) {
      advisor.blocks.takeAway(property, at: player.now)
    }
    try advisor.lookForCuts(of: player.properties(in: scope), &player) { _ in .verb }
  }
}

extension ScenePlayer {
  fileprivate func properties(in scope: AnimationScope) -> [Int] {
    switch scope {
    case .all: Array(tracks.indices)
    case .view(let view): properties(of: view)
    case .properties(let properties): properties
    }
  }
}
