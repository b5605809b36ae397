import AnimationEngine

/// A hit test at a point, answered twice: by the models, as UIKit does, and by what shows.
struct HitTest: PlayableVerb {
  var point: Point

  func title(_ properties: [AnimatedProperty]) -> String? { nil }

  func play(in player: inout ScenePlayer) throws(TimelineRefusal) {
    let frames = try player.knownFrames()
    try player.meter.charge(frames.reduce(50) { $0 + player.lookCost(of: $1) })
    let (model, shown) = player.views(at: point, frames)
    var isBlocked = false
    if let model { isBlocked = try player.blocksTouches(model) }
    try player.report(
      .hitTest(.init(model: model, presentation: shown, hit: isBlocked ? nil : model)),
      at: player.now)
  }
}

extension ScenePlayer {
  /// The frames of all views, found at the first hit test.
  fileprivate mutating func knownFrames() throws(TimelineRefusal) -> [ViewFrame] {
    if let viewFrames { return viewFrames }
    try meter.charge(spaces.workOfViewFrames)
    let frames = spaces.viewFrames
    viewFrames = frames
    return frames
  }

  /// The view in front at a point, by the models and by what shows.
  fileprivate func views(
    at point: Point, _ frames: [ViewFrame]
  ) -> (model: String?, shown: String?) {
    let (tracks, now) = (tracks, now)
    let model = frames.last { $0.contains(point, in: spaces) { tracks.model(of: $0) } }
    let shown = frames.last { frame in
      frame.contains(point, in: spaces) { tracks.value(of: $0, at: now) }
    }
    return (model?.view, shown?.view)
  }

  /// Whether a UIKit block that does not allow user interaction runs on a view now.
  fileprivate mutating func blocksTouches(_ view: String) throws(TimelineRefusal) -> Bool {
    try meter.charge(view.utf8.count / 2)
    for property in properties(of: view) {
      try meter.charge(5 + 2 * tracks[property].liveCount)
      for index in tracks[property].liveOverlays(at: now) {
        let overlay = tracks[property].overlays[index]
        if overlay.blocksTouches, overlay.start <= now, now < overlay.motionEnd { return true }
      }
    }
    return false
  }

  /// The cost of testing one view by its model and by what shows, in units of work.
  fileprivate func lookCost(of frame: ViewFrame) -> Int {
    let transform = frame.transform == nil ? 0 : 200
    return frame.properties.reduce(50 + transform) { $0 + tracks[$1].lookCost }
  }
}
