import AnimationDocuments
import AnimationEngine

extension ImportFormat {
  /// Design tokens (DTCG 2025.10): durations, curves, transitions, and springs in an extension.
  static let dtcg = ImportFormat("dtcg") { source in
    source.json.map { TokenTree.looksLikeTokens($0) } == true
  } read: { reading throws(DocumentRefusal) in
    guard let json = reading.source.json else { throw .noJSON("Design tokens are JSON") }
    var tokens = try TokenAnimation(json, &reading)
    return try tokens.animation(&reading)
  }
}
