/// How much a scene has changed, counted in components.
///
/// A short event can change much: a view that comes takes all its properties with it, and an
/// animation among many others is written down again with each of them. Both are bounded together.
struct SceneWork {
  /// Components that were changed; two animations that show one count as another change of it.
  private(set) var components = 0

  /// Most changes of components that one scene may make.
  static var most: Int { 1_000_000 }

  /// Whether more was changed than may be.
  var isTooMuch: Bool { components > Self.most }

  /// Counts a change of so many components, below so many animations.
  mutating func add(_ count: Int, below animations: Int = 0) {
    components += count * (1 + animations / 2)
  }
}

extension ScenePlayer {
  /// Counts what it takes to find what carries so many properties: each looks through the animations
  /// beside it and through those of its event. Two looks count as one change.
  mutating func countLooks(_ properties: [Int], by transaction: SceneTransaction) {
    let scoped = transaction.scoped.reduce(0) { $0 + 1 + $1.properties.count }
    let looks = properties.reduce(0) { $0 + scoped + animationsByProperty[$1].count }
    work.add(looks / 2)
  }

  /// Lays an animation over what a property shows.
  ///
  /// - Returns: its index.
  mutating func lay(_ overlay: Overlay, over property: Int) throws(TimelineRefusal) -> Int {
    let below = tracks[property].liveOverlays(at: now).count
    guard let index = tracks[property].lay(overlay, at: now) else {
      throw .tooManyAnimations(event: eventIndex, limit: SceneTrack.mostOverlays)
    }
    work.add(layout.presentations[property].laneCount, below: below)
    return index
  }

  /// Refuses a scene that has changed too much.
  func checkWork() throws(TimelineRefusal) {
    guard work.isTooMuch else { return }
    throw .tooManyChanges(event: eventIndex, limit: SceneWork.most)
  }
}
