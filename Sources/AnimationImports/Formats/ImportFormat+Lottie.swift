import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// Lottie files (Bodymovin's JSON, the specification of the Lottie Animation Community):
  /// animated transforms, effects, fills, strokes and sizes.
  static let lottie = ImportFormat("lottie") { source in
    source.json?["layers"]?.isArray == true
      && (source.json?["fr"] ?? source.json?["op"] ?? source.json?["ip"]) != nil
  } read: { reading throws(DocumentRefusal) in
    guard let json = reading.source.json else { throw .noJSON("A Lottie file is JSON") }
    guard let clock = LottieClock(json, &reading) else { return ImportedAnimation() }
    return try LottieComposition(json, clock).animation(&reading)
  }
}
