import AnimationEngine

// What a picture of a scene tells of its script: when something is asked for, and what.

extension ResolvedAnimation {
  /// The times in seconds and short titles of what a script does, for people; empty for all other
  /// kinds, and under a timing. Hit tests are left out: their answers are events of the timeline.
  public var scriptMoments: [(time: Double, name: String)] {
    guard timing == nil, case .scene(let scene) = content else { return [] }
    return scene.events.compactMap { event in
      event.verb.playable.title(properties).map { (event.time, $0) }
    }
  }
}

extension Scene {
  /// For each of `count` properties, the rising times in seconds at which it is given a value.
  func changeTimes(of count: Int) -> [[Double]] {
    var times = [Set<Double>](repeating: [], count: count)
    for event in events {
      event.verb.playable.visitChanges { times[$0].insert(event.time + $1) }
    }
    return times.map { $0.sorted() }
  }

  /// The number of times that a property is given a value.
  var changeCount: Int {
    var count = 0
    for event in events { event.verb.playable.visitChanges { _, _ in count += 1 } }
    return count
  }
}
