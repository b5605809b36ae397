import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// Figma: transitions and easings of prototypes, tracks of Figma Motion, and the text of a
  /// spring in Dev Mode.
  static let figma = ImportFormat("figma") { source in
    if let json = source.json { return FigmaFile.looksLikeFigma(json) }
    return FigmaSpringText(source.start) != nil
  } read: { reading throws(DocumentRefusal) in
    guard let json = reading.source.json else {
      guard let spring = FigmaSpringText(reading.source.start) else {
        throw .noJSON("Figma's animations are JSON, or 1 - e^(-at)(cos bt + c sin bt)")
      }
      return spring.animation
    }
    var file = FigmaFile()
    try file.read(json, &reading)
    return file.animation
  }
}
