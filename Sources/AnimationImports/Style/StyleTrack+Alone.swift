import AnimationDocuments
import AnimationEngine

extension StyleTrack {
  /// The track of settings without values.
  static func alone(
    by motion: ImportedMotion, _ timing: ImportedTiming, at place: SourcePlace
  ) -> StyleTrack {
    StyleTrack(
      name: "value", place: place,
      frames: [
        .init(time: 0, text: "0"), .init(time: timing.duration ?? 0, text: "1", motion: motion),
      ], timing: timing)
  }
}
